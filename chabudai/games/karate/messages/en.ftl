title = Roll & Write Karate Fight!
about = Train in secret with two dice and a pencil, call a kiai, and fight it out.

side-player = Player
side-opponent = Opponent
side-0 = Player 1
side-1 = Player 2
side-2 = Player 3
side-3 = Player 4
side-4 = Player 5
side-5 = Player 6
side-6 = Player 7
side-7 = Player 8
side-points = { $who_is ->
        [you] You
       *[other] { $who }
    } { $n }
you = You
you-awaited = you

technique-K = Kake Uke
technique-H = Hiza Uke
technique-O = Oi Zuki
technique-Y = Yoko Geri
technique-T = Yoko Tobi Geri
technique-none = hesitation
means-K = hook block
means-H = knee block
means-O = forward punch
means-Y = side kick
means-T = side jump kick
type-K = high block
type-H = low block
type-O = high attack
type-Y = low attack
type-T = jump kick
hesitates = hesitates

round = Round { $n } of 3
roll = Roll { $n }
level = Level { $n }
fight = Fight of round { $n }
step = Step { $n }
sheet = Training sheet
sheet-yours = Your sheet, round { $n }
sheet-of = Sheet of { $who }, round { $n }
keys = Arrow keys walk over the boxes. 1 and 2 choose a die, Enter writes it, Backspace takes it back.

box = Step { $step }, { $name }, box { $n } of { $of }: { $content }
box-empty = empty
box-new = { $n }, not sent yet
box-over = { $n } over { $old }, not sent yet
box-glows = { $box }. The { $n } would complete it
box-learned = { $box }. Learned

dice = Dice
die = Die { $die }: { $n }
die-chosen = Die { $die }: { $n }, in your hand
die-placed = Die { $die }: { $n }, in { $box }. Take it back
hint-first = Tap a box for the { $n }, or drag a die.
hint-second = Now a box for the { $n }.
hint-both = Write it down, or tap a number to move it.
hint-over = The old number will be erased.
hint-completes = That completes { $name } in step { $step }.
write = Write
kiai = Kiai!
kiai-words = Write and call a kiai: this training ends
rolled = { $who } rolls
waiting-dice = The dice are about to roll.
waiting-write = Written. Waiting for { $who }.
waiting-kiai = Your kiai will be heard when all have written.
waiting-settle = Ready. Waiting for { $who }.
watching-write = They write in secret. Waiting for { $who }.
watching-settle = They choose in secret. Waiting for { $who }.
sent = Sent.
written = { $who }: written
unwritten = { $who }: still writing
ready = { $who }: ready
unready = { $who }: still choosing

splash = KIAI!
splash-time = TIME!
splash-end = ENOUGH!

settle = One technique for each step
settle-hint = It holds against everybody.
settle-kiai = { $who } called the kiai.
settle-time = The training is over.
settle-fight = Fight
settle-choice = Technique for step { $n }

why-hit = { $mine } hits { $theirs }
why-open = { $mine } hits one who hesitates
why-block = { $mine } blocks { $theirs }
why-struck = Hit by { $theirs } while hesitating
why-blocked = { $mine } is blocked by { $theirs }
why-even = { $mine } against { $theirs }: even
why-beaten = { $mine } does not reach { $theirs }
why-late = { $mine } does not stop { $theirs }
why-idle = { $mine } has nothing to block
why-pause = Nobody strikes
against = { $why }: { $points }
points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
minus = −{ $n ->
        [one] { $n } point
       *[other] { $n } points
    }
explain = { $who } in step { $n }
read = { $who }: { $name }
read-scored = { $who }: { $name }, { $points }
not-read = { $who }: not read yet
skip = Skip
on = On to round { $n }
on-back = Back
on-end = To the result

scores = Scores
scores-none = No fight yet.
scores-player = Player
scores-total = Total
scores-again = Watch the fight of round { $n }
score = { $who }: { $points }
score-done = { $score }, done

sheets = All sheets
sheets-round = Round { $n }

option-level = How hard
race = Foot race
race-about = A tie: the win is shared. For the glory there is a foot race: left, right, left, right – first past the post.
race-run = Run
race-start = On your marks
race-go = Go!
race-left = { $who }, left foot
race-right = { $who }, right foot
race-won = { $who } is first past the post. The win stays shared.
race-again = Once more
race-skip = Skip
race-lane = { $who }: { $n } of { $of }

event-rolled = { $who } rolls { $first } and { $second }.
event-wrote = { $who } has written.
event-wrote-marks = { $who } writes { $marks }.
event-wrote-mark = { $n } into { $box }
event-heard = Kiai! { $who } ends the training.
event-ended = Sixty rolls: the training is over.
event-ended-time = Time is up: the training is over.
event-ready = { $who } is ready for the fight.
event-read = Step { $n }: { $reads }.
event-read-side = { $who_is ->
        [you] you
       *[other] { $who }
    } with { $name } ({ $points })
event-fought = Round { $n } gives { $points }.

view-round = Round { $round } of 3, roll { $roll }.
view-dice = The dice show { $first } and { $second }.
view-step = Step { $n }: { $parts }.
view-step-empty = Step { $n }: nothing written.
view-part = { $name } { $numbers }
view-part-learned = { $name } { $numbers }, learned
view-blank = blank
view-waits = Waiting for { $who }.
view-totals = Points: { $points }.

refusal-not-now = Wait for the dice.
refusal-written = You have written for this roll already.
refusal-settled = You have settled on your techniques already.
refusal-write-now = Now both dice are written into boxes.
refusal-no-such-box = There is no box { $box }.
refusal-other-dice = The dice show { $first } and { $second }.
refusal-same-box = The two results go into two different boxes.
refusal-no-kiai = Alone there is no kiai: the training lasts its time.
refusal-settle-now = Now a technique is settled on for each of five steps.
refusal-no-hesitating = In step { $step } you have learned something, so you may not hesitate.
refusal-not-learned = In step { $step } you have not learned that technique.
refusal-other-order = A writing names the boxes in the order of the dice, or of the sheet where the dice are equal.
refusal-not-a-move = That can’t be done now.

result-highest-total = { $winners_count ->
        [0] Three rounds are fought.
       *[other] { $winners } wins with { $points }.
    }
result-shared = { $winners_count ->
        [0] Three rounds are fought.
        [one] { $winners } wins with { $points }.
       *[other] { $winners } share the win with { $points } each.
    }
result-alone-won = You win, { $mine } to { $theirs }.
result-alone-lost = The opponent wins, { $theirs } to { $mine }.
result-alone-even = { $mine } to { $theirs }: you and the opponent share the win.

print-title = Roll & Write Karate Fight!
print-about = 1 to 8 players, 10 to 30 minutes. Two dice; a pencil and a sheet for each.
print-name = Name
print-score = Points
print-total = Round { $n }
print-all = Total
print-training = Training
print-training-1 = Take turns to roll both dice. Everybody secretly writes both numbers into two boxes of this round.
print-training-2 = A technique is learned for its step when all its boxes hold the same number. You may erase a number, never move it.
print-training-3 = When you have trained enough, call a kiai: the training ends.
print-fight = Fight
print-fight-1 = Choose one learned technique for each step; with none you hesitate.
print-fight-2 = Step by step, from the caller on, read your technique aloud and score it against everybody else’s.
print-fight-3 = After three rounds the highest total wins. A tie? Run a foot race.
print-solo = Alone
print-solo-1 = Train for 2 minutes, less 20 seconds a level. The opponent’s technique in each step is the higher of two dice: 1 hesitates, 2 Kake Uke, 3 Hiza Uke, 4 Oi Zuki, 5 Yoko Geri, 6 Yoko Tobi Geri.
print-yours = Yours
print-theirs = 1 point against
print-anything = anything but Yoko Tobi Geri
print-never = nothing; −1 against every attack
print-hesitate = hesitating
print-credit = Roll & Write Karate Fight! by Spencer Jackson, CC BY-SA.
