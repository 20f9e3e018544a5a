# Why the server refuses something, for those who ask by HTTP or write a client; the page has sentences of its own.
refusal-unknown-game = There is no game “{ $game }” here.
refusal-game-left-out = { $why }
refusal-nothing-to-play = The game was over there already. Go back a move or two.
refusal-no-lesson = There is no such step of a lesson.
refusal-mistake-shown = That move is being undone. Then try again.
refusal-no-rules-page = This game has no page with its rules.
refusal-unknown-match = There is no such game. Is the link complete?
refusal-unreadable-match = This game can’t be read any more.
refusal-version-unknown = This game was started under version { $rules } of the rules, which isn’t known here.
refusal-no-watching = This game isn’t open to spectators. Invited? Open the full link.
refusal-unknown-token = This token holds no seat here. Ask for a new link.
refusal-link-cut-short = This link is cut short. Open it in full, or ask for it again.
refusal-seat-taken = { $watching ->
        [yes] Someone else already has this seat. You can watch without the token.
       *[other] Someone else already has this seat, and watching is off.
    }
refusal-store-unavailable = The game can’t be saved right now. Nothing is lost; try again.
refusal-internal = Something went wrong here. It’s our fault, not yours.
refusal-bad-seats = This game has { $players } seats, not { $seats }.
refusal-bad-clock = A clock gives at least { $least } seconds and at most 31 days, and adds 0 or more after a move.
refusal-bad-clock-parts = { $why }
refusal-no-such-level = The computer has no level { $level } here. Its levels: { $levels }.
refusal-too-many-matches = Too many new games from here. Try again in { $seconds } s.
refusal-log-sealed = You can download it after the game.
refusal-metrics-sealed = Metrics are only for those whom the server’s settings name.
refusal-bad-log = { $why }
refusal-bad-request = That can’t be read.
refusal-bad-json = That is no JSON that can be read.
refusal-bad-method = That can’t be done at this address.
refusal-not-found = There is nothing at this address.
refusal-too-big = { $most ->
        [0] That is too large.
       *[other] That is too large: at most { $most } bytes.
    }
refusal-bad-origin = Another page may not do this here.
refusal-no-client = The client is not built. `make play` builds it.
refusal-unreadable = That message can’t be read: { $why }
refusal-unreadable-move = That can’t be read as a move: { $why }
refusal-too-many-messages = Too many messages in a short time. Wait a moment.
refusal-hello-again = Hello was said already.
refusal-no-hello = The first message says hello.
refusal-version-too-old = This page is out of date. Reload it; your seat is safe.
refusal-not-your-seat = That seat isn’t yours.
refusal-bot-plays = The computer plays on this seat.
refusal-player-here = The player on that seat is here.
refusal-log-full = This game has become too long to go on.
refusal-not-over = The game isn’t over yet.
refusal-line-failed = The aim line can’t be worked out now.
refusal-check-failed = This could not be checked in time. Choose something simpler.
refusal-preparing = The table is being prepared. Try again in a moment.
refusal-too-many-files = Too many game files in a short time. Try again in { $seconds } s.
refusal-too-much-work = That takes too long to work out here.
refusal-busy = The server has too much to do right now. Try again.
refusal-host-only = Only the host can do this.
refusal-no-grace = They’re away, and this game waits for them.
refusal-grace-runs = They may be back any moment. The computer can take over in { $seconds } s.
refusal-bad-grace = Away players can be replaced after { $least } seconds at the earliest and 31 days at the latest.
refusal-link-withdrawn = This link was withdrawn. Ask for a new one.
refusal-link-used = This link was used already. Make a new one where you play.
refusal-no-invitation = Nobody is invited to this seat.
refusal-seat-claimed = Someone has taken this seat by now.
refusal-too-many-links = Too many new links for one game.
refusal-too-many-requests = Too many requests from here. Try again in { $seconds } s.
refusal-too-many-sockets = Too many games are open from here. Close one and reload.
refusal-too-many-watchers = This game has as many spectators as it can have.
refusal-too-many-uploads = Too many files are being sent right now. Try again in a moment.
refusal-bad-host = This server isn’t known by the name “{ $host }”. Its host can allow that name (setting `hosts`).
refusal-bad-name = A name has no control characters and something to see in it.
refusal-name-too-long = A name has at most { $most } characters.
