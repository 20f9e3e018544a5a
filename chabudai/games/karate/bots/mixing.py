"""Which plan to play: mixed, so that no fixed answer to it profits, and leaning towards what an opponent has shown."""

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from chabudai.core import Seat
from chabudai.games.karate import View
from chabudai.games.karate.bots.fists import CODES
from chabudai.games.karate.bots.plans import FARTHEST, Book, Player, book
from chabudai.games.karate.kiai import Reading

Shown = tuple[tuple[str, bool], ...]
"""By fight, the techniques that an opponent has shown, and whether it had called."""
Floats = NDArray[np.float64]

TYPICAL: Final = 0.5
"""How likely somebody plays in a typical way, before anything is shown."""
SUREST: Final = 0.8
"""However typical somebody looks, the rest is kept for one who knows what we do and answers it."""
OFTEN: Final = {"planning": 6.0}
"""How much more often than another typical player some are met: who plans is met more often than who builds walls."""
SLIP: Final = 0.03
"""How often a player shows something that it would not."""
ROUNDS_SOLVED: Final = 300
"""How many rounds of regret matching find a mixture, unless an effort says otherwise."""


class Mixture(NamedTuple):
    """How likely each plan is to be played, and how likely each player is to be met."""

    plans: tuple[float, ...]
    players: tuple[float, ...]


def shown_by(view: View, seat: Seat) -> Shown:
    """Return what a seat has shown in the fights of this match."""
    return tuple(("".join(fight.techniques[seat]), fight.caller == seat) for fight in view.fights[: view.round])


def mixture(view: View, reading: Reading, effort: int = ROUNDS_SOLVED) -> Mixture:
    """Return the mixture for a round of the match, against the opponent who is most in the way."""
    mine = view.seat or Seat(0)
    rivals = [Seat(seat) for seat in range(view.players) if seat != mine]
    rival = max(rivals, key=lambda seat: view.totals[seat])
    lead = view.totals[mine] - view.totals[rival]
    return _solved(reading, view.round, lead, shown_by(view, rival), effort)


@lru_cache(200)
def _solved(reading: Reading, fought: int, lead: int, shown: Shown, effort: int) -> Mixture:
    found, payoffs = book(reading), _payoffs(reading, fought, lead)
    typical, trust = _posterior(found, shown, _between_equals(reading, fought, lead, effort).players)
    known = payoffs[:, len(found.plans) :] @ typical
    plans, players = equilibrium(trust * known[:, None] + (1 - trust) * payoffs, effort)
    met = (1 - trust) * np.array(players)
    met[len(found.plans) :] += trust * typical
    return Mixture(plans, tuple(met.tolist()))


@lru_cache(100)
def _between_equals(reading: Reading, fought: int, lead: int, effort: int) -> Mixture:
    """Return what two would play who know all that the book says, and nothing of each other."""
    return equilibrium(_payoffs(reading, fought, lead), effort)


@lru_cache(100)
def _payoffs(reading: Reading, fought: int, lead: int) -> Floats:
    """Return what each plan is worth against each player, by what a lead is worth after the fight."""
    worth = np.array([book(reading).value(fought + 1, lead + net) for net in range(-FARTHEST, FARTHEST + 1)])
    return np.array(book(reading).nets, dtype=np.float64) @ worth / 10_000


def equilibrium(payoffs: Floats, rounds: int) -> Mixture:
    """Return nearly the equilibrium of a zero-sum game by regret matching, what rows win being what columns lose.

    It is regret matching plus with linear averaging (Tammelin, 2014).
    """
    rows, columns = payoffs.shape
    regret, other_regret = np.zeros(rows), np.zeros(columns)
    total, other_total = np.zeros(rows), np.zeros(columns)
    for number in range(1, rounds + 1):
        other = _matched(other_regret)
        gains = payoffs @ other
        regret = np.maximum(0.0, regret + gains - _matched(regret) @ gains)
        mine = _matched(regret)
        losses = mine @ payoffs
        other_regret = np.maximum(0.0, other_regret + losses @ other - losses)
        total += number * mine
        other_total += number * other
    return Mixture(tuple((total / total.sum()).tolist()), tuple((other_total / other_total.sum()).tolist()))


def _matched(regret: Floats) -> Floats:
    most = regret.sum()
    return regret / most if most > 0 else np.full(len(regret), 1 / len(regret))


def _posterior(found: Book, shown: Shown, adversary: Sequence[float]) -> tuple[Floats, float]:
    """Return how likely each typical player is, and how likely it is that a typical one was met at all."""
    likely = np.array([likelihood(player, shown) for player in found.players])
    often = np.array([OFTEN.get(player.name, 1.0) for player in found.players[len(found.plans) :]])
    typical = likely[len(found.plans) :] * often / often.sum()
    clever = float(likely @ np.array(adversary))
    mass = TYPICAL * typical.sum()
    return typical / typical.sum(), min(SUREST, mass / (mass + (1 - TYPICAL) * clever))


def likelihood(player: Player, shown: Shown) -> float:
    """Return how well a player explains what somebody has shown."""
    spread = {code: (1 - SLIP) * often + SLIP / len(CODES) for code, often in zip(CODES, player.shows, strict=True)}
    calls = (1 - SLIP) * player.calls + SLIP / 2
    return prod(
        prod(spread[code] for code in techniques if code in spread) * (calls if called else 1 - calls)
        for techniques, called in shown
    )
