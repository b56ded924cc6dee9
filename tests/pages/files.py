"""Reads games from standard input with the pydraughts package and plays them on its boards.

One JSON object a line: event, variant, moves as read, how many of them were legal one after the
other, and how many legal moves the first position has; null where the package has no such board.
"""

import json
import sys

from draughts import Board, Move
from draughts.PDN import PDNReader

BOARDS = {"standard", "english", "italian", "russian", "brazilian", "turkish"}


def play(variant, fen, moves):
    board = Board(variant, fen)
    # Moves that differ in their route alone are one.
    results = {
        (move.steps_move[0], move.steps_move[-1], tuple(sorted(move.captures or [])))
        for move in board.legal_moves()
    }
    for text in moves:
        # The reader keeps the Russian sign of a capture, the board knows the other alone.
        board.push(Move(board, pdn_move=text.replace(":", "x")))
    return len(moves), len(results)


def main():
    for game in PDNReader(pdn_text=sys.stdin.read()).games:
        played = legal = None
        if game.variant in BOARDS:
            played, legal = play(game.variant, game.tags["FEN"], game.moves)
        found = {
            "event": game.tags["Event"],
            "variant": game.variant,
            "moves": game.moves,
            "played": played,
            "legal": legal,
        }
        print(json.dumps(found))


main()
