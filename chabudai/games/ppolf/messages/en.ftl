title = Ppolf
about = Golf on a dining table: flick your coin from tile to tile, as few flicks as you can.

side-0 = Red
side-1 = Blue
side-2 = Black
side-3 = Green
side-4 = Null
side-5 = Ace
side-6 = Two
side-7 = Three
side-8 = Four
side-9 = Five
you = You

suit-r = Suns
suit-b = Arms
suit-g = Crowns
suit-k = Moons
colour-r = red
colour-b = blue
colour-g = green
colour-k = black
rank-n = null
rank-a = ace
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
tile = { $colour } { $rank }
piece-tile = the { $tile }
piece-coin = { $who }’s coin
piece-obstacle = obstacle { $n }
speed = { $n } m/s
flicks = { $n ->
        [one] { $n } flick
       *[other] { $n } flicks
    }

where = Hole { $n }: { $hole }
where-run = Run { $n } of 2
course = The course is being laid out.
over-early = The match is over.
over = All eighteen holes are played.
why-yours-tee = You tee off from { $tee }.
why-yours-closeness = Your flick: you are { $gap } tiles from the hole.
why-yours-first = You are the closest, { $gap } tiles: your flick.
why-yours-putting = Within two tiles: flick until you hit it.
why-alone-closeness = Your flick: { $gap } tiles to the hole.
why-tee = { $who } tees off from { $tee }.
why-closeness = { $who } is next: { $gap } tiles from the hole.
why-first = { $who } is the closest, { $gap } tiles, and begins.
why-putting = { $who } is within two tiles and flicks until it is hit.
order = Order of play
order-now = { $who }: now
order-gap = { $who }: { $gap } tiles away
order-done = { $who }: done with { $n ->
        [one] { $n } flick
       *[other] { $n } flicks
    }
order-waits = { $who }

hint-flick = Pull back from your coin and let go.
hint-tee = Pull back from your coin and let go. Drag in the ring to place it.
hint-placing = Drag the coin, or move it with the arrow keys. Then aim.
hint-far = That is too far from the tee.
table = The table. Arrow keys aim: left and right turn, up and down change the power, with Shift in small steps. Enter flicks, Escape cancels, T moves the coin on its tee, V changes the view.
aim = { $power }, { $where }
aim-at = straight at the hole
aim-left = { $n }° left of the hole
aim-right = { $n }° right of the hole
power = Power
direction = Direction
fine = Fine aim
move = Move coin
move-done = Done
flick = Flick
cancel = cancel
slow = Again, slowly
skip = Skip
card-open = Scorecard
eye = View
eye-close = Near
eye-whole = Table
eye-low = Low
keys = Keys
keys-turn = turn
keys-power = power
keys-finer = finer
keys-flick = flick
keys-place = move
keys-eye = view
keys-slow = slowly
flat = This browser can’t draw in three dimensions, so the table is shown from straight above. Everything else works.
loading = The table is being set.

card = Scorecard
card-hole = Hole
card-row = { $n }, { $hole }
card-total = Total
card-par = Par
run-0 = 1st
run-1 = 2nd
score = { $who }: { $total ->
        [one] { $total } flick
       *[other] { $total } flicks
    }
score-here = { $who }: { $total ->
        [one] { $total } flick
       *[other] { $total } flicks
    }, { $here } more on this hole

option-table = Table
option-table-standard = Standard
option-table-small = Small
option-table-large = Large
option-obstacles = The other black tiles as obstacles
option-hand = Hand
option-hand-steady = Steady
option-hand-human = Human, it errs a little
option-practice = Practice: show an aim line
option-course = Name of a course: digits and small letters (or any)
option-limit = Give a hole up after so many flicks (or never)
option-second_run = Second run
option-second_run-same = Same course
option-second_run-as-it-lies = As it lies

event-laid = The course lies there.
event-laid-named = Course { $name } lies there.
event-teed = { $who } tees off with { $speed } m/s.
event-flicked = { $who } flicks with { $speed } m/s.
event-erred = The hand errs by { $da }° and { $dv } m/s.
event-rested = { $who }’s coin comes to rest.
event-rested-touch = { $who }’s coin touches { $pieces } and comes to rest.
event-finished = { $who } hits the hole with { $flicks }.
event-finished-by = { $by } knocks { $who }’s coin into the hole: { $flicks }. Thank you!
event-penalty-own-coin = Off the table: one penalty flick for { $who }.
event-penalty-coin = { $who } knocks { $piece } off the table: one penalty flick.
event-penalty-tile = { $who } knocks { $piece } off the table: one penalty flick.
event-put-back = { $piece } is put back.
event-gave-up = { $who } gives the hole up at { $flicks }.
event-round = New round: { $who }.
event-hole-over = Hole { $n } is over. { $totals }.
event-hole-over-plain = Hole { $n } is over.
event-run-over = Run { $n } is over with { $flicks }.
event-side = { $who } { $n }
event-timeout = Out of time. { $step }

view-hole = Hole { $n } of 18, { $hole }.
view-hole-run = Hole { $n } of 18, { $hole }. Run { $run } of 2.
view-run = { $flicks } in run { $n }
view-tee = Your coin is on the tee by { $tee }, { $gap } tiles from the hole, which lies { $where }.
view-coin = Your coin is { $gap } tiles from the hole, which lies { $where }.
view-clear = Nothing lies between.
view-between = In between: { $pieces }.
view-other = { $who }’s coin is { $gap } tiles from the hole.
view-done = { $who } has finished the hole.
view-flicks = On this hole: { $counts }.
view-totals = So far: { $totals }.
view-edge = The table is { $width } by { $height } tiles.
way-0 = to the east
way-1 = to the north-east
way-2 = to the north
way-3 = to the north-west
way-4 = to the west
way-5 = to the south-west
way-6 = to the south
way-7 = to the south-east
way = { $way }, at { $n }°

refusal-over = The match is over.
refusal-not-now = Wait until everything lies still.
refusal-not-your-turn = It is { $who }’s turn.
refusal-tee-now = Now the coin is placed and flicked from the tee.
refusal-flick-now = Now the coin is flicked from where it lies.
refusal-out-of-bounds = A flick has a speed of 0.05 to 6 m/s.
refusal-off-the-table = The coin must lie wholly on the table.
refusal-not-clear = The coin must lie clear of every piece: { $piece } is there.
refusal-too-far = The coin must lie within one tile width of { $tile }.
refusal-too-many-decimals = Places and speeds have at most three decimals, angles at most two.
refusal-not-a-move = That flick can’t be made.
refusal-no-answer = That can’t have come of this flick.

result-fewest-flicks = { $winners_count ->
        [0] All holes are played.
       *[other] { $winners } wins with { $score ->
            [one] { $score } flick
           *[other] { $score } flicks
        }.
    }
result-shared = { $winners_count ->
        [0] All holes are played.
        [one] { $winners } wins with { $score } flicks.
       *[other] { $winners } share the win with { $score } flicks each.
    }
result-resigned = { $winners_count ->
        [0] The course was left before its end.
       *[other] { $winners } wins: the others have resigned.
    }
result-alone-better = Well played: { $second } flicks, { $first } before. Par is 36.
result-alone-worse = { $second } flicks; the first run stands with { $first }. Par is 36.
result-alone-even = { $first } flicks both times. Par is 36.

print-title = Ppolf
print-about = Piecepack coin golf for 1 to 10 players, 30 to 50 minutes.
print-course = Course
print-date = Date
print-player = Player
print-total = Total
print-rules = In short
print-rules-1 = Scatter the red, blue and green tiles and the black ace: 3 tile widths from the edge, 2 from each other. Everybody takes a coin with a face of its own.
print-rules-2 = Holes in order: red null, ace, 2, 3, 4, 5, then blue, then green. Tee off within one tile width of the last hole; first of the black ace. The tee order moves on by one each hole.
print-rules-3 = Then the closest flicks first. Within two tile widths one flicks on until the hole is hit. Write down the flicks.
print-rules-4 = One penalty flick for each coin or tile that you knock off the table. Own coin: back one tile width in from where it fell. Others: back to where they were.
print-rules-5 = Fewest flicks win. Alone: play the course twice and beat yourself; par is 36.
print-credit = Ppolf by Mark A. Biggar, version 1.1, GNU Free Documentation License.
