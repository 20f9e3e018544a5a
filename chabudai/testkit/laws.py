"""Laws that hold for every game. Each takes a game and a walk through it, and raises AssertionError where it is broken.

They are plain functions, so that any test runner can use them.
"""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from random import Random
from typing import Any

from chabudai.core import (
    FORMS,
    NATURE,
    ONLY_NATURE,
    AnyGame,
    Header,
    Holder,
    IllegalMove,
    Log,
    Moved,
    Ruleset,
    Seat,
    entry_type,
    read_log,
    replay,
    with_positions,
    write_log,
    written_options,
)
from chabudai.table import Match
from chabudai.testkit.walks import Walk, moves_to_try
from chabudai.testkit.wrong_types import NO_MOVES, NO_SEATS, NO_VIEWERS, lenient_move, strange_moves, wrong_moves

Law = Callable[[AnyGame, Walk], None]

_STRANGER = Seat(10_000)
_PAIRS = 12
_FEW = 3
"""Of how many steps of a walk every wrong value is tried: there are many."""


def listed_moves_apply(game: AnyGame, walk: Walk) -> None:
    """Every move that a space lists or samples is contained in it and can be made."""
    for state, seat, moves in _choices(game, walk):
        space = game.moves(state, seat)
        for move in moves:
            assert space.contains(move), f"{move} is listed but not contained"
            game.apply(state, seat, move)


def unlisted_moves_are_refused(game: AnyGame, walk: Walk) -> None:
    """A move that is not in the space, or by a seat that may not act, is refused with a reason, and nothing else."""
    known = [step.move for step in walk.steps] + [None, "no move", 0]
    for state in walk.states:
        acting = game.to_act(state)
        for move in known[-_PAIRS:]:
            _refused(game, state, _STRANGER, move)
        for seat in (*map(Seat, range(game.players)), NATURE):
            space = game.moves(state, seat)
            if seat not in acting:
                assert not moves_listed(space), f"seat {seat} may not act, but has moves"
            for move in known[-_PAIRS:]:
                if seat not in acting or not space.contains(move):
                    _refused(game, state, seat, move)


def states_never_change(game: AnyGame, walk: Walk) -> None:
    """Making every move from a state leaves that state as it was, and makes equal states each time."""
    for state, seat, moves in _choices(game, walk):
        before = hash(state), repr(state)
        made = [game.apply(state, seat, move) for move in moves]
        assert (hash(state), repr(state)) == before, "a state has changed"
        again = [game.apply(state, seat, move) for move in moves]
        assert made == again, "the same move from the same state led elsewhere"


def over_when_nobody_acts(game: AnyGame, walk: Walk) -> None:
    """A game is over if and only if nobody is to act, if and only if there is a result; Nature acts alone."""
    for state in walk.states:
        acting, result = game.to_act(state), game.result(state)
        assert (not acting) == (result is not None), f"{acting} are to act, and the result is {result}"
        assert acting == ONLY_NATURE or all(0 <= seat < game.players for seat in acting), f"who is {acting}?"
        assert len(game.scores(state)) == len(game.sides) >= game.players
        if result is not None:
            assert result.reason, "a result without a reason"
            assert list(result.winners) == sorted(set(result.winners)), f"winners {result.winners}"
            assert all(0 <= side < len(game.sides) for side in result.winners)
            assert len(result.scores) == len(game.sides)


def seats_to_act_have_moves(game: AnyGame, walk: Walk) -> None:
    """Whoever is to act has a move, and the game's default is one of them."""
    for state in walk.states:
        for seat in game.to_act(state):
            assert game.moves(state, seat).sample(Random(0)) is not None
            if seat != NATURE:
                default = game.default(game.view(state, seat))
                assert game.moves(state, seat).contains(default), f"the default {default} is not legal"


def odds_sum_to_one(game: AnyGame, walk: Walk) -> None:
    """Where Nature's moves can be listed, their odds are exact, positive, sum to 1, and each can be made."""
    for state in walk.states:
        if game.to_act(state) != ONLY_NATURE:
            continue
        outcomes = game.outcomes(state)
        drawn = game.nature(state, Random(0))
        assert game.moves(state, NATURE).contains(drawn)
        if outcomes is None:
            continue
        assert sum((odds for _, odds in outcomes), Fraction()) == 1
        assert all(odds > 0 for _, odds in outcomes)
        assert drawn in [move for move, _ in outcomes], f"{drawn} was drawn, but has no odds"
        for move, _ in outcomes:
            game.apply(state, NATURE, move)


def replay_equals_play(game: AnyGame, walk: Walk) -> None:
    """Replaying the log, also from a file, gives the live state and the same views."""
    log = log_of(game, walk)
    assert replay(game, log).state == walk.end
    for form in FORMS:
        read_game, read = read_log(write_log(log, form), lambda ruleset: _same(game, ruleset))
        end = replay(read_game, read).state
        assert read == log
        assert end == walk.end
        for viewer in _viewers(game):
            assert read_game.view(end, viewer) == game.view(walk.end, viewer)


def text_round_trips(game: AnyGame, walk: Walk) -> None:
    """A move that is written can be read back; so can a position, where the game has them."""
    for state, _, moves in _choices(game, walk):
        for move in moves:
            text = game.text(state, move)
            assert game.parse(state, text) == move, f"{text!r} was read as another move"
    positions = with_positions(game)
    for state in walk.states if positions else ():
        if positions and game.result(state) is None:
            text = positions.position(state)
            again = positions.from_position(text)
            assert positions.position(again) == text
            for seat in game.to_act(state):
                assert _tried(game, again, seat) == _tried(game, state, seat), f"{text!r} was read as another position"


def values_round_trip(game: AnyGame, walk: Walk) -> None:
    """Moves, entries, events, views and results survive being written as bytes."""
    values: list[tuple[Any, Any]] = []
    for step in walk.steps:
        values += [(step.move, game.wire.move), (Moved(step.seat, step.move), entry_type(game.wire.move))]
        seen = [game.events(step.state, step.seat, step.move, viewer) for viewer in _viewers(game)]
        values += [(event, game.wire.event) for events in seen for event in events]
    for state in walk.states[-_PAIRS:]:
        values += [(game.view(state, viewer), game.wire.view) for viewer in _viewers(game)]
    for value, kind in values:
        for form in FORMS:
            assert form.decode(form.encode(value), kind) == value, f"{value} does not survive {form.name}"


def views_tell_no_secrets(game: AnyGame, walk: Walk) -> None:
    """A view does not change when only what its seat must not know changes: any world that fits it looks the same."""
    for number, state in enumerate(walk.states):
        for viewer in _viewers(game):
            view = game.view(state, viewer)
            world = game.world(view, Random(number))
            assert game.view(world, viewer) == view, f"the view of {viewer} depends on what it does not show"


def equal_events_leave_equal_views(game: AnyGame, walk: Walk) -> None:
    """Two moves with the same events for a viewer leave it with the same view."""
    for state, seat, moves in _choices(game, walk):
        for viewer in _viewers(game):
            if viewer == seat:
                continue
            seen: dict[str, Any] = {}
            for move in moves[:_PAIRS]:
                events = repr(game.events(state, seat, move, viewer))
                view = game.view(game.apply(state, seat, move), viewer)
                assert seen.setdefault(events, view) == view, f"the view of {viewer} shows more than its events"


def wrong_types_are_refused(game: AnyGame, walk: Walk) -> None:
    """A move with a value of a wrong type is refused with a reason, also where it equals a legal one."""
    for state, seat, move in walk.steps[-_FEW:]:
        for wrong in (*NO_MOVES, *wrong_moves(move)):
            _refused(game, state, seat, wrong)
            _raises("to write a wrong move", game.text, state, wrong)
            _raises("what a wrong move brings", game.events, state, seat, wrong, None)
    for text in (None, 0, b"", object()):
        _raises(f"to read {text!r}", game.parse, walk.end, text)


def strange_words_are_refused(game: AnyGame, walk: Walk) -> None:
    """A move with a word that nobody knows is refused with a reason, unless the rules take any word there."""
    for state, seat, move in walk.steps[-_FEW:]:
        for strange in strange_moves(move):
            try:
                game.apply(state, seat, strange)
            except IllegalMove as refusal:
                assert refusal.reason, "a refusal without a reason"


def only_seats_act_and_see(game: AnyGame, walk: Walk) -> None:
    """Who has no seat neither moves nor sees: not Nature, who has no view, nor what only equals a seat."""
    for state, seat, move in walk.steps[-_FEW:]:
        for nobody in NO_SEATS:
            _raises(f"a move by the seat {nobody!r}", game.apply, state, nobody, move)
            _raises(f"the moves of the seat {nobody!r}", game.moves, state, nobody)
            _raises(f"what a move by the seat {nobody!r} brings", game.events, state, nobody, move, None)
        for nobody in NO_VIEWERS:
            _raises(f"events for {nobody!r}", game.events, state, seat, move, nobody)
    for nobody in NO_VIEWERS:
        _raises(f"the view of {nobody!r}", game.view, walk.end, nobody)


def a_match_can_be_read_back(game: AnyGame, walk: Walk) -> None:
    """Whatever a match takes can be written to a file and read back, and leads to the same state."""
    match: Match[Any, Any, Any] = Match(game, draws=False)
    for number, (_, seat, move) in enumerate(walk.steps):
        for wrong in (*NO_MOVES, *wrong_moves(move)) if number >= len(walk.steps) - _FEW else ():
            _raises("a wrong move", match.play, seat, wrong)
        match.play(seat, lenient_move(move))
    for form in FORMS:
        read_game, read = read_log(write_log(match.log, form), lambda ruleset: _same(game, ruleset))
        assert read == match.log, "what was written is read as something else"
        assert repr(replay(read_game, read).state) == repr(match.state), "it leads elsewhere"


LAWS: tuple[Law, ...] = (
    listed_moves_apply,
    unlisted_moves_are_refused,
    states_never_change,
    over_when_nobody_acts,
    seats_to_act_have_moves,
    odds_sum_to_one,
    replay_equals_play,
    text_round_trips,
    values_round_trip,
    views_tell_no_secrets,
    equal_events_leave_equal_views,
    wrong_types_are_refused,
    strange_words_are_refused,
    only_seats_act_and_see,
    a_match_can_be_read_back,
)


def log_of(game: AnyGame, walk: Walk) -> Log[Any]:
    """Return a walk as a log."""
    header = Header(game.id, game.version, written_options(game.options), (Holder(),) * game.players)
    return Log(header, tuple(Moved(step.seat, step.move) for step in walk.steps))


def moves_listed(space: Any) -> bool:  # noqa: ANN401 -- any space will do
    """Return whether a space has a move at all."""
    try:
        space.sample(Random(0))
    except ValueError:
        return False
    return True


def _choices(game: AnyGame, walk: Walk) -> Iterator[tuple[Any, Seat, Sequence[Any]]]:
    for number, state in enumerate(walk.states):
        for seat in sorted(game.to_act(state)):
            yield state, seat, moves_to_try(game.moves(state, seat), Random(number))


def _viewers(game: AnyGame) -> tuple[Seat | None, ...]:
    return (*map(Seat, range(game.players)), None)


def _refused(game: AnyGame, state: Any, seat: Seat, move: Any) -> None:  # noqa: ANN401 -- only the game knows
    try:
        game.apply(state, seat, move)
    except IllegalMove as refusal:
        assert refusal.reason, "a refusal without a reason"
    else:
        raise AssertionError(f"{move} by seat {seat} is not among its moves, but was made")


def _raises(what: str, do: Callable[..., object], *given: Any) -> None:  # noqa: ANN401 -- wrong on purpose
    """Expect a ValueError or an IllegalMove, with words."""
    try:
        do(*given)
    except (ValueError, IllegalMove) as error:
        assert str(error), f"{what} is refused without a word"
    else:
        raise AssertionError(f"{what} is taken: {given!r}")


def _tried(game: AnyGame, state: Any, seat: Seat) -> Sequence[Any]:  # noqa: ANN401 -- only the game knows
    return moves_to_try(game.moves(state, seat), Random(0))


def _same(game: AnyGame, ruleset: Ruleset) -> AnyGame:
    assert ruleset == (game.id, game.version, written_options(game.options))
    return game
