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

## arabic

# The rules in five lines
rules-arabic-five-1 = A man steps one square straight ahead or sideways, never diagonally and never back.
rules-arabic-five-2 = To capture, jump over a neighbouring enemy piece to the empty square behind it; it is lifted at that moment, and your piece jumps on while it can.
rules-arabic-five-3 = Capturing is compulsory, and only the captures that take the most pieces are allowed; man and king count alike.
rules-arabic-five-4 = A man whose move ends on the last row is crowned; the king flies straight in four directions and captures from afar, without turning right round between two jumps.
rules-arabic-five-5 = You win by taking everything or by blocking; one piece each, man or king, is a draw at once.

# From zero
rules-arabic-zero-title = From zero
rules-arabic-zero-p1 = Arabic dama, الداما العربية, is played in the Levant and around the Gulf; in Bahrain they call it Bahraini dama. The word dama names both the game and the crowned piece.
rules-arabic-zero-p2 = Play with these boards first. Nothing is counted here and nothing can break; White goes up the board.
rules-arabic-diagram-zero-step = A man has three roads at most: ahead, left, right.
rules-arabic-diagram-zero-capture = The black man at `d4` is next to yours and `d5` is empty: jump.
rules-arabic-diagram-zero-chain = To the right, ahead, to the right: three pieces in one move. Tap the squares in order.
rules-arabic-diagram-zero-king = A king goes as far as you like along its row or its column.

# Board and start
rules-arabic-board-title = The board and the start
rules-arabic-board-p1 = Eight rows and eight columns, and every square is played on. The board is plain here; a coloured one would serve as well, because colour enters no rule. Columns are a to h from White's left, rows 1 to 8 from White's side.
rules-arabic-board-p2 = Sixteen men stand on each player's second and third rows; the first row is empty. White begins. One move a turn, with a piece of your own colour, and no passing.
rules-arabic-diagram-start = White to begin, eight first moves, all one square ahead. The men on `h6` and its row are Black's, and nothing stands on `e4`.

# Men
rules-arabic-men-title = The man's step
rules-arabic-men-p1 = A man steps to the next square ahead, to the left or to the right, if that square is empty. It does not go back, does not slide along diagonals, and does not take two squares at a time.
rules-arabic-men-p2 = The side step looks like a lost tempo. It is the only way from file to file, and most chains are built on it.
rules-arabic-diagram-men = From `e4` to `e5`, `d4` or `f4`. Not to `e3`, not to `f5`, not to `e6`.
rules-arabic-diagram-men-taken = The man at `e4` cannot step to `f4`: the square is taken.

# Capture
rules-arabic-capture-title = The man's capture
rules-arabic-capture-p1 = An enemy piece right ahead of your man, or right beside it, with an empty square straight behind: your man jumps to that square and the piece is yours. Not over your own, not over two, not over an empty square.
rules-arabic-capture-p2 = Men never capture backward in this game, neither as a first jump nor later in a chain.
rules-arabic-diagram-capture = Three neighbours, three captures: over `e6`, over `d5`, over `f5`.
rules-arabic-diagram-capture-back = `e3` is behind the man at `e4`: no capture there.

# Compulsory
rules-arabic-compulsory-title = Capturing is compulsory
rules-arabic-compulsory-p1 = Whoever can capture must capture. The board marks the pieces that must; any other move is refused, and the refusal costs nothing.
rules-arabic-diagram-compulsory = The man at `f5` can be taken, so `b3-b4` must wait.

# Chain
rules-arabic-chain-title = The chain of captures
rules-arabic-chain-p1 = After a jump look again from the new square: if the same piece can capture once more, it must go on, in the same move, until it cannot. Each jump may take another direction that the piece has.
rules-arabic-chain-p2 = Count a chain to its end before you start it.
rules-arabic-diagram-chain = To the left over `f3`, ahead over `e4`, to the left over `d5`. The chain does not end at `e3`.

# Longest
rules-arabic-longest-title = The greatest number
rules-arabic-longest-p1 = Of all captures on the board only those that take the most pieces are allowed. There is no preference by kings: taking with a king or taking a king counts no more than a man.
rules-arabic-longest-p2 = The game refuses the shorter capture by itself. Which of the longest you play is your choice, and where your piece stops often matters more than how many it took.
rules-arabic-diagram-longest = On the left a king, on the right two men. Two is more than one: `f3xf5xf7`, and `b4xb6` is refused.
rules-arabic-diagram-longest-equal = One piece either way: over `c5` or over `d4`, as you like.

# Lifted
rules-arabic-lifted-title = Lifted at the moment of the jump
rules-arabic-lifted-p1 = A jumped piece leaves the board at once. From then on its square is empty for the same chain: it can be crossed and landed on, and so can the square the chain began from.
rules-arabic-lifted-p2 = So no piece is jumped twice, and a captured piece is never in the way.
rules-arabic-diagram-lifted = The king goes round and comes to rest on `a3`, where its first victim stood: `a1xa5xf5xf3xa3`.

# No turn
rules-arabic-no-turn-title = No turning round
rules-arabic-no-turn-p1 = From one jump to the next a piece may keep its direction or turn a quarter to either side. A half turn, back along its own line, is forbidden. Once it has turned to the side, the earlier direction is free again.
rules-arabic-diagram-no-turn = `c4` or `g4`, not both in one move: from `a4` the king may not turn round.
rules-arabic-diagram-no-turn-again = Left, ahead, left again: quarter turns only, so all three are taken.

# King
rules-arabic-king-title = The king's move
rules-arabic-king-p1 = A king runs along its row or column over any number of empty squares, ahead and back, left and right. A piece on the line ends the run; only an enemy with an empty square behind it can be jumped.
rules-arabic-diagram-king = Own man at `g6`: the column is open to `g5` only, `g6` is taken and `g8` out of the way. The diagonal to `e4` does not exist for a king.

# King captures
rules-arabic-king-capture-title = The king captures from afar
rules-arabic-king-capture-p1 = If only empty squares lie between the king and an enemy piece, and the square behind that piece is empty, the king takes it and lands on any of the empty squares behind. In a chain it must choose a landing from which the greatest number can be taken.
rules-arabic-king-capture-p2 = Two enemy pieces with no gap between them are a wall, even for a king.
rules-arabic-diagram-king-capture = The king at `h3` takes `d3` and may stop at `c3`, `b3` or `a3`.
rules-arabic-diagram-king-capture-two = A wall: `d3` and `c3` touch. The king gets no further than `e3`.
rules-arabic-diagram-king-capture-land = Stopping at `c3` opens the way to `c6`. Running on to `a3` would take one instead of two, and is refused.

# Crowning
rules-arabic-crowning-title = Crowning
rules-arabic-crowning-p1 = A man is crowned when its move ends on the last row, and plays as a king from its next move.
rules-arabic-crowning-p2 = A worked case: a man jumps to the last row and an enemy king stands beside it with a free square behind. The man must take it, still as a man, and the crown waits for the end of the move.
rules-arabic-diagram-crowning = From `f7` one step ahead to `f8`, and there is a king.
rules-arabic-diagram-crowning-waits = The worked case: over `f7` to `f8`, then over the king at `e8` to `d8`, and only there the crown. It may not stop at `f8`.

# Winning
rules-arabic-winning-title = Winning
rules-arabic-winning-p1 = You win by taking the last enemy piece, or by leaving your opponent, on his turn, without any legal move. A player who resigns loses.
rules-arabic-winning-p2 = A win is looked at before any draw.
rules-arabic-diagram-winning = `d4xd6` takes the last piece: White wins.
rules-arabic-diagram-winning-blocked = After `f5-f1` the king in the corner has no square and no capture: White wins by blocking.

# Draw: repetition
rules-arabic-draw-repetition-title = Draw: threefold repetition
rules-arabic-draw-repetition-p1 = The same position for the third time, with the same player to move, is a draw. It need not come back at once; the starting position counts too.
rules-arabic-diagram-draw-repetition = Both kings go and come back, twice: the diagram stands on the board a third time.

# Notation
rules-arabic-notation-title = Writing moves
rules-arabic-notation-p1 = `e3-e4` is a quiet move. `g3xe3xe5xc5` is a capture with all its landing squares; where start and end leave no doubt, they are enough.
rules-arabic-notation-p2 = If the short form fits two different captures, the site asks for the whole path; if it cannot be read as a move at all, it says so. Neither spends an attempt. The board stays with a at the left in every language.
rules-arabic-diagram-notation = `e2xg2xg4xg6` or `e2xe4xg4xg6`? `e2xg6` alone does not tell.

# This site's own rules
rules-arabic-draw-one-each-title = This site's own rule: one piece each
rules-arabic-draw-one-each-p1 = As soon as each player has one single piece, man or king, the game is a draw. It ends on the spot, even if the player to move could capture or a man could still be crowned.
rules-arabic-draw-one-each-p2 = No federation text of Arabic dama says so; the rule is ours. Others, the Jordanian program Madar for one, let a capture that is on be played first.
rules-arabic-diagram-draw-one-each = White takes the man at `c4`; one man is left to each, and it is a draw.
rules-arabic-diagram-draw-one-each-over = Over already: `d4xd8` is no longer played.
rules-arabic-draw-40-title = This site's own rule: 40 moves without progress
rules-arabic-draw-40-p1 = If each side makes 40 moves in a row with no capture and with no man moved at all, the game is a draw. Any step of a man, sideways too, starts the count again.
rules-arabic-draw-40-p2 = This too is ours and no federation's. Threefold repetition is not ours. In a puzzle neither can come up: the counts start afresh and the solution is short.
rules-arabic-diagram-draw-40 = Forty moves each of kings alone: a draw. One move earlier the game went on.
rules-arabic-diagram-draw-40-reset = Another walk from the same position: the man at `c4` stepped to `b4` on the way, so the count began again and the game goes on.

# Customs
rules-arabic-customs-title = Customs told, not enforced
rules-arabic-customs-p1 = Played at home and in the coffee house, the game has manners of its own. We tell them; the board does not ask for them.
rules-arabic-customs-l1 = Warning your opponent that one of his pieces is threatened: a courtesy, always optional.
rules-arabic-customs-l2 = In Bahrain: whoever has a threatened piece must move it if he can, and may not move another piece to threaten or to take. Here you are free.
rules-arabic-customs-l3 = Several kings against a lone king counted as won, as in the program Madar. Here you play on until the win is there.
rules-arabic-diagram-customs = Black threatens the man at `c4` from `d4`. In Bahrain White would have to save it; here the step `g2-g3` is just as legal as `c4-c5`.

# Differences
rules-arabic-differences-title = How it differs from its neighbours
rules-arabic-differences-l1 = Turkish dama: the moves and captures are the same. There, only king against king is a draw at once, the count is 25 moves each, and a sideways step does not start it again.
rules-arabic-differences-l2 = Russian draughts: diagonal, twelve men a side, men capture backward, any capture may be chosen, taken pieces leave after the move.
rules-arabic-differences-l3 = American checkers: diagonal, twelve men a side, the king goes one step only and any capture may be chosen.

# Against International
rules-arabic-compare-international-title = Article by article: International draughts
rules-arabic-compare-international-l1 = Squares: there 100, of which the 50 dark ones are played on, twenty men a side; here all 64, sixteen men a side.
rules-arabic-compare-international-l2 = Direction: there diagonal; here straight, and men also step sideways.
rules-arabic-compare-international-l3 = Compulsory capture, most pieces: the same in both, with no preference by kings.
rules-arabic-compare-international-l4 = Men capturing backward: there yes; here no.
rules-arabic-compare-international-l5 = The king flies in both; here it may not turn right round between two jumps, a ban that the diagonal games do not have.
rules-arabic-compare-international-l6 = Crowned in mid-capture: in both the man goes on as a man and is crowned only if the move ends on the last row.
rules-arabic-compare-international-l7 = Taken pieces: there they leave after the move and may block it; here at once.
rules-arabic-compare-international-l8 = Draws: there, on this site, threefold and 25 moves each of kings alone; here one piece each, threefold, and 40 moves each.

# Against Brazilian
rules-arabic-compare-brazilian-title = Article by article: Brazilian draughts
rules-arabic-compare-brazilian-p1 = Brazilian draughts is the international game on the small board.
rules-arabic-compare-brazilian-l1 = Squares: the board of 64 is the same size, but only 32 are played on, twelve men a side.
rules-arabic-compare-brazilian-l2 = Direction: diagonal there, straight here.
rules-arabic-compare-brazilian-l3 = Compulsory capture and most pieces: the same, kings without preference.
rules-arabic-compare-brazilian-l4 = Men capturing backward: there yes; here no.
rules-arabic-compare-brazilian-l5 = Turning right round in a chain: banned only here. The flying king is common to both.
rules-arabic-compare-brazilian-l6 = Crowned in mid-capture: both go on as a man. Lifting: there after the move, here at once.
rules-arabic-compare-brazilian-l7 = Draws: there, on this site, 40 moves each without capture and without crowning; a man's move alone does not start that count again, as it does here.

# Against Spanish
rules-arabic-compare-spanish-title = Article by article: Spanish draughts
rules-arabic-compare-spanish-l1 = Squares: 64 as here, but only 32 of them played on, twelve men a side.
rules-arabic-compare-spanish-l2 = Direction: diagonal there, straight here.
rules-arabic-compare-spanish-l3 = Men capturing backward: in neither.
rules-arabic-compare-spanish-l4 = Which capture: in both the most pieces. Where numbers are equal, Spanish draughts, like Portuguese, wants the most kings taken; here you choose freely.
rules-arabic-compare-spanish-l5 = King: flies in both; the ban on turning round is only here.
rules-arabic-compare-spanish-l6 = Crowned by a capture: there the man stops on the last row and is crowned; here it goes on sideways while it can.
rules-arabic-compare-spanish-l7 = Taken pieces: there after the move; here at once.
rules-arabic-compare-spanish-l8 = Draws: there, on this site, 40 moves each without capture and without crowning, and no rule for one piece each.

# Tips
rules-arabic-tips-title = A few tips
rules-arabic-tips-l1 = Do not despise the side step: it lines up men, shuts a file, and prepares chains nobody sees coming.
rules-arabic-tips-l2 = Count every chain to its end, lifting the pieces in your mind as you go.
rules-arabic-tips-l3 = Among equal captures choose by the square where your piece stops.
rules-arabic-tips-l4 = With few pieces left, beware of exchanging down to one each: that is a draw.
rules-arabic-diagram-tips-stop = The king takes `d4` and may stop at `e4`, `f4`, `g4` or `h4`. At `f4` the man at `f5` takes it; the other squares are safe.
rules-arabic-diagram-tips-give = White crowns at `b8` and gives a man: `b6xb4` is forced. Then `b8xb3xg3xg8` takes all three.

# Mistakes
rules-arabic-mistakes-title = Common mistakes
rules-arabic-mistakes-l1 = Seeing one's own capture too late: while one is on, nothing else can be played.
rules-arabic-mistakes-l2 = Expecting the crown in the middle of a capture.
rules-arabic-mistakes-l3 = Believing that a king is worth more when captures are counted.
rules-arabic-mistakes-l4 = Taking a lifted piece for a wall, or hoping to turn round behind it.
rules-arabic-mistakes-l5 = Moving a man forward only, and forgetting its two sides.

# History
rules-arabic-history-title = History, as recorded
rules-arabic-history-p1 = According to Retrot, Arabic dama has the same rules as Turkish dama. Which of the two names is the older, the record does not say.
rules-arabic-history-p2 = BoardGameGeek gives the year 1400 and lists tournaments in Turkey, Lebanon, Kuwait, Qatar, Uzbekistan, the Netherlands, Germany, Poland and Estonia. For the year we know of no document; take it with care.
rules-arabic-history-p3 = Mats Winther holds that the game grew from what he calls Gothic dama. That is an open opinion, not a settled matter.

# Questions and answers
rules-arabic-q1 = How does a man move?
rules-arabic-a1 = One square straight ahead, to the left or to the right. Never back and never diagonally.
rules-arabic-q2 = Is capturing compulsory?
rules-arabic-a2 = Yes, and you must take the greatest number of pieces; among equals you choose.
rules-arabic-q3 = How does a king play?
rules-arabic-a3 = Any distance straight ahead, back, left or right over empty squares. It captures from afar and lands on any empty square behind the piece it takes.
rules-arabic-q4 = Is a man crowned in the middle of a chain?
rules-arabic-a4 = No. It goes on as a man, sideways, and is crowned if the move ends on the last row.
rules-arabic-q5 = When are taken pieces lifted?
rules-arabic-a5 = Each at the moment it is jumped. Its square is then free for the rest of the chain.
rules-arabic-q6 = May a piece turn back during a chain?
rules-arabic-a6 = Not straight back between two jumps. A quarter turn is allowed at every jump.
rules-arabic-q7 = How does one win?
rules-arabic-a7 = By taking all enemy pieces, by leaving the opponent without a move, or by his resignation.
rules-arabic-q8 = When is it a draw?
rules-arabic-a8 = At once when each player has one piece; at the third repetition of a position; and after 40 moves each without a capture and without any move of a man. The first and the last are this site's own rules.
rules-arabic-q9 = Is the Bahraini custom about threatened pieces enforced?
rules-arabic-a9 = No. It is told here as a custom; every legal move is open to you.
