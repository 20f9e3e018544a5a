"""Playthroughs: one game written out to be read, and compared whenever something has changed."""

from collections.abc import Iterator, Sequence
from random import Random

from chabudai.core import JSON, NATURE, AnyGame, Seat, Struct, with_positions, written_options
from chabudai.table import Match

MOST_ENTRIES = 400


def playthrough(game: AnyGame, seed: int) -> str:
    """Return a random play of a game as text: each move, what is told of it, what a spectator then sees."""
    return "\n".join(_lines(game, seed)) + "\n"


def _lines(game: AnyGame, seed: int) -> Iterator[str]:
    rng = Random(seed)
    match = Match(game, seed=seed, draws=False)
    yield f"{game.id}, rules version {game.version}, seed {seed}"
    yield f"options {JSON.encode(written_options(game.options)).decode()}"
    yield from _seen(game, match)
    while match.to_act and len(match.log.entries) < MOST_ENTRIES:
        seat = sorted(match.to_act)[rng.randrange(len(match.to_act))]
        state = match.state
        move = game.nature(state, rng) if seat == NATURE else game.moves(state, seat).sample(rng)
        yield ""
        yield f"{len(match.log.entries) + 1}. {_name(game, seat)}: {game.text(state, move)}"
        yield from _told(game.tell(state, seat, move, None))
        match.play(seat, move)
        yield from _seen(game, match)
    yield ""
    yield f"result {_json(match.result) if match.result else 'none: stopped here'}"


def _name(game: AnyGame, seat: Seat) -> str:
    return "nature" if seat == NATURE else game.sides[seat]


def _told(events: Sequence[Struct]) -> Iterator[str]:
    for event in events:
        yield f"   told {_json(event)}"


def _seen(game: AnyGame, match: Match[object, object, object]) -> Iterator[str]:
    positions = with_positions(game)
    if positions:
        yield f"   position {positions.position(match.state)}"
    else:
        yield f"   seen {_json(game.view(match.state, None))}"
    yield f"   points {' '.join(map(str, game.standing(match.state)))}"


def _json(value: object) -> str:
    return JSON.encode(value).decode()
