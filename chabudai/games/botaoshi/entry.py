"""The entry that puts Bo-taoshi on the table."""

from chabudai.core import GameEntry

ENTRY = GameEntry(
    id="botaoshi",
    title="Bo-taoshi",
    about="Flick a disc over the ramp and through the air, and topple the other's pole.",
    players=(2, 2),
    minutes=(15, 30),
    rules="chabudai.games.botaoshi.rules:Botaoshi",
    bots="chabudai.games.botaoshi.bots:LEVELS",
    terminal="chabudai.games.botaoshi.terminal:BotaoshiBoard",
    narrator="chabudai.games.botaoshi.narrator:BotaoshiNarrator",
    rank=5,
)
