"""The entry that puts BOSSa on the table."""

from chabudai.core import GameEntry

_ABOUT = "Build two lines and be first to run out of tiles."
ENTRY = GameEntry.complete(
    "chabudai.games.bossa.rules:Bossa",
    title="BOSSa",
    about=_ABOUT,
    players=(2, 2),
    minutes=(5, 10),
    first_seat_begins=False,
    rank=2,
)
