"""The foot race of a tie (KA-9)."""

from random import Random

import msgspec
import pytest

from chabudai.core import JSON, NATURE, IllegalMove, Moved, Seat, replay
from chabudai.games.karate import BLANK, Fight, Fought, Karate, Options, Raced, Ran, Run, Share, Shared, State, Tied
from chabudai.games.karate.race import FASTEST, SLOWEST
from chabudai.games.karate.sheet import HESITATE
from chabudai.table import Match
from chabudai.testkit import LAWS, Law
from chabudai.testkit.walks import walk
from tests.games.karate.sheets import ME, THIRD, YOU, match, play, sheet_with

pytestmark = pytest.mark.rule("KA-9")


def last_fight(game: Karate, *sheets: str) -> State:
    """Return the last fight, in which everybody has yet to choose and has these techniques learned."""
    papers = tuple(map(sheet_with, sheets))
    return msgspec.structs.replace(game.start(), awaits="settle", round=2, caller=ME, sheets=papers)


def three() -> tuple[Karate, State]:
    """Return three players of whom the first and the third have a point each."""
    game = match(3, tie="race")
    state = last_fight(game, "O - - - -", "- - - - -", "O - - - -")
    return game, play(game, state, "0: O - - - -", "1: - - - - -", "2: O - - - -")


def test_those_who_are_tied_run_and_the_fastest_wins() -> None:
    game, state = three()
    assert (state.awaits, state.runners, game.to_act(state)) == ("race", (0, 2), {0, 2})
    assert game.result(state) is None
    one = play(game, state, "2: run 4.20")
    assert game.to_act(one) == {0}
    over = play(game, one, "0: run 5.15")
    assert over.result
    assert (over.result.winners, over.result.code, over.result.rule) == ((2,), "race", "KA-9")
    assert over.result.scores == (1, -2, 1)
    race = game.view(over, None).race
    assert race
    assert (race.runners, race.times, race.winners) == ((0, 2), (515, 420), (2,))


def test_the_events_say_who_runs_and_who_won() -> None:
    game = match(2, tie="race")
    state = play(game, last_fight(game, "- - - - -", "- - - - -"), "0: - - - - -")
    events = game.events(state, YOU, game.parse(state, "- - - - -"), None)
    assert isinstance(events[-2], Fought)
    assert events[-1] == Tied((ME, YOU), 0)
    state = play(game, state, "1: - - - - -")
    assert game.events(state, ME, Run(420), YOU) == (Ran(ME, None),)
    assert game.events(state, ME, Run(420), ME) == (Ran(ME, 420),)
    state = play(game, state, "0: run 4.2")
    assert game.events(state, YOU, Run(500), ME) == (Ran(YOU, None), Raced((ME, YOU), (420, 500), (ME,)))


def test_equal_times_share_the_win() -> None:
    game, state = three()
    over = play(game, state, "0: run 4.20", "2: run 4.20")
    assert over.result
    assert (over.result.winners, over.result.code) == ((0, 2), "shared")


def test_whoever_would_rather_not_run_shares_the_win_at_once() -> None:
    game, state = three()
    state = play(game, state, "0: run 1.50")
    assert game.events(state, THIRD, Share(), None) == (Shared(THIRD),)
    over = play(game, state, "2: share")
    assert over.result
    assert (over.result.winners, over.result.code) == ((0, 2), "shared")


def test_who_lets_time_run_out_comes_in_last() -> None:
    game, state = three()
    default = game.default(game.view(state, THIRD))
    assert default == Run(SLOWEST)
    over = play(game, state, "0: run 59.99", f"2: {default}")
    assert over.result
    assert over.result.winners == (0,)


def test_nobody_knows_anothers_time_before_all_have_run() -> None:
    game, state = three()
    for viewer in (YOU, THIRD, None):
        seen = {JSON.encode(game.view(play(game, state, f"0: run {time}"), viewer)) for time in ("1.50", "4.20", "60")}
        assert len(seen) == 1
    assert not game.reveals(state, ME, Run(420))
    assert game.reveals(state, ME, Share())
    assert game.reveals(play(game, state, "0: run 4.20"), THIRD, Run(500))


def test_a_race_is_for_those_who_are_tied_once_and_within_bounds() -> None:
    game, state = three()
    one = play(game, state, "0: run 4.20")
    for here, seat, text, code in (
        (state, YOU, "run 4.20", "not-tied"),
        (one, ME, "run 4.20", "has-run"),
        (state, ME, "run 1.49", "no-such-time"),
        (state, ME, "run 60.01", "no-such-time"),
        (state, ME, "- - - - -", "race-now"),
    ):
        with pytest.raises(IllegalMove) as refusal:
            game.apply(here, seat, game.parse(here, text))
        assert (refusal.value.rule, refusal.value.code) == ("KA-9", code)
    for wrong in (420.0, "420", None, True):
        with pytest.raises(IllegalMove):
            game.apply(state, ME, Run(wrong))  # pyright: ignore[reportArgumentType] -- that is what is tried
    space, rng = game.moves(state, ME), Random(1)
    assert all(space.contains(space.sample(rng)) for _ in range(300))
    assert space.contains(Run(FASTEST))
    assert space.contains(Run(SLOWEST))


def test_without_the_option_a_tie_is_shared_and_nobody_runs() -> None:
    game = match(2, tie="share")
    over = play(game, last_fight(game, "- - - - -", "- - - - -"), "0: - - - - -", "1: - - - - -")
    assert over.result
    assert (over.result.winners, over.result.code, over.runners) == ((0, 1), "shared", ())


def test_alone_there_is_no_race() -> None:
    game = match(1, tie="race")
    state = play(game, last_fight(game, "- - - - -"), "0: - - - - -", *["opponent 1 1"] * 5)
    assert state.result
    assert (state.result.winners, state.result.rule) == ((0, 1), "KA-10")


def racing(players: int = 3) -> Match[State, object, object]:
    """Return a match that has come to its foot race: everybody hesitates in every fight."""
    game = Karate(Options(players=players, kiai="any"))
    table = Match(game, seed=1)
    while table.state.awaits != "race":
        seat = min(table.to_act)
        assert seat != NATURE
        move = game.default(game.view(table.state, seat))
        if table.state.awaits == "write" and table.state.dice:
            first, second = table.state.dice
            boxes = f"1T1={first} 1T2={second} kiai"
            move = game.parse(table.state, boxes)
        table.play(seat, move)
    return table  # pyright: ignore[reportReturnType] -- its moves and views are passed through here


def test_who_resigns_during_the_race_wins_nothing_and_holds_nobody_up() -> None:
    table = racing()
    table.play(Seat(0), Run(420))
    table.resign(Seat(2))
    assert not table.over
    assert table.to_act == {1}
    table.play(Seat(1), Run(430))
    assert table.result
    assert table.result.winners == (0,)
    everybody = racing()
    everybody.resign(Seat(0))
    everybody.play(Seat(1), Share())
    assert everybody.result
    assert everybody.result.winners == (1, 2)
    two = racing(2)
    two.resign(Seat(1))
    assert two.result
    assert (two.result.winners, two.result.code) == ((0,), "resigned")


def test_the_log_says_who_won_the_race() -> None:
    table = racing(2)
    table.play(Seat(0), Run(420))
    table.play(Seat(1), Run(399))
    moves = [str(entry.move) for entry in table.log.entries if isinstance(entry, Moved)]
    assert moves[-2:] == ["run 4.20", "run 3.99"]
    again = replay(table.game, table.log).state
    assert again.result.winners == (1,)


class LastFight(Karate):
    """A match that begins with its last fight, in which a tie is likely."""

    def start(self) -> State:
        papers = tuple(map(sheet_with, ("KO - - - -", "KO - - - -", "- - - - -")))
        still = (HESITATE,) * 5
        before = (Fight(ME, (still,) * 3, ((0, 0, 0),) * 5),) * 2
        return msgspec.structs.replace(
            super().start(),
            awaits="settle",
            round=2,
            caller=ME,
            sheets=papers,
            past=((BLANK,) * 3,) * 2,
            fights=before,
        )


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_laws_hold_in_a_race(law: Law) -> None:
    game, rng, raced = LastFight(Options(players=3)), Random(3), 0
    for _ in range(12):
        played = walk(game, [rng.randrange(10**6) for _ in range(8)])
        raced += any(isinstance(step.move, Run) for step in played.steps)
        law(game, played)
    assert raced > 2
