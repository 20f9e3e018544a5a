"""How a flick looks: to be shown, never judged. Metres and seconds, as the engine has them."""

from chabudai.core import Struct
from chabudai.games.botaoshi.pieces import Name
from chabudai.physics.solid.film import Track


class Touch(Struct):
    """Two pieces came to touch, or a piece and the table or the ramp."""

    time: float
    a: Name
    b: Name


class Film(Struct):
    """The tracks of all pieces that moved, by their place among the pieces; what has no track did not move."""

    duration: float
    pieces: tuple[Name, ...]
    tracks: tuple[Track, ...]
    touches: tuple[Touch, ...]


class Meeting(Struct):
    """What a disc would touch first, and where."""

    piece: Name
    x: float
    y: float
    z: float


class Line(Struct):
    """Where a disc's middle would go up to its first contact, the table's edge or its rest."""

    path: tuple[tuple[float, float, float], ...]
    contact: Meeting | None
    leaves: bool
