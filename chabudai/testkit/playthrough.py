"""Playthroughs: one game written out to be read, and compared whenever something has changed."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from msgspec import to_builtins

from chabudai.core import JSON, NATURE, AnyGame, Seat, Struct, needs_engine, with_positions, written_options
from chabudai.table import Match

MOST_ENTRIES = 400
_NONE = object()


def playthrough(game: AnyGame, seed: int) -> str:
    """Return a random play of a game as text: each move, its events, and what a spectator then sees."""
    return "\n".join(_lines(game, seed)) + "\n"


def _lines(game: AnyGame, seed: int) -> Iterator[str]:
    rng = Random(seed)
    match = Match(game, seed=seed, draws=False)
    yield f"{game.id}, rules version {game.version}, seed {seed}"
    yield f"options {JSON.encode(written_options(game.options)).decode()}"
    seen = _seen(game, match)
    yield from _lines_of(seen)
    while match.to_act and len(match.log.entries) < MOST_ENTRIES:
        seat = sorted(match.to_act)[rng.randrange(len(match.to_act))]
        state = match.state
        # What an engine says may differ in its last digits from machine to machine: an answer is made up instead.
        drawn = seat == NATURE and not needs_engine(game, state)
        move = game.nature(state, rng) if drawn else game.moves(state, seat).sample(rng)
        yield ""
        yield f"{len(match.log.entries) + 1}. {_name(game, seat)}: {game.text(state, move)}"
        yield from _events(game.events(state, seat, move, None))
        match.play(seat, move)
        before, seen = seen, _seen(game, match)
        yield from _lines_of({name: value for name, value in seen.items() if before.get(name, _NONE) != value})
    yield ""
    yield f"result {_json(match.result) if match.result else 'none: stopped here'}"


def _name(game: AnyGame, seat: Seat) -> str:
    return "nature" if seat == NATURE else game.sides[seat]


def _events(events: Sequence[Struct]) -> Iterator[str]:
    for event in events:
        yield f"   event {_json(event)}"


def _seen(game: AnyGame, match: Match[object, object, object]) -> dict[str, object]:
    """Return what is to be written of a situation; only what has changed is written again."""
    positions = with_positions(game)
    points = {"points": " ".join(map(str, game.scores(match.state)))}
    if positions:
        return {"position": positions.position(match.state), **points}
    view: dict[str, object] = to_builtins(game.view(match.state, None))
    return {**{f"sees {name}": _json(value) for name, value in view.items()}, **points}


def _lines_of(seen: Mapping[str, object]) -> Iterator[str]:
    return (f"   {name} {value}" for name, value in seen.items())


def _json(value: object) -> str:
    return JSON.encode(value).decode()
