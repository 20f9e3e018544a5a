"""Checks what a host asks for where nobody else waits: options, positions and courses, in a worker of their own."""

from random import SystemRandom
from typing import Any

from chabudai import catalog
from chabudai.core import AnyGame, Ruleset, with_engine
from chabudai.serve.problems import BadOptions, Refusal
from chabudai.serve.protocol import Problem
from chabudai.serve.services import Services
from chabudai.serve.work import Opening, check_setup, draw_opening, redraw_opening
from chabudai.serve.workers import WorkFailed


async def checked_opening(services: Services, game: str, options: dict[str, Any], owner: str | None) -> Opening:
    """Return Nature's first moves in a game with these options; Refusal where the options can't be.

    A worker does it, within a bound of time; only what is known to be quick is done at once.
    """
    seed = SystemRandom().getrandbits(64)
    if _is_quick(game, options):
        found = check_setup(game, options, seed)
    else:
        try:
            patience = services.settings.check_seconds
            found = await services.checks.run(check_setup, game, options, seed, patience=patience, owner=owner, tries=1)
        except WorkFailed as error:
            raise Refusal("check-failed") from error
    if isinstance(found, Problem):
        raise BadOptions(found, game)
    return found


async def opening_again(services: Services, game: AnyGame, ruleset: Ruleset, owner: str | None) -> Opening:
    """Return Nature's first moves of another match by the same rules; Refusal where they can't be had in time."""
    seed = SystemRandom().getrandbits(64)
    if _is_quick(game.id, {}):
        return draw_opening(game, seed)
    try:
        patience = services.settings.check_seconds
        return await services.checks.run(redraw_opening, ruleset, seed, patience=patience, owner=owner, tries=2)
    except WorkFailed as error:
        raise Refusal("check-failed", 503) from error


def _is_quick(game: str, options: dict[str, Any]) -> bool:
    """Tell whether a game is one of ours that only rolls and deals, with nothing chosen that has to be looked at."""
    plain = options.keys() <= {"players"}
    return plain and catalog.is_own(game) and with_engine(catalog.rules_class(game)) is None
