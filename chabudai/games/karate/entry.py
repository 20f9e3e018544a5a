"""The entry that puts Roll & Write Karate Fight! on the table."""

from chabudai.core import GameEntry

_ABOUT = "Train in secret with two dice and a pencil, call a kiai, and fight it out."
ENTRY = GameEntry.complete(
    "chabudai.games.karate.rules:Karate",
    title="Roll & Write Karate Fight!",
    about=_ABOUT,
    players=(1, 8),
    minutes=(10, 30),
    earlier="chabudai.games.karate.earlier:EARLIER",
    first_seat_begins=False,
    rank=3,
)
