"""Ko-oshi: a pushing game for two on 5x5 squares."""

from chabudai.games.kooshi.events import Claimed, Ended, Event, Shift, Stepped
from chabudai.games.kooshi.moves import Move
from chabudai.games.kooshi.notation import START
from chabudai.games.kooshi.rules import KoOshi, Options
from chabudai.games.kooshi.state import State
from chabudai.games.kooshi.view import View

__all__ = ["START", "Claimed", "Ended", "Event", "KoOshi", "Move", "Options", "Shift", "State", "Stepped", "View"]
