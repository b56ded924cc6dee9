# The rules page of Chinese Checkers in English. Moves and holes stand between backticks; the page isolates them.

## chinese

# The end of a game
ending-home = { star-side } is home and has won.

# The rules in five lines
rules-chinese-five-1 = Bring your ten pieces into the point straight across the star. Whoever has all ten there first has won.
rules-chinese-five-2 = A turn moves one piece: one step into an empty neighbouring hole, in any of six directions, or hops.
rules-chinese-five-3 = A hop goes straight over one neighbouring piece, of any colour, into the empty hole right behind it. Nothing is taken.
rules-chinese-five-4 = The same piece may hop again and again, turn at every landing and stop wherever you like. A step and a hop never mix.
rules-chinese-five-5 = Hopping is never a duty, and backward is as good as forward. Two, three, four or six can play.

# From zero
rules-chinese-zero-title = From zero
rules-chinese-zero-p1 = Chinese Checkers is a race. Nothing is captured, nothing becomes anything else, no points are counted: you carry your ten pieces across the star, and every piece on the way, yours or not, can serve you as a bridge.
rules-chinese-zero-p2 = There are only two moves to learn. Try them on these boards; nothing counts, and you may start again as often as you like.
rules-chinese-diagram-zero-step = A step: the piece at `i5` has six neighbours, all of them empty. Try all six ways.
rules-chinese-diagram-zero-hop = A hop: there is a piece at `j5` and nothing behind it. Hop from `i5` to `k5`. The piece you hopped over stays where it is.
rules-chinese-diagram-zero-chain = Three hops, one turn: from `e8` over `f8`, over `h7`, over `j7`. Two of the bridges are the other player’s.
rules-chinese-diagram-zero-home = Nine pieces are home, the tenth waits at `k7`. Two hops bring it into the last hole, `o3`.

# Board and start
rules-chinese-board-title = The board and the start
rules-chinese-board-p1 = The star has 121 holes in 17 rows. Seen with the point of A at the top, the rows are called a to q downward and the holes are counted from the left: `a1` is the tip of A, `i5` the middle, `q1` the tip of D. The names belong to the board and stay when it is turned; the boards here have the player to move at the bottom.
rules-chinese-board-p2 = Each player begins with ten pieces in one point of the star. The points carry the letters A to F, clockwise, and so do the players. A begins, and turns go round clockwise. You move only your own pieces.
rules-chinese-diagram-start = The start for two. A has fourteen moves: eight steps and six hops over its own second row. The pieces of D have to wait, and `i5` is empty.

# Step
rules-chinese-step-title = The step
rules-chinese-step-p1 = A piece steps into one of the up to six holes next to it, if that hole is empty. The step ends the turn.
rules-chinese-step-p2 = There is no forward: to the side and back are as good as ahead, and a piece may also leave the target again. It may stop in any empty hole, in other players’ points too.
rules-chinese-diagram-step = The holes `h5` and `j6` are taken; to `h6`, `i4`, `i6` and `j5` the piece at `i5` can step. `i7` is two holes away, and between stands nothing to hop over.

# Hop
rules-chinese-hop-title = The hop
rules-chinese-hop-p1 = A hop goes in a straight line over exactly one piece, which stands right beside yours, into the empty hole right behind it. The colour of that piece does not matter, your own serve as well. It stays on the board: nothing is ever taken.
rules-chinese-hop-p2 = Two pieces in a row cannot be hopped over, nor can a piece that is not next to yours. A piece without an empty neighbour and without a hop cannot move for now.
rules-chinese-diagram-hop = Over the piece of D at `h5` to `g5`, which is backward, or over one’s own at `i6` to `i7`: both are hops.
rules-chinese-diagram-hop-two = `j6` and `k7` stand one behind the other: from `i5` there is no hop over both to `l8`.

# Chain
rules-chinese-chain-title = Many hops, one turn
rules-chinese-chain-p1 = After a hop the same piece may hop on, in any direction and as often as it finds a bridge. It never has to: you may stop at every landing, and you may leave out a hop altogether.
rules-chinese-chain-p2 = While the piece is under way its starting hole is empty. A round trip that ends where it began is no move. How a piece got there makes no difference: a move is its first hole and its last.
rules-chinese-diagram-chain = From a game between two simple programs, after seven turns each. The piece at `d2` hops over two pieces of its own and two of the other player: `d2xf7xh5xj4xl6`. It might also have stopped at `f7`, `h5` or `j4`.

# Turn
rules-chinese-turn-title = One piece, one kind of move
rules-chinese-turn-p1 = A turn is one piece and one kind of move: a step or hops. Nobody moves two pieces in a turn, and nobody steps after a hop or hops after a step.
rules-chinese-turn-p2 = Whoever has a move must make one. Whoever has none passes; the turn goes on, and nothing is lost by it. That hardly ever happens.
rules-chinese-diagram-turn = `i5xk5` is a turn, `i5-i6` is a turn. To hop to `k5` and then step on to `l5` is not.

# Seats
rules-chinese-seats-title = Two, three, four or six
rules-chinese-seats-p1 = With two, the players sit in opposite points. With three, every other point is used, and each player’s target is an empty point. With four, two pairs sit opposite each other, and the two empty points lie opposite each other as well. With six the star is full.
rules-chinese-seats-p2 = Five is no standard game, and here it is refused: one player would face the only empty point and could enter it unhindered, while the four others have to wait until their targets are cleared.
rules-chinese-seats-p3 = The daily puzzle is always for two.
rules-chinese-diagram-seats-two = Two: A and D, opposite each other.
rules-chinese-diagram-seats-three = Three: A, C and E. Each faces an empty point.
rules-chinese-diagram-seats-four = Four: A faces D, B faces E. The points C and F, opposite each other, stay empty.
rules-chinese-diagram-seats-six = Six: every point is taken, every target is full at first.

# Winning
rules-chinese-winning-title = Winning
rules-chinese-winning-p1 = Your target is the point opposite your own. When all your ten pieces stand in it at the end of your turn, you are home. Which piece stands in which hole makes no difference.
rules-chinese-winning-p2 = The first to be home has won. With more than two, the others may play on for places: those who are home are skipped, and their pieces stay and serve as bridges.
rules-chinese-diagram-winning = The tenth piece comes home: from `m9` over `n4` to `o3`. A has won.
rules-chinese-diagram-winning-over = A is home, so the game of two is over. D can make no further move.

# Notation
rules-chinese-notation-title = Writing moves
rules-chinese-notation-p1 = A move is written with its first and its last hole, steps and hops alike: `l6-m6`, `d2-l6`. The two decide what the move is. Whoever wants to show the way writes every landing with an x between: `d2xf7xh5xj4xl6`. Both are read here.
rules-chinese-notation-p2 = A text that names no holes cannot be read as a move. It costs you nothing.
rules-chinese-diagram-notation = `d2-l6` and `d2xf7xh5xj4xl6` are the same move.

# Own: door
rules-chinese-door-title = This site’s own rule: the door
rules-chinese-door-p1 = Somebody could leave a piece in your target for ever, and you could never bring in ten. So you are home as well when, at the end of your turn, your target is full with at least one piece of yours among the ten, and every piece of yours that is not inside stands at the door: in one of the five holes that touch the point.
rules-chinese-door-p2 = Whoever’s piece sits there, it then counts as yours. The rule looks at the board alone and changes no move; without a foreign piece in your target it does nothing.
rules-chinese-door-p3 = There is no common rule for this. Some count a full target with one piece of yours, some make the blocker move, some let you change places with it. Our puzzles have the same answer under ten inside, under the door rule and under the full target.
rules-chinese-diagram-door = D has left a piece at `q1`. With `l6-m6` the tenth piece of A reaches the door, and A is home.
rules-chinese-diagram-door-far = Here the tenth piece goes to `k6` only, two steps short of the door. The game goes on.

# Own: draw
rules-chinese-draw-title = This site’s own rule: when nothing moves on
rules-chinese-draw-p1 = The game is a draw between those who are not yet home when the same position, with the same player to move, stands for the third time, or when each of them has had 200 turns.
rules-chinese-draw-p2 = The rules we know say nothing about this. In races between simple programs each player had about 58 turns, so 200 is far from any ordinary game. In a puzzle neither can come up.
rules-chinese-diagram-draw = Both play a piece out and back, twice: the start stands on the board for the third time.

# Customs
rules-chinese-customs-title = Customs that are not enforced
rules-chinese-customs-p1 = Before you play on a real board, agree on these. None of them holds here.
rules-chinese-customs-l1 = Having to leave your own point within so many turns.
rules-chinese-customs-l2 = Not stopping in points that belong to others, or not even passing through them.
rules-chinese-customs-l3 = Not leaving the target again once you are inside.
rules-chinese-customs-l4 = Changing places with a piece that sits in your target.
rules-chinese-customs-l5 = Long hops over a piece further away, with as many empty holes behind it as in front.

# Differences
rules-chinese-differences-title = What it is not
rules-chinese-differences-l1 = It is no kind of draughts. Draughts takes what it jumps over; here everything stays.
rules-chinese-differences-l2 = In draughts you must capture when you can; here no hop is a duty.
rules-chinese-differences-l3 = In draughts a man that arrives at the far end becomes something more; here it has simply arrived.
rules-chinese-differences-l4 = Its parent is Halma, on a square board with 16 by 16 squares. The idea of the hop is the same.

# Tips
rules-chinese-tips-title = A few tips
rules-chinese-tips-l1 = Play for two to begin with: it is the clearest form.
rules-chinese-tips-l2 = Build a ladder, pieces with a gap between each two, and carry the others over it.
rules-chinese-tips-l3 = A move backward often prepares a longer chain.
rules-chinese-tips-l4 = Leave nobody behind: a lone straggler has no bridges and needs a turn for every step.
rules-chinese-tips-l5 = Fill your target from the tip. Whoever stands in the front holes blocks his own last pieces.

# Mistakes
rules-chinese-mistakes-title = What people misremember
rules-chinese-mistakes-l1 = That one may only go forward. All six directions are open, in every turn.
rules-chinese-mistakes-l2 = That one hops over the other player’s pieces only, or takes them. One hops over any colour and takes none.
rules-chinese-mistakes-l3 = That a chain must be played to its end. It may stop at every landing.
rules-chinese-mistakes-l4 = That a step may be added to the hops. It is one kind of move a turn.
rules-chinese-mistakes-l5 = That two pieces may move in one turn. It is always one.

# History
rules-chinese-history-title = History: neither Chinese nor checkers
rules-chinese-history-p1 = The Strong, the museum of play in Rochester, tells it so: an American game, Halma, was played on a square board; in 1892 it was given a star in Germany and called Stern-Halma; in 1928 the company Pressman sold it in the United States as “Hop Ching Checkers”, and the Chinese name stuck. It was marketing: the game has no history in China.
rules-chinese-history-p2 = The year 1892 is the one for which Stern-Halma is documented. Who thought of the star, and how old the idea was by then, we do not know. Older dates are told as well; we know of no document for them.
rules-chinese-history-p3 = The rules, too, are not one text. Parker Brothers printed theirs in 1938; modern instructions give each player ten pieces, and those are followed here. What they leave open, above all blocking and endless games, this site settles with rules of its own, and this page says which they are.

# Questions and answers
rules-chinese-q1 = May a piece hop several times in one turn?
rules-chinese-a1 = Yes, as often as it finds a bridge, turning as it likes, and it may stop at any landing.
rules-chinese-q2 = May pieces move backward and sideways?
rules-chinese-a2 = Yes. All six directions are open to steps and hops at any time.
rules-chinese-q3 = May I move two pieces in one turn?
rules-chinese-a3 = No. One piece a turn, and it either steps or hops.
rules-chinese-q4 = Must I hop when I can, or finish a chain?
rules-chinese-a4 = No. Hops are optional, and you may stop midway.
rules-chinese-q5 = Can two play?
rules-chinese-a5 = Yes, from opposite points, and it is the clearest form. Three, four and six can play as well; five cannot.
rules-chinese-q6 = What happens after somebody has won?
rules-chinese-a6 = The others may play on for places. The winner’s pieces stay on the board and can be hopped over.
rules-chinese-q7 = What if somebody will not leave my last hole?
rules-chinese-a7 = Then the door rule helps: your target full, one of yours among the ten, and your others at the door, and you are home. It is this site’s own rule.
