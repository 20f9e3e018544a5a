# What the terminal says around a game; what happens in it is said by the game's own messages.

# Names
you = you
chance = chance

# The session
greet-side = You play { $side }.
greet-help = `help` lists what else you can type.
prompt-yours = Your move ({ $side }):
prompt-yours-alone = Your move:
prompt-side = { $side } to move:
prompt-over = save or quit:
curtain = { $side }, press Enter when nobody else is looking:
thinking = { $who } is thinking
is-over = It is over: `save FILE` keeps the game, `quit` leaves.
after-the-end = `save FILE` keeps the game, `quit` leaves.
saved = Saved in { $path }.
not-saved = The game is not saved. `save FILE` keeps it; `quit` again leaves it.
bye-saved = The game is saved in { $path }.
bye-go-on = Go on with: chabudai play { $game } --load { $path }
bye-not-saved = The game was not saved. Next time, `save FILE` keeps it before you leave.
bye-not-saved-since = The game was not saved since { $path }. Next time, `save FILE` keeps it before you leave.

# The move list
line-resign = { $who_is ->
        [you] You resign.
       *[other] { $who } resigns.
    }
line-takeback = { $who_is ->
        [you] You undo: it stands as after entry { $to }.
       *[other] { $who } undoes: it stands as after entry { $to }.
    }
line-seat = { $side } is now played by: { $holder }.
line-late = Out of time.

scores = { $scores }.

# Undo
ask-undo = { $who }, may { $asker } undo that? (y/n)
said-no = { $who } said no: nothing is undone.
taken-back-end = The end is undone: the game goes on.
taken-back = Undone: { $moves }.

# Orders
order-moves = list the legal moves
order-undo = undo the last move, if the others agree
order-save = keep the game in a new file
order-save-over = keep it there, writing over what is there
order-board = draw the board again
order-rules = read the rules
order-resign = give up
order-help = show this
order-quit = leave the table
orders = Instead of a move you can type:
no-move-to-make = It is over: there is no move to make.
unlisted = The moves of this game can't be listed; `rules` tells how they are written.
example = One that can be made now: { $move }
more-moves = … and { $count } more
over-already = It is over already.
no-page = The page with these rules is missing: it would be { $path }.
say-where = Say where: save FILE
replay-step = Enter: next, q: end
