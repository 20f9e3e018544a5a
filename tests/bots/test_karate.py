"""The bots of Karate: legal, by view only, and graded. `make duels` measures them over many games."""

from random import Random

import pytest
from msgspec.structs import replace

import chabudai
from benchmarks.earlier.karate import Planning
from benchmarks.earlier.karate.kiai import odds, others
from benchmarks.earlier.karate.outlook import CODES, mean, spread, weights
from benchmarks.earlier.karate.plan import Planner, worths
from benchmarks.karate_scripts import SCRIPTS
from benchmarks.ladder.beginners import KarateBeginner
from chabudai.core import NATURE, Seat
from chabudai.games.karate import (
    BLANK,
    BOXES_OF,
    Box,
    ChooseTechniques,
    Code,
    Karate,
    Options,
    Run,
    Share,
    Sheet,
    State,
    Write,
    learned,
    marked,
)
from chabudai.games.karate.bots.sheets import numbers, spare, target, writing
from chabudai.games.karate.kiai import Reading
from chabudai.games.karate.race import FASTEST
from chabudai.games.karate.scoring import step_scores
from chabudai.games.karate.state import MOST_ROLLS, Fight, Techniques
from tests.bots.duels import score

GAME = Karate(Options(players=2, tie="share"))
"""Draws are shared, so that no foot race decides which bot is better."""
ME, OTHER = Seat(0), Seat(1)
LEVELS = (1, 2, 3, 4, 5)
READINGS: tuple[Reading, ...] = ("any", "some", "all", "attack")
MANY = 400
"""With so many games the figures of the levels are held; with fewer only that one is clearly better."""
FRESH = 5_000_000
"""The first game of the measurements; nothing was fitted to games that begin like these."""
EVEN = (3,) * 6
"""Three of each number: what nine rolls give on average."""


def sheet_with(techniques: str) -> Sheet:
    """Return a sheet on which these are learned, such as `1O 2K`, each with a number of its own."""
    sheet = BLANK
    for number, technique in enumerate(techniques.split()):
        for box in range(1, BOXES_OF[code(technique[1])] + 1):
            sheet = marked(sheet, Box(f"{technique}{box}"), 1 + number % 6)
    return sheet


def codes(signs: str) -> Techniques:
    found: list[Code] = [code(sign) for sign in signs]
    return tuple(found)


def code(sign: str) -> Code:
    return next(each for each in CODES if each == sign)


def training(
    mine: str = "", *, rolls: int = 1, dice: tuple[int, int] = (5, 6), players: int = 2, kiai: Reading = "all"
) -> State:
    """Return a training in which the first seat has learned this, and nobody else anything."""
    start = Karate(Options(players, kiai=kiai)).start()
    sheets = (sheet_with(mine), *start.sheets[1:])
    return replace(start, awaits="write", rolls=rolls, rolled=rolls, dice=dice, sheets=sheets)


def after(state: State, mine: str, theirs: str) -> State:
    """Return the training of the next round, after a fight in which this was read."""
    techniques = (codes(mine), codes(theirs))
    scores = tuple(step_scores(pair) for pair in zip(*techniques, strict=True))
    return replace(state, round=1, past=((sheet_with("1O 2O 3O 4O 5O"),) * 2,), fights=(Fight(ME, techniques, scores),))


def written(state: State, level: int | None = None) -> Write:
    """Return what a level writes, or the bot of an earlier time."""
    bot = Planning() if level is None else chabudai.bot("karate", level)
    move = bot.choose(GAME.view(state, ME), Random(1))
    assert isinstance(move, Write)
    return move


def play(players: int, levels: tuple[int, ...], seed: int, solo_level: int = 0) -> int:
    """Play a match to its end and return how many moves the bots made, all of them legal and by view only."""
    game, rng, made = Karate(Options(players, solo_level)), Random(seed), 0
    state = game.start()
    while not state.result:
        seat = max(game.to_act(state))
        if seat == NATURE:
            state = game.apply(state, NATURE, game.nature(state, rng))
            continue
        bot, view = chabudai.bot("karate", levels[seat % len(levels)]), game.view(state, seat)
        move = bot.choose(view, Random(made))
        assert move == bot.choose(view, Random(made))
        assert game.moves(state, seat).contains(move)
        state, made = game.apply(state, seat, move), made + 1
    return made


# How good they are


@pytest.mark.parametrize("level", LEVELS[1:])
def test_each_level_beats_the_one_below(level: int, pytestconfig: pytest.Config) -> None:
    """With few games only that none is far from its place is held; `make ladder` measures it."""
    games: int = pytestconfig.option.duels
    scored = score(GAME, chabudai.bot("karate", level), chabudai.bot("karate", level - 1), games, FRESH)
    print(f"level {level} scores {scored:.1%} against level {level - 1} in {games} games")
    assert (0.57 if games >= MANY else 0.4) <= scored <= (0.78 if games >= MANY else 0.97)


def test_a_beginner_beats_level_1(pytestconfig: pytest.Config) -> None:
    games: int = pytestconfig.option.duels
    scored = score(GAME, KarateBeginner(), chabudai.bot("karate", 1), games, FRESH)
    print(f"a beginner scores {scored:.1%} against level 1 in {games} games")
    assert scored >= (0.55 if games >= MANY else 0.4)


def test_level_5_beats_the_bot_of_an_earlier_time(pytestconfig: pytest.Config) -> None:
    games: int = pytestconfig.option.duels
    scored = score(GAME, chabudai.bot("karate", 5), Planning(), games, FRESH)
    print(f"level 5 scores {scored:.1%} against the earlier level 2 in {games} games")
    assert scored >= (0.86 if games >= MANY else 0.7)


def test_level_5_beats_a_random_writer() -> None:
    assert score(GAME, chabudai.bot("karate", 5), None, 20, FRESH) >= 0.9


@pytest.mark.parametrize("script", ["kake wall", "lock when ahead", "copycat", "counter of counters"])
def test_no_script_profits_from_level_5(script: str, pytestconfig: pytest.Config) -> None:
    """The others are among `make karate-scripts`: here only that none runs away."""
    games: int = pytestconfig.option.duels
    scored = score(GAME, SCRIPTS[script](), chabudai.bot("karate", 5), games, FRESH)
    print(f"{script} scores {scored:.1%} against level 5 in {games} games")
    assert scored <= (0.55 if games >= MANY else 0.75)


# What any bot has to do


@pytest.mark.parametrize("players", [2, 3, 8])
def test_bots_play_to_the_end_by_view_only(players: int) -> None:
    assert play(players, (5, 1, 3), seed=players) > 0


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("solo_level", [0, 5])
def test_bots_play_alone_as_long_as_the_training_lasts(level: int, solo_level: int) -> None:
    assert play(1, (level,), seed=1, solo_level=solo_level) == 3 * (24 - 4 * solo_level + 1)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_without_time_still_moves_legally(level: int) -> None:
    state = training()
    move = chabudai.bot("karate", level).choose(GAME.view(state, ME), Random(1), seconds=0.0)
    assert GAME.moves(state, ME).contains(move)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_with_nothing_to_do_says_so(level: int) -> None:
    written_already = GAME.apply(training(), ME, written(training(), level))
    chosen = replace(training("1O"), awaits="settle", dice=None, chosen=(("O", "-", "-", "-", "-"), None))
    for state in (GAME.start(), written_already, chosen):
        with pytest.raises(ValueError, match="no move"):
            chabudai.bot("karate", level).choose(GAME.view(state, ME), Random(1))
    with pytest.raises(ValueError, match="no move"):
        chabudai.bot("karate", level).choose(GAME.view(training(), None), Random(1))


@pytest.mark.parametrize("level", LEVELS)
def test_a_full_sheet_is_written_on(level: int) -> None:
    everything = " ".join(f"{step}{sign}" for step in range(1, 6) for sign in BOXES_OF)
    state = training(everything, rolls=59, players=3)
    game = Karate(Options(players=3))
    for dice in ((5, 6), (4, 4)):
        thrown = replace(state, dice=dice)
        move = chabudai.bot("karate", level).choose(game.view(thrown, ME), Random(1))
        assert game.moves(thrown, ME).contains(move)


# When to call


def test_the_kiai_is_called_when_clearly_ahead() -> None:
    assert written(training("1O 2O 3O 4O 5O", rolls=10)).kiai


def test_the_kiai_is_not_called_with_an_empty_sheet() -> None:
    assert not written(training()).kiai


@pytest.mark.parametrize(("mine", "theirs", "called"), [("OOO--", "OO---", True), ("OO---", "OOO--", False)])
def test_who_leads_in_the_last_round_calls_early_and_who_is_behind_does_not(
    mine: str, theirs: str, *, called: bool
) -> None:
    last = replace(after(training("1K 2K", rolls=3, kiai="any"), mine, theirs), round=2)
    assert written(last).kiai is called


@pytest.mark.parametrize("level", LEVELS[:4])
@pytest.mark.parametrize("kiai", ["any", "some"])
def test_who_has_a_habit_calls_with_techniques_in_three_steps(kiai: Reading, level: int) -> None:
    assert written(training("1O 2Y 3T", kiai=kiai), level).kiai
    assert not written(training("1O 2Y", kiai=kiai), level).kiai


@pytest.mark.parametrize("level", LEVELS[:4])
def test_who_has_a_habit_calls_once_it_may_where_it_needs_a_technique_for_each_step(level: int) -> None:
    assert not written(training("1O 2Y 3T"), level).kiai
    assert written(training("1K 2K 3K 4H 5H"), level).kiai
    assert not written(training("1K 2K 3K 4H 5H", kiai="attack"), level).kiai


@pytest.mark.parametrize("kiai", READINGS)
def test_bots_play_to_the_end_by_every_reading(kiai: Reading) -> None:
    """All calls are legal, and a training does not go on until it is stopped."""
    game, rng = Karate(Options(players=2, kiai=kiai)), Random(kiai)
    for levels in ((1, 1), (2, 3), (4, 4), (5, 5), (5, 1)):
        state, stopped = game.start(), 0
        bots = [chabudai.bot("karate", level) for level in levels]
        while not state.result:
            seat = min(game.to_act(state))
            move = game.nature(state, rng) if seat == NATURE else bots[seat].choose(game.view(state, seat), rng)
            state = game.apply(state, seat, move)
            stopped += state.awaits == "settle" and state.rolls == MOST_ROLLS
        assert not stopped, "nobody called"


def race_of(level: int, seed: int) -> Run | Share:
    game = Karate()
    state = replace(game.start(), awaits="race", runners=(ME, OTHER))
    answer = chabudai.bot("karate", level).choose(game.view(state, ME), Random(seed))
    assert isinstance(answer, Run | Share)
    assert game.moves(state, ME).contains(answer)
    with pytest.raises(ValueError, match="no move"):
        chabudai.bot("karate", level).choose(game.view(replace(state, runners=(OTHER,)), ME), Random(1))
    return answer


def test_bots_run_the_foot_race_as_fast_as_their_level() -> None:
    times = [
        sum(answer.hundredths for answer in (race_of(level, seed) for seed in range(200)) if isinstance(answer, Run))
        for level in LEVELS[:3]
    ]
    assert times == sorted(times, reverse=True)
    assert min(times) > 200 * 400, "feet that no player has"


def test_level_4_shares_and_nobody_outruns_level_5() -> None:
    assert race_of(4, 1) == Share()
    assert race_of(5, 1) == Run(FASTEST)


def test_odds_are_even_with_nothing_on_the_table_and_better_with_attacks() -> None:
    view = GAME.view(training(), ME)
    styles = {seat: weights(view, seat) for seat in others(view)}
    assert odds(view, BLANK, styles, 0) == pytest.approx(0.5, abs=0.05)
    assert odds(view, sheet_with("1O 2O"), styles, 0) > 0.7
    assert odds(replace(view, totals=(-4, 4)), BLANK, styles, 0) < 0.05


# What others are likely to have


@pytest.mark.parametrize("style", CODES)
@pytest.mark.parametrize("more", [0, 4])
def test_what_is_likely_adds_up(style: Code, more: int) -> None:
    found = spread(style, EVEN, more)
    assert sum(found.values()) == pytest.approx(1)
    assert min(found.values()) > 0


def test_who_trains_longer_hesitates_less() -> None:
    assert spread("O", EVEN, 6)["-"] < spread("O", EVEN, 2)["-"] < spread("O", EVEN, 0)["-"]


def test_what_was_shown_is_expected_again() -> None:
    view = GAME.view(after(training(), "-----", "KKKKK"), ME)
    found = weights(view, OTHER)
    assert sum(found.values()) == pytest.approx(1)
    assert max(found, key=found.__getitem__) == "K"
    assert mean(found, EVEN, 0)["K"] > mean(weights(GAME.view(training(), ME), OTHER), EVEN, 0)["K"]


def fight(mine: str, shown: str) -> ChooseTechniques:
    """Return what the earlier bot settles on against somebody who has shown this before, and has called now."""
    state = replace(after(training(mine), "-----", shown), awaits="settle", dice=None, caller=OTHER)
    move = Planning().choose(GAME.view(state, ME), Random(1))
    assert isinstance(move, ChooseTechniques)
    return move


def test_the_fight_answers_what_is_expected() -> None:
    everything = " ".join(f"{step}{sign}" for step in range(1, 6) for sign in "KOY")
    assert set(fight(everything, "KKKKK").techniques) == {"Y"}
    assert set(fight("1K 1O 2K 2O 3K 3O 4K 4O 5K 5O", "KKKKK").techniques) == {"K"}


# Where to write


def test_a_number_completes_what_it_can() -> None:
    state = training("1O 2K", dice=(1, 3))
    lacks_one = marked(sheet_with("1O 2K"), Box("1O4"), 6)
    move = written(replace(state, sheets=(lacks_one, BLANK)))
    assert str(move.marks[0]) == "1O4=1"


def test_equal_dice_are_written_in_the_order_of_the_sheet() -> None:
    assert str(writing((2, 2), (Box("3O1"), Box("1K2")), kiai=False)) == "1K2=2 3O1=2"


@pytest.mark.parametrize(
    ("boxes", "number", "at"), [("..", 3, 0), ("3..3", 3, 1), ("3343", 3, 2), ("3343", 5, 2), ("333", 5, None)]
)
def test_a_number_goes_where_it_does_most_good(boxes: str, number: int, at: int | None) -> None:
    assert target(boxes, number) == at


def test_a_number_that_nothing_needs_goes_where_it_stands() -> None:
    sheet = sheet_with("1K 2O")
    assert spare(sheet, 2, Box("2O1")) == "2O2"
    assert numbers(sheet) == (2, 4, 0, 0, 0, 0)


def test_a_plan_collects_one_number_for_one_technique() -> None:
    worth = worths({"-": 1.0}, 1.0)
    sheet = BLANK
    for _ in range(2):
        first, second = Planner(worth, 0.6, Random(1)).best(sheet, (4, 4))
        sheet = marked(marked(sheet, first, 4), second, 4)
    assert "".join(learned(sheet)) == "O"
