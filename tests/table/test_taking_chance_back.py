"""With nobody but bots at the table, undo goes over chance and over the end: what Nature did comes again."""

from random import Random
from typing import Any

import msgspec
import pytest

from chabudai import catalog
from chabudai.core import NATURE, Clock, HandError, Holder, IllegalMove, Listed, Moved, Seat, TakenBack, listed
from chabudai.games.karate import Karate
from chabudai.games.karate import Options as KarateOptions
from chabudai.games.kooshi import KoOshi
from chabudai.table import Match
from tests.toys.morra import Morra, Options, Show

ME, BOT = Seat(0), Holder("bot", 1)


def alone(players: int = 1, seed: int = 1) -> Match[Any, Any, Any]:
    return Match(Morra(Options(players)), seed=seed, seats=[Holder(), *[BOT] * (players - 1)])


def drawn(match: Match[Any, Any, Any]) -> list[object]:
    """Return all of Nature's moves, those that were taken back too."""
    return [entry.move for entry in match.entries if isinstance(entry, Moved) and entry.seat == NATURE]


def default(match: Match[Any, Any, Any], seat: Seat = ME) -> Any:
    return match.game.default(match.game.view(match.state, seat))


@pytest.mark.parametrize("seed", range(12))
def test_the_same_dice_come_again(seed: int) -> None:
    match = alone(seed=seed)
    match.play(ME, Show(1))
    first, second = drawn(match)
    for fingers in (2, 3, 1):
        assert isinstance(match.ask_takeback(ME)[0], TakenBack)
        match.play(ME, Show(fingers))
        assert drawn(match)[-1] == second
    assert drawn(match)[0] == first


@pytest.mark.parametrize("seed", range(12))
def test_the_same_dice_come_again_after_a_restart(seed: int) -> None:
    match = alone(seed=seed)
    match.play(ME, Show(1))
    match.ask_takeback(ME)
    again = Match(match.game, seed=seed + 100, log=match.log)
    again.play(ME, Show(2))
    assert drawn(again)[-1] == drawn(match)[-1]


def test_a_pile_keeps_its_order_whatever_is_done_before_a_draw() -> None:
    found = 0
    for seed in range(6):
        match: Match[Any, Any, Any] = Match(catalog.game("bossa"), seed=seed, seats=[Holder(), BOT])
        if ME not in match.to_act:
            continue
        tiles: set[object] = set()
        for move in listed(match.game.moves(match.state, ME)):
            for entry in match.play(ME, move)[1:2]:
                tiles.add(getattr(entry, "move", None))
                found += 1
            match.ask_takeback(ME)
        assert len(tiles) <= 1
    assert found > 6


def test_what_can_no_longer_be_drawn_is_drawn_anew() -> None:
    class Picky(Morra):
        """Its die never shows what is forbidden."""

        def moves(self, state: Any, seat: Seat) -> Any:
            return Listed(move for move in super().moves(state, seat) if move != forbidden)

        def nature(self, state: Any, rng: Random) -> Any:
            return self.moves(state, NATURE).sample(rng)

    forbidden: object = None
    match: Match[Any, Any, Any] = Match(Picky(Options(1)), seed=3)
    match.play(ME, Show(1))
    forbidden = drawn(match)[-1]
    match.ask_takeback(ME)
    match.play(ME, Show(2))
    assert drawn(match)[-1] != forbidden


def test_the_same_error_of_the_hand_comes_again() -> None:
    for rules in (catalog.game("ppolf", hand="human", players=1), catalog.game("botaoshi", hand="human")):
        holders = [Holder(), *[BOT] * (rules.players - 1)]
        match: Match[Any, Any, Any] = Match(rules, seed=5, seats=holders, draws=False)
        match.make_quick_moves()
        for _ in range(2):
            match.play(ME, default(match))
            match.make_quick_moves()
            assert match.needs_engine
            match.ask_takeback(ME)
        errors = [move for move in drawn(match) if type(move).__name__ == "HandError"]
        assert len(errors) == 2
        assert errors[0] == errors[1]


def test_a_hand_that_flicks_harder_after_an_undo_slips_as_much_further() -> None:
    for rules in (catalog.game("ppolf", hand="human", players=1), catalog.game("botaoshi", hand="human")):
        holders = [Holder(), *[BOT] * (rules.players - 1)]
        match: Match[Any, Any, Any] = Match(rules, seed=5, seats=holders, draws=False)
        match.make_quick_moves()
        aim = default(match)
        for speed in (0.1, 4.0, 0.1, 4.0):
            match.play(ME, msgspec.structs.replace(aim, speed=speed))
            match.make_quick_moves()
            match.ask_takeback(ME)
        soft, hard, soft_again, hard_again = (move for move in drawn(match) if isinstance(move, HandError))
        assert (soft, hard) == (soft_again, hard_again)
        assert abs(hard.da) > 2 * abs(soft.da) > 0


def test_an_outcome_is_worked_out_anew_for_another_aim() -> None:
    rules: Any = catalog.game("ppolf", players=1, hand="steady")
    match: Match[Any, Any, Any] = Match(rules, seed=5)
    aim = default(match)
    match.play(ME, aim)
    match.ask_takeback(ME)
    slower = type(aim)(aim.x, aim.y, aim.angle, round(aim.speed / 2, 3))
    match.play(ME, slower)
    first, second = (move for move in drawn(match) if type(move).__name__ == "Settled")
    assert first != second
    match.ask_takeback(ME)
    match.play(ME, aim)
    assert drawn(match)[-1] == first


def test_alone_what_one_shows_is_nobody_s_secret() -> None:
    match: Match[Any, Any, Any] = Match(Karate(KarateOptions(players=1)), seed=1)
    match.play(ME, default(match))
    assert match.ask_takeback(ME)


def test_what_a_bot_has_shown_stays_the_bound() -> None:
    match = alone(2)
    match.play(Seat(1), Show(1))
    match.play(ME, Show(1))
    with pytest.raises(IllegalMove) as refused:
        match.ask_takeback(ME)
    assert refused.value.code == "takeback-over-reveal"


def test_dice_written_against_bots_can_be_taken_back_until_a_kiai_is_heard() -> None:
    match: Match[Any, Any, Any] = Match(Karate(KarateOptions(players=2)), seed=1, seats=[Holder(), BOT])
    match.play(Seat(1), default(match, Seat(1)))
    match.play(ME, default(match))
    dice = match.state.dice
    match.ask_takeback(ME)
    assert match.to_act == {ME}
    match.play(ME, default(match))
    assert match.state.dice == dice


def test_practice_between_people_goes_over_chance_by_consent() -> None:
    rules = catalog.game("botaoshi", practice=True, hand="steady")
    match: Match[Any, Any, Any] = Match(rules, seed=5, draws=False)
    match.play(ME, default(match))
    settled = match.game.nature(match.state, Random(1))
    match.play(NATURE, settled)
    assert match.ask_takeback(ME) == ()
    assert match.answer_takeback(Seat(1), agree=True)
    assert match.to_act == {ME}


def test_no_undo_after_a_flick_between_people() -> None:
    rules = catalog.game("botaoshi", hand="steady")
    match: Match[Any, Any, Any] = Match(rules, seed=5, draws=False)
    match.play(ME, default(match))
    match.play(NATURE, match.game.nature(match.state, Random(1)))
    problem = match.takeback_problem(ME)
    assert problem
    assert problem.code == "takeback-over-flick"


def test_the_end_is_taken_back_against_a_bot() -> None:
    match = alone()
    for fingers in (1, 2):
        match.play(ME, Show(fingers))
    assert match.over
    match.ask_takeback(ME)
    assert match.result is None
    assert match.to_act == {ME}


def test_a_resignation_is_taken_back_without_the_move_before_it() -> None:
    match: Match[Any, Any, Any] = Match(KoOshi(), seats=[Holder(), BOT])
    match.play(ME, default(match))
    match.resign(ME)
    match.ask_takeback(ME)
    assert match.result is None
    assert match.to_act == {1}
    assert not match.situation.resigned


def test_whoever_was_there_since_keeps_what_chance_has_decided() -> None:
    match = alone(2)
    match.reseat(Seat(1), Holder())
    match.play(ME, Show(1))
    match.play(Seat(1), Show(1))
    match.reseat(Seat(1), BOT)
    problem = match.takeback_problem(ME)
    assert problem
    assert problem.code == "takeback-over-chance"


def test_while_an_answer_is_awaited_nobody_asks_again() -> None:
    match: Match[Any, Any, Any] = Match(KoOshi())
    match.play(ME, default(match))
    match.ask_takeback(ME)
    for seat in (ME, Seat(1)):
        problem = match.takeback_problem(seat)
        assert problem
        assert problem.code == "takeback-asked"


def test_nobody_wins_time_by_taking_back() -> None:
    match: Match[Any, Any, Any] = Match(Karate(KarateOptions(players=1)), seed=1, clock=Clock("part"))
    match.play(ME, default(match), 1.0)
    match.ask_takeback(ME, 31.0)
    left = match.part_left(31.0)
    assert left == (90.0, True)


def test_of_several_seats_the_one_that_moved_last_takes_back() -> None:
    match: Match[Any, Any, Any] = Match(KoOshi())
    assert match.last_to_act([ME, Seat(1)]) is None
    match.play(ME, default(match))
    assert match.last_to_act([ME, Seat(1)]) == ME
    match.play(Seat(1), default(match, Seat(1)))
    assert match.last_to_act([ME, Seat(1)]) == 1
    match.resign(ME)
    assert match.last_to_act([ME, Seat(1)]) == ME
