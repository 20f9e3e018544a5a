"""The entry that puts Ppolf on the table."""

from chabudai.core import GameEntry

_ABOUT = "Golf on a dining table: flick your coin from tile to tile in as few flicks as you can."
ENTRY = GameEntry.complete(
    "chabudai.games.ppolf.rules:Ppolf",
    title="Ppolf",
    about=_ABOUT,
    players=(1, 10),
    minutes=(30, 50),
    earlier="chabudai.games.ppolf.earlier:EARLIER",
    rank=4,
)
