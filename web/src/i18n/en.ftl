page-title = Chabudai: small games at a low table
name = Chabudai
name-other = ちゃぶ台
name-other-lang = ja
close = Close
play = Play
reload = Reload
to-home = All games
try-again = Try again
watching = Watching

theme-auto = Theme: auto
theme-light = Theme: light
theme-dark = Theme: dark
sound-on = Sound: on
sound-off = Sound: off

home-welcome = Small games at a low table. Sit down and play.
home-games = Games
home-continue = Continue playing
home-open-replay = Open a game file

card-players = { $fewest }–{ $most } players
card-players-exactly = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
card-minutes = { $shortest }–{ $longest } min
card-play = Play { $title }
card-print = Print & play

with-bot = Against the computer.
with-beside = On the same screen.
with-alone = On your own.
with-friend = With a friend.
with-name = With { $name }.
after-moves = { $n ->
        [one] { $n } move
       *[other] { $n } moves
    } so far.

start-bot = Against the computer
start-players = Players
start-alone = Play on your own
start-level = Level
level-easy = { $n } Easy
level-hard = { $n } Hard
level-strength = Wins about { $wins } of 10 games against level { $below }.
start-beside = Same screen
start-beside-about = Two players, one device
start-beside-many = { $n } players, one device
start-friend = With a friend
start-friends = With friends
start-friend-about = Send a link; own devices
start-mix = Choose each seat
start-seat = Seat { $n }
mix-friend = By link
mix-beside = Here
mix-bot = Computer
start-begin = Start
start-learn = Learn the game
start-learn-about = { $n } short steps on the board, about 3 minutes
start-more = More
start-begins = Who goes first
begins-you = Me
begins-they = Them
begins-drawn = Random
start-clock = Clock
clock-none = None
clock-move = 1 min a move
clock-game = 10 min + 5 s
clock-part = Countdown
start-grace = If a friend is away
grace-0 = Wait
grace-120 = CPU after 2 min
grace-600 = CPU after 10 min
start-name = Your name
start-watching = Others may watch by link

seat-you = You
seat-bot = CPU { $level }
seat-twice = { $name } ({ $side })
seat-open = Waiting for a friend
seat-away = away
seat-resigned = resigned
seat-turn = on turn
seat-clock = Time left

turn-yours = Your turn.
turn-theirs = { $name }’s turn.
table-preparing = Preparing the table. This takes a minute the first time.
turn-bot = { $name } is thinking.
turn-away = { $name } is away. Wait, or let the computer play.
turn-away-wait = { $name } is away. Waiting for them.
turn-first-yours = You go first.
turn-first-yours-many = You go first.
turn-first = { $name } goes first.
turn-first-many = { $name } goes first.

word-sitting-down = Sitting down …
word-looking = You’re looking back.
word-live = Back to the game
word-rule = Rule { $rule }
word-open = { $n ->
        [one] Your friend’s seat is still free.
       *[other] { $n } seats are still free.
    }
word-awaited = { $n ->
        [one] Waiting for 1 more player.
       *[other] Waiting for { $n } more players.
    }
word-seat-free = A seat is still free. Invited? Open the full link.
word-show-link = Show the link
word-joined = { $name } joined.
word-bot-plays = The computer plays for you.
word-return = Take your seat back
word-replace = Let the computer play
word-replace-in = The computer can take over in { $time }.
time-seconds = { $n } s
time-minutes = { $n } min
word-takeback = { $side } asks to undo. Allow?
word-takeback-asked = Undo requested. Waiting for an answer.
word-takeback-away = Undo requested. { $name } has to come back and agree.
word-takeback-declined = Undo declined.
word-takeback-others = { $side } asked to undo.
word-agree = Allow
word-decline = Decline
word-rematch = Play again
word-rematch-asked = Waiting for the others
word-rematch-agree = Play again (they’re in)
word-rematch-first-yours = You go first
word-rematch-first-yours-many = You go first
word-rematch-first = { $name } goes first
word-rematch-first-many = { $name } goes first
word-replay = Watch replay
word-lost = Connection lost. Your moves are safe.
word-lost-in = Next try in { $n } s.
word-try-now = Try now

outcome-won = You win!
outcome-shared = You share the win!
outcome-lost = You lose.
outcome-stopped = You stopped early.
outcome-drawn = A draw.

moves = Moves
moves-none = No moves yet.
moves-start = The starting position.
moves-taken-back = (undone)
moves-more = Details of move { $n }
moves-more-other = Details

bar = Controls
bar-back = Back
bar-on = Forward
bar-first = Start
bar-last = End
bar-moves = Moves
bar-undo = Undo
bar-rules = Rules
bar-menu = Menu

rules = Rules
rules-short = How to play
rules-full = Full rules
words = The board in words
menu = Menu
menu-turning = Turn the board to the player on turn
menu-name = Your name
menu-rename = Save
menu-save = Download game file
menu-device = Play on another device
device-about = Opens your seat on another device. It works once; keep it to yourself.
menu-bot = Let the computer play for me
resign = Resign
resign-sure = Resign this game?
resign-yes = Resign
resign-no = Play on
quit-alone = End game
quit-alone-sure = End this game?

keys = Keys
keys-tab = To the board and the controls
keys-arrows = On the board: choose and aim
keys-enter = Select, confirm

share = Share
share-friend = Invite a friend
share-friend-about = The first to open this link joins you.
share-friends-about = One link a player. The first to open it joins you.
share-seat = Link for seat { $n }
share-renew = New link
share-renew-about = Withdraw this link and make a new one
share-renewed = The old link no longer works.
share-no-link = The link isn’t on this device. A new one takes its place.
share-watch = To watch only:
share-closed = All seats are taken, and watching is off.
share-qr = The link as a QR code
share-copy = Copy
share-copied = Copied
share-send = Send

curtain = { $side }, you’re up. Everyone else, look away!
curtain-lift = Show the board

link-live = Connected
link-lost = Not connected

replay = Replay
replay-loading = Loading …
replay-open = Open a game file
replay-open-about = Choose a game file that you downloaded here.
replay-choose = Choose a file
replay-moment = Moment of the game
replay-of = { $at } of { $length }
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-link = Link to this moment (step { $at })
replay-chapter = Jump to
replay-keys-chapter = previous, next part
replay-keys-step = A step back or forward
replay-keys-play = Play or pause

print = Print & play
print-now = Print

watch-instead = Watch instead

refusal-server-gone = Can’t reach the server. Check your connection and try again.
refusal-not-found = Page not found. Is the link complete?
refusal-unknown-match = Game not found. Is the link complete, or is it an old one?
refusal-unknown-game = There is no such game here.
refusal-no-watching = This game isn’t open to spectators. Invited? Open the full link.
refusal-unknown-token = This link holds no seat here. Ask for a new one.
refusal-link-cut-short = This link is cut short. Open it in full, or ask for it again.
refusal-seat-taken = Someone else already has this seat.
refusal-link-withdrawn = This link was withdrawn. Ask for a new one.
refusal-link-used = This link was used already. Make a new one where you play.
refusal-seat-claimed = Someone has taken this seat by now.
refusal-no-invitation = Nobody is invited to this seat.
refusal-too-many-links = Too many new links for one game.
refusal-host-only = Only the host can do this.
refusal-no-grace = This game waits for its players.
refusal-grace-runs = They may be back any moment. Try again in { $seconds } s.
refusal-bad-grace = That time doesn’t fit. Choose another.
refusal-version-too-old = This page is out of date. Reload it; your seat is safe.
refusal-old-client = This page is out of date. Reload it; your seat is safe.
refusal-too-many-matches = Too many new games. Wait a minute, then start the next.
refusal-too-many-messages = That was too fast. Wait a moment.
refusal-store-unavailable = The game can’t be saved right now. Nothing is lost; try again.
refusal-bad-log = This file can’t be opened: it’s no game file, or it’s damaged.
refusal-too-big = This file is too large for a game file.
refusal-log-sealed = You can download it after the game.
refusal-log-full = This game has become too long to go on.
refusal-bad-number = “{ $name }” takes a whole number from { $least } to { $most }.
refusal-bad-seats = These seats don’t fit the game. Choose again.
refusal-bad-clock = This clock doesn’t fit the game. Choose another.
refusal-bad-request = Something is missing there. Reload and try again.
refusal-no-such-level = The computer has no such level here.
refusal-unreadable-match = This game can’t be read any more.
refusal-version-unknown = This game was started under rules that aren’t known here.
refusal-not-over = The game isn’t over yet.
refusal-not-your-seat = That seat isn’t yours.
refusal-player-here = The player is back.
refusal-bot-plays = The computer plays here. Take over first.
refusal-unreadable-move = That’s not a move. The rules say how moves are written.
refusal-nothing-to-play = The game was over there already. Go back a move or two.
refusal-no-lesson = There is no such step of a lesson.
refusal-mistake-shown = That move is being undone. Then try again.
refusal-no-rules-page = This game has no rules page.
refusal-internal = Something went wrong on the server. Try again.
refusal-looking-back = You’re looking back. Return to the game first.
refusal-too-many-requests = That was too often. Try again in { $seconds } s.
refusal-too-many-files = Too many game files in a short time. Try again in { $seconds } s.
refusal-too-many-uploads = Too many files are being sent right now. Try again in a moment.
refusal-too-many-sockets = Too many games are open here. Close one, then reload.
refusal-too-many-watchers = This game has as many spectators as it can have.
refusal-too-much-work = That takes too long to work out here.
refusal-busy = The server is busy right now. Try again.
refusal-bad-name = Choose a name with letters or signs that can be seen.
refusal-name-too-long = That name is too long: at most { $most } characters.
refusal-other = That didn’t work. Reload and try again.

generic-moves = Your moves
generic-search = Search your moves
generic-write = Write your move as the rules say
generic-moves-of = { $name }’s moves
generic-search-of = Search { $name }’s moves
generic-write-of = Write { $name }’s move as the rules say
generic-none = No move like this. Press Enter to hear why.
generic-points = points
generic-yes = yes
generic-no = no
rules-only-english = These rules are in English only.

# Lessons.
lesson-place = Step { $n } of { $of }
lesson-next = Next
lesson-skip = Skip
lesson-play = Play a match
lesson-table = Back to your table

# Playing on from a replay.
play-on-bot = Play on from here: against the computer, level { $level }
play-on-beside = Play on from here: side by side
