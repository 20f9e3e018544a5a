"""The entry that puts Bo-taoshi on the table."""

from chabudai.core import GameEntry

_ABOUT = "Flick a disc over the ramp and knock the other pole over through the air."
ENTRY = GameEntry.complete(
    "chabudai.games.botaoshi.rules:Botaoshi",
    title="Bo-taoshi",
    about=_ABOUT,
    players=(2, 2),
    minutes=(15, 30),
    earlier="chabudai.games.botaoshi.earlier:VERSIONS",
    rank=5,
)
