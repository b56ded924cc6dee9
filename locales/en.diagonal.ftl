# The rules pages of the diagonal games in English, a text for each value of a rule switch.
# Moves and squares stand between backticks, always with letters: the page writes them as the game does.

# The rules in five lines
diag-five-move = The game runs on the { $squares } dark squares: a man moves one square diagonally forward.
diag-five-back-back = It captures backward as well.
diag-five-back-forward = It captures forward only.
diag-five-jump = You capture by jumping over an enemy piece to the empty square right behind it, and go on with the same piece while it can.
diag-five-kings-take =
    { "" }
diag-five-kings-spare = Men cannot take kings.
diag-five-lifting-after = Taken pieces leave after the move.
diag-five-lifting-at-once = Taken pieces leave at once.
diag-five-rule-any = Capturing is compulsory; among several captures you choose freely, and play the one you chose to its end.
diag-five-rule-most = Capturing is compulsory, and so is the capture that takes the most pieces; a king counts as one.
diag-five-rule-most-kings = Capturing is compulsory: the most pieces, and where numbers are equal the most kings.
diag-five-rule-most-by-king = Capturing is compulsory: the most pieces, then with a king, then the most kings, then the kings soonest.
diag-five-rule-by-king = Capturing is compulsory, with a king if a king can; beyond that you choose freely.
diag-five-rule-optional = Capturing is optional, but a capture once begun is played to its end.
diag-five-crown-man = A man that ends its move on the last row becomes a king; one that is still capturing goes on as a man.
diag-five-crown-king = A man that reaches the last row becomes a king at once, even in the middle of a capture, and goes on as one.
diag-five-crown-stops = A man that reaches the last row becomes a king, and its move ends there.
diag-five-king-flies = A king goes any distance along a free diagonal, forward and back, and captures from afar.
diag-five-king-step = A king goes one square, forward and back, and captures what stands beside it.
diag-five-win = You win by taking all enemy pieces or leaving the opponent without a move.
diag-five-draw-free-crowned = { $n } moves each without a capture or a new king are a draw.
diag-five-draw-threefold-crowned = The same position three times is a draw, and so are { $n } moves each without a capture or a new king.
diag-five-draw-threefold-moved = The same position three times is a draw, and so are { $n } moves each of kings alone.
diag-five-draw-free-moved = { $n } moves each of kings alone are a draw.

# From zero
diag-zero-title = From zero
diag-zero-p1 = Try these boards. Nothing is counted, and you can start each one again as often as you like; White moves up the board.
diag-diagram-zero-step = One man, two ways: diagonally forward to the left or to the right.
diag-diagram-zero-capture = The black man on `d4` stands right in front, and the square behind it is empty: jump from `c3` to `e5`.
diag-diagram-zero-chain = One move, three men. Tap the squares your man lands on, one after the other.
diag-diagram-zero-king-flies = A king: all four diagonals, as far as the way is free.
diag-diagram-zero-king-step = A king: all four diagonals, one square each.

# Board and start
diag-board-title = Board and start
diag-board-p1 = The board has { $files } by { $files } squares, and only the { $squares } dark ones are played on. The corner at each player's left hand is dark.
diag-board-p2 = Each side has { $men } men on the dark squares nearest to it. The players move in turn; nobody may pass, and nobody may move the other's pieces.
diag-board-first-black = Black begins and sits at the bottom, as in all 8 by 8 diagonal games of this site. In the puzzles White is to move and sits at the bottom. The rules are the same either way.
diag-board-first-white = White begins.
diag-diagram-start-black = The start, seen by Black. It has seven moves. The white man on `c3` is not Black's to move, and `d4` is empty.
diag-diagram-start-white = The start. Only the men of the front row can move; the black men are not yours, and the squares between the sides are empty.

# Men
diag-men-title = How a man moves
diag-men-p1 = A man goes one square diagonally forward to an empty square. Without a capture it never goes back, never straight, and never two squares.
diag-diagram-men = From `d4` the man goes to `c5` or `e5`. Back to `c3` and on to `f6` are not its moves.
diag-diagram-men-taken = A square holds one piece. The man on `d4` cannot go to `e5`, where its own man stands.

# Capture
diag-capture-title = How a man captures
diag-capture-p1 = If an enemy piece stands on the next square of a diagonal and the square right behind it is empty, your man jumps there and takes it. It jumps neither over its own pieces nor over two at once.
diag-capture-back-back = For a capture, back is as good as forward: a man takes on all four diagonals.
diag-capture-back-forward = A man captures forward only. What has got past it is safe from it until it is a king.
diag-diagram-capture = Two captures of one man: over `c5` or over `e5`.
diag-diagram-capture-back = The man on `e3` is behind, and is taken all the same.
diag-diagram-capture-forward = The man on `e3` is behind: White cannot take it and makes an ordinary move.

# Men and kings
diag-men-kings-title = A man cannot take a king
diag-men-kings-p1 = A man jumps over men only. Before a king it stops as before a wall; only a king can take a king.
diag-diagram-men-kings = The man takes `c5`. The king on `e5` stands just as near and is safe.

# Compulsory or not
diag-force-forced-title = Capturing is compulsory
diag-force-forced-p1 = If one of your pieces can capture, you must capture. Any other move is refused; trying it costs nothing. No piece is lost here for a forgotten capture.
diag-force-forced-p2 = This is the heart of the game: because your opponent must take, you decide where his piece goes.
diag-force-optional-title = Capturing is optional
diag-force-optional-p1 = You may capture or make any other move instead. Nothing happens to a piece that did not capture.
diag-force-optional-p2 = Who does capture keeps to the rest of the rules: the chain is played to its end.
diag-diagram-forced = White can take `d4`, so the quiet move `g1-h2` is refused.
diag-diagram-optional = Four legal moves: the capture of `d4` and three quiet ones.

# Chain
diag-chain-title = Several in one move
diag-chain-p1 = If the piece can capture again from where it lands, it goes on in the same move, in any direction it can capture in, until nothing is left to take.
diag-chain-p2 = You do not stop half-way. A chain begun and not finished is no move yet.
diag-diagram-chain = Over `d2`, `d4` and `d6` to `e7`. Stopping on `e3` is refused.

# Which capture
diag-choice-any-title = Which capture: any
diag-choice-any-p1 = Where there are several captures you choose freely: the longer or the shorter, with a man or with a king.
diag-choice-any-p2 = Only the one you choose must be played to its end.
diag-choice-most-title = Which capture: the most pieces
diag-choice-most-p1 = Of all captures on the board only those that take the most pieces are allowed, whichever piece makes them. Men and kings count alike: two men are more than one king.
diag-choice-most-p2 = Among equals you choose freely.
diag-choice-most-kings-title = Which capture: the most pieces, then the most kings
diag-choice-most-kings-p1 = Only the captures that take the most pieces are allowed. Where numbers are equal, the one that takes the most kings goes first.
diag-choice-most-kings-p2 = If that is equal too, you choose. Whether a man or a king makes the capture does not matter.
diag-choice-most-by-king-title = Which capture: four questions in order
diag-choice-most-by-king-p1 = First, the most pieces. Second, among equals, with a king if a king can. Third, with the king, the capture that takes the most kings. Fourth, the one that meets a king soonest.
diag-choice-most-by-king-p2 = Only when all four leave more than one capture do you choose.
diag-choice-by-king-title = Which capture: the king goes first
diag-choice-by-king-p1 = If a king can capture, a king must capture, and the men wait. How many pieces are taken does not matter.
diag-choice-by-king-p2 = Among several captures by kings, or by men where no king can, you choose freely and play to the end.
diag-diagram-choice-any = Over `c3` one man, over `e3` and `g5` two. Both are legal; only stopping on `f4` is not.
diag-diagram-choice-most = Over `c3` one man, over `e3` and `g5` two. The shorter capture is refused.
diag-diagram-choice-equal = A king to the left, a man to the right: one piece each way, and White may choose.
diag-diagram-choice-by-king = Man and king could take one piece each. The king goes first; `b2xd4` is refused.
diag-diagram-choice-free = Men only: one piece or two, as White likes.
diag-diagram-choice-kings = One piece each way, but one of them is a king: it must be that one.
diag-diagram-choice-soonest = Two pieces each way, one of them a king. To the left the king comes first, so the chain goes to the left.

# King
diag-king-title = How a king moves
diag-king-flies-p1 = A king goes any number of empty squares along a diagonal, forward or back. It does not pass over a piece without taking it.
diag-king-step-p1 = A king goes one square on any of the four diagonals, forward or back. That is all it has over a man, and it is a great deal.
diag-diagram-king-flies = Its own man on `e5` bars the long diagonal: the king gets to `d4`, not to `e5` and not to `f6`.
diag-diagram-king-step = The king on `d4` has `c3`, `e3` and `c5`. Its own man stands on `e5`; `b6` is too far.
diag-king-capture-title = How a king captures
diag-king-capture-flies-p1 = A king takes an enemy piece on its diagonal from any distance, if nothing stands between them and at least one square behind it is empty. It lands on any empty square behind.
diag-king-capture-flies-p2 = Two pieces close together on the line stop it, and so does a piece of its own. If it can take more from some of the landing squares, it must land on one of those.
diag-king-capture-step-p1 = A king captures as a man does, but on all four diagonals: the enemy piece beside it, with an empty square right behind.
diag-king-capture-step-p2 = It does not strike from afar. A king two squares away from your man threatens nothing yet.
diag-diagram-king-capture-flies = Over `e5` the king may land on `f6`, `g7` or further along.
diag-diagram-king-capture-two = `e5` and `f6` stand close together: a wall. The king goes up to `d4`.
diag-diagram-king-capture-land = Only from `f6` does the king see the man on `g5`: it must land there and take both.
diag-diagram-king-capture-step = The king takes backward, over `e3` to `f2`.
diag-diagram-king-capture-afar = The man on `d4` is one square too far away. The king can only step.

# Lifting
diag-lifted-after-title = Taken pieces leave after the move
diag-lifted-after-p1 = Until the move is over, every taken piece stays where it is. It cannot be jumped a second time and it bars the way. The square from which the move began counts as empty.
diag-lifted-at-once-title = Taken pieces leave at once
diag-lifted-at-once-p1 = Every taken piece leaves the board the moment it is jumped, and its square is empty for the rest of the chain.
diag-diagram-lifted-flies = The king takes `e7`, `d4` and `g3` and stops on `h4`. `f6` is saved by `e7`: that man is taken, but still stands behind it.
diag-diagram-lifted-step = Once around: the king takes four and comes home to `c3`. It may not start a second round over pieces already taken.

# Crowning
diag-crowning-title = Crowning
diag-crowning-p1 = A man that ends its move on the far row becomes a king and plays as one from the next move on.
diag-crowning-man-title = The last row in mid-capture: it goes on as a man
diag-crowning-man-p1 = A man that reaches the last row by a capture and can take on goes on, as a man, and leaves the row again without a crown. It is crowned only if the move ends there.
diag-crowning-king-title = Crowned in mid-capture: it goes on as a king
diag-crowning-king-p1 = A man that reaches the last row by a capture is a king that very moment. If it can take on as a king, it must, in the same move.
diag-crowning-stops-title = Crowned by a capture: the move ends
diag-crowning-stops-p1 = A man that reaches the last row by a capture stops there and is crowned, even if there is more to take. As a king it may go on with its next move.
diag-diagram-crowning = One step, and the man is a king.
diag-diagram-crowning-man = Over the first man to the last row and, since there is another to take, back down again: two men, and no crown.
diag-diagram-crowning-ends = Here nothing more can be taken from the last row: the move ends there, and the man is crowned.
diag-diagram-crowning-king = Over `c7` to `d8`, a king, and on as a king over `f6` from afar. It may not stop on `d8`.
diag-diagram-crowning-king-step = Over `c7` to `d8`, a king, and on over `e7` to `f6`.
diag-diagram-crowning-stops = The man takes one and is crowned. The other one, though close by, stays on the board.

# Winning
diag-winning-title = Winning
diag-winning-p1 = You win when your opponent has no pieces left, or when it is his turn and none of his pieces can move: a blocked side has lost. Then the game is over, and no move is accepted.
diag-winning-p2 = A player may resign, and two players may agree on a draw. In a puzzle there is nobody to agree with.
diag-diagram-winning = The last black man is taken: White has won.
diag-diagram-winning-blocked = White plays `a3-b4`. The black man can neither move nor capture: White has won.

# Draws
diag-draw-repetition-title = Draw: the same position three times
diag-draw-repetition-p1 = The same position for the third time, with the same side to move, is a draw. The three times need not follow each other, and the position the game began from counts.
diag-diagram-draw-repetition = Both kings go and come back, twice: the position of the diagram is there for the third time.
diag-draw-moved-title = Draw: { $n } moves each of kings alone
diag-draw-moved-p1 = If each side makes { $n } moves in a row with kings alone, with no capture and with no man moved, the game is a draw.
diag-diagram-draw-moved = { $n } moves each of the two kings: a draw. One move earlier the game went on.
diag-draw-crowned-title = This site's own rule: { $n } moves each without progress
diag-draw-crowned-p1 = If each side makes { $n } moves in a row with no capture and with no man crowned, the game is a draw. An ordinary move of a man does not start the count again.
diag-draw-crowned-p2 = This rule is ours and no federation's, one and the same for all diagonal games on 8 by 8 squares. Repeating a position does not end the game by itself, and neither do the tournament counts for few pieces, three kings against one and the like. In a puzzle the count never comes up: it starts afresh, and the solution is short.
diag-diagram-draw-crowned = The kings go back and forth { $n } times each: a draw. One move earlier the game went on.
diag-diagram-draw-crowned-men = On the way White's man made a step. The count went on all the same, and it is a draw.

# Notation
diag-notation-title = Writing moves
diag-notation-letters-p1 = Columns are lettered from White's left, rows are numbered from White's side. A quiet move has a dash, `c3-d4`, a capture an x and every landing square, `c1xe3xc5`. Where first and last square decide the move, the rest may be left out; a colon for a capture is read as well.
diag-notation-numbers-p1 = The dark squares are numbered from the top left as White sees the board, row by row. A quiet move has a dash, `c3-d4`, a capture an x and every landing square, `c1xe3xc5`. Where first and last square decide the move, the rest may be left out.
diag-notation-p2 = If a short form fits two different moves, you are asked for the whole path; a text that is no move is called unreadable. Neither costs an attempt.
diag-diagram-notation-two = Two captures from `d2` to `d6`, over different men: the short form `d2xd6` does not say which.
diag-diagram-notation-short = `e1xc3xe5xg7`, or for short `e1xg7`: there is no other way there.

# Customs
diag-customs-title = Customs not enforced
diag-customs-p1 = You may meet these at the table. They do not apply here:
diag-customs-touch = Touch a piece, play it. Here you may put it back until the move is complete.
diag-customs-huff-forced = Huffing: taking away a piece that forgot to capture. Here the other move is simply refused.
diag-customs-huff-optional = Huffing: taking away a piece that did not capture. Here not capturing is your right.
diag-customs-endings = Tournament counts for endings with few pieces, such as three kings against one within fifteen moves.

# Differences, tips
diag-differences-title = How it differs from its neighbours
diag-history-title = History and its doubts
diag-tips-title = A few tips
diag-tips-together = Keep your men connected. A man with a friend right behind it on the diagonal cannot be jumped from the front.
diag-tips-give-forced = Look for moves that give a piece and take more. Your opponent must take; you decide where he lands.
diag-tips-give-optional = Nothing forces your opponent to take your offer. Count on his best move, not on a capture.
diag-tips-king-flies = The first flying king is worth several men. Stop a crowning at almost any price, and hold the long diagonal when you have a king.
diag-tips-king-step = A short king needs company. Bring it back towards the middle, and use two together to drive an enemy piece into a corner.
diag-diagram-tips-pair = Black to move. `b2` stands behind `c3`: there is nothing for Black to take.

# Mistakes
diag-mistakes-title = Common mistakes
diag-mistakes-force-forced = Planning a quiet move while a capture is on.
diag-mistakes-force-optional = Taking every time one can. A capture that opens your back row is often better left alone.
diag-mistakes-back-back = Forgetting that men capture backward: a man that has gone past can still be struck from behind.
diag-mistakes-back-forward = Trying to capture backward with a man. Only kings can.
diag-mistakes-choice-any = Believing that the longest capture is compulsory. Here you may choose.
diag-mistakes-choice-most = Playing the shorter capture because its end looks nicer.
diag-mistakes-choice-most-kings = Counting pieces only: where numbers are equal, the kings decide.
diag-mistakes-choice-most-by-king = Stopping at the first question. After the number come the king that captures and the kings that are captured.
diag-mistakes-choice-by-king = Capturing with a man while a king can.
diag-mistakes-king-flies = Leaving a lone man on a king's diagonal with an empty square behind it.
diag-mistakes-king-step = Expecting a king to strike from afar.
diag-mistakes-crowning-man = Counting on a crown in the middle of a capture.
diag-mistakes-crowning-king = Overlooking that a man crowned in mid-capture takes on as a king.
diag-mistakes-crowning-stops = Planning to go on capturing after the crown in the same move.
diag-mistakes-lifting-after = Reckoning as if taken pieces were gone at once. They stand until the end and bar the way.
diag-mistakes-lifting-at-once = Reckoning as if taken pieces stayed until the end of the move.

# Questions
diag-q-force = Is capturing compulsory?
diag-a-force-forced = Yes, always.
diag-a-force-optional = No. You may make another move instead; a capture once begun is played to its end.
diag-q-choice = Which capture must I choose when there are several?
diag-a-choice-any = Any of them, the shorter as well; the one you choose is played to its end.
diag-a-choice-most = The one that takes the most pieces. A king counts as one piece; among equals you choose.
diag-a-choice-most-kings = The one that takes the most pieces, and among equals the one that takes the most kings.
diag-a-choice-most-by-king = The most pieces; then with a king; then the most kings; then the one that meets a king soonest.
diag-a-choice-by-king = One by a king, if a king can capture. Otherwise any; the number does not matter.
diag-q-back = May a man capture backward?
diag-a-back-back = Yes. It moves forward only, but captures forward and back.
diag-a-back-forward = No. Only a king captures backward.
diag-q-king = How far does a king go?
diag-a-king-flies = As far as its diagonal is free, and it captures from afar.
diag-a-king-step = One square, forward or back.
diag-q-crowning = What if a man reaches the last row in the middle of a capture?
diag-a-crowning-man = If it can take on, it goes on as a man and is not crowned. It is crowned only if the move ends there.
diag-a-crowning-king = It is a king at once and goes on capturing as a king.
diag-a-crowning-stops = It stops there and is crowned, and the move is over.
diag-q-lifting = When do taken pieces leave the board?
diag-a-lifting-after = All together, after the move. Until then they bar the way and cannot be jumped again.
diag-a-lifting-at-once = Each at the moment it is jumped.
diag-q-first = Who begins?
diag-a-first-black = Here Black does, as in all 8 by 8 diagonal games of this site; that is this site's own choice, elsewhere White often begins. In the puzzles White is to move.
diag-a-first-white = White.
diag-q-draw = When is it a draw?
diag-a-draw-free-crowned = After { $n } moves each without a capture and without a crowning, this site's own rule, or by agreement.
diag-a-draw-threefold-crowned = When the same position is there for the third time, after { $n } moves each without a capture and without a crowning, or by agreement.
diag-a-draw-threefold-moved = When the same position is there for the third time, after { $n } moves each of kings alone, or by agreement.
diag-a-draw-free-moved = After { $n } moves each of kings alone, or by agreement.
