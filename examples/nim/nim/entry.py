"""The entry that puts Nim on the table."""

from chabudai.core import GameEntry

ENTRY = GameEntry(
    id="nim",
    title="Nim",
    about="Take stones from heaps, and take the last one.",
    players=(2, 2),
    minutes=(2, 5),
    rules="nim.rules:Nim",
)
