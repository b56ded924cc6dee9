# What the handlers of the pages add: rules pages, one's own attempts.
rules-heading = Rules of { $game }
rules-lead = Every rule as it is enforced here, each with a board to try. Nothing is counted on these boards.
try-legal = `{ $move }` is legal.
try-takes =
    { $n ->
        [one] `{ $move }` takes { $n } piece.
       *[other] `{ $move }` takes { $n } pieces.
    }
try-crowned = The man becomes a king.
ending-no-pieces =
    { $side ->
        [white] White has won: Black has no piece left.
       *[black] Black has won: White has no piece left.
    }
ending-no-moves =
    { $side ->
        [white] White has won: Black cannot move.
       *[black] Black has won: White cannot move.
    }
ending-king-v-king = A draw: king against king.
ending-one-each = A draw: one piece each.
rule-capture-compulsory = Not a legal move: capture is compulsory.
rule-longer-chain = Not a legal move: the chain that takes most is compulsory.
rule-priority = Not a legal move: another capture comes first.
rule-no-turn-back = Not a legal move: no turning back by 180° within a chain.
rule-men-not-back = Not a legal move: a man does not go back.
rule-not-your-piece = It is not that piece’s turn.
rule-no-piece = There is no piece on that square.
rule-path-blocked = Not a legal move: the way is blocked.
rule-square-taken = Not a legal move: the square is taken.
rule-beyond-reach = That piece cannot go there.
rule-chain-unfinished = The chain is not finished: the capture goes on.
rule-ambiguous = More than one move fits that. Tap every stop.
rule-unreadable = That is no move.
rule-game-over = The game is over; no move can be made.


my-attempts = Your attempts
composed-by = Composed by
board-try = Try it on this board
grace-note = You began this puzzle before midnight. Finished within 30 minutes after it, it counts for its day.
grace-link = Yesterday's puzzle is unfinished. Finished within 30 minutes after midnight, it still counts.
percent = { $n }%
hint-note-1 = Hint: the marked piece moves. The result will say "with a hint".
hint-note-2 = Hint: the marked piece goes to the marked square.
void-day = This day does not count and breaks no streak.
void-day-why = This day does not count and breaks no streak: { $reason }
void-on = { $day }: does not count.
void-on-why = { $day }: does not count: { $reason }
