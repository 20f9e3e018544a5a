# Sentences that every game may need, read by the terminal, the server and the browser.
# A game's own file may say any of them in its own way.

side = Player { $number }
# Whoever reads this, among others: “Hana and you”.
reader = you

# What the computer's players are called, so that each of several has a name.
bot-1 = Hana
bot-2 = Sota
bot-3 = Mei
bot-4 = Riku
bot-5 = Yui
bot-6 = Taro
bot-7 = Aki
bot-8 = Nao
bot-9 = Emi
bot-10 = Jun
bot-11 = Rin
bot-12 = Kai
bot-13 = Ume
bot-14 = Gen
bot-15 = Sayo
bot-16 = Iku

# What happened at the table.
step-resign = { $side_is ->
        [you] You resign
       *[other] { $side } resigns
    }.
step-takeback = { $side_is ->
        [you] You undo
       *[other] { $side } undoes
    } a move.
step-timeout = Out of time. { $words }

# How it ended, where the game has no sentence of its own.
result-plain = { $winners_count ->
        [0] A draw: { $reason }.
        [one] { $winners_is ->
            [you] You win
           *[other] { $winners } wins
        }: { $reason }.
       *[other] { $winners } share the win: { $reason }.
    }
result-resigned = { $winners_count ->
        [0] Everyone has resigned.
        [one] { $winners_is ->
            [you] Everyone else has resigned.
           *[other] { $winners } wins: everyone else has resigned.
        }
       *[other] { $winners } share the win: everyone else has resigned.
    }
result-resigned-by = { $loser_is ->
        [you] You resigned.
       *[other] { $winner_is ->
            [you] { $loser } resigned.
           *[other] { $loser } resigned: { $winner } wins.
        }
    }
result-ended-early = The game ended early.

# Why something is refused.
refusal-over = The game is over.
refusal-not-your-turn = It’s { $turn }’s turn.
refusal-out-of-turn = It’s not your turn.
refusal-resigned = You’ve resigned.
refusal-time-over = You’re out of time.
refusal-nothing-asked = Nobody asks for that any more.
refusal-nothing-to-take-back = There is no move of yours to undo.
refusal-takeback-over-chance = You can’t undo dice, draws or flicks.
refusal-takeback-over-flick = No undo after a flick.
refusal-takeback-over-reveal = You can’t undo what has been shown.
refusal-takeback-asked = Undo requested. Waiting for an answer.
refusal-no-such-seat = There is no seat { $seat } here: this game has { $players }.
refusal-no-practice = Aim lines are for practice games only.
refusal-no-line = No aim line: nothing is flicked.
refusal-bad-field = “{ $field }” takes { $allowed }.
refusal-missing-field = “{ $field }” is missing. It takes { $allowed }.
refusal-unknown-field = “{ $field }” isn’t known here, only { $allowed }.
refusal-no-such-option = There is no option “{ $name }” here; the options are: { $options }.
refusal-unwritable-options = These options can’t be written down.
refusal-not-a-move = That’s no move of this game.
refusal-illegal = That move isn’t allowed.

# What happened in a game that has no sentences of its own for it.
event-played = { $seat_is ->
        [you] You
       *[other] { $seat }
    }: { $text }.
event-happened = Chance: { $text }.

# What a field takes.
allowed-choice = one of { $values }
allowed-names = { $values }
allowed-whole = a whole number
allowed-whole-between = a whole number from { $least } to { $most }
allowed-number = a number
allowed-switch = true or false
allowed-text = text
allowed-text-up-to = text of up to { $most } characters
allowed-list = a list
allowed-list-up-to = a list of up to { $most }
allowed-object = an object with fields
allowed-or = { $first }, or { $second }
allowed-nothing = nothing
allowed-other = something else

# Who sits on a seat, and how they are doing, in the terminal.
holder-you = you
the-player = the player
holder-person = person
holder-any-bot = bot
level = Level { $level }
holder-bot = bot, level { $level }
holder-named-bot = { $name } (bot, level { $level })
terminal-to-move = to move
terminal-won = won
terminal-whose = { $who_is ->
        [you] your
       *[other] { $who }'s
    }
terminal-way = { $angle } degrees, { $speed } m/s
terminal-degrees = { $n } degrees
