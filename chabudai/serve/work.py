"""What workers are asked to do; these functions run in their processes."""

from random import Random
from typing import Any, Final

from chabudai import catalog
from chabudai.bots import AnyBot
from chabudai.catalog import is_own
from chabudai.core import NATURE, AnyGame, IllegalMove, Ruleset, Seat, Struct, with_engine
from chabudai.serve.problems import options_problem
from chabudai.serve.protocol import Problem
from chabudai.serve.warm_bots import BotPlayer, WarmBots
from chabudai.table import DrawnMove, Nature

BOTS: Final = WarmBots()
SHORT_SECONDS: Final = 0.01
Opening = tuple[Any, ...]
"""Nature's first moves in a match."""


def choose(player: BotPlayer, view: Any, seed: int, seconds: float) -> Any:  # noqa: ANN401 -- as the game's types
    """Return a bot's move."""
    return BOTS.choose(player, view, seed, seconds)


def forget_bots(*matches: str) -> None:
    """Drop the bots that are kept for these matches."""
    for match in matches:
        BOTS.forget(match)


def prepare(game: str) -> None:
    """Load a game's engine, and what its bots need of machine code: they make a move each."""
    rules = catalog.game(game)
    engine = with_engine(rules)
    if engine:
        engine.prepare()
    if is_own(game):
        for bot in catalog.own_levels(game).values():
            _let_move(rules, bot(rules))


def _let_move(rules: AnyGame, bot: AnyBot) -> None:
    """Have a bot make its first move, in next to no time."""
    state, rng = rules.start(), Random(0)
    while NATURE in rules.to_act(state):
        state = rules.apply(state, NATURE, rules.nature(state, rng))
    seat = min(rules.to_act(state))
    bot.choose(rules.view(state, seat), rng, SHORT_SECONDS)


def loaded() -> None:
    """Do nothing: whoever asks for this wants the worker to have loaded an engine before."""


def check_setup(game: str, options: dict[str, Any], seed: int) -> Opening | Problem:
    """Make a game with its options and Nature's first moves, which may take long; return why it can't be."""
    try:
        return draw_opening(catalog.game(game, **options), seed)
    except ValueError as error:
        return options_problem(error)


def redraw_opening(ruleset: Ruleset, seed: int) -> Opening:
    """Return Nature's first moves of another match by the same rules."""
    return draw_opening(catalog.game_by(ruleset), seed)


def draw_opening(rules: AnyGame, seed: int) -> Opening:
    """Return the moves that Nature makes before anybody else does, as far as they need no engine."""
    nature, state, rng = Nature(rules), rules.start(), Random(seed)
    moves: list[Any] = []
    while NATURE in rules.to_act(state) and not nature.needs_engine(state):
        moves.append(nature.draw(state, rng).move)
        state = rules.apply(state, NATURE, moves[-1])
    return tuple(moves)


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
