"""The bots of Bo-taoshi: legal, by view only, within their time, and graded. `make duels-botaoshi` measures them."""

from collections.abc import Callable
from itertools import count, islice
from math import dist
from random import Random

import msgspec
import pytest

import chabudai
from chabudai.bots import budget
from chabudai.catalog.level_words import level_words
from chabudai.core import NATURE, HandError
from chabudai.core.messages import LANGUAGES
from chabudai.games.botaoshi import (
    BEARERS,
    DISCS,
    Botaoshi,
    Enter,
    Flick,
    Options,
    Place,
    Score,
    State,
    Turn,
    View,
    flick,
)
from chabudai.games.botaoshi.bots import LEVELS, weighing
from chabudai.games.botaoshi.bots.guesses import guessed
from chabudai.games.botaoshi.bots.levels import Shake, shaken
from chabudai.games.botaoshi.bots.lie import Lie, lie_of
from chabudai.games.botaoshi.bots.shots import chances
from chabudai.games.botaoshi.bots.slide import Push, pushed, slid
from chabudai.games.botaoshi.bots.tries import error
from chabudai.games.botaoshi.engine import answer
from chabudai.games.botaoshi.flow import aimed, erred
from chabudai.games.botaoshi.judging import Judgement, judge
from tests.bots.duels import score
from tests.games.botaoshi.tables import BLACK, LAY, STEADY, WHITE, entered, opened, played, random_game

GAME = Botaoshi(Options(hand="human", turn_limit=80))
W1, B1 = DISCS[0], DISCS[3]
MANY = 60
"""With so many matches the figure of level 5 is held; with fewer a single one is played."""
FRESH = 5_000_000
"""The seed of the first match of the measurement."""
HALF_A_SECOND = 0.5
PLENTY = 1_000.0
MOST_TRIES = sum(many * often for many, often in weighing.HEATS)
READY = {"w1": (380.0, 300.0), "w2": (380.0, 420.0), "b3": (384.0, 490.0), "w3": (100.0, 60.0)}
"""White has prepared a shot."""


class Hurried:
    """A bot with little time for each move."""

    def __init__(self, level: int, seconds: float = HALF_A_SECOND) -> None:
        self._bot = chabudai.bot("botaoshi", level)
        self._seconds = seconds

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Turn:
        return self._bot.choose(view, rng, min(seconds, self._seconds), effort)


def laid(**places: tuple[float, float]) -> State:
    """Return a turn of white with discs where they are laid out, or elsewhere; poles stand on their bearers."""
    _, state = opened()
    discs = tuple(
        msgspec.structs.replace(disc, x=x, y=y)
        for disc in state.discs
        for x, y in [places.get(disc.name, LAY[disc.name])]
    )
    bearers = tuple((disc.x, disc.y) for disc in discs if disc.name in BEARERS)
    return human(msgspec.structs.replace(state, discs=discs, poles=bearers))


def human(state: State) -> State:
    return msgspec.structs.replace(state, setup=msgspec.structs.replace(state.setup, hand="human"))


def to_place() -> State:
    game = Botaoshi(STEADY)
    state = entered(game, game.start(), "rest w1@228.0,250.5")
    return entered(game, state, "touch w1+b1 rest b1@228.0,300.0 off w1@228.0,0.0")


def after(*texts: str) -> State:
    game, state = opened()
    return played(game, state, *texts)


PHASES: dict[str, Callable[[], State]] = {
    "enter": GAME.start,
    "place": to_place,
    "flick": after,
    "score": lambda: laid(**READY),
    "enter-again": lambda: after(
        "flick w1 90,1 > off w1@380.0,760.0", "flick b1 90,1 > ", "flick w2 90,0.1 > ", "flick b2 90,0.1 > "
    ),
    "mend": lambda: after("flick w1 200,2 > touch w1+w3 off w3@0.0,60.0"),
    "mend-own": lambda: after("flick w1 90,2 > touch w1+b3 off b3@380.0,760.0"),
    "raise": lambda: after("flick w1 90,2 > touch w1+bp bp+down"),
    "skip": lambda: after("flick w1 200,2 > touch w1+wp wp+down", "flick b1 90,0.1 > "),
}


def chosen(level: int, state: State, seed: int = 1, seconds: float = PLENTY) -> Turn:
    return chabudai.bot("botaoshi", level).choose(GAME.view(state, state.actor), Random(seed), seconds)


def flicked(state: State, turn: Turn, hand: HandError) -> Judgement:
    assert isinstance(turn, Enter | Flick | Score)
    there = erred(aimed(state, turn), hand)
    return judge(there, answer(there))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("phase", PHASES)
def test_bots_move_legally_in_every_phase(level: int, phase: str) -> None:
    for state in (PHASES[phase](), human(PHASES[phase]())):
        assert state.awaits == {"score": "flick", "enter-again": "flick"}.get(phase, phase)
        for seed in range(3):
            move = chosen(level, state, seed, seconds=0.05 if seed else 0.0)
            assert GAME.moves(state, state.actor).contains(move), f"{phase}: {move}"


@pytest.mark.parametrize("level", LEVELS)
def test_bots_move_legally_whatever_happened(level: int) -> None:
    steps = islice((step for step in random_game(GAME.options, seed=9) if step.seat != NATURE), 150)
    for number, step in enumerate(steps):
        assert GAME.moves(step.state, step.seat).contains(chosen(level, step.state, number, seconds=0.0))


@pytest.mark.parametrize("hurried", [Hurried(1), *(Hurried(level, seconds=0.03) for level in (2, 4, 5))])
def test_a_round_is_played_legally(hurried: Hurried) -> None:
    rng, state = Random(4), GAME.start()
    while state.round + state.voids == 0:
        (seat,) = GAME.to_act(state)
        move = GAME.nature(state, rng) if seat == NATURE else hurried.choose(GAME.view(state, seat), rng)
        state = GAME.apply(state, seat, move)


@pytest.mark.parametrize("level", LEVELS)
def test_bots_need_no_more_than_what_is_seen(level: int) -> None:
    view = GAME.view(laid(), WHITE)
    read = msgspec.json.decode(msgspec.json.encode(view), type=View)
    bot = chabudai.bot("botaoshi", level)
    assert bot.choose(read, Random(2), seconds=0.0) == bot.choose(view, Random(2), seconds=0.0)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_generator_gives_the_same_move(level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "LONGEST", PLENTY)
    monkeypatch.setattr(weighing, "HEATS", ((8, 1), (3, 2)))
    assert chosen(level, laid(), seed=3) == chosen(level, laid(), seed=3)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_with_nothing_to_do_says_so(level: int) -> None:
    waiting = aimed(laid(), flick(W1, 90.0, 1.0))
    for view in (GAME.view(waiting, WHITE), GAME.view(laid(), BLACK), GAME.view(laid(), None)):
        with pytest.raises(ValueError, match="no move"):
            chabudai.bot("botaoshi", level).choose(view, Random(1))


def test_there_are_five_levels_with_names_in_both_languages() -> None:
    assert tuple(LEVELS) == (1, 2, 3, 4, 5)
    for language in LANGUAGES:
        words = [level_words("botaoshi", level, language) for level in LEVELS]
        assert len(set(words)) == len(LEVELS)
        assert all(each.name and each.about for each in words)


def test_a_shaken_flick_is_legal_and_a_shot_keeps_its_direction() -> None:
    state = laid(**READY)
    shot = chosen(5, state)
    assert isinstance(shot, Score)
    for seed in range(20):
        for turn in (shot, flick(W1, 200.0, 1.1)):
            gone = shaken(state, turn, Shake(16.0, 0.3), Random(seed))
            assert GAME.moves(state, WHITE).contains(gone)
            assert isinstance(gone, Score | Flick)
            assert (gone.angle == turn.angle) == isinstance(turn, Score)
            assert shaken(state, turn, Shake(), Random(seed)) == turn


# Time


def counted(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Let tries be counted instead of made."""
    tries: list[float] = []

    def tried(state: State, aim: object, hand: HandError) -> float:
        del state, aim, hand
        tries.append(0.5)
        return 0.5

    monkeypatch.setattr(weighing, "tried", tried)
    return tries


def test_tries_are_bounded_whatever_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = counted(monkeypatch)
    chosen(5, laid())
    assert 0 < len(tries) <= MOST_TRIES <= 60


@pytest.mark.parametrize("seconds", [0.0, 0.5, 2.0])
def test_no_try_is_begun_when_time_is_over(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    tries, clock = counted(monkeypatch), count(0.0, 0.1)
    monkeypatch.setattr(budget, "perf_counter", lambda: next(clock))
    chosen(5, laid(), seconds=seconds)
    assert len(tries) <= 10 * seconds


# Sense


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seconds", [0.0, 0.4])
def test_bots_take_a_prepared_shot(level: int, seconds: float) -> None:
    assert isinstance(chosen(level, laid(**READY), seconds=seconds), Score)


def test_level_5_does_not_shoot_where_it_can_only_miss() -> None:
    """The ramp fits, but the line of the two discs goes far beside the pole."""
    assert not isinstance(chosen(5, laid(b3=(600.0, 560.0), b1=(60.0, 700.0))), Score)


def test_level_5_does_not_knock_its_own_pole_down() -> None:
    """Its bearer stands between the one disc that may be flicked and the opponent's bearer."""
    between = laid(w1=(300.0, 300.0), w3=(340.0, 340.0), b3=(520.0, 520.0), w2=(700.0, 60.0), b2=(60.0, 600.0))
    state = msgspec.structs.replace(between, last=(between.discs[1].name, None))
    turn, rng = chosen(5, state), Random(5)
    assert isinstance(turn, Flick)
    fouls = [flicked(state, turn, error(state, turn, rng)).fouls for _ in range(8)]
    assert not any(fouls)


def test_level_5_spoils_what_the_opponent_has_prepared() -> None:
    threat = {
        "b1": (400.0, 420.0),
        "b2": (400.0, 540.0),
        "w3": (400.0, 350.0),
        "w2": (560.0, 420.0),
        "b3": (100.0, 700.0),
    }
    state = laid(w1=(250.0, 250.0), **threat)
    assert chances(lie_of(state), BLACK)[0] > 0.6
    turn, rng = chosen(5, state), Random(5)
    assert isinstance(turn, Flick)
    left = [_black_has(state, flicked(state, turn, error(state, turn, rng))) for _ in range(6)]
    assert sum(left) / len(left) < 0.35


def _black_has(state: State, judgement: Judgement) -> float:
    """Return black's chance to score with its next turn, 0 where that is spent otherwise."""
    then = msgspec.structs.replace(state, discs=judgement.discs, poles=judgement.poles)
    return 0.0 if judgement.poles[BLACK] is None or judgement.shot == "scored" else chances(lie_of(then), BLACK)[0]


def test_level_5_places_the_opponents_disc_far_from_its_bearer() -> None:
    state = msgspec.structs.replace(laid(), phase="setup", awaits="place", turn=BLACK, placing=(B1,))
    state = msgspec.structs.replace(state, discs=tuple(disc for disc in state.discs if disc.name != B1))
    move = chosen(5, state)
    assert isinstance(move, Place)
    assert dist((move.x, move.y), LAY["w3"]) > 400


def test_level_5_brings_the_opponents_bearer_before_its_own_line() -> None:
    """White has fouled, so black flicks white's bearer in; its b2 stands ready behind b1."""
    move = chosen(5, PHASES["mend"](), seconds=0.0)
    assert isinstance(move, Enter)
    state = PHASES["mend"]()
    judgement = flicked(state, move, HandError(0.0, 0.0))
    then = msgspec.structs.replace(state, discs=judgement.discs, poles=judgement.poles)
    assert chances(lie_of(then), BLACK)[0] > 0.6


# Guesses beside the engine


def test_the_plane_agrees_with_the_engine_on_a_slide() -> None:
    state = laid()
    judgement = flicked(state, flick(W1, 200.0, 1.1), HandError(0.0, 0.0))
    lie: Lie = slid(lie_of(state), Push(0, LAY["w1"], pushed(200.0, 1.1)))
    lies = next(disc for disc in judgement.discs if disc.name == W1)
    assert lie.spots[0] == pytest.approx((lies.x, lies.y), abs=0.5)


def test_the_plane_agrees_with_the_engine_on_a_strike() -> None:
    state = laid(w1=(380.0, 500.0), b3=(380.0, 640.0), w2=(60.0, 400.0))
    judgement = flicked(state, flick(W1, 90.0, 1.3), HandError(0.0, 0.0))
    lie: Lie = slid(lie_of(state), Push(0, (380.0, 500.0), pushed(90.0, 1.3)))
    for number, name in ((0, "w1"), (5, "b3")):
        lies = next(disc for disc in judgement.discs if disc.name == name)
        assert lie.spots[number] == pytest.approx((lies.x, lies.y), abs=20)
    assert judgement.fell == (BLACK,)
    assert lie.up == (True, False)


def test_a_toppled_pole_is_worth_a_turn() -> None:
    state = laid(w1=(380.0, 500.0), b3=(380.0, 640.0), w2=(60.0, 400.0))
    strike, aside = flick(W1, 90.0, 1.3), flick(W1, 0.0, 0.3)
    assert guessed(state, lie_of(state), strike) > guessed(state, lie_of(state), aside)


# Measured


def test_duel_of_the_levels(pytestconfig: pytest.Config) -> None:
    duels: int = pytestconfig.option.duels
    matches = duels if duels >= MANY else 1
    scored = score(GAME, Hurried(5, HALF_A_SECOND if duels >= MANY else 0.05), Hurried(1), matches, FRESH)
    print(f"level 5 scores {scored:.1%} against level 1 in {matches} matches")
    assert scored >= 0.7 or duels < MANY
