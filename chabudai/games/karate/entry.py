"""The entry that puts Roll & Write Karate Fight! on the table."""

from chabudai.core import GameEntry

ENTRY = GameEntry(
    id="karate",
    title="Roll & Write Karate Fight!",
    about="Train in secret with the same dice, call the kiai, and fight them all.",
    players=(1, 8),
    minutes=(10, 30),
    rules="chabudai.games.karate.rules:Karate",
    bots="chabudai.games.karate.bots:LEVELS",
    terminal="chabudai.games.karate.terminal:KarateBoard",
    narrator="chabudai.games.karate.narrator:KarateNarrator",
    rank=3,
)
