"""The entry that puts Ko-oshi on the table."""

from chabudai.core import GameEntry

ENTRY = GameEntry.complete(
    "chabudai.games.kooshi.rules:KoOshi",
    title="Ko-oshi",
    about="Push your opponent’s pieces off a tiny board.",
    players=(2, 2),
    minutes=(10, 20),
    earlier="chabudai.games.kooshi.earlier:EARLIER",
    rank=1,
)
