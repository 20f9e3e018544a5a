title = Ko-oshi
about = Push your opponent’s pieces off a tiny board.
goal = Push 4 points off the board: singles 1, doubles 2.

side-0 = Light
side-1 = Dark
piece-1 = single
piece-2 = double
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# What happened. Squares, not directions: the board may be turned for one player and not for another.
event-moved = { $who_is ->
        [you] You
       *[other] { $who }
    }: { $square } to { $end }{ $pushed ->
        [0] { "" }
        [one] , pushing 1 piece
       *[other] , pushing { $pushed } pieces
    }.
event-moved-falls = { $who_is ->
        [you] You
       *[other] { $who }
    }: { $square } to { $end }. { $fallen } { $fallen_count ->
        [one] falls
       *[other] fall
    }.
event-moved-off = { $who_is ->
        [you] You
       *[other] { $who }
    }: { $square } off the board. { $fallen } { $fallen_count ->
        [one] falls
       *[other] fall
    }.
owned-piece = { $owner_is ->
        [you] your
       *[other] { $owner }’s
    } { $piece }

# The board.
board = Ko-oshi board
keys = Arrow keys move around. Enter picks up a piece, arrow keys aim, Enter plays, Escape puts it back.
arrows = Directions
cell-empty = { $square }, empty
cell-piece = { $square }, { $owner_is ->
        [you] your
       *[other] { $owner }’s
    } { $piece }
cell-protected = { $cell }, can’t be pushed back to { $before }
way-up = Up
way-right = Right
way-down = Down
way-left = Left
arrow-n = { $way }, towards rank 5
arrow-e = { $way }, towards file e
arrow-s = { $way }, towards rank 1
arrow-w = { $way }, towards file a
arrow-does = { $arrow }: { $does }

# Aiming.
aim-hint = Drag a piece, or tap it and choose an arrow.
aim-picked = The { $piece } on { $square }: which way?
aim-goes = { $square } to { $end }.
aim-pushes = { $square } to { $end }, pushing { $pushed ->
        [one] 1 piece
       *[other] { $pushed } pieces
    }.
aim-gain = { $owner }’s { $piece } falls: { $points } for { $side_is ->
        [you] you
       *[other] { $side }
    }.
aim-loss = { $owner_is ->
        [you] You lose
       *[other] { $owner } loses
    } a { $piece }: { $points } for { $side }.
aim-wins = This wins the game!
aim-loses = This loses the game!
aim-loses-both = Both reach 4: this loses the game! (KO-12)
aim-draws = The same position for the third time: a draw.
aim-closed = { $why } ({ $rule })
aim-closed-ways = Closed: { $ways }.
closed-too-many = { $arrow } would push { $pushed } ({ $rule })
closed-push-back = { $arrow } would push { $now } back ({ $rule })
mark-gain = +{ $points }
mark-loss = −{ $points }
mark-wins = Wins
mark-loses = Loses
mark-draws = Draw

# Points, and the board in words.
score = { $points }/4
score-points = { $side_is ->
        [you] You
       *[other] { $side }
    }: { $points } of 4 points
score-captured = { $side_is ->
        [you] You
       *[other] { $side }
    }: { $points } of 4 points. Captured: { $pieces }
view-rank = Rank { $rank }: { $pieces }.
view-empty = Rank { $rank }: empty.
view-piece = { $square } { $owner_is ->
        [you] your
       *[other] { $owner }’s
    } { $piece }
view-points = Points: { $points }. 4 points win.
view-points-of = { $side_is ->
        [you] you
       *[other] { $side }
    } { $points }
view-turn = It’s { $side_is ->
        [you] your
       *[other] { $side }’s
    } turn.

# Why a move is refused.
refusal-no-piece = There’s no piece on { $square }.
refusal-theirs = The piece on { $square } isn’t yours.
refusal-too-many = { $most ->
        [one] A single pushes 1 piece at most
       *[other] A double pushes 2 pieces at most
    }; this would push { $pushed }.
refusal-push-back = No pushing back: { $now } just came from { $before }.
refusal-not-a-move = Choose a piece on the board and a direction.
refusal-unreadable = A move is a square a1 to e5 and a direction n, e, s or w, such as a1n.

# Why a position is refused.
refusal-position-parts = A position has four parts: pieces, side to move, points, protected pieces. Example: { $start }
refusal-position-after = Nothing may follow the four parts of a position. Example: { $start }
refusal-position-long = A position has at most { $most } characters.
refusal-position-ranks = Write 5 ranks of 5 squares with / between them: A B a b are pieces, 1 to 5 empty squares.
refusal-position-pieces = { $side } has { $most } { $value ->
        [one] singles
       *[other] doubles
    }, not { $count }.
refusal-position-no-piece = { $side } has no piece on the board.
refusal-position-side = The side to move is l (Light) or d (Dark).
refusal-position-points = Write the points as Light-Dark, such as 0-0.
refusal-position-over = The game would be over: each side has 0 to { $most } points.
refusal-position-protected = Protected pieces are written c4>c5, with commas between them, or - for none.
refusal-position-not-theirs = { $now }>{ $before } protects no piece of { $side }, who moved last.
refusal-position-last-move = No single move leaves these pieces protected. Write - for none.

result-four-points = { $winner_is ->
        [you] You reached 4 points first: { $score } to { $against }.
       *[other] { $winner } wins, { $score } to { $against }.
    }
result-both-four = One move took both sides to 4 points. { $loser_is ->
        [you] You made it, so { $winner } wins.
       *[other] { $loser } made it, so { $winner_is ->
            [you] you win.
           *[other] { $winner } wins.
        }
    }
result-third-time = The same position for the third time: a draw.
result-no-move = { $loser_is ->
        [you] You can’t move. { $winner } wins.
       *[other] { $loser } can’t move. { $winner_is ->
            [you] You win.
           *[other] { $winner } wins.
        }
    }
result-resigned = { $winners_count ->
        [0] Both have resigned.
       *[other] { $loser_is ->
            [you] You resigned.
           *[other] { $winner_is ->
                [you] { $loser } resigned.
               *[other] { $loser } resigned: { $winner } wins.
            }
        }
    }

option-setup = Starting position (advanced)

print-title = Ko-oshi
print-about = “Small push”. 2 players, 10–20 minutes.
print-rules = How to play
print-rule-1 = Set up the pieces as printed on the board: a single has one outline, a double two. Light goes first, then take turns. No passing.
print-rule-2 = Move one of your pieces straight along its row or column. A single goes exactly 1 square; a double must go 2, even off the board.
print-rule-3 = Push whatever is in the way, yours or your opponent’s: a single pushes 1 piece at most, a double 2.
print-rule-4 = A fallen piece scores for its owner’s opponent, whoever pushed it: single 1, double 2.
print-rule-5 = No pushing back: for one turn, you can’t push a piece that your opponent just moved onto the square it came from.
print-rule-6 = First to 4 points wins. If one move takes both of you to 4, whoever made it loses.
print-rule-7 = The same position for the third time is a draw. If you can’t move on your turn, you lose.
print-pieces = Pieces to cut out
print-hint = Coins, dice or pawns work too: stack two for a double.
print-credit = Ko-oshi is Steve Holt’s redesign of Tyler Bielman’s Oshi.

# In the terminal.
terminal-hint = A move is a piece's square and a direction: b1n, b1e, b1s or b1w.
terminal-score = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
terminal-points = { $n } points
terminal-points-of = { $n } of { $of } points
terminal-last-move = the last move
terminal-held = no pushing back (KO-10):
terminal-held-way = { $now } to { $before }

# The computer’s levels: what each is called, and its manner.
level-1 = Scatterbrain
level-1-about = careful until a piece falls, then loses its head
level-2 = Hothead
level-2-about = reads some way ahead; all thumbs once a piece has fallen
level-3 = Jumpy
level-3-about = reads well, but slips once a piece has fallen
level-4 = Sore loser
level-4-about = reads far, and slips seldom, most of all when behind
level-5 = Master
level-5-about = reads as far as time allows

# The lesson.
lesson-move = You are Light, at the bottom. A single, one storey high, goes 1 square along a line. Move one of your singles.
lesson-move-right = That is a move: one piece, one straight line. You always move; there is no passing.
lesson-move-wrong = That is not one of your singles. Singles are the low pieces.
lesson-move-wrong-off = It went over the edge: it may, but it is lost. Move a single and keep it on the board.
lesson-move-wrong-double = That was a double: two storeys, two squares. Now a single, please.
lesson-push = Go onto a square that is taken, and you push what stands there. Push one of Dark’s pieces with a single.
lesson-push-right = Pushed! A single pushes one piece, yours or theirs. Two in a row are too heavy for it.
lesson-push-wrong = Nothing of Dark’s has moved. Look for a single of yours that stands right before a piece of Dark’s.
lesson-double = A double goes exactly 2 squares and can push 2 pieces. Push one of Dark’s pieces with a double.
lesson-double-right = Two squares, and the piece came along. A double always goes 2: not 1, not 3.
lesson-double-wrong = A double has to do the pushing: the tall piece in the left corner has something before it.
lesson-edge = What is pushed over the edge is captured: a single is worth 1 point, a double 2. Capture something of Dark’s.
lesson-edge-right = One point for you. The first to capture 4 points wins.
lesson-edge-wrong = Nothing fell. Which piece of Dark’s stands at the edge, with one of yours right behind it?
lesson-edge-wrong-own = Your own piece fell: that is a point for Dark, whoever pushed it.
lesson-careful = A double must go 2 squares, even over the edge. Capture a piece of Dark’s without losing one of your own.
lesson-careful-right = Well seen. The double would have captured as well, and then fallen after it: 1 point for you, 2 for Dark.
lesson-careful-wrong = Nothing was captured. There are two ways to capture a piece here; one of them costs nothing.
lesson-careful-wrong-both = You captured a single, but the double had to go on and fell: 1 point for you, 2 for Dark.
lesson-careful-wrong-own = That only cost you a piece of your own.
lesson-back = Dark has just moved a single down to c3. You can’t push it straight back to where it stood. Push it another way.
lesson-back-right = To the side it may go. The ban lasts for one turn, and only for what Dark moved last.
lesson-back-wrong = The single on c3 has not moved. Which of your pieces can push it sideways?
lesson-win = You both have 3 points. Whoever gets to 4 wins at once; but if one move takes you both there, whoever made it loses. Win.
lesson-win-right = You win, and now you know the game. A tip: keep your doubles off the rim, and push from the middle.
lesson-win-wrong = That does not win yet. A single point is enough.
lesson-win-wrong-both = You both reached 4, and the move was yours: you lose (KO-12). The other capture is safe.
lesson-win-wrong-own = That gives Dark the 4th point. Capture one instead.
