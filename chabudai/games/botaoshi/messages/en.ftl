title = Bo-taoshi
about = Flick a disc up the ramp and knock the other pole over through the air.
goal = Topple their pole by ramp shot, twice in a row.

side-0 = White
side-1 = Black
piece-disc = { $who_is ->
        [you] your
       *[other] { $who }’s
    } disc { $n }
piece-bearer = { $who_is ->
        [you] your
       *[other] { $who }’s
    } bearer
piece-pole = { $who_is ->
        [you] your
       *[other] { $who }’s
    } pole
piece-own-disc = disc { $n }
piece-own-bearer = the bearer
piece-ramp = the ramp
piece-table = the table
speed = { $n } m/s

where-round = Round { $n }
where-round-of = Round { $n } of { $limit }
where-setup = Setup
where-turn = Turn { $n }
where-turn-of = Turn { $n } of { $limit }
where-starter = { $who_is ->
        [you] You
       *[other] { $who }
    } went first
where-starts = { $who_is ->
        [you] You go
       *[other] { $who } goes
    } first
where-voids = { $n ->
        [one] { $n } void round
       *[other] { $n } void rounds
    } in a row; a third is a draw
where-first = First
where-owed = { $who_is ->
        [you] You miss
       *[other] { $who } misses
    } a turn (foul)

do-yours-enter = Flick disc { $n } in from any point of the edge.
do-yours-enter-bearer = Flick your third disc in: it’s your bearer and carries the pole.
do-yours-place = { $piece } was knocked off. Place it anywhere.
do-yours-mend = Flick { $piece } back in from the edge. Then it’s your turn.
do-yours-mend-own = Your bearer is off the table. Flick it back in.
do-yours-raise = Your pole has fallen. Put it back.
do-yours-skip = Foul: you miss this turn.
do-yours-flick = Your turn: flick a disc.
do-yours-flick-ramp = Your turn: flick a disc, or try a ramp shot.
do-enter = { $who }: flick disc { $n } in from the edge.
do-enter-bearer = { $who }: flick your third disc in. It carries the pole.
do-place = { $piece } was knocked off. { $who } places it.
do-mend = { $who } flicks { $piece } back in from the edge.
do-mend-own = { $who }’s bearer is off the table: this turn brings it back.
do-raise = { $who }’s pole has fallen: this turn puts it back.
do-skip = Foul: { $who } misses this turn.
do-flick = { $who }’s turn.
do-flick-ramp = { $who }’s turn.
do-away = The disc is on its way.
do-over = The game is over.
do-failures = Try { $n } of 3.

hint-enter = Slide the disc along the edge, then pull back and let go.
hint-flick = Pull back from a disc and let go.
hint-score = Pull back from disc { $n } and send it up the ramp at the pole.
hint-score-aside = The ramp points { $n }° { $side ->
        [left] left
       *[right] right
    } of the pole. Disc { $disc } would fly past.
hint-place = Drag the disc to where you want it.
hint-blocked = { $piece } is in the way here.
hint-edge = It must lie wholly on the table.
aim = { $power }, { $where }
aim-flick = straight at their bearer
aim-flick-left = { $n }° left of their bearer
aim-flick-right = { $n }° right of their bearer
aim-enter = at the middle of the table
aim-enter-left = { $n }° left of the middle
aim-enter-right = { $n }° right of the middle
aim-score = straight at the pole
aim-score-left = { $n }° left of the pole
aim-score-right = { $n }° right of the pole
aim-leaves = { $aim }, off the table
aim-off = { $n }° off
aim-on = on the pole

refusal-no-flick-now = No disc can be flicked now.
refusal-not-yours = { $disc } isn’t yours to flick.
refusal-enter-first = Discs enter in the order of their numbers.
refusal-place-first = Place the knocked-off disc first.
refusal-mend-first = Bring the bearer back first.
refusal-bearer = A bearer can’t be flicked: it carries the pole.
refusal-flicked-last = { $disc } was flicked last turn and rests now.

ramp-fits = The ramp fits: disc { $shooter } flies over disc { $front }.
ramp-aside = The ramp fits, but points { $n }° away from the pole.
refusal-no-ramp-not-now = No ramp shot now.
refusal-no-ramp-attacker-off = No ramp shot: both attackers must be on the table.
refusal-no-ramp-pole-down = No ramp shot: the other pole isn’t standing.
refusal-no-ramp-flicked-last = No ramp shot: { $disc } would shoot, but rests this turn.
refusal-no-ramp-gap-too-small = No ramp shot: the ramp doesn’t fit between your attackers.
refusal-no-ramp-off-the-table = No ramp shot: the ramp would stick out over the edge.
refusal-no-ramp-disc-in-the-way = No ramp shot: { $disc } is where the ramp goes.

chip = Disc { $n }: { $state }
chip-bearer = Bearer: { $state }
chip-flick = ready
chip-enter = enter
chip-place = place
chip-rests = rest
chip-bears = bearer
chip-off = off
chip-waits = later
chips = Discs

score = Ramp shot
score-off = No ramp shot
flick = Flick
enter = Flick in
shoot = Shoot
place = Place here
raise = Put the pole back
skip = Miss the turn
fine = Fine aim
direction = Direction
power = Power
cancel = Cancel
same = Same shot
slow = Slow replay
slow-now = Slow motion
eye = View
eye-around = Around
eye-above = Above
eye-behind = Behind
table = The table. Arrow keys slide the disc along the edge, or aim: left and right turn, up and down change the power; hold Shift for small steps. Enter aims and flicks, Escape cancels, 1 and 2 choose a disc, S sets the ramp, V changes the view, Q and E walk around.
flat = No 3D in this browser: you see the table from above.
loading = Setting the table…
mark-own = yours

keys = Keys
keys-disc = disc
keys-turn = turn, slide
keys-power = power
keys-finer = finer
keys-flick = aim, flick
keys-score = ramp shot
keys-eye = view
keys-walk = walk around
keys-slow = slow replay

rounds = { $who_is ->
        [you] You
       *[other] { $who }
    }: { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    } won, { $row } in a row. Two in a row win.
rounds-owed = { $who_is ->
        [you] You miss
       *[other] { $who } misses
    } a turn (foul).
rounds-tag = misses a turn
rounds-row = { $n } in a row

banner-won = { $who_is ->
        [you] You win
       *[other] { $who } wins
    } the round
banner-match = { $who_is ->
        [you] You win
       *[other] { $who } wins
    } the game
banner-shared = Both share the game
banner-next = Rounds { $white }–{ $black }. The table is cleared.
banner-two = Two rounds in a row.
banner-rounds = Rounds { $white }–{ $black }.

option-hand = Hand wobble
option-hand-steady = Off
option-hand-human = On
option-practice = Practice: aim line, and undo after a flick
option-turn_limit = Most turns per round (empty: no limit)
option-round_limit = Rounds until the most wins decide (empty: no limit)

event-entered = { $who_is ->
        [you] You flick
       *[other] { $who } flicks
    } { $disc } in at { $speed } m/s.
event-flicked = { $who_is ->
        [you] You flick
       *[other] { $who } flicks
    } { $disc } at { $speed } m/s.
event-tried = Ramp shot: { $who_is ->
        [you] you shoot
       *[other] { $who } shoots
    } { $disc } at { $speed } m/s.
event-placed = { $who_is ->
        [you] You place
       *[other] { $who } places
    } { $disc }.
event-raised = { $who_is ->
        [you] You put
       *[other] { $who } puts
    } the pole back.
event-skipped = { $who_is ->
        [you] You miss
       *[other] { $who } misses
    } the turn (foul).
event-erred = Wobble: { $da }° { $side ->
        [left] left
       *[right] right
    }, { $dv } m/s { $pace ->
        [faster] faster
       *[slower] slower
    }.
slipped = The hand slipped { $n }° to the { $side ->
        [left] left
       *[right] right
    }.
event-rested = Nothing was touched.
event-rested-touch = Touched: { $pieces }.
event-rested-left = Off the table: { $pieces }.
event-laid-flat = { $disc } is laid flat.
event-fell = { $who_is ->
        [you] Your pole
       *[other] { $who }’s pole
    } falls.
event-fouled-own-pole = Foul! { $who_is ->
        [you] You knocked over your own pole and miss a turn.
       *[other] { $who } knocked over their own pole and misses a turn.
    }
event-fouled-own-bearer = Foul! { $who_is ->
        [you] You knocked your own bearer off and miss a turn.
       *[other] { $who } knocked their own bearer off and misses a turn.
    }
event-put-on = { $who_is ->
        [you] Your pole
       *[other] { $who }’s pole
    } is put on its bearer.
event-not-entered = { $disc } didn’t stay on the table.
event-missed-missed-ramp = No win: the disc didn’t go over the ramp.
event-missed-no-strike = No win: the disc missed the pole.
event-missed-touched-table = No win: the disc touched the table first.
event-missed-fell-before = No win: the pole fell before it was hit.
event-missed-still-stands = No win: hit, but the pole still stands.
event-play-began = All discs are in. { $who_is ->
        [you] You go first.
       *[other] { $who } goes first.
    }
event-round-won = { $who_is ->
        [you] You hit the pole in the air and win
       *[other] { $who } hits the pole in the air and wins
    } the round! Rounds won: { $rounds }.
event-round-won-side = { $who_is ->
        [you] you
       *[other] { $who }
    } { $n }
event-round-void = Round { $n } is out of turns and void: { $voids ->
        [3] the game is a draw
       *[other] play it again
    }.

view-round = Round { $n }. Rounds won: { $rounds }. Two in a row win.
view-streak = { $who_is ->
        [you] You have
       *[other] { $who } has
    } won the last { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }.
view-on = { $disc } lies { $x } from the west and { $y } from the south, in millimetres{ $more }.
view-off = { $disc } is off the table{ $more }.
view-waiting = { $disc } hasn’t entered yet{ $more }.
view-ready = , and can be flicked
view-enters = , and can be flicked in
view-rests = , and rests this turn
view-to-pole = From { $disc } to { $pole }: { $far } mm, at { $angle } degrees.
view-stands = { $pole } stands on its bearer.
view-down = { $pole } isn’t standing.
view-edge = The table is { $n } by { $n } mm. Angles run counter-clockwise from east.

refusal-not-now = Wait until everything lies still.
refusal-enter-now = Flick { $disc } in from the edge now.
refusal-place-now = Place { $disc } on the table now.
refusal-mend-now = Flick { $disc } back in from the edge first.
refusal-flick-now = Flick a disc now.
refusal-raise-now = This turn puts the pole back on its bearer.
refusal-skip-now = This turn is missed for a foul.
refusal-is-off = { $disc } is off the table: flick it in from the edge.
refusal-is-on = { $disc } is in play: flick it from where it lies.
refusal-misses-ramp = Aim at the ramp’s foot: { $right }° to { $left }°. Straight up the ramp is { $middle }°.
refusal-out-of-bounds = Speed must be { $slowest }–{ $fastest } m/s, the angle 0–360°.
refusal-too-many-decimals = Use at most 1 decimal for places, 2 for angles, 3 for speeds.
refusal-off-the-table = The disc must lie wholly on the table.
refusal-not-on-the-edge = A disc enters from a point of the edge.
refusal-too-near-a-corner = A disc enters at least its radius from a corner.
refusal-not-clear = { $disc } is there.
refusal-bad-turn-limit = A round is void after { $least } to { $most } turns.
refusal-bad-round-limit = A match is decided after { $least } to { $most } rounds.
refusal-not-a-move = That flick isn’t possible.
refusal-no-answer = This flick can’t have led to that: { $piece }.

result-two-in-a-row = { $winner_is ->
        [you] You won
       *[other] { $winner } wins:
    } two rounds in a row.
result-more-rounds = { $winner_is ->
        [you] You won more rounds.
       *[other] { $winner } wins: more rounds won.
    }
result-rounds-shared = Both win the same number of rounds and share the game.
result-void-rounds = A draw: three void rounds in a row.
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

print-title = Bo-taoshi
print-about = Knock the pole over with flicked discs, after the sport of Japanese school sports days. Two players, 15 to 30 minutes.
print-discs = Faces for six wooden discs, { $across } mm across and { $thick } mm thick. Those with a hole in the middle are the bearers.
print-ramp = The ramp, of card: cut along the lines, fold along the dashes, glue the flap under the thin edge.
print-poles = Two poles of wood, { $across } mm across and { $tall } mm tall.
print-rules = How to play
print-rules-1 = The table is { $table } cm square. Take turns flicking a disc in from any point of the edge, three each. Your third is your bearer and carries your pole. Whatever is knocked off meanwhile, the other player places; poles are put back.
print-rules-2 = Then flick one of your own discs each turn: never the bearer, never the same disc twice in a row. A disc that is off the table enters from the edge.
print-rules-3 = For a ramp shot, put the ramp between your two attackers, its tall side against the one nearer to the other bearer, and flick the farther one up the ramp. If it hits their pole in the air, without touching the table after the ramp’s foot, and the pole falls, you win the round.
print-rules-4 = Foul: you knock over your own pole or knock your own bearer off. You miss your next turn. The pole is put back; the other player flicks the bearer in at once.
print-rules-5 = If the other player knocks over your pole, your turn puts it back; if they knock your bearer off, your turn flicks it in.
print-rules-6 = A won round clears the table, and the other player goes first in the next. Two rounds in a row win the game. After six rounds without that, the most rounds win.

# In the terminal.
terminal-hint = Flick a disc by an angle and a speed, flick w1 90,1.5: degrees from the right (90 is up, 180 left), m/s. From the edge, first say where it comes in, enter w1 380,0 flick 90,1.2: mm from the lower left corner, 0 to 760. A ramp shot: score 90,2.5, aimed at the ramp's foot. A disc at 1 m/s slides 170 mm, at 2 m/s 680; 6 is the fastest.
terminal-score = { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
terminal-round = Round { $n }, { $who } first: { $stage }
terminal-round-again = Round { $n } again ({ $voids ->
        [one] { $voids } void round
       *[other] { $voids } void rounds
    }), { $who } first: { $stage }
terminal-setup = setup
terminal-turn = turn { $n }
terminal-turn-of = turn { $n } of { $limit }
terminal-end = the end
terminal-row-won = rounds won
terminal-row-streak = in a row
terminal-row-pole = pole
terminal-row-waiting = not yet in
terminal-row-off = off the table
terminal-row-owed = misses turn
terminal-stands = stands
terminal-fallen = fallen
terminal-yes = yes
terminal-aim-flick = { $who_is ->
        [you] You flick
       *[other] { $who } flicks
    } { $disc }: { $way }.
terminal-aim-enter = { $who_is ->
        [you] You flick
       *[other] { $who } flicks
    } { $disc } in from { $place }: { $way }.
terminal-aim-score = { $who_is ->
        [you] You flick
       *[other] { $who } flicks
    } { $disc } over the ramp: { $way }.
terminal-a-disc = a disc
terminal-due-flick = { $who_is ->
        [you] You flick
       *[other] { $who } flicks
    } { $discs }.
terminal-due-enter = { $who_is ->
        [you] You flick
       *[other] { $who } flicks
    } { $disc } in from the edge.
terminal-due-place = { $who_is ->
        [you] You place
       *[other] { $who } places
    } { $disc }: it was knocked off.
terminal-due-place-then = { $who_is ->
        [you] You place
       *[other] { $who } places
    } { $disc }: it was knocked off; then { $then }.
terminal-due-place-failed = { $who_is ->
        [you] You place
       *[other] { $who } places
    } { $disc }: it was flicked in { $n } times and never stayed.
terminal-due-mend = { $who_is ->
        [you] You flick
       *[other] { $who } flicks
    } { $disc } back in at once; then it is { $whose } turn.
terminal-due-mend-again = { $who_is ->
        [you] You flick
       *[other] { $who } flicks
    } { $disc } back in at once (try { $n } of { $most }); then it is { $whose } turn.
terminal-due-mend-own = { $who_is ->
        [you] You spend
       *[other] { $who } spends
    } the turn to flick { $disc } back in from the edge.
terminal-due-raise = { $who_is ->
        [you] You spend
       *[other] { $who } spends
    } the turn to put the pole back on { $disc }.
terminal-due-skip = Foul: { $who_is ->
        [you] You miss
       *[other] { $who } misses
    } this turn.
terminal-or = { $first } or { $second }
terminal-nor = { $first } or { $second }
terminal-not = Not { $discs }.
terminal-not-bearer = { $disc } (bearer)
terminal-not-flicked-last = { $disc } (rests: flicked last turn)
terminal-ramp = Or a ramp shot ({ $sign }), { $shooter } over { $front }: { $angle } straight, { $right } to { $left }.
terminal-no-ramp-not-now = No ramp shot: not now.
terminal-no-ramp-attacker-off = No ramp shot: { $disc } is off the table.
terminal-no-ramp-pole-down = No ramp shot: { $whose } pole is not standing.
terminal-no-ramp-flicked-last = No ramp shot: { $disc }, the rear disc, rests this turn.
terminal-no-ramp-gap-too-small = No ramp shot: the ramp needs { $apart } mm from middle to middle of the two.
terminal-no-ramp-off-the-table = No ramp shot: the ramp would stick out over the table's edge.
terminal-no-ramp-disc-in-the-way = No ramp shot: { $disc } lies where the ramp has to go.
terminal-units = mm, deg.
terminal-to = to { $disc }
terminal-each-other = each other
terminal-from = from { $disc }
terminal-forced = All that can be done now:
terminal-examples = What can be done now, for example:
terminal-do-enter = from the edge at +
terminal-do-flick = towards { $disc }
terminal-do-middle = to the middle
terminal-do-place = at +
terminal-do-raise = puts the pole back on { $disc }
terminal-do-skip = misses the turn
terminal-do-shot = over the ramp, at the pole on { $disc }
terminal-do-shot-aside = over the ramp, { $n } mm { $side ->
        [left] left
       *[right] right
    } of { $disc }

# The computer’s levels: what each is called, and its manner.
level-1 = By eye
level-1-about = goes by the eye alone
level-2 = Schemer
level-2-about = tries its flicks in its head first

# The lesson: what is said at each step, and to each mistake.
lesson-enter = Two players, three discs and a pole each: knock the other pole over to win. First the discs come in from the edge. Pull back, let go, and stop yours near the middle.
lesson-enter-right = Disc 1 is in. You slide discs in by turns, from any point of the edge. The farther you pull, the harder you flick.
lesson-enter-wrong = It’s in, but stopped near the edge. Aim at the middle, and change the power.
lesson-enter-wrong-off = It slid off again, so it isn’t in. Pull less far.
lesson-bearer = Your third disc is your bearer: it carries your pole and isn’t flicked any more. Slide it in where it’s safe, away from Black’s discs.
lesson-bearer-right = There stands your pole. Knock Black’s over before Black knocks over yours. Discs 1 and 2 are your attackers.
lesson-bearer-wrong = It slid off the table, so you have no bearer yet. Pull less far.
lesson-line = To win, one attacker flies off a ramp over the other. So line them up: flick disc 2 to stop between disc 1 and Black’s pole.
lesson-line-right = Lined up: the ramp fits between them and points at the pole. A disc can’t be flicked twice in a row, so move the front one last: disc 1 may shoot next.
lesson-line-wrong = Not in line. Disc 2 has to stop straight between disc 1 and Black’s pole, with room for the ramp.
lesson-line-wrong-other = That was disc 1. It lies well; bring disc 2 in front of it.
lesson-line-wrong-ramp = The ramp points past the pole like this. Line up first: flick disc 2 between disc 1 and the pole.
lesson-line-wrong-off = Disc 2 left the table. That’s no foul, but it must come in from the edge again. Much softer.
lesson-line-wrong-short = It stopped before it was in line. Pull a little farther.
lesson-line-wrong-far = It slid too far. Pull less far: the ring shows where the disc would stop.
lesson-knock = On the table you can annoy Black: flick disc 1 at Black’s bearer and make the pole fall.
lesson-knock-right = It fell. That doesn’t win, only a disc in the air does. But Black spends the next turn putting the pole back, and you gain a turn.
lesson-knock-wrong = You missed the bearer. Aim disc 1 straight at it.
lesson-knock-wrong-stands = You touched the bearer, but the pole still stands. Hit it straight, and harder.
lesson-knock-wrong-soft = Too soft to knock it over. Pull farther.
lesson-foul = Disc 1 was flicked last and rests. Flick disc 2 past your own bearer, to the middle. If your own pole falls, it’s a foul.
lesson-foul-right = Past it, and your pole stands. A foul is to knock your own pole over or your own bearer off: it costs you a turn.
lesson-foul-wrong = Past your bearer, but off the table. That’s no foul, but disc 2 must come in from the edge again. Softer.
lesson-foul-wrong-pole = Foul: you knocked over your own pole and would miss a turn. Aim well beside your bearer.
lesson-foul-wrong-bearer = Foul: you knocked your own bearer off and would miss a turn. Aim well beside it.
lesson-foul-wrong-short = No foul, but disc 2 isn’t past your bearer. Aim beside it, a little harder.
lesson-ramp = Your discs are lined up. Press Ramp shot, pull straight back from disc 1 and hit Black’s pole in the air, with about half power.
lesson-ramp-right = You win the round, and two in a row win the game. Remember: line up first, shoot straight and with half power, and put a disc in Black’s way before Black lines up.
lesson-ramp-wrong = It flew past the pole. Pull straight back, so that disc 1 goes up the middle of the ramp.
lesson-ramp-wrong-plain = That was a flick along the table. Press Ramp shot first.
lesson-ramp-wrong-soft = Too soft: it touched the table before the pole. Pull a little farther.
lesson-ramp-wrong-hard = Too hard: it flew over the pole. Half power is enough.
