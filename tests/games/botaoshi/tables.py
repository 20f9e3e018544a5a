"""Tables set up in tests, Nature's answers given by hand, and whole games with answers that are made up.

As laid out here, white's w1 shoots over w2 at the pole on b3, to the north; black's b2 over b1, to the south.
"""

from collections.abc import Iterator
from random import Random

import msgspec

from chabudai.core import NATURE, ONLY_NATURE, Seat, Struct
from chabudai.games.botaoshi import Botaoshi, Chance, Disc, Move, Name, Options, State
from chabudai.games.botaoshi.pieces import in_order
from chabudai.games.botaoshi.spaces import chances
from chabudai.testkit import Step

LAY = {
    "w1": (380.0, 300.0),
    "w2": (380.0, 400.0),
    "w3": (100.0, 60.0),
    "b1": (600.0, 300.0),
    "b2": (600.0, 420.0),
    "b3": (380.0, 700.0),
}
WHITE, BLACK = Seat(0), Seat(1)
STEADY = Options(hand="steady")
WHITE_SHOT = "score 90.0,3.0"
SCORES = "touch w1+ramp w1+bp bp+down"


def opened(options: Options | None = None) -> tuple[Botaoshi, State]:
    """Return a game and its state when white has the first turn."""
    game = Botaoshi(options or STEADY)
    return game, set_up(game, game.start())


def set_up(game: Botaoshi, state: State) -> State:
    """Let both enter their discs to where they are laid out here."""
    while state.phase == "setup":
        name = f"{'wb'[state.turn]}{state.entered[state.turn] + 1}"
        state = entered(game, state, f"rest {at(name)}")
    return state


def at(name: str) -> str:
    """Return a disc at its place, as the text of a rest."""
    x, y = LAY[name]
    return f"{name}@{x},{y}"


def act(game: Botaoshi, state: State, text: str) -> State:
    """Let whoever is to act do this."""
    (seat,) = game.to_act(state)
    return game.apply(state, seat, game.parse(state, text))


def entered(game: Botaoshi, state: State, answer: str = "") -> State:
    """Let whoever is to act do what is advised, and Nature answer: `touch w1+bp bp+down off b2@0.0,5.0`."""
    (seat,) = game.to_act(state)
    state = game.apply(state, seat, game.default(game.view(state, seat)))
    return act(game, state, f"settled {answer}")


def played(game: Botaoshi, state: State, *texts: str) -> State:
    """Let these moves be made by turns: `flick w1 90,1 > touch w1+b1` is a flick and Nature's answer."""
    for text in texts:
        move, _, answer = text.partition(" > ")
        state = act(game, state, move)
        if game.to_act(state) == ONLY_NATURE:
            state = act(game, state, f"settled {answer}")
    return state


def events_of(game: Botaoshi, state: State, text: str, *kinds: type[Struct]) -> list[Struct]:
    """Return the events of these kinds that Nature's answer to a move makes, or the move where it needs none."""
    move, arrow, answer = text.partition(" > ")
    if arrow:
        state, move = act(game, state, move), f"settled {answer}"
    (seat,) = game.to_act(state)
    events = game.events(state, seat, game.parse(state, move), None)
    return [event for event in events if not kinds or isinstance(event, kinds)]


def lying(state: State, **places: tuple[float, float] | None) -> State:
    """Return a state in which some discs lie elsewhere, or are off the table; poles stand where they stood."""
    discs = {disc.name: disc for disc in state.discs}
    for key, spot in places.items():
        name = Name(key)
        discs.pop(name, None)
        if spot:
            discs[name] = Disc(name, *spot)
    return msgspec.structs.replace(state, discs=tuple(discs[name] for name in in_order({*discs})))


def spot(state: State, name: str) -> tuple[float, float] | None:
    """Return where a disc lies, to a hundredth, or None where it does not."""
    found = next((disc for disc in state.discs if disc.name == name), None)
    return found and (round(found.x, 2), round(found.y, 2))


class Invented(Botaoshi):
    """Bo-taoshi whose answers to flicks are made up."""

    def nature(self, state: State, rng: Random) -> Chance:
        return chances(state).sample(rng)


def random_game(options: Options, seed: int) -> Iterator[Step]:
    """Yield the steps of a random game with answers that are made up; the last has no move and is nobody's."""
    game, rng = Invented(options), Random(seed)
    state = game.start()
    while acting := game.to_act(state):
        (seat,) = acting
        move: Move = game.nature(state, rng) if seat == NATURE else game.moves(state, seat).sample(rng)
        yield Step(state, seat, move)
        state = game.apply(state, seat, move)
    yield Step(state, NATURE, None)
