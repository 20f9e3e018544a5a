"""What workers are asked to do; these functions run in their processes."""

from random import Random
from typing import Any, Final

from chabudai import catalog
from chabudai.core import IllegalMove, Ruleset, Seat, Struct, with_engine
from chabudai.serve.warm_bots import BotPlayer, WarmBots
from chabudai.table import DrawnMove, Nature

BOTS: Final = WarmBots()


def choose(player: BotPlayer, view: Any, seed: int, seconds: float) -> Any:  # noqa: ANN401 -- as the game's types
    """Return a bot's move."""
    return BOTS.choose(player, view, seed, seconds)


def forget_bots(*matches: str) -> None:
    """Drop the bots that are kept for these matches."""
    for match in matches:
        BOTS.forget(match)


def prepare(game: str) -> None:
    """Load a game's engine."""
    engine = with_engine(catalog.game(game))
    if engine:
        engine.prepare()


def loaded() -> None:
    """Do nothing: whoever asks for this wants the worker to have loaded an engine before."""


def draw(ruleset: Ruleset, state: Any, seed: int) -> DrawnMove:  # noqa: ANN401 -- as the game's
    """Return Nature's move with its film."""
    return Nature(catalog.game_by(ruleset)).draw(state, Random(seed))


def aim_line(
    ruleset: Ruleset,
    state: Any,  # noqa: ANN401 -- as the game's types
    seat: Seat,
    move: Any,  # noqa: ANN401 -- likewise
) -> Struct | IllegalMove:
    """Return where an aim would lead, or why that is not to be had."""
    engine = with_engine(catalog.game_by(ruleset))
    if engine is None:
        return IllegalMove("There is nothing to aim at in this game.", code="no-practice")
    try:
        return engine.aim_line(state, seat, move)
    except IllegalMove as error:
        return error
