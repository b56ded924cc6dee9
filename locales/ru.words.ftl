# Слова каждой игры. Чего здесь нет, то говорится как в ru.ftl; диагональным играм своих слов не нужно.

## Звезда: лунка, шаг, прыжок; взятий и дамок нет
site-description--star = Задача на каждый день: ваш ход, найдите выигрыш. Три попытки.
within--star = Заведите все шашки в верхний луч. { within }
to-move--star = Ход: { star-side }
help--star = Нажмите на шашку, затем на лунку, в которую она пойдёт.
must-capture-choose--star = Нажмите на шашку, которой пойдёте.
must-capture--star = Сначала нажмите на лунку с цифрой { $n }.
next-stop--star = Прыжки продолжаются. Теперь нажмите на лунку с цифрой { $n }.
tap-target--star = Теперь нажмите на лунку, в которую она пойдёт. Чтобы отпустить шашку, нажмите на неё ещё раз.
drop-chain--star = Отменить прыжки
chain-dropped--star = Прыжки отменены.
reply--star = Верно, продолжайте. Игрок { star-letter } ответил `{ $move }`.
wrong-escapes--star = Игрок { star-letter } отвечает `{ $move }`, и все ваши шашки вовремя до дома не доходят.
wrong-draws--star = Игрок { star-letter } делает ничью ходом `{ $move }`.
wrong-wins--star = Игрок { star-letter } ходит `{ $move }` и приходит домой раньше вас.
refused-no-piece--star = { rule-no-piece--star } Попытка не потрачена.
refused-square-taken--star = { rule-square-taken--star } Попытка не потрачена.
refused-beyond-reach--star = { rule-beyond-reach--star } Попытка не потрачена.
refused-chain-unfinished--star = { rule-chain-unfinished--star } Попытка не потрачена.
rule-no-piece--star = В этой лунке нет шашки.
rule-square-taken--star = Так пойти нельзя: лунка занята.
rule-beyond-reach--star = Эта шашка не попадает туда ни шагом, ни прыжками.
rule-chain-unfinished--star = Прыжки не закончены.
board--star = Доска-звезда
themes--star = В этом решении
hint-note-2--star = Подсказка: отмеченная шашка идёт в отмеченную лунку.

# Who a player is: letter and colour.
star-side =
    { $side ->
        [white] { sq-side-a }
        [green] { sq-side-b }
        [red] { sq-side-c }
        [black] { sq-side-d }
        [yellow] { sq-side-e }
       *[blue] { sq-side-f }
    }
# The letter alone, inside a sentence with a move.
star-letter =
    { $side ->
        [white] `A`
        [green] `B`
        [red] `C`
        [black] `D`
        [yellow] `E`
       *[blue] `F`
    }
