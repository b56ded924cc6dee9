# أسماء الألعاب.
game-russian = الداما الروسية
game-chinese = الداما الصينية
game-american = الداما الأمريكية
game-brazilian = الداما البرازيلية
game-spanish = الداما الإسبانية
game-italian = الداما الإيطالية
game-czech = الداما التشيكية
game-international = الداما الدولية
game-american-noforce = الداما الأمريكية بلا إجبار
