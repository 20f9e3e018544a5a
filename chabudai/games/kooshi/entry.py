"""The entry that puts Ko-oshi on the table."""

from chabudai.core import GameEntry

_ABOUT = "Push the other's stones off a small board."
ENTRY = GameEntry.complete(
    "chabudai.games.kooshi.rules:KoOshi", title="Ko-oshi", about=_ABOUT, players=(2, 2), minutes=(10, 20), rank=1
)
