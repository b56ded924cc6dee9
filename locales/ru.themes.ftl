# Приёмы: страницы, названия и по одному предложению о каждом.
themes = В этой комбинации
themes-heading = Приёмы
themes-lead = Идеи, на которых держатся комбинации. Считаются дни, которые вы закончили; идея незаконченной задачи здесь не видна.
themes-lead-all = Считаются все прошедшие дни, в том числе незаконченные.
themes-link = Искать по приёмам
themes-all-themes = Все приёмы
themes-days =
    { $n ->
        [0] пока нет
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    }
themes-own-heading = Законченные вами дни
themes-all-heading = Все прошедшие дни
themes-all-link = Показать все прошедшие дни
themes-all-warning = Осторожно: так раскрывается идея задач, которые вы ещё не закончили. Сегодняшней задачи здесь нет, пока вы её не закончите.
themes-own-link = Только законченные мной дни
themes-empty-heading = Здесь пока нет дней
themes-empty-new = Эта страница заполняется, пока вы играете. Когда задача закончена, решена она или нет, её идеи показываются, и её день появляется здесь. Раньше — нет: знать идею — уже половина решения.
themes-empty-other = Ни в одном из законченных вами дней этой идеи нет. Незаконченные дни не показываются: знать идею — уже половина решения.
themes-empty-all = Ни в одном из прошедших дней этой идеи нет.
themes-today = Задача дня
themes-newest = Самые новые дни
themes-older = Более ранние дни
themes-pages = Страницы
themes-waiting = Некоторые ранние дни ещё не просмотрены; загляните чуть позже.

theme-block = Запирание
theme-block-about = После последнего хода у соперника есть шашки, но ходить ему нечем.
theme-lets-crown = Пропуск в дамки
theme-lets-crown-about = Простую соперника пропускают в дамки, а затем эту дамку бьют.
theme-decoyed-king = Завлечение дамки
theme-decoyed-king-about = Дамка соперника обязана бить, а там, где она остановилась, бьют её.
theme-king-sacrifice = Жертва дамки
theme-king-sacrifice-about = Выигрывающая сторона отдаёт свою дамку.
theme-man-finishes = Финальный удар простой
theme-man-finishes-about = Последним ходом простая бьёт две шашки или больше.
theme-switchback = Туда и обратно
theme-switchback-about = Шашка уходит и следующим же ходом возвращается на прежнее поле.
theme-round-trip = Круговой удар
theme-round-trip-about = Последняя цепочка бьёт не меньше четырёх шашек и снова приходит на поле, с которого началась.
theme-great-sacrifice = Большая жертва
theme-great-sacrifice-about = По пути отдают три шашки или больше.
theme-quiet-promotion = Тихий проход в дамки
theme-quiet-promotion-about = Простая проходит в дамки до последнего хода, ничего не взяв.
theme-promotion = Проход в дамки по пути
theme-promotion-about = Простая становится дамкой до последнего хода.
theme-last-move-promotion = Проход в дамки последним ходом
theme-last-move-promotion-about = Последний ход делает простую дамкой.
theme-staircase = По одной за ход
theme-staircase-about = Соперник обязан бить каждым ходом, и каждый раз одну шашку.
theme-long-chain = Длинная цепочка взятий
theme-long-chain-about = Последний ход бьёт восемь шашек или больше.
theme-men-only = Только простые
theme-men-only-about = В исходной позиции нет ни одной дамки.
theme-double-offer = Жертвы на двух вертикалях
theme-double-offer-about = Шашки отдают двумя разными ходами, и стоят они на разных вертикалях.
theme-double-sacrifice = Жертва двух шашек
theme-double-sacrifice-about = По пути отдают ровно две шашки.
theme-sacrifice = Жертва одной шашки
theme-sacrifice-about = По пути отдают ровно одну шашку.
theme-quiet-follow-up = Тихое продолжение
theme-quiet-follow-up-about = После решающего хода есть ещё один ход без взятия.
theme-king-tour = Финальный удар дамки
theme-king-tour-about = Последним ходом дамка бьёт четыре шашки или больше.
theme-decoyed-man = Завлечение простой
theme-decoyed-man-about = Простая соперника обязана бить, а там, где она остановилась, бьют её.
theme-few-pieces = Мало шашек
theme-few-pieces-about = В исходной позиции у обеих сторон вместе не больше восьми шашек.

## Идеи гонки на звезде.
theme-backward = Ход прочь от цели
theme-backward-about = Один из ходов победителя уводит не к цели, а от неё.
theme-own-bridge = Свой мостик
theme-own-bridge-about = Победитель ставит свою шашку мостиком, а затем прыгает через неё.
theme-makes-room = Освобождение места
theme-makes-room-about = Шашка, уже пришедшая в дом, ходит ещё раз и освобождает свою лунку.
theme-lone-runner = Одна шашка до конца
theme-lone-runner-about = Все ходы победителя делает одна и та же шашка.
theme-quiet-step = Тихий шаг в начале
theme-quiet-step-about = Решающий ход — один шаг, а не прыжок.
theme-long-hops = Длинная цепочка прыжков
theme-long-hops-about = Победитель делает за один ход три прыжка или больше.
theme-relay = Каждый раз другая шашка
theme-relay-about = Каждый ход победителя делает другая шашка.
theme-foreign-bridge = Чужой мостик
theme-foreign-bridge-about = Победитель прыгает через шашку соперника, как через мостик.
