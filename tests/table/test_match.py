"""A match in progress: turn, Nature, several at once, resignation, seats."""

from typing import Any

import pytest

import chabudai
from chabudai.core import NATURE, AnyEntry, BrokenLog, Holder, IllegalMove, LogError, Moved, Resigned, Seat, replay
from chabudai.games.kooshi import KoOshi, Move
from chabudai.games.kooshi.board import Square
from chabudai.table import Match
from tests.toys.morra import Morra, Roll, Show

LIGHT, DARK = Seat(0), Seat(1)
B1N = Move(Square("b1"), "n")
B5S = Move(Square("b5"), "s")


def test_a_match_is_played_in_turn() -> None:
    match = Match(KoOshi())
    assert match.to_act == {LIGHT}
    assert match.play(LIGHT, B1N) == (Moved(LIGHT, B1N),)
    assert match.to_act == {DARK}
    assert not match.over
    assert match.result is None
    assert match.log.entries == (Moved(LIGHT, B1N),)
    assert replay(match.game, match.log).state == match.state


def test_a_text_is_played_for_the_one_who_is_to_act() -> None:
    match = Match(KoOshi())
    assert match.push("b1n") == (Moved(LIGHT, B1N),)
    assert match.push("b5s") == (Moved(DARK, B5S),)
    before = match.log
    with pytest.raises(ValueError, match="such as a1n"):
        match.push("zz")
    with pytest.raises(IllegalMove):
        match.push("e5s")
    assert match.log == before


def test_a_text_is_for_nobody_where_several_are_to_act_or_it_is_over() -> None:
    several = Match(chabudai.game("karate", players=2), seed=1)
    with pytest.raises(ValueError, match="0, 1"):
        several.push("1K1=6 1K2=6")
    over = Match(KoOshi())
    over.resign(LIGHT)
    with pytest.raises(ValueError, match="nobody"):
        over.push("b1n")


def test_a_refused_move_changes_nothing() -> None:
    match = Match(KoOshi())
    before = (match.log, match.state, match.times)
    with pytest.raises(IllegalMove):
        match.play(DARK, B5S)
    assert (match.log, match.state, match.times) == before


def test_a_game_without_moves_is_over_from_the_start() -> None:
    game = chabudai.game("kooshi", setup="A4/5/5/5/4b l 0-0 -")
    match = Match(game)
    match.play(LIGHT, game.parse(match.state, "a5w"))
    match.play(DARK, game.parse(match.state, "e1n"))
    assert match.over
    assert match.result
    assert match.result.code == "no-move"
    with pytest.raises(IllegalMove, match="over"):
        match.play(LIGHT, B1N)
    with pytest.raises(IllegalMove, match="over"):
        match.resign(LIGHT)


def test_nature_moves_by_itself_and_the_seed_decides() -> None:
    matches = [Match(Morra(), seed=7) for _ in range(2)]
    assert matches[0].log == matches[1].log
    (entry,) = matches[0].log.entries
    assert entry.seat == NATURE
    assert matches[0].to_act == {0, 1, 2}
    logs = {Match(Morra(), seed=seed).log.entries for seed in range(20)}
    assert len(logs) > 1


def test_nature_can_be_left_to_the_driver() -> None:
    match = Match(Morra(), draws=False)
    assert match.to_act == {NATURE}
    assert match.waited_for == frozenset()
    match.play(NATURE, Roll(5))
    assert match.state.die == 5


def test_several_act_at_once_in_any_order() -> None:
    match = Match(Morra(), seed=1)
    for seat in (2, 0):
        assert len(match.play(Seat(seat), Show(2))) == 1
    assert match.to_act == {1}
    last = match.play(Seat(1), Show(3))
    assert [entry.seat for entry in last] == [1, NATURE]
    assert match.state.round == 1


def test_a_resignation_ends_a_match_of_two() -> None:
    match = Match(KoOshi())
    assert match.resign(DARK, now=3.0) == (Resigned(DARK, 3.0),)
    assert match.over
    assert match.result
    assert match.result.winners == (LIGHT,)
    assert match.to_act == frozenset()
    assert match.resign(DARK) == ()


def test_among_more_the_default_is_played_for_who_has_gone() -> None:
    match = Match(Morra(), seed=1)
    added = match.resign(Seat(1))
    assert [entry.seat for entry in added] == [1, 1]
    assert match.to_act == {0, 2}
    with pytest.raises(IllegalMove, match="resigned"):
        match.play(Seat(1), Show(2))
    match.play(Seat(0), Show(1))
    match.play(Seat(2), Show(1))
    assert match.state.round == 1
    assert match.to_act == {0, 2}


def test_a_seat_can_be_taken_over() -> None:
    match = Match(KoOshi(), seats=[Holder(name="Aki"), Holder("bot", 1)])
    match.reseat(DARK, Holder("bot", 2))
    assert match.situation.seats == (Holder(name="Aki"), Holder("bot", 2))
    assert match.header.seats[1] == Holder("bot", 1)


def test_a_match_goes_on_from_its_log() -> None:
    match = Match(KoOshi())
    match.play(LIGHT, B1N)
    again = Match(KoOshi(), log=match.log)
    assert again.state == match.state
    assert again.log == match.log
    again.play(DARK, B5S)
    assert len(match.log.entries) == 1


def test_a_match_that_was_cut_off_before_natures_move_goes_on() -> None:
    match = Match(Morra(), draws=False)
    again = Match(Morra(), seed=3, log=match.log)
    assert again.to_act == {0, 1, 2}


def test_a_log_that_cannot_be_played_is_refused() -> None:
    match = Match(KoOshi())
    match.play(LIGHT, B1N)
    entries: tuple[AnyEntry, ...] = (*match.log.entries, *match.log.entries)
    with pytest.raises(BrokenLog, match="entry 2"):
        Match(KoOshi(), log=type(match.log)(match.log.header, entries))


def test_seats_must_be_as_many_as_the_game_has() -> None:
    with pytest.raises(ValueError, match="2 seats"):
        Match(KoOshi(), seats=[Holder()])


@pytest.mark.parametrize(
    ("game", "facts"),
    [
        ("kooshi", {}),
        (KoOshi, {}),
        (KoOshi(), {"seats": 2}),
        (KoOshi(), {"seats": ["Ada", "Bob"]}),
        (KoOshi(), {"seats": [Holder("bot", -1), Holder()]}),
        (KoOshi(), {"clock": 60}),
        (KoOshi(), {"log": b""}),
    ],
)
def test_what_can_be_no_match_is_refused_in_a_sentence(game: Any, facts: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r" is | are |can't be written down"):
        Match(game, **facts)


def test_a_log_is_opened_from_bytes_only() -> None:
    wrong: Any = "a log"
    with pytest.raises(LogError, match="from the bytes of its file, not from 'a log'"):
        chabudai.open_log(wrong)
