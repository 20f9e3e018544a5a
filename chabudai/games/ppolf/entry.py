"""The entry that puts Ppolf on the table."""

from chabudai.core import GameEntry

_ABOUT = "Golf on a table top: flick your coin from tile to tile, with the fewest flicks."
ENTRY = GameEntry.complete(
    "chabudai.games.ppolf.rules:Ppolf", title="Ppolf", about=_ABOUT, players=(1, 10), minutes=(20, 60), rank=4
)
