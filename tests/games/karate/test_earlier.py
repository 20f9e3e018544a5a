"""Matches played under version 1 of the rules: a kiai at any time, shared ties, no dice of the opponent."""

from pathlib import Path
from random import Random

import pytest

import chabudai
from chabudai import catalog
from chabudai.core import FORMS, NATURE, Moved, Ruleset, Seat, match_result, replay, write_log
from chabudai.games.karate import Karate, State
from chabudai.games.karate.earlier import Karate1
from chabudai.table import Match
from chabudai.testkit import LAWS, Law
from chabudai.testkit.walks import walk

LOGS = Path(__file__).parent / "logs"


def opened(name: str) -> tuple[Karate1, State, tuple[Moved[object], ...]]:
    data = (LOGS / name).read_bytes()
    game, log = chabudai.open_log(data)
    assert isinstance(game, Karate1)
    assert data in {write_log(log, form) for form in FORMS}, "it is written again as it was"
    moves = tuple(entry for entry in log.entries if isinstance(entry, Moved))
    return game, replay(game, log).state, moves


def test_a_kiai_at_any_time_and_a_shared_tie() -> None:
    game, state, moves = opened("version-1-three-players.json")
    assert (game.version, state.kiai, state.tie) == (1, "any", "share")
    assert [fight.caller for fight in state.fights] == [0, 1, 2]
    assert state.fights[1].techniques == (("-",) * 5,) * 3, "the second kiai was called with nothing learned"
    assert state.result
    assert (state.result.scores, state.result.winners, state.result.code) == ((7, -1, 7), (0, 2), "shared")
    assert not game.view(state, None).runners
    assert len(moves) == 97


@pytest.mark.parametrize(("name", "scores"), [("version-1-alone.json", (2, 5)), ("version-1-alone.msgpack", (-3, 7))])
def test_the_opponent_without_dice(name: str, scores: tuple[int, int]) -> None:
    game, state, moves = opened(name)
    assert game.scores(state) == scores
    assert all(fight.dice == () for fight in state.fights)
    assert sum(str(each.move).startswith("opponent ") for each in moves) == 15
    assert {len(str(each.move)) for each in moves if str(each.move).startswith("opponent ")} == {len("opponent K")}


def test_a_match_of_version_1_goes_on_as_it_was_begun() -> None:
    game = catalog.game_by(Ruleset("karate", 1, {"players": 1, "level": 5}))
    rng = Random(1)
    table = Match(game, seed=1)
    while not table.over:
        (seat,) = table.to_act
        bot = catalog.bot_for(game, 2)
        table.play(seat, bot.choose(game.view(table.state, seat), rng))
    again, log = chabudai.open_log(write_log(table.log))
    assert again.version == 1
    assert match_result(again, replay(again, log)) == table.result
    with pytest.raises(ValueError, match="no option"):
        catalog.game_by(Ruleset("karate", 1, {"kiai": "all"}))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("players", [1, 3])
def test_laws_hold_for_version_1(law: Law, players: int) -> None:
    game = catalog.game_by(Ruleset("karate", 1, {"players": players}))
    rng = Random(players)
    for _ in range(3):
        law(game, walk(game, [rng.randrange(10**6) for _ in range(80)]))


def test_version_2_does_not_take_the_moves_of_version_1() -> None:
    game = Karate()
    assert game.version == 2
    assert chabudai.game("karate").version == 2
    assert not game.moves(game.start(), NATURE).contains(Karate1().parse(game.start(), "opponent K"))
    assert game.view(game.start(), Seat(0)).kiai == "all"
