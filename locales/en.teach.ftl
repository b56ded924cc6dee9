# Feedback that teaches: lines shown again, every defense, the warm-up, the archive's filter.
replay-heading = Move by move
replay-controls = Walk through the moves
replay-first = Start
replay-last = End
step-goes =
    { $side ->
        [white] White: from `{ $from }` to `{ $to }`.
       *[black] Black: from `{ $from }` to `{ $to }`.
    }
step-takes =
    { $n ->
        [one] It takes { $n } piece.
       *[other] It takes { $n } pieces.
    }
tree-link = Every defense
tree-heading = Every defense
tree-way = The moves that led here
tree-start = Start
tree-key = { to-move }. The winning move is marked on the board.
tree-replies =
    { to-move }. { $n ->
        [one] There is one reply, and it loses too.
       *[other] There are { $n } replies, and all of them lose.
    }
tree-main = Main line.
tree-left = Moves to the win: { $n }
tree-ends = The game ends here.
tree-also = These win too:
first-try = Solved at the first attempt:

warm-up = Warm-up
warm-up-invite = New here? Warm up with one move.
warm-up-lead = Nothing counts here. Win in one move: tap the piece, then the numbered squares in turn.
warm-up-forced = Capture is compulsory, even when another man is about to be crowned.
warm-up-optional = Capture is not compulsory in this game, but the chain alone wins.
warm-up-wrong = `{ $move }` is legal, but it does not win. The pieces are back, try again.
warm-up-done-heading = You are warm
warm-up-done = The puzzle works the same: tap the piece, follow the stops. There you have three attempts.

ladder-heading = The week's ladder
ladder-lead = The week begins easy and ends hard.
filter-heading = Find days
filter-task = Task
filter-state = Your result
filter-theme = Idea of the solution
filter-any = All
filter-open = Not finished
filter-solved = Solved
filter-lost = Not solved
filter-show = Show
filter-clear = Show all days
filter-count = Days of this month that fit: { $n }
filter-fits = fits
filter-theme-note = Ideas are looked up on days that you have finished alone, so that no solution is given away.

## The star
step-goes--star = Player { star-letter }: from `{ $from }` to `{ $to }`.
tree-key--star = { to-move--star }. The winning move is marked on the board.
tree-replies--star =
    { to-move--star }. { $n ->
        [one] There is one reply, and it loses too.
       *[other] There are { $n } replies, and all of them lose.
    }
warm-up-lead--star = Nothing counts here. Win in one move: tap the piece, then the hole with the last number. A piece hops over any piece beside it into the empty hole behind, and may go on hopping; nothing is taken.
