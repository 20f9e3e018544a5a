title = Bo-taoshi
about = Pole toppling with flicked discs: over the ramp, through the air, down with their pole.

side-0 = White
side-1 = Black
piece-disc = { $who }’s disc { $n }
piece-bearer = { $who }’s bearer
piece-pole = { $who }’s pole
piece-own-disc = disc { $n }
piece-own-bearer = the bearer
piece-ramp = the ramp
piece-table = the table
speed = { $n } m/s

where-round = Round { $n }
where-setup = Setup
where-turn = Turn { $n }
where-turn-of = Turn { $n } of { $limit }
where-starter = { $who } began
where-starts = { $who } begins
where-voids = { $n ->
        [one] { $n } void round
       *[other] { $n } void rounds
    } in a row; the third draws
where-first = First
where-owed = { $who } owes a turn for a foul

do-yours-enter = Flick your disc { $n } in from any point of the edge.
do-yours-enter-bearer = Flick your third disc in: it will bear your pole.
do-yours-place = { $piece } was knocked off. Place it wherever you like.
do-yours-mend = Flick { $piece } back in from the edge. Your own turn follows.
do-yours-mend-own = Your bearer is off the table: this turn brings it back.
do-yours-raise = Your pole has fallen: this turn puts it back.
do-yours-skip = Your last shot was a foul: this turn is lost.
do-yours-flick = Your turn: flick a disc, or try to score.
do-enter = { $who } flicks disc { $n } in from the edge.
do-enter-bearer = { $who } flicks the third disc in: it bears the pole.
do-place = { $piece } was knocked off. { $who } places it.
do-mend = { $who } flicks { $piece } back in from the edge.
do-mend-own = { $who }’s bearer is off the table: this turn brings it back.
do-raise = { $who }’s pole has fallen: this turn puts it back.
do-skip = { $who }’s last shot was a foul: this turn is lost.
do-flick = { $who }’s turn.
do-away = The disc is on its way.
do-over = The match is over.
do-failures = Try { $n } of 3.

hint-enter = Slide the disc along the edge, then pull back and let go.
hint-flick = Pull back from a disc and let go.
hint-score = Pull back from disc { $n } and send it up the ramp at the pole.
hint-place = Drag the disc to where you want it.
hint-blocked = { $piece } is in the way here.
hint-edge = It has to lie wholly on the table.
aim = { $power }, { $where }
aim-flick = straight at their bearer
aim-flick-left = { $n }° left of their bearer
aim-flick-right = { $n }° right of their bearer
aim-enter = at the middle of the table
aim-enter-left = { $n }° left of the middle
aim-enter-right = { $n }° right of the middle
aim-score = straight up the ramp
aim-score-left = { $n }° left up the ramp
aim-score-right = { $n }° right up the ramp

refusal-no-flick-now = No disc is flicked now.
refusal-not-yours = { $disc } is for the other side to flick.
refusal-enter-first = Discs enter in the order of their numbers.
refusal-place-first = First the knocked-off disc is placed.
refusal-mend-first = First the bearer is brought back.
refusal-bearer = A bearer stays put: it carries the pole.
refusal-flicked-last = { $disc } was flicked last turn. It rests now.

ramp-fits = The ramp fits: disc { $shooter } flies over disc { $front }.
refusal-no-ramp-not-now = No scoring shot now.
refusal-no-ramp-attacker-off = No ramp: both attackers have to be on the table.
refusal-no-ramp-pole-down = No ramp: the other pole is not standing.
refusal-no-ramp-flicked-last = No ramp: { $disc } would shoot, and it was flicked last turn.
refusal-no-ramp-gap-too-small = No ramp: it does not fit between your two attackers.
refusal-no-ramp-off-the-table = No ramp: it would stick out over the edge.
refusal-no-ramp-disc-in-the-way = No ramp: { $disc } lies in its place.

chip = Disc { $n }: { $state }
chip-bearer = Bearer: { $state }
chip-flick = ready
chip-enter = comes in
chip-place = is placed
chip-rests = rests
chip-bears = bears
chip-off = off
chip-waits = waits
chips = Which disc

score = Score
score-off = No ramp
flick = Flick
enter = Flick it in
shoot = Shoot
place = Place it here
raise = Put the pole back
skip = Let the turn pass
fine = Fine aim
direction = Direction
power = Power
cancel = Cancel
slow = Again, slowly
slow-now = Slow motion
eye = View
eye-around = Around
eye-above = Above
eye-behind = Behind
table = The table. Arrow keys slide the disc along the edge, or aim: left and right turn, up and down change the power, with Shift in small steps. Enter aims and flicks, Escape cancels, 1 and 2 choose a disc, S sets the ramp, V changes the view, Q and E walk around.
flat = This browser can’t draw in three dimensions, so the table is shown from straight above. Everything else works.
loading = The table is being set.
mark-own = yours

keys = Keys
keys-disc = disc
keys-turn = turn, slide
keys-power = power
keys-finer = finer
keys-flick = aim, flick
keys-score = score
keys-eye = view
keys-walk = walk around
keys-slow = again, slowly

rounds = { $who }: { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    } won, { $row } in a row; two in a row win.
rounds-owed = { $who } owes a turn for a foul.
rounds-tag = owes a turn
rounds-row = { $n } in a row

banner-won = { $who } takes the round
banner-match = { $who } wins the game
banner-next = Rounds { $white }–{ $black }. The table is cleared.
banner-two = Two rounds in a row.

option-hand = Hand
option-hand-steady = Steady
option-hand-human = Human, it errs a little
option-practice = Practice: show an aim line
option-turn_limit = Most turns in a round (or none)

event-entered = { $who_is ->
        [you] You flick
       *[other] { $who } flicks
    } { $disc } in with { $speed } m/s.
event-flicked = { $who_is ->
        [you] You flick
       *[other] { $who } flicks
    } { $disc } with { $speed } m/s.
event-tried = { $who_is ->
        [you] You set the ramp and shoot
       *[other] { $who } sets the ramp and shoots
    } { $disc } with { $speed } m/s.
event-placed = { $who_is ->
        [you] You place
       *[other] { $who } places
    } { $disc }.
event-raised = { $who_is ->
        [you] You put
       *[other] { $who } puts
    } the pole back.
event-skipped = { $who_is ->
        [you] You lose
       *[other] { $who } loses
    } the turn for a foul.
event-erred = The hand errs by { $da } degrees to the { $side ->
        [left] left
       *[right] right
    }, and the flick is { $dv } m/s { $pace ->
        [faster] faster
       *[slower] slower
    }.
event-rested = All lies still.
event-rested-touch = Touched: { $pieces }.
event-rested-left = Off the table: { $pieces }.
event-laid-flat = { $disc } is laid flat.
event-fell = { $who_is ->
        [you] Your pole
       *[other] { $who }’s pole
    } falls.
event-fouled-own-pole = Foul: { $who_is ->
        [you] you have felled your
       *[other] { $who } has felled the
    } own pole. That costs a turn.
event-fouled-own-bearer = Foul: { $who_is ->
        [you] you have knocked your
       *[other] { $who } has knocked the
    } own bearer off. That costs a turn.
event-put-on = { $who_is ->
        [you] Your pole
       *[other] { $who }’s pole
    } is put on its bearer.
event-not-entered = { $disc } has not entered.
event-missed-no-strike = No score: the pole was not struck.
event-missed-touched-table = No score: the disc touched the table first.
event-missed-fell-before = No score: the pole had fallen before the strike.
event-missed-still-stands = No score: struck, but the pole still stands.
event-play-began = All discs are in. { $who_is ->
        [you] You begin
       *[other] { $who } begins
    }.
event-round-won = { $who_is ->
        [you] You strike the pole in the air and win
       *[other] { $who } strikes the pole in the air and wins
    } the round! White { $white }, Black { $black }.
event-round-void = Round { $n } has reached its limit of turns and is void: { $voids ->
        [3] the match is drawn
       *[other] it is played again
    }.

view-round = Round { $n }. Rounds won: White { $white }, Black { $black }. Two in a row win.
view-streak = { $who } has won the last { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }.
view-on = { $disc } lies { $x } from the west and { $y } from the south, in millimetres{ $more }.
view-off = { $disc } is off the table{ $more }.
view-waiting = { $disc } has not entered yet{ $more }.
view-ready = , and may be flicked
view-enters = , and may be flicked in
view-rests = , and rests this turn
view-to-pole = From { $disc } to { $pole }: { $far } mm, at { $angle } degrees.
view-stands = { $pole } stands on its bearer.
view-down = { $pole } does not stand.
view-edge = The table is { $n } by { $n } mm. Angles run counter-clockwise from east.

refusal-not-now = Wait until the flick is over.
refusal-not-your-turn = { $turn } acts now.
refusal-enter-now = Now { $disc } is flicked into play from the edge.
refusal-place-now = Now { $disc } is placed on the table.
refusal-mend-now = First { $disc } is flicked back in from the edge.
refusal-flick-now = Now a disc is flicked.
refusal-raise-now = This turn puts the pole back on its bearer.
refusal-skip-now = This turn is lost for the last foul.
refusal-is-off = { $disc } is off the table: it enters from the edge.
refusal-is-on = { $disc } is in play: it is flicked from where it lies.
refusal-out-of-bounds = A flick has an angle from 0 up to 360 degrees and a speed of { $slowest } to { $fastest } m/s.
refusal-too-many-decimals = Places have one decimal, angles two and speeds three.
refusal-off-the-table = A disc is placed wholly on the table.
refusal-not-on-the-edge = A disc enters from a point of the edge.
refusal-too-near-a-corner = A disc enters at least its radius from a corner.
refusal-not-clear = { $disc } is there.
refusal-not-a-move = That move can’t be made.
refusal-no-answer = That can’t have come of this flick: { $piece }.

result-two-in-a-row = { $winner } wins: two rounds in a row.
result-void-rounds = A draw: three void rounds in a row.
result-resigned = { $winners_count ->
        [0] Both have resigned.
       *[other] { $winner } wins: the other side has resigned.
    }

print-title = Bo-taoshi
print-about = Pole toppling with flicked discs, after the sport of Japanese school sports days. Two players, 15 to 30 minutes.
print-discs = Faces for six wooden discs, { $across } mm across and { $thick } mm thick. Those with a hole in the middle bear the poles.
print-ramp = The ramp, of card: cut along the lines, fold along the dashes, glue the flap under the thin edge.
print-poles = Two poles of wood, { $across } mm across and { $tall } mm tall.
print-rules = How to play
print-rules-1 = The table is { $table } cm square. By turns, flick a disc in from any point of the edge, three each. Your third bears your pole. What is knocked off meanwhile the other player places; poles are put back.
print-rules-2 = Then flick one of your own discs a turn: never the bearer, never the same disc twice in a row. A disc that is off the table comes in from the edge.
print-rules-3 = To score, put the ramp between your two attackers, its tall side against the one nearer to the other bearer, and flick the farther one. If it strikes their pole in the air, before it touches the table, and the pole falls, you win the round.
print-rules-4 = Your own pole felled, or your own bearer knocked off, is a foul: it costs your next turn. The pole is put back; the bearer is flicked in by the other player at once.
print-rules-5 = If the other player fells your pole, you spend your turn to put it back; if they knock your bearer off, to flick it in.
print-rules-6 = A won round clears the table, and the other player begins the next. Two rounds in a row win the game.
refusal-misses-ramp = Aim at the ramp: { $right }° to { $left }°, { $middle }° is straight up it.
