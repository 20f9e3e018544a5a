"""What crosses the wire between the server and its clients, by HTTP and by WebSocket.

One socket serves one client at one match. The client says hello with its token, and from then on gets a `MatchUpdate`
whenever something has changed: the steps that it has not seen yet, and what its seats see now. Where it has missed
many, most of them come in pages before the welcome. Whatever it asks for carries an id of its own, and is answered with
that id: by the `MatchUpdate` that it brought about, by `Done` where nothing has changed, or by `Refused`. The same id
again is done only once.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, field

from chabudai.core import NATURE, Clock, Message, Result, RowKind, Seat, Struct

PROTOCOL = 3

Name = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=64)]
RequestId = Annotated[str, Meta(min_length=1, max_length=64)]
GameId = Annotated[str, Meta(max_length=40)]


# What a client sends to make a match


class SeatSetup(Struct):
    """Who is to sit on a seat: the host, whoever gets its link, or a bot."""

    kind: Literal["person", "open", "bot"]
    level: int | None = None
    name: Name = ""


class MatchSetup(Struct):
    """What a host asks for when making a match."""

    game: GameId
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    seats: Annotated[list[SeatSetup], Meta(max_length=16)] | None = None
    order: Literal["given", "drawn"] = "given"
    clock: Clock | None = None
    watching: bool = True
    grace: float | None = None
    """After how many seconds somebody who is away may be replaced by a bot; null leaves it to the clock.

    Without a clock, null means never.
    """


class LessonSetup(Struct):
    """Which step of a game's lesson a learner asks for, counted from 0."""

    game: GameId
    step: Annotated[int, Meta(ge=0, le=99)] = 0
    name: Name = ""


class Invitation(Struct):
    """The token that lets the first browser that uses it take an open seat."""

    seat: Seat
    token: str


class SeatLink(Struct):
    """The token of a link by which whoever holds a seat sits down at another device; it works once."""

    token: str


class MatchCreated(Struct):
    """A new match: the host's token, and one for each open seat. They are sent this once."""

    match: str
    token: str
    seats: tuple[Seat, ...]
    invitations: tuple[Invitation, ...]


class OptionField(Struct):
    """An option that can be chosen before a match: a switch, one of a few, a text, a number, or a form of its own.

    A text or a number whose default is null may be left open. A form of its own is for the game's page to draw.
    """

    name: str
    kind: Literal["switch", "choice", "text", "number", "own"]
    default: Any
    choices: tuple[str | int, ...] = ()
    """What there is to choose from; of a number, the least and the most."""
    players: int | None = None
    """With how many players it can be chosen, where that matters."""
    fewest: int | None = None
    """With how many players at least it can be chosen, where that matters."""
    decides_first: bool = False
    """Whether a value other than the default says who goes first."""


class LevelCard(Struct):
    """A level of a game's bots: what it is called, how it plays, and how strong it is."""

    level: int
    name: str
    about: str
    rating: int | None = None
    """As the ladder has measured it, the lowest level being 0; null where it was not measured."""


class GameCard(Struct):
    """What is known of a game before it is played."""

    id: str
    title: str
    about: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    levels: tuple[int, ...]
    options: tuple[OptionField, ...] = ()
    secret: bool = False
    """Whether players have secrets from each other."""
    first_seat_begins: bool = True
    """Whether the first seat goes first; elsewhere dice decide, or all act at once."""
    bots: tuple[LevelCard, ...] = ()
    """The levels with their words, in the order of `levels`."""
    lesson: int = 0
    """How many steps its lesson has; none where it has no lesson."""


class Rule(Struct):
    """One rule of a game, in words for players."""

    id: str
    words: str


# What a client sends over its socket


class Hello(Struct, tag="hello"):
    """The first message: the client's token, how many entries it has seen, which protocol it speaks."""

    protocol: int
    token: Token | None = None
    """What holds a seat: the host's token, or an invitation; none to watch."""
    browser: Token | None = None
    """A secret of the client's own: the first that comes with an invitation takes the seat."""
    since: Annotated[int, Meta(ge=0)] = 0


class Move(Struct, tag="move"):
    """A move for one of the client's seats: as the game's type has it, or as text in the game's notation."""

    id: RequestId
    seat: Seat
    move: Raw


class Resign(Struct, tag="resign"):
    """Give up on a seat."""

    id: RequestId
    seat: Seat


class AskTakeback(Struct, tag="ask-takeback"):
    """Ask to take back the last move of a seat."""

    id: RequestId
    seat: Seat


class AnswerTakeback(Struct, tag="answer-takeback"):
    """Agree to a takeback, or decline it."""

    id: RequestId
    seat: Seat
    agree: bool


class Rename(Struct, tag="rename"):
    """Say what the player on a seat is called."""

    id: RequestId
    seat: Seat
    name: Name


class Replace(Struct, tag="replace"):
    """Let a bot play on for a seat: one's own, or one whose player is away."""

    id: RequestId
    seat: Seat
    level: int


class Return(Struct, tag="return"):
    """Take one's own seat back from a bot."""

    id: RequestId
    seat: Seat


class Rematch(Struct, tag="rematch"):
    """Ask for another match with the same players."""

    id: RequestId


class Ping(Struct, tag="ping"):
    """Ask for an answer, to see whether the connection is alive."""

    id: RequestId


class Aim(Struct, tag="aim"):
    """Ask for the aim line of a flick, in a match for practice."""

    id: RequestId
    seat: Seat
    move: Raw


Request = Move | Resign | AskTakeback | AnswerTakeback | Rename | Replace | Return | Rematch | Ping | Aim
FromClient = Hello | Request


# What the server sends over a socket


class Problem(Struct):
    """Why something is refused: a stable code, and words that a player can read."""

    code: str
    reason: str
    rule: str | None = None
    facts: dict[str, str | int] = field(default_factory=dict[str, str | int])
    message: Message | None = None
    """The same in a sentence that has yet to be put into a language."""


class SeatStatus(Struct):
    """Who sits on a seat, and whether they are connected."""

    kind: Literal["person", "open", "bot"]
    """An open seat is one whose link nobody has used yet."""
    name: str
    level: int | None
    here: bool
    resigned: bool
    bot: int | None = None
    """Which of the computer's players it is: their names are `bot-1`, `bot-2`, … among the shared messages."""
    substitute: bool = False
    """Whether a bot plays for a person, who can take the seat back."""
    replaceable: float | None = None
    """In how many seconds from when this was sent the others may let a bot play for somebody who is away.

    Null where they may not: the player is here, or there is no such grace.
    """


class LessonMeta(Struct):
    """Which step of the game's lesson a match is."""

    step: int
    """Counted from 0."""
    steps: int


class MatchMeta(Struct):
    """What does not change during a match."""

    match: str
    game: str
    title: str
    rules: int
    options: dict[str, Any]
    sides: tuple[str, ...]
    clock: Clock | None
    watching: bool
    yours: tuple[Seat, ...]
    """The seats that this client plays; none for a spectator."""
    host: bool
    lesson: LessonMeta | None = None
    """The step of a lesson that it is; null where it is a match like others."""


class Step(Struct):
    """One entry of the log, as this client may see it."""

    number: int
    kind: Literal["move", "timeout", "resign", "takeback", "seat"]
    seat: Seat
    at: float
    text: str | None
    """The move in the game's notation, where the client may know it."""
    events: tuple[Any, ...]
    """What happened, as this client may see it."""
    messages: tuple[Message, ...] = ()
    """The same as messages."""
    turn: Seat = NATURE
    """Whose turn it belongs to: of what Nature answers, the turn of whom she answers."""
    row: RowKind = "turn"
    """How it stands in a list of moves."""
    detail: bool = False
    """Whether a list of moves shows it only on demand."""
    taken_back: bool = False
    """Whether it is a move that was taken back later."""
    view: Any = None
    """The view after it, where a few steps come at once."""
    change: Any = None
    """In replays: how the view changes with it, None where it does not; `serve.changes` says how to read it."""
    film: Any = None
    """The film of a flick that has just happened; in replays, of any flick."""


class Times(Struct):
    """What the clocks show: seconds left by seat, and which of them run from when this was sent."""

    left: tuple[float, ...]
    running: tuple[Seat, ...]


class TakebackStatus(Struct):
    """A takeback that somebody asks for, and who has agreed."""

    seat: Seat
    agreed: tuple[Seat, ...]


class UndoStatus(Struct):
    """Whether a client may ask to take a move back now, or why it may not."""

    seat: Seat | None
    """Which of its seats would take its last move back; null where none has moved."""
    problem: Problem | None = None
    """Why that can't be; null where it can."""
    consent: tuple[Seat, ...] = ()
    """The seats of other people who would have to agree; where there are none, it is done at once."""


class LegalMove(Struct):
    """A legal move with its notation and events."""

    move: Any
    text: str
    events: tuple[Any, ...]


class SeatView(Struct):
    """The game as one of the client's seats sees it, or as a spectator does."""

    seat: Seat | None
    view: Any
    legal_moves: tuple[LegalMove, ...] | None = None
    """The legal moves of this seat, where it is to act and they are not too many."""


class LessonStatus(Struct):
    """What a learner is told now."""

    words: Message
    """What to do; once it is done, what was learned."""
    mistake: Message | None = None
    """What is wrong with the move that is being taken back, or was just taken back."""
    done: bool = False
    """Whether the step is at its end."""


class MatchUpdate(Struct, tag="update"):
    """What has changed, and what the client's seats see now."""

    seq: int
    """How many entries the log has; `since` of the next hello."""
    steps: tuple[Step, ...]
    """Those that are new to the client, and once more those that were taken back since it had them."""
    views: tuple[SeatView, ...]
    seats: tuple[SeatStatus, ...]
    to_act: tuple[Seat, ...]
    """The players who may act now."""
    times: Times | None
    takeback: TakebackStatus | None
    rematch: tuple[Seat, ...]
    """The seats that would like another match."""
    result: Result | None
    ending: Message | None
    """How it ended, as a message."""
    replay: bool = False
    """Whether the steps begin anew: what the client had before is not known here."""
    preparing: bool = False
    """Whether the table is still being prepared: an engine is compiled, and flicks wait for it."""
    undo: UndoStatus | None = None
    """Whether this client may take a move back; null for a spectator."""
    done: str | None = None
    """The id of the request of this client's that brought this about, if it was one: it is done."""
    lesson: LessonStatus | None = None
    """What a learner is told, in a lesson."""


class Steps(Struct, tag="steps"):
    """A page of a long log: these steps belong before those of the welcome that comes after all pages."""

    steps: tuple[Step, ...]


class Welcome(Struct, tag="welcome"):
    """The answer to hello."""

    meta: MatchMeta
    table: MatchUpdate


class Done(Struct, tag="done"):
    """A request is done, now or earlier; `seq` is how many entries the log had then."""

    id: str
    seq: int


class Refused(Struct, tag="refused"):
    """A request was refused."""

    id: str
    problem: Problem


class RematchReady(Struct, tag="rematch-ready"):
    """The rematch that everybody asked for: the same tokens hold its seats."""

    match: str


class Goodbye(Struct, tag="goodbye"):
    """The socket is about to be closed, and why."""

    problem: Problem


class AimLine(Struct, tag="aim-line"):
    """An aim line, of the game's own type."""

    id: str
    line: Any


FromServer = Steps | Welcome | MatchUpdate | Done | Refused | AimLine | RematchReady | Goodbye


# What is fetched by HTTP


class MatchInfo(Struct):
    """A match as the asker may see it, with the latest steps of a long one."""

    meta: MatchMeta
    table: MatchUpdate
    moves: int = 0
    """How many moves the players have made that were not taken back."""


class Replay(Struct):
    """A whole match to step through, as the asker may see it: every step with how it changes the view."""

    meta: MatchMeta
    start: Any
    """The view before the first step."""
    steps: tuple[Step, ...]
    result: Result | None
    ending: Message | None
    seats: tuple[SeatStatus, ...] = ()
    """Who sat where in the end."""


class Health(Struct):
    """How the server is."""

    ok: bool
    version: str
    matches: int
    sockets: int
