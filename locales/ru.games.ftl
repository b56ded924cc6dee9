# Названия игр.
game-russian = Русские шашки
game-chinese = Китайские шашки
game-american = Американские шашки
game-brazilian = Бразильские шашки
game-spanish = Испанские шашки
game-italian = Итальянские шашки
game-czech = Чешские шашки
game-international = Международные шашки
game-american-noforce = Американские шашки без обязательного взятия
