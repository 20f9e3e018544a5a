title = Ko-oshi
about = Push the other's stones off a small board.

side-0 = Light
side-1 = Dark
piece-1 = one-storey piece
piece-2 = two-storey piece
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
plus = +{ $points }

way-n = north
way-e = east
way-s = south
way-w = west

event-moved = { $who } { $square } { $way }{ $pushed ->
        [0] { "" }
        [one] , pushing one piece
       *[other] , pushing two pieces
    }.
event-moved-falls = { $who } { $square } { $way }: { $falls }.
event-moved-fall = { $owner }’s { $piece } falls

board = Ko-oshi board
keys = Arrow keys walk. Enter picks a piece up, arrow keys aim, Enter plays, Escape puts it back.
arrows = Directions
cell-empty = { $square }, empty
cell-piece = { $square }, { $owner }’s { $piece }
cell-protected = { $cell }, may not be pushed back to { $before }
arrow-n = North, towards rank 5
arrow-e = East, towards file e
arrow-s = South, towards rank 1
arrow-w = West, towards file a
arrow-closed = { $arrow }: not possible
arrow-falls = { $arrow }: { $falls }

aim-hint = Drag a piece, or tap it and choose an arrow.
aim-picked = The { $piece } on { $square }: which way?
aim-goes = { $square } to { $end }.
aim-pushes = { $square } to { $end }, pushing { $pushed }.
aim-off = { $square } goes off the board.
aim-fall = { $owner }’s { $piece } falls – { $side } gets { $points }.
aim-closed = Not possible this way. Try it to hear which rule forbids it.
refusal-push-back = The piece on { $now } has just come from { $before }. It may not be pushed back there this turn.

score = { $points }/4
score-points = { $side }: { $points } of 4 points
score-claimed = { $side }: { $points } of 4 points. Claimed: { $pieces }

view-rank = Rank { $rank }: { $pieces }.
view-empty = Rank { $rank }: empty.
view-piece = { $square } { $owner }’s { $piece }
view-claimed = Points: Light { $light }, Dark { $dark }. Four win.
view-turn = It is { $side }’s turn.

refusal-no-piece = There is no piece on { $square }.
refusal-theirs = The piece on { $square } is not yours.
refusal-too-many = { $most ->
        [one] A one-storey piece pushes one piece at most.
       *[other] A two-storey piece pushes two pieces at most.
    } This would push { $pushed }.
refusal-not-a-move = A move is a piece on the board and a direction.

result-four-points = { $winner } wins, { $score } to { $against }.
result-both-four = One move took both sides to four points. { $loser } made it, so { $winner } wins.
result-third-time = The same position for the third time: a draw.
result-no-move = { $loser } has no move left. { $winner } wins.
result-resigned = { $winners_count ->
        [0] Both have resigned.
       *[other] { $loser } resigns. { $winner } wins.
    }

option-setup = Position to start from
print-title = Ko-oshi
print-about = “Small push”. For two, 10 to 20 minutes.
print-rules = How to play
print-rule-1 = Set the pieces up as printed on the board. Light begins, then you take turns. Nobody passes.
print-rule-2 = Move one piece of your own, straight along its row: one storey goes exactly 1 square, two storeys exactly 2.
print-rule-3 = Push what is in the way, of either side: one storey pushes 1 piece at most, two storeys 2.
print-rule-4 = Whatever leaves the board goes to its owner’s opponent, whoever pushed it: 1 point for each storey.
print-rule-5 = No pushing back: a piece that your opponent has just moved may not be pushed onto the square it came from, for one turn.
print-rule-6 = Whoever has 4 points wins. If one move gives both 4, the one who made it loses.
print-rule-7 = The same position for the third time is a draw. Whoever cannot move loses.
print-pieces = Pieces to cut out
print-hint = Coins, dice or pawns do as well: stack two for two storeys.
print-credit = Ko-oshi is Steve Holt’s redesign of Tyler Bielman’s Oshi.
