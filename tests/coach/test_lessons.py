"""Every lesson of every game can be learned: rightly and wrongly, in both languages."""

from __future__ import annotations

from sys import modules

import pytest

from chabudai import catalog
from chabudai.coach import Gap, LessonError, LessonStep, meets, read_lesson
from chabudai.core import LANGUAGES, BadValue, Seat
from chabudai.games.kooshi.events import Claimed
from chabudai.testkit.lessons import advance, begin, check_step, check_words

STEPS = [(entry.id, step) for entry in catalog.entries() for step in catalog.lesson(entry.id).steps]
by_step = pytest.mark.parametrize(("name", "step"), STEPS, ids=[f"{name}-{step.name}" for name, step in STEPS])
FEWEST, MOST = 5, 8


@by_step
def test_a_step_can_be_taken_to_its_end_and_mistakes_are_taken_back(name: str, step: LessonStep) -> None:
    check_step(catalog.game(name, **step.options), step)


@by_step
def test_all_that_can_be_said_is_there_in_both_languages(name: str, step: LessonStep) -> None:
    for language in LANGUAGES:
        check_words(step, catalog.phrases(name, language))


def test_a_lesson_has_five_to_eight_steps_each_of_another_name() -> None:
    for entry in catalog.entries():
        names = [step.name for step in catalog.lesson(entry.id).steps]
        assert not names or FEWEST <= len(names) <= MOST
        assert len(set(names)) == len(names)


def test_a_wrong_solution_is_found() -> None:
    wrong = LessonStep("push", (Gap(solution="b1n", events=({"type": "claimed"},)),))
    with pytest.raises(AssertionError, match="the solution of push, b1n, is not right"):
        check_step(catalog.game("kooshi"), wrong)


def test_a_wrong_flick_for_a_solution_is_found() -> None:
    step = catalog.lesson("ppolf").steps[0]
    law = LessonStep("tee", (step.log[0], Gap(solution="tee 10,7 flick 90,0.5", events=({"type": "finished"},))))
    with pytest.raises(AssertionError, match=r"the solution of tee, tee 10,7 flick 90,0.5, is not right"):
        check_step(catalog.game("ppolf", **step.options), law)


def test_what_is_said_of_no_flick_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(*_: object) -> None: ...

    monkeypatch.setattr(modules["chabudai.coach.progress"], "_answer", silent)
    step = catalog.lesson("ppolf").steps[0]
    with pytest.raises(AssertionError, match=r"nothing is said of tee .* at tee"):
        check_step(catalog.game("ppolf", **step.options), step)


def test_a_log_that_cannot_be_played_is_named() -> None:
    step = LessonStep("push", ("b1n", "b1n", Gap(solution="b1n")))
    game = catalog.game("kooshi")
    with pytest.raises(LessonError, match="in the step push, 'b1n' can't be played"):
        advance(game, step, begin(game, step))


@pytest.mark.parametrize(
    ("pattern", "fits"),
    [
        ({"type": "claimed"}, True),
        ({"type": "claimed", "points": {"least": 2}}, True),
        ({"type": "claimed", "points": {"least": 3}}, False),
        ({"points": {"least": 1, "most": 2}}, True),
        ({"piece": {"least": 1}}, False),
        ({"type": "claimed", "seat": 1}, False),
        ({"nothing": 1}, False),
        ({}, True),
    ],
)
def test_a_pattern_fits_what_has_all_that_it_names(pattern: dict[str, object], fits: bool) -> None:
    assert meets(Gap(events=(pattern,)), "", [Claimed(Seat(0), "b", 2)]) is fits
    assert meets(Gap(without=(pattern,)), "", [Claimed(Seat(0), "b", 2)]) is not fits


def test_one_of_several_patterns_is_enough_where_any_will_do() -> None:
    claimed, stepped = {"type": "claimed"}, {"type": "stepped"}
    assert meets(Gap(any_of=(stepped, claimed)), "", [Claimed(Seat(0), "b", 2)])
    assert not meets(Gap(any_of=(stepped,)), "", [Claimed(Seat(0), "b", 2)])


def test_only_the_named_moves_are_right_where_some_are_named() -> None:
    assert meets(Gap(moves=("a1n", "b1n")), "b1n", [])
    assert not meets(Gap(moves=("a1n",)), "b1n", [])


def test_a_game_without_a_lesson_has_an_empty_one() -> None:
    assert read_lesson("chabudai.core").steps == ()


def test_options_of_a_step_are_checked_as_any() -> None:
    with pytest.raises(BadValue):
        catalog.game("kooshi", **LessonStep("x", (), {"setup": "nonsense"}).options)
