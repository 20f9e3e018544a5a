"""The fold: what each kind of entry does."""

import pytest

from chabudai import catalog
from chabudai.core import (
    AnyLog,
    BrokenLog,
    Header,
    Holder,
    Log,
    Moved,
    Reseated,
    Resigned,
    Seat,
    Situation,
    TakenBack,
    match_result,
    moves_in_force,
    replay,
    trail,
)
from chabudai.games.kooshi import KoOshi
from tests.toys.morra import Morra, Roll, Show

LIGHT, DARK = Seat(0), Seat(1)
GAME = KoOshi()
HEADER = Header("kooshi", 1, {}, (Holder(), Holder()))
FIRST = Moved(LIGHT, GAME.parse(GAME.start(), "b1n"))
SECOND = Moved(DARK, GAME.parse(GAME.start(), "b5s"))


def test_an_empty_log_stands_at_the_start() -> None:
    assert replay(GAME, Log(HEADER)).state == GAME.start()


def test_a_takeback_goes_back_to_where_it_says() -> None:
    log = Log(HEADER, (FIRST, SECOND, TakenBack(LIGHT, 0), FIRST))
    states = trail(GAME, log)
    assert states[3].state == GAME.start()
    assert list(moves_in_force(states[:4])) == []
    assert list(moves_in_force(states)) == [3]
    assert states[4].state == states[1].state


@pytest.mark.parametrize("to", [-1, 1, 2])
def test_a_takeback_to_nowhere_is_broken(to: int) -> None:
    with pytest.raises(BrokenLog, match="no move of yours to undo"):
        replay(GAME, Log(HEADER, (FIRST, TakenBack(LIGHT, to))))


def test_a_resignation_among_two_ends_it() -> None:
    here = replay(GAME, Log(HEADER, (FIRST, Resigned(DARK))))
    result = match_result(GAME, here)
    assert result
    assert (result.winners, result.scores, result.code) == ((LIGHT,), (0, 0), "resigned")
    assert "dark resigned" in result.reason
    with pytest.raises(BrokenLog, match="over"):
        replay(GAME, Log(HEADER, (FIRST, Resigned(DARK), SECOND)))


def test_a_resignation_among_three_does_not() -> None:
    game = Morra()
    header = Header("morra", 1, {}, (Holder(),) * 3)
    log: AnyLog = Log(header, (Moved(Seat(-1), Roll(1)), Resigned(Seat(0)), Moved(Seat(1), Show(1))))
    here = replay(game, log)
    assert match_result(game, here) is None
    here = replay(game, Log(header, (*log.entries, Resigned(Seat(1)))))
    result = match_result(game, here)
    assert result
    assert result.winners == (2,)
    assert result.reason == "player 1 and player 2 resigned"


def test_who_has_resigned_does_not_win_by_the_rules_either() -> None:
    game = Morra()
    header = Header("morra", 1, {}, (Holder(),) * 3)
    rounds = [Moved(Seat(-1), Roll(3)), *(Moved(Seat(n), Show(2)) for n in range(3))] * 2
    assert match_result(game, replay(game, Log(header, tuple(rounds)))).winners == (0,)  # pyright: ignore[reportOptionalMemberAccess] -- both rounds are played
    result = match_result(game, replay(game, Log(header, (Resigned(Seat(0)), *rounds))))
    assert result
    assert result.winners == ()


def test_a_seat_changes_hands() -> None:
    here = replay(GAME, Log(HEADER, (Reseated(DARK, Holder("bot", 2)),)))
    assert here.seats == (Holder(), Holder("bot", 2))


@pytest.mark.parametrize("entry", [Resigned(Seat(2)), Reseated(Seat(-1), Holder()), TakenBack(Seat(9), 0)])
def test_there_is_no_such_seat(entry: Resigned | Reseated | TakenBack) -> None:
    with pytest.raises(BrokenLog, match="no seat"):
        replay(GAME, Log(HEADER, (FIRST, entry)))


@pytest.mark.parametrize("name", ["karate", "ppolf"])
def test_giving_up_alone_is_nobody_s_win(name: str) -> None:
    game = catalog.game(name, players=1)
    situation = Situation(game.start(), (Holder(),), frozenset({Seat(0)}))
    result = match_result(game, situation)
    assert result
    assert (result.winners, result.code) == ((), "ended-early")
    message = catalog.narrator(name).ending(result)
    assert "early" in catalog.phrases(name).ending(message)
    assert "途中" in catalog.phrases(name, "ja").ending(message)
