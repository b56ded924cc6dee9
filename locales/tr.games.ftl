# Oyunların adları.
game-russian = Rus daması
game-chinese = Çin daması
game-american = Amerikan daması
game-brazilian = Brezilya daması
game-spanish = İspanyol daması
game-italian = İtalyan daması
game-czech = Çek daması
game-international = Uluslararası dama
game-american-noforce = Amerikan daması, alma zorunlu değil
