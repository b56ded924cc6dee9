# The rules pages in English. Moves and squares stand between backticks; the page isolates them.

## turkish

# The rules in five lines
rules-turkish-five-1 = Men move one square straight ahead or sideways, never diagonally and never back.
rules-turkish-five-2 = You capture by jumping over an enemy piece to the empty square behind it; the piece leaves the board at once, and the same piece jumps on while it can.
rules-turkish-five-3 = Capturing is compulsory, and you must take as many pieces as the position allows; a king counts as one piece.
rules-turkish-five-4 = A man that ends its move on the last row becomes a king: it goes any distance straight in all four directions and captures from afar, but never turns right round between two jumps.
rules-turkish-five-5 = You win by taking everything or leaving your opponent without a move; king against king is a draw at once.

# From zero
rules-turkish-zero-title = From zero
rules-turkish-zero-p1 = Turkish draughts is played in coffee houses, in parks and at home; in Turkey it is simply Dama. If you know draughts on the diagonals, forget the diagonals: here everything runs straight.
rules-turkish-zero-p2 = Try these boards. Nothing is counted, you can start again as often as you like, and White goes up the board.
rules-turkish-diagram-zero-step = One man, three ways: ahead, to the left, to the right. Try all three.
rules-turkish-diagram-zero-capture = The black man at `e5` stands in front of yours and the square behind it is empty: jump from `e4` to `e6`.
rules-turkish-diagram-zero-chain = One move, three pieces: ahead, to the left, ahead again. Tap the squares your man lands on, one after the other.
rules-turkish-diagram-zero-king = A king: up, down, left or right, as far as the road is empty.

# Board and start
rules-turkish-board-title = The board and the start
rules-turkish-board-p1 = The board has 8 by 8 squares and all 64 are used. It is one colour with lines: the game runs along the lines, so light and dark squares would mean nothing. Columns are lettered a to h from White's left, rows numbered 1 to 8 from White's side.
rules-turkish-board-p2 = Each side has sixteen men on its second and third rows; the row behind them is empty. White moves first, then the players take turns, one move each, and nobody may pass. You move only your own pieces.
rules-turkish-diagram-start = The start. White has eight moves: each man of the front row one square ahead. Black's men cannot be moved now, and `d4` is empty.

# Men
rules-turkish-men-title = How a man moves
rules-turkish-men-p1 = A man moves one square to an empty neighbouring square: straight ahead, to the left or to the right. Never back, never diagonally, never two squares, not even on its first move.
rules-turkish-men-p2 = The sideways step is a real move. It costs a step forward and is the only way from one column to another.
rules-turkish-diagram-men = The man at `d4` can go to `d5`, `c4` or `e4`. Not back to `d3`, not diagonally to `e5`, not two squares to `d6`.
rules-turkish-diagram-men-taken = A square holds one piece. The man at `d4` cannot step to `d5`, its own side stands there; it can step aside.

# Capture
rules-turkish-capture-title = How a man captures
rules-turkish-capture-p1 = If an enemy piece stands right in front of your man or right beside it, and the square straight behind that piece is empty, your man jumps there and the enemy piece is taken. You never jump over your own pieces, and never over two at once.
rules-turkish-capture-p2 = A man does not capture backward. A piece that has passed your man is out of its reach, until it becomes a king.
rules-turkish-diagram-capture = Three captures of one piece each: over `d5`, over `c4`, over `e4`. All three are allowed, you choose.
rules-turkish-diagram-capture-back = The black man at `d3` stands behind yours: it cannot be taken.

# Compulsory
rules-turkish-compulsory-title = Capturing is compulsory
rules-turkish-compulsory-p1 = If any of your pieces can capture, you must capture. Another move is refused and nothing is lost by trying. Here nobody forfeits a piece for forgetting: the move simply does not happen.
rules-turkish-compulsory-p2 = This is the soul of the game. Because your opponent must capture, you can lead his pieces where you want them.
rules-turkish-diagram-compulsory = White can take the man at `d5`, so the quiet step `g3-g4` is refused.

# Chain
rules-turkish-chain-title = One move, many captures
rules-turkish-chain-p1 = If your piece can capture again from the square it landed on, it goes on in the same move, and again, until nothing more can be taken. It may change direction at each jump: a man ahead or sideways, a king in all four directions.
rules-turkish-chain-p2 = You may not stop half way. A chain you have begun and not finished is not a move yet: finish it or let the piece go.
rules-turkish-diagram-chain = Ahead over `c4`, to the right over `d5`, ahead over `e6`: three pieces. Stopping at `c5` is not allowed.

# Longest
rules-turkish-longest-title = Take as many as you can
rules-turkish-longest-p1 = When there are several captures, only those that take the most pieces are allowed, whichever piece makes them. Men and kings count alike: two men outweigh one king.
rules-turkish-longest-p2 = If several captures take the same greatest number, you choose. It does not matter whether a man or a king captures, nor whom it takes first.
rules-turkish-diagram-longest = Over `d5` and `d7` White takes two; over `e4` only one. The shorter capture is refused.
rules-turkish-diagram-longest-equal = A king on one side, a man on the other: one piece either way, so White may choose.

# Lifted
rules-turkish-lifted-title = Taken pieces leave at once
rules-turkish-lifted-p1 = Each taken piece is lifted the moment it is jumped, not at the end of the move. Its square is free for the rest of the same chain: you may pass over it or land on it. The square your piece started from is free too.
rules-turkish-lifted-p2 = That is why a chain can open its own road. When you count, take the pieces off in your mind one by one.
rules-turkish-diagram-lifted = The king takes `a4` first and, three jumps later, lands on that very square: `a2xa6xh6xh4xa4`. All four pieces are gone.

# No turn
rules-turkish-no-turn-title = No turning right round
rules-turkish-no-turn-p1 = Between two jumps of one chain a piece may go straight on or turn left or right, but not turn round by 180 degrees and come back along the line it has just used. After a turn to the side an earlier direction may come again.
rules-turkish-no-turn-p2 = In practice this binds kings: a man never meets a piece behind it that it could take.
rules-turkish-diagram-no-turn = The king takes either `d6` or `d2`, not both: after landing at `d7` or `d8` it may not turn round.
rules-turkish-diagram-no-turn-again = With side turns in between, the king goes up, right, and up again: allowed.

# King
rules-turkish-king-title = How a king moves
rules-turkish-king-p1 = A king goes any number of empty squares in a straight line: ahead, back, left or right. It does not go diagonally and does not pass over any piece without capturing it.
rules-turkish-diagram-king = The man at `b6` stops its own king: it reaches `b5`, not `b6` and not `b8`. Along the row it goes all the way to `h2`.

# King captures
rules-turkish-king-capture-title = A king captures from afar
rules-turkish-king-capture-p1 = A king may take an enemy piece at any distance on its line if the squares between are empty and at least one square behind it is empty. It lands on any empty square behind it, as far as the line is free.
rules-turkish-king-capture-p2 = Two pieces one directly behind the other stop it, and so does a piece of its own side. In a chain the landing is not free: it must stop where the longest chain goes on.
rules-turkish-diagram-king-capture = The king at `a2` takes the man at `e2` and lands at `f2`, `g2` or `h2`.
rules-turkish-diagram-king-capture-two = Two in a row, `e2` and `f2`: nothing to take here, the king only moves as far as `d2`.
rules-turkish-diagram-king-capture-land = Only from `f2` can the king take on over `f5`. Flying on to `h2` would take one piece instead of two.

# Crowning
rules-turkish-crowning-title = Becoming a king
rules-turkish-crowning-p1 = A man whose move ends on the last row (row 8 for White, row 1 for Black) becomes a king. It plays as a king from its next move on.
rules-turkish-crowning-p2 = If it lands on the last row in the middle of a capture and an enemy piece stands beside it that it can still take, it must take it, as a man, sideways. The crown waits until the chain ends there.
rules-turkish-diagram-crowning = One step to the last row and the man is crowned.
rules-turkish-diagram-crowning-waits = Over `c7` to `c8`, and the black king at `d8` stands beside: the man takes it too and is crowned at `e8`. Stopping at `c8` for the crown is not allowed.

# Winning
rules-turkish-winning-title = How the game is won
rules-turkish-winning-p1 = You win when your opponent has no pieces left. You also win when it is his turn and none of his pieces can move: to be blocked is to lose. A player may also resign.
rules-turkish-winning-p2 = A win is looked at before any draw. One man against one man is no draw in this game, nor is a king against a man: play goes on.
rules-turkish-diagram-winning = The last black man is taken: White has won.
rules-turkish-diagram-winning-blocked = White plays `c5-c1` and the black king in the corner can neither move nor capture: White has won.

# Draw: kings
rules-turkish-draw-kings-title = Draw: king against king
rules-turkish-draw-kings-p1 = The moment each side has just one king and nothing else, the game is a draw, even if the player to move could capture. The game is over: no further move is accepted.
rules-turkish-diagram-draw-kings = White takes the man at `f2`; two kings are left, and it is a draw.
rules-turkish-diagram-draw-kings-over = This game is already over. The capture `d4xd7` comes too late.

# Draw: repetition
rules-turkish-draw-repetition-title = Draw: the same position three times
rules-turkish-draw-repetition-p1 = When the same position stands on the board for the third time with the same player to move, the game is a draw. The three times need not follow one another, and the position the game began from counts.
rules-turkish-diagram-draw-repetition = Both sides walk to and fro twice: the position of the diagram is there for the third time.

# Draw: agreement
rules-turkish-draw-agreement-title = Draw by agreement
rules-turkish-draw-agreement-p1 = Two players may agree on a draw at any moment of a game. In a puzzle there is nobody to agree with: there you look for the win.
rules-turkish-diagram-draw-agreement = Two kings each and open lines: here players often shake hands. As long as they do not, the game goes on.

# Notation
rules-turkish-notation-title = How moves are written
rules-turkish-notation-p1 = A quiet move is written with a hyphen, `d3-d4`, a capture with an x. In a chain every landing square is named: `c3xc5xe5xe7`. If start and end alone decide the move, you may leave out the squares between.
rules-turkish-notation-p2 = If two different captures share start and end, the short form is ambiguous and the site asks for the full path. Text that is no move at all is called unreadable. Both cost nothing.
rules-turkish-notation-p3 = The Turkish federation TÜDAF writes the start and then every captured square. That form is read here too, if only one legal move fits it.
rules-turkish-diagram-notation = From `d2` to `b6` two roads, each taking three: `d2xb2xb4xb6` and `d2xd4xb4xb6`. The short form `d2xb6` does not say which.

# This site's own rule
rules-turkish-draw-25-title = This site's own rule: 25 moves without progress
rules-turkish-draw-25-p1 = If each side makes 25 moves in a row with no capture and no man moving forward, the game is a draw. A man's sideways step does not start the count again; a step forward or a capture does.
rules-turkish-draw-25-p2 = This limit is ours, against endless tours of kings; the federation leaves such endings to the arbiter. All the other draws on this page, and resignation, are the game's own. In the puzzles neither the count nor repetition can come up: both start afresh and the solution is short.
rules-turkish-diagram-draw-25 = Kings walk for 25 moves each, nobody captures and no man goes forward: a draw. One move earlier the game was still on.
rules-turkish-diagram-draw-25-sideways = The same position, another walk. Here the man steps to `d4` and back to `c4`, sideways only; the count runs on and it is a draw all the same.

# Customs
rules-turkish-customs-title = Customs we do not enforce
rules-turkish-customs-p1 = At real tables you will meet these. Here they do not apply:
rules-turkish-customs-l1 = Touch a piece, move it. Here you may let a piece go and choose another until the move is complete.
rules-turkish-customs-l2 = Several kings against a lone king counted as a win at once, as the Jordanian program Madar does. Here you must play it out.
rules-turkish-customs-l3 = Punishing a forgotten capture by taking the piece off. Here a move that overlooks a capture is simply refused.

# Differences
rules-turkish-differences-title = How it differs from its neighbours
rules-turkish-differences-p1 = The games of the family share the jump and the crown. What is special here:
rules-turkish-differences-l1 = Straight, not diagonal: all 64 squares are in play, sixteen men a side instead of twelve or twenty.
rules-turkish-differences-l2 = Against Arabic dama: the moves are the same, the draws are not. There one piece each is a draw whatever the pieces are, and the count is 40 moves each.
rules-turkish-differences-l3 = Against Russian draughts: there men capture backward, any capture may be chosen, and a man crowned in mid-capture goes on as a king.
rules-turkish-differences-l4 = Against International draughts: there too one must take the most pieces, but men capture backward and taken pieces stay on the board until the move is over.
rules-turkish-differences-l5 = Programs of Turkish draughts disagree on one point: some crown a man in the middle of a capture and let it go on as a king. Here, as in the federation's rule, it goes on as a man.

# Tips
rules-turkish-tips-title = A few tips
rules-turkish-tips-l1 = Keep men side by side and one behind the other. Two in a row cannot be taken along that row.
rules-turkish-tips-l2 = Look for the move that gives one and takes more. Your opponent must capture; you decide where he lands.
rules-turkish-tips-l3 = The first king usually wins. Keep your own road open and close the other's.
rules-turkish-tips-l4 = When you are ahead, exchange: the fewer pieces, the more your surplus weighs.
rules-turkish-diagram-tips-pair = Black to move. The man at `d3` backs the man at `d4`: Black finds nothing to take.
rules-turkish-diagram-tips-give = White crowns at `h8` and lets `h4xf4` happen. The black man has left `h4`, and the new king sweeps `h8xh4xc4xc8`: three pieces and the game.

# Mistakes
rules-turkish-mistakes-title = Common mistakes
rules-turkish-mistakes-l1 = Moving another piece while a capture is on.
rules-turkish-mistakes-l2 = Choosing the shorter chain because its prize looks better.
rules-turkish-mistakes-l3 = Trying to move a man back or diagonally.
rules-turkish-mistakes-l4 = Counting as if taken pieces stayed until the end: they leave at once, and lines open.
rules-turkish-mistakes-l5 = Leaving a man alone on a king's line with an empty square behind it.
rules-turkish-mistakes-l6 = Planning a king's chain that turns right round.

# History
rules-turkish-history-title = History, with its doubts
rules-turkish-history-p1 = Nobody knows how old the game is. Franco Pratesi, who searched for early records, found none of Turkish draughts before the second half of the 17th century. The histories by Murray, Kruijswijk and van der Stoep name the travellers and scholars Jean de Thévenot (1663), Mallet (1668) and Thomas Hyde (1694); only the last two say something about the rules.
rules-turkish-history-p2 = Even those names need care: Pratesi warns that “dama turcica” in old lists can mean a mancala game or chess.
rules-turkish-history-p3 = On the origin there are opinions, not proofs. Govert Westerveld links it with the Jews driven from Spain at the end of the 15th century; Pratesi finds the idea original but unconfirmed and prefers to see a remnant of older games from the time when boards had one colour. The Turkish site dama.org.tr says the game is held to come from the region of Afghanistan and India by way of Persia; we pass it on as a tradition.

# Questions and answers
rules-turkish-q1 = How does it differ from ordinary draughts?
rules-turkish-a1 = It is played straight instead of diagonally, on all 64 squares with sixteen men each. Men also step and capture sideways, and taken pieces leave the board at once.
rules-turkish-q2 = Is capturing compulsory?
rules-turkish-a2 = Yes. And among the captures you must choose one that takes the most pieces.
rules-turkish-q3 = Does a king count for more than a man when captures are compared?
rules-turkish-a3 = No. Every piece counts one; two men outweigh a king.
rules-turkish-q4 = May a man capture backward?
rules-turkish-a4 = No, only ahead and sideways. A king captures in all four directions.
rules-turkish-q5 = May a king turn back during a capture?
rules-turkish-a5 = Not by 180 degrees between two jumps. It may turn left or right and, after that, use an earlier direction again.
rules-turkish-q6 = When is it a draw?
rules-turkish-a6 = At once when one king is left on each side; when a position comes up for the third time; by agreement; and, by this site's own rule, after 25 moves each without a capture and without a man going forward.
