# The words of each game. A message without a form here reads as in en.ftl; the diagonal games need none of their own.

## The star: hole, step, hop; nothing is captured and nothing crowned
site-description--star = A puzzle every day: your move, find the win. Three attempts.
within--star = All your pieces into the point at the top. { within }
to-move--star = { star-side } to move
help--star = Tap a piece, then the hole it goes to.
must-capture-choose--star = Tap the piece that shall move.
must-capture--star = Tap hole { $n } first.
next-stop--star = The hops go on. Now tap hole { $n }.
tap-target--star = Now tap the hole it goes to. Tap the piece again to let go.
drop-chain--star = Drop the hops
chain-dropped--star = The hops are dropped.
reply--star = Correct, keep going. { star-letter } replied `{ $move }`.
wrong-escapes--star = { star-letter } replies `{ $move }`, and your pieces do not all get home in time.
wrong-draws--star = { star-letter } draws with `{ $move }`.
wrong-wins--star = { star-letter } plays `{ $move }` and gets home before you.
refused-no-piece--star = { rule-no-piece--star } No attempt is spent.
refused-square-taken--star = { rule-square-taken--star } No attempt is spent.
refused-beyond-reach--star = { rule-beyond-reach--star } No attempt is spent.
refused-chain-unfinished--star = { rule-chain-unfinished--star } No attempt is spent.
rule-no-piece--star = There is no piece in that hole.
rule-square-taken--star = Not a legal move: the hole is taken.
rule-beyond-reach--star = That piece gets there neither by a step nor by hops.
rule-chain-unfinished--star = The hops are not finished.
board--star = Star board
themes--star = In this solution
hint-note-2--star = Hint: the marked piece goes to the marked hole.

# Who a player is: letter and colour.
star-side =
    { $side ->
        [white] { sq-side-a }
        [green] { sq-side-b }
        [red] { sq-side-c }
        [black] { sq-side-d }
        [yellow] { sq-side-e }
       *[blue] { sq-side-f }
    }
# The letter alone, inside a sentence with a move.
star-letter =
    { $side ->
        [white] `A`
        [green] `B`
        [red] `C`
        [black] `D`
        [yellow] `E`
       *[blue] `F`
    }
