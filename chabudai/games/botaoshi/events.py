"""What is told of moves: for animation, sound and the move list."""

from chabudai.core import Seat, Struct
from chabudai.games.botaoshi.judging import Foul, Try
from chabudai.games.botaoshi.moves import Off, Rest
from chabudai.games.botaoshi.pieces import Name
from chabudai.games.botaoshi.ramps import Ramp


class Entered(Struct, tag="entered"):
    """A player flicks a disc in from the edge."""

    seat: Seat
    disc: Name
    x: float
    y: float
    angle: float
    speed: float


class Flicked(Struct, tag="flicked"):
    """A player flicks a disc from where it lies."""

    seat: Seat
    disc: Name
    angle: float
    speed: float


class Tried(Struct, tag="tried"):
    """A player places the ramp and tries to score."""

    seat: Seat
    ramp: Ramp
    angle: float
    speed: float


class Placed(Struct, tag="placed"):
    """A player places a disc on the table."""

    seat: Seat
    disc: Name
    x: float
    y: float


class Raised(Struct, tag="raised"):
    """A player spends the turn to put the pole back."""

    seat: Seat


class Skipped(Struct, tag="skipped"):
    """A player has lost the turn for a foul."""

    seat: Seat


class Erred(Struct, tag="erred"):
    """The hand has gone astray by so much."""

    seat: Seat
    da: float
    dv: float


class Rested(Struct, tag="rested"):
    """All has come to rest: what happened, in order, where things are, and what left the table and where."""

    seat: Seat
    events: tuple[tuple[Name, Name], ...]
    rests: tuple[Rest, ...]
    left: tuple[Off, ...]


class LaidFlat(Struct, tag="laid-flat"):
    """A disc was laid flat."""

    disc: Name
    x: float
    y: float


class Fell(Struct, tag="fell"):
    """A seat's pole has fallen."""

    seat: Seat
    by: Seat


class Fouled(Struct, tag="fouled"):
    """A player has knocked over the own pole, or knocked the own bearer off the table."""

    seat: Seat
    foul: Foul
    piece: Name


class PutOn(Struct, tag="put-on"):
    """A seat's pole was put on its bearer, for the first time or again."""

    seat: Seat
    x: float
    y: float


class NotEntered(Struct, tag="not-entered"):
    """A disc that was flicked in has left the table again."""

    seat: Seat
    disc: Name


class Missed(Struct, tag="missed"):
    """A scoring shot has not scored."""

    seat: Seat
    why: Try


class PlayBegan(Struct, tag="play-began"):
    """The setup is over; this seat begins."""

    seat: Seat


class RoundWon(Struct, tag="round-won"):
    """A round is won; the rounds won by each seat, and in a row."""

    seat: Seat
    round: int
    won: tuple[int, ...]
    streak: tuple[int, ...]


class RoundVoid(Struct, tag="round-void"):
    """A round is void at the limit of turns; so many were in a row."""

    round: int
    voids: int


Event = (
    Entered
    | Flicked
    | Tried
    | Placed
    | Raised
    | Skipped
    | Erred
    | Rested
    | LaidFlat
    | Fell
    | Fouled
    | PutOn
    | NotEntered
    | Missed
    | PlayBegan
    | RoundWon
    | RoundVoid
)
