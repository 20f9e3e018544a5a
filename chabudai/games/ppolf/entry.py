"""The entry that puts Ppolf on the table."""

from chabudai.core import GameEntry

ENTRY = GameEntry(
    id="ppolf",
    title="Ppolf",
    about="Golf on a table top: flick your coin from tile to tile, with the fewest flicks.",
    players=(1, 10),
    minutes=(20, 60),
    rules="chabudai.games.ppolf.rules:Ppolf",
    bots="chabudai.games.ppolf.bots:LEVELS",
    terminal="chabudai.games.ppolf.terminal:PpolfBoard",
    narrator="chabudai.games.ppolf.narrator:PpolfNarrator",
    rank=4,
)
