# What each diagonal game has of its own on its rules page, in English.

## russian
rules-russian-intro = Russian draughts, at home simply shashki, is played on the dark squares of a chessboard with twelve men a side. It is a game of counterblows: men strike backward too, and one man that breaks through becomes a king that sweeps the whole board.
rules-russian-tip-1 = Watch your back. A man that has passed yours can still strike it from behind.
rules-russian-tip-2 = Choose the capture by the position it leaves, not by its length.
rules-russian-tip-3 = Use late removal: a victim that still stands can stop a long capture half-way. Players call it the Turkish strike.
rules-russian-diff-1 = American checkers: the same board and the same twelve men. There men capture forward only, kings go one step, and a man crowned by a capture stops.
rules-russian-diff-2 = Brazilian draughts: there the capture of the most pieces is compulsory, and a man that touches the last row in mid-capture goes on as a man.
rules-russian-diff-3 = International draughts: a hundred squares and twenty men a side, the most pieces, and no crown in mid-capture.
rules-russian-diff-4 = Turkish draughts: straight instead of diagonal, all 64 squares, and taken pieces leave at once.
rules-russian-history-1 = The first Russian work on draughts that H. J. R. Murray (1951) and Arie van der Stoep (1984) name is Alexander Petrov's manual of 1827. It already has the man that is crowned in mid-capture and goes on as a king.
rules-russian-history-2 = The site RusArtNet lets the game begin in the days of Vladimir Monomakh and names an article by Nikolai Karamzin of 1803 among the earliest. For the first we know of no document; take it as a story.
rules-russian-q1 = Do three kings against one have to win within fifteen moves?
rules-russian-a1 = Not here. The tournament counts are not applied; only this site's count without a capture and without a crowning ends such an endgame.

## american
rules-american-intro = American checkers, in Britain English draughts, is the plainest of the family: short steps, captures forward, no counting. What looks simple is decided by timing, and by who has to leave his back row first.
rules-american-tip-1 = Leave some men on your back row as long as you can; a king costs your opponent more if he has to be let in.
rules-american-tip-2 = With fewer pieces, make for the corner in which two dark squares touch the edge: there a lone king is hard to drive out.
rules-american-tip-3 = Exchange when you are ahead.
rules-american-diff-1 = Russian draughts: men capture backward, kings fly, and a man crowned in mid-capture goes on as a king.
rules-american-diff-2 = Italian draughts: the same short steps, but men cannot take kings and the most pieces must be taken.
rules-american-diff-3 = Without compulsory capture: the same rules, except that a capture may be left alone.
rules-american-diff-4 = Turkish draughts: straight instead of diagonal, flying kings, the most pieces.
rules-american-history-1 = The origin is not known. The Encyclopaedia Britannica of 1911 finds the French game of Pierre Mallet's book of 1668 almost identical with the English one. William Payne's Introduction to the Game of Draughts of 1756 is often named as the beginning of the English laws.
rules-american-history-2 = Many pages lead the game back to boards found at Ur and in Egypt. Christian Freeling of Mindsports objects that the game of Ur was a dice game on another kind of board; an ancestor it was hardly.
rules-american-history-3 = In 2007 Jonathan Schaeffer and his colleagues at the University of Alberta published their proof in Science: if both sides make no mistake, the game ends in a draw.
rules-american-q1 = Is this the same as English draughts?
rules-american-a1 = Yes, two names for one game.
rules-american-q2 = Is the game solved?
rules-american-a2 = The start position is: with perfect play it is a draw, as Schaeffer and others proved in 2007. For people that changes little.

## american-noforce
rules-american-noforce-intro = This is checkers as it is played at many kitchen tables: all the rules of American checkers, but nobody has to capture. The threat becomes stronger than the trap.
rules-american-noforce-own-title = This site's own choice: how optional capture works
rules-american-noforce-own-1 = No federation plays this way. Here ordinary moves are legal beside captures, nobody loses a piece for not capturing, and a capture once begun is played to its end.
rules-american-noforce-tip-1 = A piece you offer stays where it is until your opponent wants it. Attack two pieces at once instead.
rules-american-noforce-tip-2 = Before you capture, look at what the landing square and the square you leave behind open.
rules-american-noforce-diff-1 = American checkers: the same rules with compulsory capture, and with it all the combinations that force a piece somewhere.
rules-american-noforce-diff-2 = All other diagonal games of this site: capturing is compulsory there.
rules-american-noforce-history-1 = The checkers page of kabubble.com tells that the French called the game with compulsory capture Jeu forcé and the older one, without, Le Jeu plaisant de dames; the New World Encyclopedia too has the compulsion come later. Neither gives a document.
rules-american-noforce-history-2 = Between the two stands the huff, the taking away of a piece that did not capture. Arie van der Stoep's site on the history of draughts puts its beginning in the first half of the 15th century or earlier.
rules-american-noforce-q1 = Do I lose a piece if I do not capture with it?
rules-american-noforce-a1 = No. There is no huffing here.

## brazilian
rules-brazilian-intro = Brazilian draughts is international draughts on a chessboard: the same rules, but 32 squares and twelve men a side. Less room, and therefore sharper.
rules-brazilian-tip-1 = Use the majority rule as a lever: offer two, and your opponent's piece must go where the two lie.
rules-brazilian-tip-2 = A man that only touches the last row in a capture is no king. Let it pass, and take it afterwards.
rules-brazilian-diff-1 = International draughts: the same moves and captures on a hundred squares with twenty men. On this site the draws differ as well.
rules-brazilian-diff-2 = Russian draughts: the same board, but any capture may be chosen, and a man crowned in mid-capture goes on as a king.
rules-brazilian-diff-3 = Spanish draughts: there men capture forward only, and among equal captures the most kings must be taken.
rules-brazilian-diff-4 = Arabic dama: straight, all 64 squares, taken pieces leave at once; the rule of the most pieces is common to both.
rules-brazilian-history-1 = An early witness is Ciência e Técnica do Jogo de Damas by Geraldino Izidoro da Silva and Jacintho Cardoso Guimarães Filho: its title page lists championships of Rio de Janeiro from 1937 on.
rules-brazilian-history-2 = An online encyclopedia has the game begin in Brazil in the 1930s, when players took the international rules to the small board. We found no document for that. The rules that the world federation FMJD publishes for it say expressly that there is no huffing.
rules-brazilian-q1 = Is it simply international draughts on a smaller board?
rules-brazilian-a1 = In moves and captures, yes. The draws are different here: no repetition rule, but this site's count of moves without progress.

## spanish
rules-spanish-intro = Spanish draughts joins two worlds: men as in American checkers, which strike forward only, and kings that fly. Added to this is a strict count: the most pieces, and then the most kings.
rules-spanish-own-title = This site's own choice: one board for all games
rules-spanish-own-1 = In Spain the board lies the other way round, with the long diagonal at the right hand. Here all games of 8 by 8 squares share one board. Left and right are exchanged by that, and nothing else; the rules do not notice.
rules-spanish-tip-1 = Count twice before a capture: pieces first, then kings. An opponent's king can draw your piece away from a better capture.
rules-spanish-tip-2 = Your men cannot strike backward. Whoever gets past them has an open road; keep your back row closed.
rules-spanish-diff-1 = Italian draughts: short kings, men cannot take kings, and the king that captures goes before the man.
rules-spanish-diff-2 = Brazilian draughts: there men capture backward as well, and kings are not preferred.
rules-spanish-diff-3 = Czech draughts: the same pieces, but there the number does not matter; the king simply goes first.
rules-spanish-diff-4 = Arabic dama: straight, taken pieces leave at once, and among equals one chooses freely.
rules-spanish-history-1 = Spain has the oldest books on the game. Arie van der Stoep names those of Pedro Ruiz Montero (1591) and Lorenzo Valls (1597), both with the older name marro beside the new one, damas.
rules-spanish-history-2 = Many authors place a book by Antonio de Torquemada of 1547 before them. Govert Westerveld holds that it never existed and goes back to an error in Nicolás Antonio's bibliography of 1696; he would give the honour to Juan de Timoneda, whose book is known in a print of 1635. That is disputed.
rules-spanish-history-3 = Whether draughts was invented in Spain or in France is open too: Westerveld says Valencia, about 1495; Murray said France.
rules-spanish-q1 = Does it matter whether a man or a king makes the capture?
rules-spanish-a1 = No. Only what is taken counts: first how many pieces, then how many kings.

## italian
rules-italian-intro = Italian draughts looks like American checkers, until the first king appears: no man can take it. And before every capture there are four questions to answer, always in the same order.
rules-italian-own-title = This site's own choice: one board for all games
rules-italian-own-1 = In Italy the board lies the other way round, with the dark corner at the right hand. Here all games of 8 by 8 squares share one board. Left and right are exchanged by that, and nothing else; the rules do not notice.
rules-italian-tip-1 = A king among enemy men is safe. It need not flee and can hold up several of them at once.
rules-italian-tip-2 = Answer the four questions for your opponent too: that is how his capture can be steered.
rules-italian-diff-1 = American checkers: there men take kings, and any capture may be chosen.
rules-italian-diff-2 = Spanish draughts: flying kings, which men can take; which piece captures does not matter.
rules-italian-diff-3 = Czech draughts: there too the king captures before the man, but it flies, and the number does not matter.
rules-italian-history-1 = According to Arie van der Stoep (1984) the rules were first described between 1570 and 1590, by the physician Ulisse Aldrovandi of Bologna: short kings, the most pieces, the king before the man, and kings that no man can take.
rules-italian-history-2 = In Aldrovandi's time a player who missed the right capture was huffed. As van der Stoep retells the manuscript, three of the four questions are already there; when the fourth was added we do not know.
rules-italian-q1 = May a man take a king?
rules-italian-a1 = No. Only a king can take a king.
rules-italian-q2 = What if a man could take more than the king?
rules-italian-a2 = Then the man captures. The number is asked first, the king only among equals.

## czech
rules-czech-intro = Czech draughts, dáma at home, is quickly explained: men go and strike forward, kings fly, and a king that can capture goes before every man. Nothing is counted.
rules-czech-tip-1 = Your opponent's king must capture when it can, before all his men. Offer it something, and it leaves its post.
rules-czech-tip-2 = The same holds for you: a king on an open diagonal may have to run away at the worst moment.
rules-czech-diff-1 = Spanish draughts: the same pieces, but there the most pieces decide, not the king.
rules-czech-diff-2 = Russian draughts: there men capture backward, a man crowned in mid-capture goes on, and kings have no precedence.
rules-czech-diff-3 = American checkers: short kings, free choice of the capture.
rules-czech-history-1 = The rules stand in the Brief Rules of Czech Draughts published by the world federation FMJD. Two things are different there: a draw can be claimed at the third repetition and after fifteen moves without a capture or a man's move. This site has its own count.
rules-czech-history-2 = A player on BrainKing calls the game more than two hundred years old; Wikipedia's article about it is marked as having no sources. We know of no older document. Wikipedia also tells of a Slovak form with two rows of men and with huffing.
rules-czech-q1 = Must the king capture even if a man could take more?
rules-czech-a1 = Yes. The king goes first; the number does not matter.

## international
rules-international-intro = International draughts is the big game of the family: a hundred squares, twenty men a side, flying kings, and the strict rule of the most pieces. It is played for world titles.
rules-international-own-title = This site's own choice: no shorter counts
rules-international-own-1 = Tournament rules know shorter counts for endings with a few pieces against a single king. They are not applied here; the third repetition and the { $n } moves of kings alone are enough.
rules-international-tip-1 = Use the majority rule as a lever: the bigger offer decides where your opponent's piece goes.
rules-international-tip-2 = Keep both wings in play. On the big board a bound wing is half a game lost.
rules-international-tip-3 = A man that only touches the last row in a capture is no king. Reckon with its way back.
rules-international-diff-1 = Brazilian draughts: the same moves and captures on 32 squares, twelve men a side.
rules-international-diff-2 = Russian draughts: the small board, any capture, and a crown in mid-capture.
rules-international-diff-3 = Turkish draughts: straight, men do not capture backward, taken pieces leave at once. The rule of the most pieces is common to both.
rules-international-diff-4 = Arabic dama: as Turkish in its moves; one piece each is a draw at once.
rules-international-history-1 = Arie van der Stoep's site on the history of draughts guesses that the board of a hundred squares arose in the Netherlands about 1575, and adds that nobody knows for sure; until about 1650 it was played with fifteen men a side. France got to know the game between 1670 and 1685.
rules-international-history-2 = The popular story of a Pole who invented it in Paris in 1723, as the Dutch federation among others tells it, does not fit that. Manoury looked into the matter in his book of 1787; the Encyclopaedia Britannica of 1911 takes from him a date of about 1727. Hence the old name, Polish draughts.
rules-international-q1 = Why is it also called Polish draughts?
rules-international-a1 = After a story: a Pole is said to have invented it in Paris. Historians find the game in the Netherlands and in France earlier than that.
