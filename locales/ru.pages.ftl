# Что добавляют страницы: правила, приёмы комбинаций, собственные попытки.
rules-heading = { $game }: правила
rules-lead = Все правила, как они действуют здесь, и к каждому доска для пробы. На этих досках ничего не засчитывается.
try-legal = Ход `{ $move }` по правилам.
try-takes =
    { $n ->
        [one] Ход `{ $move }` бьёт { $n } шашку.
        [few] Ход `{ $move }` бьёт { $n } шашки.
       *[many] Ход `{ $move }` бьёт { $n } шашек.
    }
try-crowned = Простая становится дамкой.
ending-no-pieces =
    { $side ->
        [white] Белые выиграли: у чёрных не осталось шашек.
       *[black] Чёрные выиграли: у белых не осталось шашек.
    }
ending-no-moves =
    { $side ->
        [white] Белые выиграли: чёрные заперты.
       *[black] Чёрные выиграли: белые заперты.
    }
ending-king-v-king = Ничья: дамка против дамки.
ending-one-each = Ничья: у сторон осталось по одной шашке.
rule-capture-compulsory = Так пойти нельзя: взятие обязательно.
rule-longer-chain = Так пойти нельзя: нужно бить наибольшее число шашек.
rule-priority = Так пойти нельзя: преимущество у другого взятия.
rule-no-turn-back = Так пойти нельзя: внутри цепочки не поворачивают на 180°.
rule-men-not-back = Так пойти нельзя: простая назад не ходит.
rule-not-your-piece = Сейчас ход другой стороны.
rule-no-piece = На этом поле нет шашки.
rule-path-blocked = Так пойти нельзя: путь закрыт.
rule-square-taken = Так пойти нельзя: поле занято.
rule-beyond-reach = Туда эта шашка не достаёт.
rule-chain-unfinished = Цепочка не закончена: взятие продолжается.
rule-ambiguous = Подходит несколько ходов. Нажмите на каждую остановку.
rule-unreadable = Это не ход.
rule-game-over = Партия закончена, ходить больше нельзя.

my-attempts = Ваши попытки
themes = В этой комбинации
composed-by = Автор:
theme-block = запирание
theme-man-finishes = завершает простая
theme-decoyed-king = завлечение дамки
theme-lets-crown = дамку пропускают и бьют
theme-king-sacrifice = жертва дамки
theme-promotion = превращение по пути
theme-quiet-promotion = тихое превращение
theme-last-move-promotion = превращение последним ходом
theme-men-only = только простые
theme-staircase = лестница
theme-switchback = туда и обратно
theme-round-trip = полный круг
theme-great-sacrifice = большая жертва
theme-decoyed-man = завлечение простой
theme-double-offer = жертвы на двух вертикалях
theme-double-sacrifice = жертва двух шашек
theme-sacrifice = жертва шашки
theme-quiet-follow-up = второй тихий ход
theme-long-chain = длинная цепочка
theme-king-tour = рейд дамки
theme-few-pieces = мало шашек
board-try = Попробовать на этой доске
grace-note = Вы начали эту задачу до полуночи. Если закончить её в течение 30 минут после полуночи, она засчитается своему дню.
grace-link = Вчерашняя задача не закончена. Если закончить её в течение 30 минут после полуночи, она ещё засчитается.
percent = { $n }{"\u00A0"}%
hint-note-1 = Подсказка: ходит отмеченная шашка. В результате будет указано «с подсказкой».
hint-note-2 = Подсказка: отмеченная шашка идёт на отмеченное поле.
