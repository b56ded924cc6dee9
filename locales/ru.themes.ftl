# Идеи гонки на звезде.
theme-backward = ход прочь от цели
theme-own-bridge = мост и прыжок через него
theme-foreign-bridge = прыжок через фишку соперника
theme-lone-runner = одна фишка до конца
theme-quiet-step = тихий шаг в начале
theme-long-hops = длинная цепь прыжков
