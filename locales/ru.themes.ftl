# Идеи гонки на звезде.
theme-backward = ход прочь от цели
theme-own-bridge = свой мостик и прыжок через него
theme-foreign-bridge = прыжок через шашку соперника
theme-lone-runner = одна шашка до конца
theme-quiet-step = тихий шаг в начале
theme-long-hops = длинная цепочка прыжков
theme-makes-room = место для следующей шашки
theme-relay = каждый раз другая шашка
