# Themes: their pages, their names, and a sentence about each.
themes = In this combination
themes-heading = Themes
themes-lead = The ideas that combinations rest on. The counts are of days you have finished; the idea of a puzzle you have not finished is never shown here.
themes-lead-all = The counts are of all past days, those you have not finished among them.
themes-link = Browse by theme
themes-all-themes = All themes
themes-days =
    { $n ->
        [0] none yet
        [one] { $count } day
       *[other] { $count } days
    }
themes-own-heading = Days you have finished
themes-all-heading = All past days
themes-all-link = Show all past days
themes-all-warning = Careful: this gives away the idea of puzzles that you have not finished. Today’s puzzle is not among them until you have finished it.
themes-own-link = Only days I have finished
themes-empty-heading = No day here yet
themes-empty-new = This page fills as you play. When you finish a puzzle, solved or not, its ideas are shown and its day takes its place here. Not before, because knowing the idea is half the solution.
themes-empty-other = None of the days you have finished has this idea. Days you have not finished are not shown, because knowing the idea is half the solution.
themes-empty-all = No past day has this idea.
themes-today = Today’s puzzle
themes-newest = Newest days
themes-older = Older days
themes-pages = Pages
themes-waiting = Some older days have not been looked through yet; come back in a while.

theme-block = Block
theme-block-about = After the last move the other side still has pieces, and none of them can move.
theme-lets-crown = A king let in and taken
theme-lets-crown-about = The other side is given a king on the way, and that king is taken.
theme-decoyed-king = Decoyed king
theme-decoyed-king-about = A king of the other side must capture, and is taken where it lands.
theme-king-sacrifice = King sacrifice
theme-king-sacrifice-about = The winning side gives one of its own kings away.
theme-man-finishes = A man finishes
theme-man-finishes-about = The last move is a man’s: it takes two pieces or more.
theme-switchback = There and back
theme-switchback-about = A piece moves away and with its next move comes back to where it stood.
theme-round-trip = Round trip
theme-round-trip-about = The last chain takes four or more and lands again on the square where it began.
theme-great-sacrifice = Great sacrifice
theme-great-sacrifice-about = Three pieces or more are given away on the way.
theme-quiet-promotion = Quiet crowning
theme-quiet-promotion-about = A man reaches the last row before the last move, without taking anything.
theme-promotion = Crowning on the way
theme-promotion-about = A man becomes a king before the last move.
theme-last-move-promotion = Crowning at the end
theme-last-move-promotion-about = The last move crowns a man.
theme-staircase = One by one
theme-staircase-about = The other side must capture at every move, one piece each time.
theme-long-chain = Long chain
theme-long-chain-about = The last move takes eight pieces or more.
theme-men-only = Men only
theme-men-only-about = Neither side has a king in the diagram.
theme-double-offer = Offers on two files
theme-double-offer-about = Pieces are given away in two different moves, on different files.
theme-double-sacrifice = Two pieces given
theme-double-sacrifice-about = Exactly two pieces are given away on the way.
theme-sacrifice = One piece given
theme-sacrifice-about = Exactly one piece is given away on the way.
theme-quiet-follow-up = Quiet follow-up
theme-quiet-follow-up-about = After the key there is another move that takes nothing.
theme-king-tour = A king finishes
theme-king-tour-about = The last move is a king’s: it takes four pieces or more.
theme-decoyed-man = Decoyed man
theme-decoyed-man-about = A man of the other side must capture, and is taken where it lands.
theme-few-pieces = Few pieces
theme-few-pieces-about = There are at most eight pieces in the diagram, both sides together.

## The ideas of races on the star.
theme-backward = A move away from home
theme-backward-about = One of the winner’s moves leads farther from home, not nearer.
theme-own-bridge = A bridge built and crossed
theme-own-bridge-about = The winner puts a piece in place as a bridge and later hops over it.
theme-makes-room = Room made at home
theme-makes-room-about = A piece that is home already moves once more and leaves its hole free.
theme-lone-runner = One piece all the way
theme-lone-runner-about = One and the same piece makes all the winner’s moves.
theme-quiet-step = A quiet step first
theme-quiet-step-about = The key is a single step and no hop.
theme-long-hops = A long chain of hops
theme-long-hops-about = The winner makes three hops or more in one move.
theme-relay = Another piece each time
theme-relay-about = Each of the winner’s moves is made by another piece.
theme-foreign-bridge = A hop over the other’s piece
theme-foreign-bridge-about = The winner uses a piece of the other side as a bridge and hops over it.
