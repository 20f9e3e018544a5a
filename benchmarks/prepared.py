"""How often a prepared scoring shot of Bo-taoshi scores with the human hand, and what a reckless flick costs.

A shot is prepared when both attackers lie in a line with the opponent's pole, up to a person's eye: the front disc is
10 to 20 cm from the pole, the shooter 10 to 20 cm behind it. It is aimed as well as the engine allows: the angle and
speed that score most often in tries with the hand's error. Then it is flicked with errors that were not tried.
"""

import sys
from collections import Counter
from math import atan2, cos, degrees, dist, pi, sin
from random import Random
from typing import Final, NamedTuple

import msgspec

from chabudai.core import HandErrors
from chabudai.games.botaoshi import Botaoshi, Options, Score, State, flick, score
from chabudai.games.botaoshi.engine import answer
from chabudai.games.botaoshi.judging import judge
from chabudai.games.botaoshi.pieces import BEARERS, DISC, DISCS, TABLE, WHITE, Disc, Name, Spot, spread
from chabudai.games.botaoshi.ramps import Ramp, ramp

SEED: Final = 7
SHOTS: Final = 200
SPEEDS: Final = (1.75, 2.0, 2.25, 2.5, 2.75, 3.0)
ASIDE: Final = (-1.5, 0.0, 1.5)
"""By how many degrees an aim may differ from the line of the two discs."""
EYE: Final = 1.5
"""The standard deviation, in degrees, of a person's line of two discs at a pole."""
FIRST_TRIES: Final = 4
BEST: Final = 5
TRIES: Final = 12
FLICKS: Final = 4
"""How often each prepared shot is flicked."""
RECKLESS: Final = 4.0


class Prepared(NamedTuple):
    """A table with a scoring shot, and how far the front disc is from the pole, in millimetres."""

    state: State
    distance: float


def table(discs: dict[Name, Spot]) -> State:
    """Return a table with these discs on it where white is to flick; both poles stand on their bearers."""
    lying = tuple(Disc(name, *discs[name]) for name in DISCS if name in discs)
    return msgspec.structs.replace(
        Botaoshi(Options(hand="human")).start(),
        phase="play",
        awaits="flick",
        turn=WHITE,
        actor=WHITE,
        entered=(3, 3),
        discs=lying,
        poles=tuple(discs[bearer] for bearer in BEARERS),
    )


def prepared(rng: Random) -> Prepared:
    """Lay out a prepared shot somewhere on the table, the other discs out of its way."""
    while True:
        direction = rng.uniform(0, 2 * pi)
        near, behind = rng.uniform(100, 200), rng.uniform(100, 200)
        pole = (rng.uniform(150, TABLE - 150), rng.uniform(150, TABLE - 150))
        front = (pole[0] - near * cos(direction), pole[1] - near * sin(direction))
        eye = direction + rng.gauss(0, EYE) * pi / 180
        shooter = (front[0] - behind * cos(eye), front[1] - behind * sin(eye))
        corner = (40.0 if pole[0] > TABLE / 2 else TABLE - 40, 40.0 if pole[1] > TABLE / 2 else TABLE - 40)
        spots = {"w1": shooter, "w2": front, "w3": corner, "b3": pole}
        if all(20 < along < TABLE - 20 for spot in spots.values() for along in spot):
            state = table({Name(name): spot for name, spot in spots.items()})
            if isinstance(ramp(state), Ramp):
                return Prepared(state, near)


def scores(game: Botaoshi, state: State, aim: Score, rng: Random) -> bool:
    """Return whether an aim scores, with an error of the hand."""
    aimed = game.apply(state, state.actor, aim)
    erred = msgspec.structs.replace(aimed, awaits="settled", hand=HandErrors(spread(aim.speed)).sample(rng))
    return judge(erred, answer(erred)).shot == "scored"


def best_aim(game: Botaoshi, state: State, rng: Random) -> Score:
    """Return the aim that scores most often in tries: some of all, then more of the best."""
    laid = ramp(state)
    if not isinstance(laid, Ramp):
        raise TypeError("this shot is not prepared")
    aims = [score(laid.angle + aside, speed) for aside in ASIDE for speed in SPEEDS]
    first = Counter({aim: sum(scores(game, state, aim, rng) for _ in range(FIRST_TRIES)) for aim in aims})
    tried = {aim: sum(scores(game, state, aim, rng) for _ in range(TRIES)) for aim, _ in first.most_common(BEST)}
    return max(tried, key=lambda aim: (tried[aim] + first[aim], -aim.speed))


def careful(shots: int, seed: int = SEED) -> list[tuple[float, Score, int]]:
    """Return of each prepared shot its distance, its aim, and how many of its flicks scored."""
    rng, game = Random(seed), Botaoshi(Options(hand="human"))
    found: list[tuple[float, Score, int]] = []
    for _ in range(shots):
        state, distance = prepared(rng)
        aim = best_aim(game, state, rng)
        found.append((distance, aim, sum(scores(game, state, aim, rng) for _ in range(FLICKS))))
    return found


def reckless(shots: int, seed: int = SEED) -> Counter[str]:
    """Return how often hard flicks of an attacker straight at the opponent's bearer ended how, on a full table."""
    rng, game = Random(seed), Botaoshi(Options(hand="human"))
    counts: Counter[str] = Counter()
    for _ in range(shots):
        counts.update(_reckless(game, table(_scattered(rng)), rng))
    return counts


def _scattered(rng: Random) -> dict[Name, Spot]:
    """Return spots for all discs, well apart."""
    spots: dict[Name, Spot] = {}
    while len(spots) < len(DISCS):
        spot = (rng.uniform(60, TABLE - 60), rng.uniform(60, TABLE - 60))
        if all(dist(spot, taken) > 2 * DISC for taken in spots.values()):
            spots[DISCS[len(spots)]] = spot
    return spots


def _reckless(game: Botaoshi, state: State, rng: Random) -> list[str]:
    own, target = state.discs[0], state.discs[-1]
    angle = degrees(atan2(target.y - own.y, target.x - own.x))
    aimed = game.apply(state, state.actor, flick(own.name, angle, RECKLESS))
    erred = msgspec.structs.replace(aimed, awaits="settled", hand=HandErrors(spread(RECKLESS)).sample(rng))
    status = judge(erred, answer(erred))
    lost = [f"{'own' if name[0] == 'w' else 'other'} disc off" for name in status.left]
    return ["flicks", *(["foul"] if status.fouls else []), *set(lost)]


def main(shots: int = SHOTS) -> None:
    """Print the figures."""
    found = careful(shots)
    scored = sum(hits for _, _, hits in found)
    print(f"prepared shots: {len(found)}, each flicked {FLICKS} times: {scored / (FLICKS * len(found)):.1%} scored")
    for low in (100, 125, 150, 175):
        these = [hits for distance, _, hits in found if low <= distance < low + 25]
        print(f"  {low}-{low + 25} mm: {sum(these) / max(1, FLICKS * len(these)):.1%} of {FLICKS * len(these)}")
    speeds = Counter(aim.speed for _, aim, _ in found)
    print("  speeds chosen: " + ", ".join(f"{speed:g} m/s {count}" for speed, count in sorted(speeds.items())))
    counts = reckless(shots)
    print(
        f"reckless flicks at {RECKLESS:g} m/s: " + ", ".join(f"{what} {count}" for what, count in counts.most_common())
    )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
