title = Roll & Write Karate Fight!
about = Train in secret with two dice and a pencil, call a kiai, and fight it out.
goal = Train in secret, then win three fights on points.

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
roll-of = Roll { $n } of { $of }
level-seconds = Level { $n }: { $seconds } seconds a training
level-rolls = Level { $n }: { $rolls } rolls a training
fight = Fight of round { $n }
step = Step { $n }
sheet = Training sheet
sheet-yours = Your sheet, round { $n }
sheet-of = { $who }’s sheet, round { $n }
keys = Move over the boxes with the arrow keys. Choose a die with 1 or 2, write it with Enter, undo it with Backspace.

box = Step { $step }, { $name }, box { $n } of { $of }: { $content }
box-empty = empty
box-new = { $n }, not sent yet
box-over = { $n } over { $old }, not sent yet
box-glows = { $box }. The { $n } would complete it
box-learned = { $box }. Learned

dice = Dice
die = Die { $die }: { $n }
die-chosen = Die { $die }: { $n }, in your hand
die-placed = Die { $die }: { $n } in { $name }, step { $step }. Undo
hint-first = Tap a box for the { $n }, or drag a die.
hint-second = Now a box for the { $n }.
hint-both = Write it down, or tap a number to move it.
hint-over = The old number will be erased.
hint-completes = That completes { $name } in step { $step }.
hint-last = Last roll! Write it, then you fight.
write = Write
kiai = Kiai!
kiai-hold = Hold to shout
kiai-words = Write both dice and call a kiai, which ends the training: hold to shout
kiai-again = Press once more to shout.
kiai-may = You may call a kiai.
kiai-some = For a kiai: learn one technique.
kiai-steps = { $n ->
        [one] For a kiai: learn step { $steps }.
       *[other] For a kiai: learn steps { $steps }.
    }
kiai-steps-attack = { $n ->
        [one] For a kiai: learn step { $steps }, and one attack.
       *[other] For a kiai: learn steps { $steps }, and one attack.
    }
kiai-attack = For a kiai: learn one attack.
rolled = { $who_is ->
        [you] You roll
       *[other] { $who } rolls
    }
waiting-all = The dice roll as soon as everyone is here.
waiting-dice = The dice are about to roll.
waiting-write = Written. Waiting for { $who }.
waiting-kiai = Everyone hears your kiai once all have written.
waiting-settle = Ready. Waiting for { $who }.
watching-write = They write in secret. Waiting for { $who }.
watching-settle = They choose in secret. Waiting for { $who }.
sent = Sent.
written = { $who }: written
unwritten = { $who }: still writing
ready = { $who }: ready
unready = { $who }: still choosing
resigned = { $who }: resigned

splash = KIAI!
splash-time = TIME!
splash-end = ENOUGH!
splash-last = LAST ROLL!

beats = What beats what
beats-learn = Boxes

settle = One technique for each step
settle-hint = You use it against everyone.
settle-kiai = { $who_is ->
        [you] You called the kiai.
       *[other] { $who } called the kiai.
    }
settle-time = The training is over.
settle-fight = Fight
settle-choice = Technique for step { $n }

why-hit = { $mine } hits { $theirs }
why-open = { $mine } hits a hesitating opponent
why-block = { $mine } blocks { $theirs }
why-struck = Hit by { $theirs } while hesitating
why-blocked = { $mine } is blocked by { $theirs }
why-even = { $mine } against { $theirs }: even
why-beaten = { $mine } doesn’t reach { $theirs }
why-late = { $mine } doesn’t stop { $theirs }
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
on-race = To the foot race
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

option-level = Difficulty
option-level-0 = 0: 120{ "\u00A0" }s
option-level-1 = 1: 100{ "\u00A0" }s
option-level-2 = 2: 80{ "\u00A0" }s
option-level-3 = 3: 60{ "\u00A0" }s
option-level-4 = 4: 40{ "\u00A0" }s
option-level-5 = 5: 20{ "\u00A0" }s
option-kiai = Call a kiai
option-kiai-any = any time
option-kiai-some = with one technique
option-kiai-all = with all five steps
option-kiai-attack = all five, one an attack (house rule)
option-tie = A draw
option-tie-race = foot race
option-tie-share = shared win

race = Foot race
race-about = A draw at { $points }! Run for the win: left, right, left, right, first past the post. Nobody sees your time before all have run.
race-watch = A draw at { $points }. { $who } run for the win.
race-run = Run
race-share = Share the win
race-ready = On your marks
race-go = Go!
race-keys = Keys: { $left } and { $right }
race-left = { $who }, left foot
race-right = { $who }, right foot
race-lane = { $who }: { $n } of { $of }
race-time = { $seconds } s
race-home = { $who }: { $seconds } seconds
race-yours = You ran { $seconds } s. Waiting for { $who }.
race-waiting = Waiting for { $who }.
race-won = { $who_is ->
        [you] You are first past the post!
       *[other] { $who } is first past the post!
    }
race-even = Neck and neck: the win is shared.
race-shared = No race: the win is shared.

event-rolled = { $who_is ->
        [you] You roll
       *[other] { $who } rolls
    } { $first } and { $second }.
event-wrote = { $who_is ->
        [you] You have
       *[other] { $who } has
    } written.
event-wrote-marks = { $who_is ->
        [you] You write
       *[other] { $who } writes
    } { $marks }.
event-wrote-mark = { $n } in { $name } (step { $step })
event-heard = Kiai! { $who_is ->
        [you] You end
       *[other] { $who } ends
    } the training.
event-ended = Sixty rolls: the training is over.
event-ended-time = Out of time: the training is over.
event-ready = { $who_is ->
        [you] You are
       *[other] { $who } is
    } ready for the fight.
event-read = Step { $n }: { $reads }.
event-read-dice = Step { $n }: { $reads }, by { $first } and { $second }.
event-read-side = { $who_is ->
        [you] you
       *[other] { $who }
    } with { $name } ({ $points })
event-fought = Round { $n }: { $points }.
event-tied = A draw at { $points }: { $runners } run a foot race.
event-ran = { $who_is ->
        [you] You have
       *[other] { $who } has
    } run.
event-ran-time = { $who_is ->
        [you] You run
       *[other] { $who } runs
    } { $seconds } s.
event-shared = { $who_is ->
        [you] You share
       *[other] { $who } shares
    } the win instead of running.
event-raced = { $winners_is ->
        [you] You win
       *[other] { $winners } wins
    } the foot race: { $lanes }.
event-raced-even = { $winners } are equally fast: { $lanes }.
event-raced-lane = { $who_is ->
        [you] you
       *[other] { $who }
    } { $seconds } s

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
refusal-written = You have already written this roll.
refusal-settled = You have already chosen your techniques.
refusal-write-now = Write both dice into boxes.
refusal-no-such-box = There is no box { $box }.
refusal-other-dice = The dice show { $first } and { $second }.
refusal-same-box = Write the two numbers into two different boxes.
refusal-no-kiai = No kiai in solo play: train until time runs out.
refusal-kiai-some = Learn one technique before you call a kiai.
refusal-kiai-steps = { $n ->
        [one] For a kiai you still need a technique in step { $steps }.
       *[other] For a kiai you still need techniques in steps { $steps }.
    }
refusal-kiai-steps-attack = { $n ->
        [one] For a kiai you still need a technique in step { $steps }, and an attack.
       *[other] For a kiai you still need techniques in steps { $steps }, and an attack.
    }
refusal-kiai-attack = For a kiai one of your techniques has to be an attack.
refusal-settle-now = Choose a technique for each step.
refusal-no-hesitating = You have learned a technique for step { $step }: use it.
refusal-not-learned = You haven’t learned that technique for step { $step }.
refusal-other-order = Name the boxes in the order of the dice; for equal dice, in the order of the sheet.
refusal-race-now = Run the foot race, or share the win.
refusal-not-tied = The foot race is for those who are tied.
refusal-has-run = You have already run.
refusal-no-such-time = A foot race takes { $least } to { $most } seconds.
refusal-not-a-move = You can’t do that now.

result-highest-total = { $winners_count ->
        [0] Three rounds are fought.
       *[other] { $winners_is ->
            [you] You scored the most: { $points }.
           *[other] { $winners } wins with { $points }.
        }
    }
result-shared = { $winners_count ->
        [0] Three rounds are fought.
        [one] { $winners_is ->
            [you] You scored the most: { $points }.
           *[other] { $winners } wins with { $points }.
        }
       *[other] { $winners } share the win with { $points } each.
    }
result-race = { $winners_count ->
        [0] Three rounds are fought.
        [one] A draw at { $points }: { $winners_is ->
            [you] you win
           *[other] { $winners } wins
        } the foot race.
       *[other] A draw at { $points }, and in the foot race too: { $winners } share the win.
    }
result-alone-won = You win, { $mine } to { $theirs }.
result-alone-lost = The opponent wins, { $theirs } to { $mine }.
result-alone-even = A draw, { $mine } to { $theirs }.
result-ended-early = You stopped early.

print-title = Roll & Write Karate Fight!
print-about = 1 to 8 players, 10 to 30 minutes. Two dice; a pencil and a sheet for each.
print-name = Name
print-score = Points
print-total = Round { $n }
print-all = Total
print-training = Training
print-training-1 = Take turns to roll both dice. Everyone secretly writes both numbers into two boxes of this round.
print-training-2 = You learn a technique for its step when all its boxes hold the same number. You may erase a number, but never move it.
print-training-3 = Once you have learned a technique for every step, you may call a kiai: the training ends.
print-fight = Fight
print-fight-1 = Choose one learned technique for each step; with none you hesitate.
print-fight-2 = Step by step, from the caller on, read your technique aloud and score it against everyone else’s.
print-fight-3 = After three rounds the highest total wins. A draw? Run a foot race.
print-solo = Alone
print-solo-1 = Train for 2 minutes, less 20 seconds a level. The opponent’s technique in each step is the higher of two dice: 1 hesitates, 2 Kake Uke, 3 Hiza Uke, 4 Oi Zuki, 5 Yoko Geri, 6 Yoko Tobi Geri.
print-yours = Yours
print-theirs = 1 point against
print-anything = anything but Yoko Tobi Geri
print-never = nothing; −1 against every attack
print-hesitate = hesitating
print-credit = Roll & Write Karate Fight! by Spencer Jackson, CC BY-SA.

# In the terminal.
terminal-hint = Write both dice, such as 3O4=4 1K1=6 (step 3, Oi Zuki, box 4 …), with kiai behind it to end the training. For the fight name a technique for each step: K O T - Y. After a foot race: your seconds, run 12.34, or share.
terminal-score = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
terminal-round = Round { $round } of 3, { $rolls ->
        [one] { $rolls } roll
       *[other] { $rolls } rolls
    }.
terminal-rolled = { $who_is ->
        [you] You
       *[other] { $who }
    } rolled { $first } and { $second }.
terminal-done = Already done: { $who }.
terminal-race = A draw at { $points }: a foot race for { $who }.
terminal-last = Last roll: write it, then fight.
terminal-kiai = For a kiai you still need { $what }.
terminal-kiai-steps = { $n ->
        [one] step { $steps }
       *[other] steps { $steps }
    }
terminal-kiai-attack = an attack
terminal-kiai-any = a technique
terminal-step = step { $n }
terminal-fight = round { $n }
terminal-total = total
terminal-ran = { $who } ran

# The computer’s levels: what each is called, and its manner.
level-1 = White belt
level-1-about = punches, two steps at a time
level-2 = Kicker
level-2-about = kicks, with a hook block where there is no kick
level-3 = Counterpuncher
level-3-about = knee blocks, and punches over them
level-4 = Fortress
level-4-about = blocks high and low, and calls early
level-5 = Sensei
level-5-about = mixes plans, and answers what you have shown

# The lesson.
lesson-learn = You train, then you fight; the most points after three rounds win. Learn a technique: fill its boxes with one number. Write both 4s into Kake Uke of step 1, top left.
lesson-learn-right = Learned, but for this step only; there are five. Everyone uses the same dice, and nobody sees your sheet.
lesson-learn-wrong = Not learned yet. Put one 4 into each of the two boxes of Kake Uke, then press Write.
lesson-complete = Hiza Uke has three boxes. In step 2, two of them hold a 5. Write the new 5 into the third box, and the 2 into any other empty box.
lesson-complete-right = Three 5s: learned. You always write both dice, so find a good box for each.
lesson-complete-wrong = The 5 should go into the empty box of Hiza Uke in step 2.
lesson-complete-wrong-two = That was the 2. All boxes of a technique need the same number: here, a 5.
lesson-complete-wrong-over = That wrote over one of your old 5s. Leave them, and use the empty box.
lesson-erase = You can’t move a number, but you can write over it. In step 1, Kake Uke holds a 3 and a 6. Write the new 6 over the 3, and the 1 into any empty box.
lesson-erase-right = The 3 is gone, and Kake Uke is learned: 6 and 6.
lesson-erase-wrong = The 3 in Kake Uke of step 1 is still there. Write the 6 over it.
lesson-erase-wrong-other = That wrote over the old 6. Leave it, and write the new 6 over the 3.
lesson-kiai = A kiai, a loud shout, ends the training for everyone. You need a technique in every step. Write both 2s into Kake Uke of step 1, then hold the Kiai! button.
lesson-kiai-right = Kiai! Now everyone fights with what they have learned so far.
lesson-kiai-wrong = You have no technique in step 1 yet. Write both 2s into Kake Uke of step 1.
lesson-kiai-wrong-quiet = Learned, but you kept quiet, so the training goes on. Now hold Kiai! instead of pressing Write.
lesson-block = Now the fight: in each step you use one technique you have learned. In step 1 your opponent will punch high, Oi Zuki. Choose the high block, Kake Uke, and press Fight.
lesson-block-right = Blocked: 1 point for you. Against a low kick, Yoko Geri, you need the low block, Hiza Uke.
lesson-block-wrong = Hiza Uke blocks low, but this punch comes high and would hit you. Choose Kake Uke in step 1.
lesson-attack = Now attack. An attack scores if the block is at the wrong height. In step 1 your opponent will block low, Hiza Uke. Choose the high punch, Oi Zuki, and fight.
lesson-attack-right = Over the block: 1 point. The jump kick, Yoko Tobi Geri, beats everything but another jump kick. But it takes seven boxes.
lesson-attack-wrong = Yoko Geri comes low, and Hiza Uke blocks low: a point for your opponent. Choose Oi Zuki in step 1.
lesson-open = Your kiai came early: your opponent has learned nothing for step 1 and will hesitate. A block gains nothing then. Use the attack, Oi Zuki, in step 1.
lesson-open-right = A point for you, and one less for them. A tip: learn quick blocks in most steps and an attack or two, then call your kiai before the others are ready.
lesson-open-wrong = There is nothing to block: no points. Choose Oi Zuki in step 1.
