"""Plays random games with the py-draughts package and prints every position with its legal moves.

Usage: peer.py GAMES SEED. One JSON object a line: variant, fen, and moves as [from, to, captured],
squares as PDN numbers, captured sorted; moves that differ in their route alone are one.
"""

import json
import random
import sys

import draughts

BOARDS = {
    "russian": draughts.RussianBoard,
    "brazilian": draughts.BrazilianBoard,
    "international": draughts.StandardBoard,
    # Its American board leaves captures optional.
    "american-noforce": draughts.AmericanBoard,
}


def main():
    games, seed = int(sys.argv[1]), int(sys.argv[2])
    for variant, kind in BOARDS.items():
        chance = random.Random(f"{variant} {seed}")
        for _ in range(games):
            board = kind()
            for _ in range(160):
                moves = list(board.legal_moves)
                results = {
                    (
                        move.square_list[0] + 1,
                        move.square_list[-1] + 1,
                        tuple(sorted(square + 1 for square in move.captured_list)),
                    )
                    for move in moves
                }
                fen = board.fen.removeprefix('[FEN "').removesuffix('"]')
                print(json.dumps({"variant": variant, "fen": fen, "moves": sorted(results)}))
                if not moves:
                    break
                board.push(chance.choice(moves))


main()
