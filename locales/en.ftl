# The English texts of the site. Moves and squares stand in backticks.
lang-name = English
lang-dir = ltr
lang-order = 3
lang-home-game = turkish

site-name = Daily Dama
site-description = A draughts puzzle every day: your move, find the win. Three attempts.
skip = Skip to content
comma = {", "}
language = Language
more = More
appearance = Appearance
about = About
wait = Wait…
you = you

game-turkish = Turkish draughts
game-arabic = Arabic dama

tab-today = Today
tab-archive = Archive
tab-games = Games
tab-me = Me
tab-rules = Rules

## The puzzle
win-in = Win in { $n }
to-move =
    { $side ->
        [white] White to move
       *[black] Black to move
    }
day-number = No. { $n }
within =
    { $n ->
        [one] With your next move, whatever he replies.
       *[other] Within your own { $n } moves, whatever he replies.
    }
grade-easy = Easy
grade-medium = Medium
grade-hard = Hard
grade-of = Difficulty: { $n } of 7
attempts-left =
    { $n ->
        [one] { $n } attempt left
       *[other] { $n } attempts left
    }

help = Tap a piece, then the square it goes to.
must-capture-choose = Capture is compulsory. Tap a piece that must capture.
must-capture = Capture is compulsory. Tap square { $n } first.
next-stop = The chain goes on. Now tap square { $n }.
tap-target = Now tap the square it goes to. Tap the piece again to let go.
confirm-question = Your move: `{ $move }`. Play it?
confirm-move = Confirm my move
drop-move = Take it back
drop-piece = Let go of the piece
drop-chain = Drop the chain
chain-dropped = The chain is dropped.
reply =
    { $side ->
        [white] Correct, keep going. White replied `{ $move }`.
       *[black] Correct, keep going. Black replied `{ $move }`.
    }
replay-start = The position at the start.
replay-at = Move { $at } of { $last }: `{ $move }`
give-up-question = Giving up spends the attempts you have left and opens the solution. Are you sure?
give-up = Give up and see the solution
give-up-yes = Yes, I give up
give-up-no = No, go on
stale = That move came from an older page. This is the position now. No attempt is spent.
closed = This puzzle is finished. Replay it as you like.
network-error = The server could not be reached. No attempt is spent; try again.
new-day = A new day has begun: the new puzzle is here.

wrong-heading = That does not win
wrong-takes-king =
    { $side ->
        [white] White takes the king with `{ $move }`.
       *[black] Black takes the king with `{ $move }`.
    }
wrong-takes-man =
    { $side ->
        [white] White takes the man with `{ $move }`.
       *[black] Black takes the man with `{ $move }`.
    }
wrong-takes-more =
    { $side ->
        [white] White takes { $n } pieces with `{ $move }`.
       *[black] Black takes { $n } pieces with `{ $move }`.
    }
wrong-escapes =
    { $side ->
        [white] White gets away with `{ $move }`.
       *[black] Black gets away with `{ $move }`.
    }
wrong-draws =
    { $side ->
        [white] White draws with `{ $move }`.
       *[black] Black draws with `{ $move }`.
    }
wrong-wins =
    { $side ->
        [white] White wins with `{ $move }`.
       *[black] Black wins with `{ $move }`.
    }
wrong-draw = That move makes the game a draw.
wrong-no-reply = That move does not win in the number asked for.
wrong-slower = It wins, but in { $n }.
try-again = Try again
show-again = Show again

refused-capture-compulsory = Not a legal move: capture is compulsory. No attempt is spent.
refused-longer-chain = Not a legal move: the chain that takes most is compulsory. No attempt is spent.
refused-priority = Not a legal move: another capture comes first. No attempt is spent.
refused-no-turn-back = Not a legal move: no turning back by 180° within a chain. No attempt is spent.
refused-men-not-back = Not a legal move: a man does not go back. No attempt is spent.
refused-not-your-piece = That piece is not yours. No attempt is spent.
refused-no-piece = There is no piece on that square. No attempt is spent.
refused-path-blocked = Not a legal move: the way is blocked. No attempt is spent.
refused-square-taken = Not a legal move: the square is taken. No attempt is spent.
refused-beyond-reach = That piece cannot go there. No attempt is spent.
refused-chain-unfinished = The chain is not finished: the capture goes on. No attempt is spent.
refused-ambiguous = More than one move fits that. Write every stop. No attempt is spent.
refused-unreadable = That cannot be read as a move. For example: `{ $example }`. No attempt is spent.
refused-game-over = The game is over; no move can be made.
see-rule = See the rule

hint = Hint
type-move = Type a move
type-like = for example `{ $move }`
play-move = Play
moves-so-far = Moves so far:
five-lines = The rules in five lines
all-rules = All the rules
days = Days
previous-day = Previous day
next-day = Next day

## The result
result-solved =
    { $n ->
        [1] Solved at the first attempt
        [2] Solved at the second attempt
       *[other] Solved at the third attempt
    }
result-late =
    { $n ->
        [1] Solved later, at the first attempt
        [2] Solved later, at the second attempt
       *[other] Solved later, at the third attempt
    }
result-lost = Not solved
result-gave-up = Given up
result-missed = Missed
result-open = Waiting for you
result-void = A day that does not count
with-hint = , with a hint
solved-praise = Well played.
solved-chain-praise = { $n } pieces in one move. Well played.
solved-late-praise = Well played. The archive never changes a streak.
lost-comfort = Not this time. The solution is below; tomorrow brings another.
lost-late-comfort = Not this time. The solution is below.
solution = Solution
show-solution = Show the solution
step-back = Back
step-on = Next
back-to-play = Back to the puzzle
share = Share the result
copy = Copy
copied = Copied
share-label = Text to share
share-safe = It does not give the solution away.
share-attempt =
    { $n ->
        [1] first attempt
        [2] second attempt
       *[other] third attempt
    }
share-again = again tomorrow
share-text =
    Daily Dama No. { $number } · { $game }
    { $task }: { $result } { $cups }
streak-days =
    { $n ->
        [0] No streak yet
       *[other] { $n }-day streak
    }
best-streak-is =
    { $n ->
        [one] Best streak: { $n } day
       *[other] Best streak: { $n } days
    }
everybody-today = Everybody today
everybody-then = Everybody that day
spread-attempt =
    { $n ->
        [1] 1st attempt
        [2] 2nd attempt
       *[other] 3rd attempt
    }
spread-lost = not solved
people =
    { $n ->
        [one] { $count } person tried.
       *[other] { $count } people tried.
    }
next-puzzle = Next puzzle in
zone-europe-istanbul = Istanbul
midnight-in = The new day begins at midnight, { $zone } time.

## The archive
archive-note = Past days stay open. They never change a streak.
next-unsolved = Next unsolved
months = Months
previous-month = Previous month
next-month = Next month
legend-first = first attempt
legend-second = second
legend-third = third
legend-missed = missed
legend-open = waiting for you
legend-hint = with a hint
legend-late = solved later

## The games
games-heading = Today’s puzzles
games-lead = One board a game. In turn, or as you please.
no-daily-short = no daily puzzle
no-daily = This game has no daily puzzle. Its rules and boards to try are here.

## Me
today-waits = Today’s puzzle is waiting for you.
today-done = You are done for today. Tomorrow brings another.
me-stranger = You have not made a move yet. Your first move opens a page here; there is nothing to sign up for.
best-streak = best streak
days-played = days played
days-solved = solved
at-first = at the first
previous-year = Previous year
next-year = Next year
my-spread = Attempts
streaks = Streaks
now = now
best = best
all-games = All games
journal = Journal
journal-empty = The journal is still empty.
older = Older entries
my-data = Your data
data-note = Everything on this page is yours to download or to delete.
export = Download my data
erase = Delete my data
erase-question = Your streak, your journal and all your attempts will be deleted. This cannot be undone. The nameless counts in everybody’s results stay.
erase-yes = Yes, delete everything
erase-no = No, keep it

## Settings
settings = Settings
saved = Saved.
save = Save
theme-auto = As my device
theme-light = Light
theme-dark = Dark
theme-contrast = More contrast
moves-legend = Moves
confirm-setting = Ask before every move

## About
about-heading = About Daily Dama
about-lead = Every day, in every game, the same position for everybody: win in so many moves. Three attempts, no advertising, no sign-up.
about-who = Who runs it
about-no-operator = Whoever set up this site has not written a name here.
about-day = When a day begins
about-day-text = The puzzle changes for everybody at once, at midnight { $zone } time. A puzzle begun before midnight and finished within 30 minutes counts for its day.
privacy = Privacy
privacy-cookie = Your first move or hint sets a cookie. It holds a random number and identifies you nowhere else. A second one keeps your choices: language, game and appearance. Merely looking at pages sets none.
privacy-kept = What is kept: the moves you make, the hints you take, your results and their days. No name, no mail address, no place.
privacy-not = No fonts, pictures or scripts are loaded from other sites; there is no tracking and no advertising.
privacy-delete = Download or delete all of it whenever you like:
about-puzzles = The puzzles
about-puzzles-text = One program finds the positions, another proves each of them to the end: the winning first move is the only one and the number of moves is exact. Every move that wins in time is accepted.

## Errors
go-on = Go to today’s puzzle
retry-after =
    { $n ->
        [one] Try again in { $n } second.
       *[other] Try again in { $n } seconds.
    }
error-bad-request = That request makes no sense
error-bad-request-text = The address or the form came incomplete. No attempt is spent.
error-forbidden = Not allowed here
error-forbidden-text = The request may have come from another site, or this page is not open yet. No attempt is spent.
error-not-found = There is nothing here
error-not-found-text = No such page, or no such day.
error-method = This page does not open that way
error-method-text = Go back and use the button.
error-conflict = This page is out of date
error-conflict-text = Another move has been made in the meantime. Load the page again; no attempt is spent.
error-too-large = That is too long
error-too-large-text = The text sent is far longer than a move.
error-too-many = A little slower
error-too-many-text = Too many requests in a short time. No attempt is spent.
error-internal = Something went wrong here
error-internal-text = The fault has been noted. Your confirmed moves are safe.
error-unavailable = Very busy just now
error-unavailable-text = Your move could not be stored, so it did not count. No attempt is spent.
error-cookies-off = Cookies are off
error-cookies-off-text = A single cookie is needed to remember your moves. Allow it for this site and try again.

## Rules pages
rules-index-lead = The rules of every game, with boards to try. The table below puts them side by side.
rules-compare = Compare the games
contents = Contents
faq = Frequently asked questions
own-rule = This site’s own rule
to-today = Today’s puzzle
board-reset = Set the board up again

## The board for screen readers
board = Board
sq-white-man = white man
sq-white-king = white king
sq-black-man = black man
sq-black-king = black king
sq-empty = empty
sq-selected = chosen
sq-must = must capture
sq-movable = can move
sq-target = it can go here
sq-stop = stop { $n }
sq-last-stop = last stop { $n }
sq-taken = will be taken
sq-hint = hint
sq-wet = just left
