"""The entry that puts BOSSa on the table."""

from chabudai.core import GameEntry

ENTRY = GameEntry(
    id="bossa",
    title="BOSSa",
    about="Lay your tiles along two lines, and be the first to have none.",
    players=(2, 2),
    minutes=(5, 10),
    rules="chabudai.games.bossa.rules:Bossa",
    bots="chabudai.games.bossa.bots:LEVELS",
    terminal="chabudai.games.bossa.terminal:BossaBoard",
    narrator="chabudai.games.bossa.narrator:BossaNarrator",
    rank=2,
)
