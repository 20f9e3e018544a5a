"""The entry that puts Ko-oshi on the table."""

from chabudai.core import GameEntry

ENTRY = GameEntry(
    id="kooshi",
    title="Ko-oshi",
    about="Push the other's stones off a small board.",
    players=(2, 2),
    minutes=(10, 20),
    rules="chabudai.games.kooshi.rules:KoOshi",
    bots="chabudai.games.kooshi.bots:LEVELS",
    terminal="chabudai.games.kooshi.terminal:KoOshiBoard",
    narrator="chabudai.games.kooshi.narrator:KoOshiNarrator",
    rank=1,
)
