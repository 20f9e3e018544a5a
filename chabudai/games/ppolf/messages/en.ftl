title = Ppolf
about = Golf on a dining table: flick your coin from tile to tile in as few flicks as you can.
goal = Go round all holes in the fewest flicks.

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

suit-r = Red total
suit-b = Blue total
suit-g = Green total
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
piece-coin = { $who_is ->
        [you] your coin
       *[other] { $who }’s coin
    }
piece-obstacle = obstacle { $n }
speed = { $n } m/s
flicks = { $n ->
        [one] { $n } flick
       *[other] { $n } flicks
    }

where = Hole { $n }: { $hole }
where-in-run = Run { $n }, { $hole }
where-run = Run { $n } of 2
course = Laying out the course…
over-early = The game is over.
over = All 18 holes are played.
why-yours-tee = You tee off from { $tee }.
why-yours-closeness = Your turn: { $gap } tiles to the hole.
why-yours-first = You’re closest, { $gap } tiles from the hole: flick first.
why-yours-putting = Putting: flick until you hit the hole.
why-alone-closeness = Your turn: { $gap } tiles to the hole.
why-tee = { $who } tees off from { $tee }.
why-closeness = { $who } is next, { $gap } tiles from the hole.
why-first = { $who } is closest, { $gap } tiles from the hole, and flicks first.
why-putting = { $who } is putting and flicks until the hole is hit.
order = Order of play
order-now = { $who }: now
order-gap = { $who }: { $gap } tiles away
order-done = { $who }: done in { $n ->
        [one] { $n } flick
       *[other] { $n } flicks
    }
order-waits = { $who }

hint-flick = Pull back from anywhere and let go. Esc cancels.
hint-flick-touch = Pull back from anywhere and let go. A second finger cancels.
hint-tee = Pull back from anywhere and let go. Drag inside the ring to move the coin.
hint-placing = Drag the coin, or move it with the arrow keys. Then aim.
hint-far = Too far from the tee: stay inside the ring.
table = The table. Arrow keys aim: left and right turn, up and down change the power; hold Shift for small steps. Enter flicks, Escape cancels, T moves the coin on its tee, V changes the view.
aim = { $power }, { $where }
aim-off = { $aim }, off the table
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
slow = Slow replay
skip = Skip
skip-turn = To my turn
moment-ace = Hole in one!
moment-ricochet = Off the bank!
moment-fall = Off the table!
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
keys-slow = slow replay
flat = No 3D in this browser: you see the table from above.
loading = Setting the table…

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
option-obstacles = Add the other black tiles as obstacles
option-own_obstacles = Own obstacles
obstacles-draw = Drag to draw a { $kind ->
        [circle] round
       *[square] square
    } block. It is scattered with the tiles.
obstacles-circle = Round
obstacles-square = Square
obstacles-add = Add
obstacles-remove = Remove block { $n }
obstacles-size = Block { $n }, width in tiles
obstacles-turn = Block { $n }: round or square
obstacles-full = That’s all ten.
obstacles-pad = Drawing pad
option-hand = Hand wobble
option-hand-steady = Off
option-hand-human = On
option-practice = Practice: aim line, and undo after a flick
option-course = Course code (empty: random)
option-limit = Most flicks per hole (empty: no limit)
option-second_run = Second run
option-second_run-same = Same course
option-second_run-as-it-lies = As it lies

event-laid = The course is laid out.
event-laid-named = Course { $name } is laid out.
event-teed = { $who_is ->
        [you] You tee off
       *[other] { $who } tees off
    } at { $speed } m/s.
event-flicked = { $who_is ->
        [you] You flick
       *[other] { $who } flicks
    } at { $speed } m/s.
event-erred = Wobble: { $da }° { $side ->
        [left] left
       *[right] right
    }, { $dv } m/s { $pace ->
        [faster] faster
       *[slower] slower
    }.
event-rested = { $who_is ->
        [you] Your coin
       *[other] { $who }’s coin
    } comes to rest.
event-rested-touch = { $who_is ->
        [you] Your coin
       *[other] { $who }’s coin
    } touches { $pieces } and comes to rest.
event-finished = { $who_is ->
        [you] You hit
       *[other] { $who } hits
    } the hole in { $flicks }!
event-ace = { $who_is ->
        [you] You hit
       *[other] { $who } hits
    } a hole in one!
event-ricochet = { $who_is ->
        [you] You hit
       *[other] { $who } hits
    } the hole in { $flicks }, off { $piece }!
event-finished-by = { $by_is ->
        [you] You knock
       *[other] { $by } knocks
    } { $who_is ->
        [you] your coin
       *[other] { $who }’s coin
    } into the hole: { $flicks }. Thank you!
event-penalty-own-coin = Off the table: one penalty flick for { $who_is ->
        [you] you
       *[other] { $who }
    }.
event-penalty-coin = { $who_is ->
        [you] You knock
       *[other] { $who } knocks
    } { $piece } off the table: one penalty flick.
event-penalty-tile = { $who_is ->
        [you] You knock
       *[other] { $who } knocks
    } { $piece } off the table: one penalty flick.
event-put-back-coin = { $who_is ->
        [you] Your coin
       *[other] { $who }’s coin
    } is put back.
event-put-back-tile = The { $tile } is put back.
event-put-back-obstacle = Obstacle { $n } is put back.
event-gave-up = { $who_is ->
        [you] You pick up
       *[other] { $who } picks up
    } at { $flicks }.
event-round = New round: { $players }.
event-round-player = { $who_is ->
        [you] you
       *[other] { $who }
    }
event-hole-over = Hole { $n } is done. { $totals }.
event-hole-over-alone = Hole { $n } is done: { $flicks } so far.
event-run-over = Run { $n } is done: { $flicks }.
event-side = { $who_is ->
        [you] You
       *[other] { $who }
    } { $n }

view-hole = Hole { $n } of 18, { $hole }.
view-hole-run = Hole { $n } of 18, { $hole }. Run { $run } of 2.
view-run = { $flicks } in run { $n }
view-own-coin = Your coin
view-their-coin = { $who }’s coin
view-tee = { $coin } is on the tee by { $tee }, { $gap } tiles from the hole, which lies { $where }.
view-coin = { $coin } is { $gap } tiles from the hole, which lies { $where }.
view-clear = Nothing is in the way.
view-between = In the way: { $pieces }.
view-other = { $who }’s coin is { $gap } tiles from the hole.
view-done = { $who } has finished this hole.
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

refusal-not-now = Wait until everything lies still.
refusal-tee-now = Place your coin by the tee and flick it.
refusal-flick-now = Flick your coin from where it lies.
refusal-out-of-bounds = Speed must be { $slowest }–{ $fastest } m/s, the angle 0–360°.
refusal-too-many-decimals = Use at most 3 decimals for places and speeds, 2 for angles.
refusal-off-the-table = The coin must lie wholly on the table.
refusal-not-clear = The coin must lie clear of { $piece }.
refusal-too-far = The coin must lie within one tile of { $tile }.
refusal-no-room = A { $width } by { $height } table can’t hold { $pieces } pieces. Take a larger one.
refusal-bad-players = Ppolf is for { $least } to { $most } players.
refusal-bad-limit = The limit is { $least } to { $most } flicks a hole.
refusal-bad-table = The tables are { $tables }.
refusal-bad-table-size = A table is { $least } to { $most } tiles wide and high.
refusal-many-obstacles = You can add { $most } obstacles at most.
refusal-bad-obstacle = An obstacle is { $least } to { $most } tiles wide.
refusal-bad-course = A course code has 1 to 20 digits and small letters.
refusal-other-course = Course codes begin with { $version }- here.
refusal-not-a-move = That flick isn’t possible.
refusal-no-answer = This flick can’t have led to that: { $piece }.

result-fewest-flicks = { $winners_count ->
        [0] All holes are played.
       *[other] { $winners_is ->
            [you] You needed the fewest:
           *[other] { $winners } wins with
        } { $score ->
            [one] { $score } flick
           *[other] { $score } flicks
        }.
    }
result-shared = { $winners_count ->
        [0] All holes are played.
        [one] { $winners_is ->
            [you] You needed the fewest:
           *[other] { $winners } wins with
        } { $score } flicks.
       *[other] { $winners } share the win with { $score } flicks each.
    }
result-resigned = { $winners_count ->
        [0] You left the course early.
       *[other] { $winners_is ->
            [you] The others have resigned.
           *[other] { $winners } wins: the others have resigned.
        }
    }
result-alone-better = Well played: { $second } flicks after { $first } in the first run. Par is 36.
result-alone-worse = { $second } flicks; your first run stands at { $first }. Par is 36.
result-alone-even = { $first } flicks both times. Par is 36.

print-title = Ppolf
print-about = Piecepack coin golf for 1–10 players, 30–50 minutes.
print-course = Course
print-date = Date
print-player = Player
print-total = Total
print-rules = How to play
print-rules-1 = Scatter the red, blue and green tiles and the black ace: 3 tiles from the edge, 2 from each other. Everybody takes a coin with a face of its own.
print-rules-2 = Play the holes in order: red null, ace, 2, 3, 4, 5, then blue, then green. Tee off within one tile of the last hole; the first time, of the black ace. The tee order moves on by one each hole.
print-rules-3 = Then the closest flicks first. Within two tiles you’re putting: flick until you hit the hole. Write down your flicks.
print-rules-4 = One penalty flick for each coin or tile you knock off the table. Your own coin goes back one tile in from where it fell, all others to where they were.
print-rules-5 = Fewest flicks wins. On your own, play the course twice and beat yourself; par is 36.
print-credit = Ppolf by Mark A. Biggar, version 1.1, GNU Free Documentation License.

# In the terminal.
terminal-hint = Flick your coin by an angle and a speed, flick 90,1.5: degrees from the right (90 is up, 180 left), m/s. From the tee, first say where it lies: tee 10.5,4.2 flick 90,1.5. At 1 m/s a coin slides 3 tiles, at 2 m/s 13; 6 is the fastest.
terminal-score = { $n ->
        [one] { $n } flick
       *[other] { $n } flicks
    }
terminal-laying = Laying out the course.
terminal-where = Hole { $n } of { $of }: { $hole }
terminal-run = The { $run }
terminal-hole = the hole, at { $place }
terminal-tee = the tee, at { $place }
terminal-spot = to tee from: { $place }
terminal-coin = the coin
terminal-coins = the players' coins
terminal-tenth = player 10's
terminal-column-coin = coin
terminal-column-flicks = flicks
terminal-column-gap = gap
terminal-column-angle = angle
terminal-unit = the gap in tiles
terminal-bot = bot { $level }
terminal-done = done
terminal-to-tee = to tee
terminal-aimed = { $who_is ->
        [you] You flick
       *[other] { $who } flicks
    }: { $way }.
terminal-turn-tee-order = { $who_is ->
        [you] You tee off
       *[other] { $who } tees off
    }{ $why }{ $then }.
terminal-turn-putting-out = { $who_is ->
        [you] You putt
       *[other] { $who } putts
    }{ $why }{ $then }.
terminal-turn-closeness = { $who_is ->
        [you] You flick
       *[other] { $who } flicks
    }{ $why }{ $then }.
terminal-why-tee-order = , in tee order
terminal-why-putting-out = , until the hole is hit
terminal-why-closeness = , the closest first
terminal-then = ; then { $order }
terminal-straight = Straight at the hole:
terminal-row = { $n } { $side }
terminal-total = all
terminal-par = par

# The computer’s levels: what each is called, and its manner.
level-1 = Clumsy
level-1-about = flicks more or less at the hole
level-2 = Strong arm
level-2-about = straight and hard, whatever lies in the way
level-3 = Easygoing
level-3-about = tries hard only when behind; about par alone
level-4 = Show-off
level-4-about = hardly misses, but plays to the gallery when ahead
level-5 = Champion
level-5-about = banks off tiles, thinks of the next flick and of your coin

# The lesson: what is said at each step, and to each mistake.
lesson-tee = It’s golf: hit the marked tile, the hole, in as few flicks as you can. Pull back from your coin, let go, and send it more than half-way to the red null.
lesson-tee-right = That’s a tee shot, your first flick. There are 18 tiles to hit in order, and each hole starts beside the one before. The fewest flicks win.
lesson-tee-wrong = Not towards the hole. Pull straight away from the red null: the coin goes the other way.
lesson-tee-wrong-off = Off the table! That costs a penalty flick. Don’t pull so far.
lesson-tee-wrong-soft = Too soft. The farther you pull, the harder you flick; the ring shows where the coin would stop.
lesson-tee-wrong-hard = Too hard: it ran past the hole. Pull less far.
lesson-hit = Everybody has teed off. Now whoever is closest to the hole flicks first: you. Hit the red null.
lesson-hit-right = Hit! The lightest touch counts. Your flicks are written down, and your coin is picked up until the next tee.
lesson-hit-wrong = It went past. Aim at the middle of the tile.
lesson-hit-wrong-off = Missed and off the table: that costs a penalty flick. Aim at the middle of the tile.
lesson-hit-wrong-short = Too short. Pull a little farther: the coin has to touch the tile.
lesson-around = The blue ace is in your way. On the tee, you may move your coin inside the ring: drag it to one side. Then flick past the blue ace without touching it.
lesson-around-right = Past it, and the way is free. Tiles are obstacles: one that you bump stays where it stops. You may also bounce off them on purpose.
lesson-around-wrong = That didn’t get past the blue ace. Move the coin to one side of the tee first.
lesson-around-wrong-tile = You hit the blue ace. Drag the coin to the edge of the ring, then flick past the tile.
lesson-around-wrong-off = Past it, but off the table: that costs a penalty flick. Not so hard.
lesson-around-wrong-soft = Too soft: the coin has to stop beyond the blue ace.
lesson-edge = The red null lies near the edge of the table, and whatever falls off costs a penalty flick. Hit it, with no more power than you need.
lesson-edge-right = Nothing fell. A coin that falls comes back one tile in from the edge, for one penalty flick. A tile or another coin that you knock off costs one, too.
lesson-edge-wrong = Missed, but at least nothing fell. Aim at the middle of the tile.
lesson-edge-wrong-off = Over the edge: one penalty flick, and the coin comes back one tile in. Softer, and at the middle of the tile.
lesson-edge-wrong-short = Safe, but too short. A little more power.
lesson-knock = Blue was closer, flicked first, and now lies in your way. Don’t push Blue’s coin into the hole: that finishes it for Blue. Flick past it and hit the red null.
lesson-knock-right = Past Blue and in. You may bump other coins for free, as long as they stay on the table.
lesson-knock-wrong = You missed the tile. Aim just beside Blue’s coin, at the free half of the tile.
lesson-knock-wrong-gift = Blue’s coin touched the hole, so Blue is done: a present. Pass it on the free side.
lesson-knock-wrong-off = Something fell off the table: that costs you a penalty flick. Softer, and past Blue’s coin on the free side.
lesson-knock-wrong-bump = You hit Blue’s coin. Bumping it costs nothing, but you missed the hole. Pass it on the free side.
lesson-knock-wrong-short = Too short. A little more power, past Blue’s coin on the free side.
lesson-near = A long way to go. Within two tiles of the hole, you’re putting: you go on flicking until you hit it. Get your coin that close.
lesson-near-right = Now you know the game. Play in two flicks: one to get close, a soft one to hit. From far off your hand wobbles, and a hard miss falls off the table.
lesson-near-wrong = It’s not within two tiles of the red null, so Blue would be next. Aim straight at the hole.
lesson-near-wrong-off = Off the table: one penalty flick. A long flick needs aim more than power.
lesson-near-wrong-soft = Too soft: still more than two tiles away, and Blue would be next.
lesson-near-wrong-hard = Too hard: it ran more than two tiles past the hole.
