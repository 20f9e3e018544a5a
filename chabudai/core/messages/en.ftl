# Sentences that every game may need, read by the terminal, the server and the browser.
# A game's own file may say any of them in its own way.

side = Player { $number }

# What happened at the table.
step-resign = { $side } resigns.
step-takeback = { $side } takes a move back.
step-seat = Somebody else plays { $side }.
step-timeout = Time is up. { $words }

# How it ended, where the game has no sentence of its own.
result-plain = { $winners_count ->
        [0] A draw: { $reason }.
        [one] { $winners } wins: { $reason }.
       *[other] { $winners } win together: { $reason }.
    }
result-resigned = { $winners_count ->
        [0] All have resigned.
        [one] { $winners } wins: everybody else has resigned.
       *[other] { $winners } win together: everybody else has resigned.
    }

result-ended-early = The game ended early.

# Why something is refused.
refusal-over = The game is over.
refusal-not-your-turn = It is { $turn }’s turn.
refusal-out-of-turn = It is not your turn.
refusal-resigned = You have resigned.
refusal-time-over = Your time was over.
refusal-nothing-asked = Nobody asks for that any more.
refusal-nothing-to-take-back = There is no move of yours to undo.
refusal-takeback-over-chance = You can’t undo dice, draws or flicks.
refusal-takeback-over-flick = No undo after a flick.
refusal-takeback-over-reveal = You can’t undo what has been shown.
refusal-takeback-asked = Undo requested. Waiting for an answer.
refusal-no-such-seat = There is no seat { $seat } here: this game has { $players }.
refusal-not-a-move = That is no move of this game.
refusal-no-practice = Aim lines are for practice; this match is not.
refusal-no-line = There is no line to show: nothing is flicked.

# What happened in a game that has no sentences of its own for it.
event-played = { $seat }: { $text }.
event-happened = Chance: { $text }.
