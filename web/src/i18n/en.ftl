page-title = Chabudai: small games at a low table
name = Chabudai
name-other = ちゃぶ台
name-other-lang = ja
close = Close
play = Play
reload = Load the page again
to-home = To the games
try-again = Try again
watching = You are watching

theme-auto = Light and dark by itself
theme-light = Light
theme-dark = Dark
sound-on = Sound is on
sound-off = Sound is off

home-welcome = Small games at a low table. Sit down and play.
home-games = Games
home-continue = Still on the table
home-open-replay = Open a replay

card-players = { $fewest } to { $most } players
card-players-exactly = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
card-minutes = { $shortest }–{ $longest } minutes
card-play = Play { $title }
card-print = Print it

with-bot = Against the computer, level { $level }.
with-beside = Side by side.
with-friend = With a friend.
with-name = With { $name }.
after-moves = { $n ->
        [one] { $n } move
       *[other] { $n } moves
    } played.

start-bot = Against the computer
start-players = Players
start-alone = Play alone
start-level = Level
start-beside = Side by side
start-beside-about = Two at this screen
start-beside-many = { $n } at this screen, one after the other
start-friend = With a friend
start-friends = With friends
start-friend-about = By link, each at their own screen
start-mix = Some of each
start-seat = Seat { $n }
mix-friend = By link
mix-beside = Here
mix-bot = Computer
start-begin = Begin
start-more = More
start-begins = Who begins
begins-you = You
begins-they = They
begins-drawn = Drawn
start-clock = Clock
clock-none = None
clock-move = 1 min a move
clock-game = 10 min a game
clock-part = Countdown
start-name = Your name
start-watching = Others may watch by link

seat-you = You
seat-bot = Computer, level { $level }
seat-open = Waiting for a friend
seat-away = away
seat-resigned = resigned
seat-turn = to move
seat-clock = Time left

turn-yours = Your move.
turn-side = { $side } to move.
turn-theirs = { $name } to move.
turn-bot = The computer is thinking.
turn-away = { $name } is away. Wait a little, or let the computer play on.

word-sitting-down = Sitting down …
word-looking = You are looking back.
word-live = Back to the game
word-rule = Rule { $rule }
word-open = Your friend’s seat is still free.
word-show-link = Show the link
word-bot-plays = The computer plays for you.
word-return = Play on myself
word-replace = Let the computer play
word-takeback = { $side } would like to take the last move back.
word-takeback-asked = You asked to take your move back. The other player decides.
word-agree = Agree
word-decline = No
word-rematch = Play again
word-rematch-asked = Waiting for the other player
word-rematch-agree = They want another. Play!
word-replay = Look at the game
word-lost = The server does not answer. Your moves are kept.
word-lost-in = Next try in { $n } s.
word-try-now = Try now

moves = Moves
moves-none = No move yet.
moves-start = The start.
moves-taken-back = (taken back)

bar = Tools
bar-back = Back
bar-on = Forward
bar-first = Start
bar-last = End
bar-moves = Moves
bar-undo = Undo
bar-rules = Rules
bar-menu = More

rules = Rules
words = The board in words
menu = At this table
menu-turning = Turn the board to whoever moves
menu-name = Your name
menu-rename = Save
menu-save = Download the game
menu-bot = Let the computer play for me
resign = Resign
resign-sure = Give this game up?
resign-yes = Yes, resign
resign-no = No, play on

keys = Keys
keys-tab = To the board and the tools
keys-arrows = On the board: choose and aim
keys-enter = Take, or play

share = Share
share-friend = Invite a friend
share-friend-about = Whoever opens this link first sits down opposite you. Send it, or let them scan it.
share-watch = To watch only:
share-closed = All seats are taken, and the host would rather not be watched.
share-qr = The link as a QR code
share-copy = Copy
share-copied = Copied
share-send = Send

curtain = { $side }, it is your turn. Nobody else looking?
curtain-lift = Show the board

link-live = Connected
link-lost = Not connected

replay = Replay
replay-loading = Fetching …
replay-open = Open a replay
replay-open-about = Choose a game that was downloaded from a table here.
replay-choose = Choose a file
replay-moment = Moment of the game
replay-of = { $at } of { $length }
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-link = Link to this moment (step { $at })
replay-keys-step = A step back or forward
replay-keys-play = Play or pause

print = To print
print-now = Print

refusal-server-gone = The server does not answer. Look whether you are online, then try again.
refusal-not-found = There is nothing at this address. Perhaps the link was cut short.
refusal-unknown-match = There is no such match here. Perhaps the link was cut short, or it is too long ago.
refusal-unknown-game = There is no such game here.
refusal-no-watching = Whoever hosts this match would rather not be watched. If you were invited, open the whole link that you got.
refusal-seat-taken = Somebody else has already taken this seat. Ask your friend for a new game.
refusal-version-too-old = This page is older than the server. Load it again, and you sit where you sat.
refusal-old-client = This page does not know that game yet. Load it again.
refusal-too-many-matches = So many new games! Wait a minute, then begin the next one.
refusal-too-many-messages = That was a little fast. Take a breath, then go on.
refusal-store-unavailable = The match can’t be kept right now. Nothing is lost; try again.
refusal-bad-log = This file can’t be opened: it is no game of ours, or it was damaged.
refusal-too-big = This file is too large to be one of our games.
refusal-log-sealed = This game has secrets: it can be downloaded when it is over.
refusal-bad-number = “{ $name }” takes a whole number from { $least } to { $most }.
refusal-not-your-seat = That seat is not yours.
refusal-player-here = The player is here again.
refusal-bot-plays = The computer plays on your seat. Take it back first.
refusal-unreadable-move = That can’t be read as a move. The rules say how moves are written.
refusal-no-rules-page = This game has no page with its rules.
refusal-internal = Something went wrong on the server. Try again.

generic-moves = Your moves
generic-search = Search your moves
generic-write = Write your move as the rules say
generic-none = No move like this. Enter sends it all the same, and the rules say why not.
generic-points = points
generic-yes = yes
generic-no = no
rules-only-english = These rules are only there in English.
