# The names of the games.
game-russian = Russian draughts
game-chinese = Chinese Checkers
game-american = American checkers
game-brazilian = Brazilian draughts
game-spanish = Spanish draughts
game-italian = Italian draughts
game-czech = Czech draughts
game-international = International draughts
game-american-noforce = American checkers without compulsory capture
