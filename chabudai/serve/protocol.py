"""What crosses the wire between the server and its clients, by HTTP and by WebSocket.

One socket serves one client at one match. The client says hello with what it holds, and from then on gets a `Table`
whenever something has changed: the steps that it has not seen yet, and what its seats see now. Whatever it asks for
carries an id of its own, and is answered with that id: by the `Table` that it brought about, by `Done` where nothing
has changed, or by `Refused`. The same id again is done only once.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, field

from chabudai.core import Clock, Message, Result, Seat, Struct

PROTOCOL = 2

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
    """A match as its host would like it."""

    game: GameId
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    seats: Annotated[list[SeatSetup], Meta(max_length=16)] | None = None
    order: Literal["given", "drawn"] = "given"
    clock: Clock | None = None
    watching: bool = True


class Invitation(Struct):
    """The secret that lets whoever has it take an open seat."""

    seat: Seat
    token: str


class MatchCreated(Struct):
    """A new match: the host's own secret, and one for each open seat. They are told this once."""

    match: str
    token: str
    seats: tuple[Seat, ...]
    invitations: tuple[Invitation, ...]


class OptionField(Struct):
    """Something that can be settled before a match: a switch, one of a few, a text, or a number.

    A text or a number whose default is null may be left open.
    """

    name: str
    kind: Literal["switch", "choice", "text", "number"]
    default: Any
    choices: tuple[str | int, ...] = ()
    """What there is to choose from; of a number, the least and the most."""
    players: int | None = None
    """With how many players it can be settled, where that matters."""


class GameCard(Struct):
    """What there is to say of a game before it is played."""

    id: str
    title: str
    about: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    levels: tuple[int, ...]
    options: tuple[OptionField, ...] = ()


class Rule(Struct):
    """One rule of a game, in words for players."""

    id: str
    words: str


# What a client sends over its socket


class Hello(Struct, tag="hello"):
    """The first message: what the client holds, how much it has seen, which protocol it speaks."""

    protocol: int
    token: Token | None = None
    """What holds a seat: the host's secret, or an invitation; none to watch."""
    browser: Token | None = None
    """A secret of the client's own: the first that comes with an invitation takes the seat."""
    since: Annotated[int, Meta(ge=0)] = 0


class Move(Struct, tag="move"):
    """A move for one of the client's seats."""

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
    """Agree to what was asked, or decline."""

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
    """Ask for another match at the same table."""

    id: RequestId


class Ping(Struct, tag="ping"):
    """Ask whether anybody is there."""

    id: RequestId


class Aim(Struct, tag="aim"):
    """Ask where a move of one of the client's seats would lead, in a match for practice."""

    id: RequestId
    seat: Seat
    move: Raw


Request = Move | Resign | AskTakeback | AnswerTakeback | Rename | Replace | Return | Rematch | Ping | Aim
FromClient = Hello | Request


# What the server sends over a socket


class SeatStatus(Struct):
    """Who sits on a seat, and whether they are there."""

    kind: Literal["person", "open", "bot"]
    """An open seat is one whose link nobody has used yet."""
    name: str
    level: int | None
    here: bool
    resigned: bool


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
    """The seats that this client plays; none for one who watches."""
    host: bool


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
    """The same in sentences that have yet to be put into a language."""
    taken_back: bool = False
    """Whether it is a move that was taken back later."""
    view: Any = None
    """What the client saw afterwards: in replays, and where a few steps come at once."""
    film: Any = None
    """How it looks, where an engine has worked it out and it has just happened; in replays always."""


class Times(Struct):
    """What the clocks show: seconds left by seat, and which of them run since this was sent."""

    left: tuple[float, ...]
    running: tuple[Seat, ...]


class TakebackStatus(Struct):
    """A takeback that somebody asks for, and who has agreed."""

    seat: Seat
    agreed: tuple[Seat, ...]


class LegalMove(Struct):
    """A legal move, and what would happen with it."""

    move: Any
    text: str
    events: tuple[Any, ...]


class SeatView(Struct):
    """The game as one of the client's seats sees it, or as a spectator does."""

    seat: Seat | None
    view: Any
    legal_moves: tuple[LegalMove, ...] | None = None
    """The legal moves of this seat, where it is to act and they are few."""


class MatchUpdate(Struct, tag="update"):
    """How things stand, with the steps that are new to this client."""

    seq: int
    """How many entries the log has; what to say hello with after a break."""
    steps: tuple[Step, ...]
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
    """How it ended, in a sentence that has yet to be put into a language."""
    replay: bool = False
    """Whether the steps begin anew: what the client had before was taken back or is not known here."""
    done: str | None = None
    """The request of this client's that brought this about, if it was one: it has happened."""


class Welcome(Struct, tag="welcome"):
    """The answer to hello."""

    meta: MatchMeta
    table: MatchUpdate


class Done(Struct, tag="done"):
    """What was asked for has happened, now or earlier; `seq` is how many entries the log had then."""

    id: str
    seq: int


class Problem(Struct):
    """Why something is not to be had: a stable code, and words that a player can read."""

    code: str
    reason: str
    rule: str | None = None
    facts: dict[str, str | int] = field(default_factory=dict[str, str | int])
    message: Message | None = None
    """The same in a sentence that has yet to be put into a language."""


class Refused(Struct, tag="refused"):
    """What was asked for is not done."""

    id: str
    problem: Problem


class RematchReady(Struct, tag="rematch-ready"):
    """Everybody wants another match: it is there, and the same tokens hold its seats."""

    match: str


class Goodbye(Struct, tag="goodbye"):
    """The socket is about to be closed, and why."""

    problem: Problem


class AimLine(Struct, tag="aim-line"):
    """Where an aim would lead, as the game tells it."""

    id: str
    line: Any


FromServer = Welcome | MatchUpdate | Done | Refused | AimLine | RematchReady | Goodbye


# What is fetched by HTTP


class MatchInfo(Struct):
    """A match as the asker may see it."""

    meta: MatchMeta
    table: MatchUpdate


class Replay(Struct):
    """A whole match to step through, as the asker may see it: every step with the view after it."""

    meta: MatchMeta
    start: Any
    """The view before the first step."""
    steps: tuple[Step, ...]
    result: Result | None
    ending: Message | None


class Health(Struct):
    """How the server is."""

    ok: bool
    version: str
    matches: int
    sockets: int
