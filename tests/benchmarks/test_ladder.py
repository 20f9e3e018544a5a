"""The ladder in small: what is played is counted once, a killed run goes on, and bounds are held."""

from pathlib import Path
from random import Random

import pytest

from benchmarks.ladder.__main__ import main
from benchmarks.ladder.players import Beginner, make_player
from benchmarks.ladder.playing import Played, play
from benchmarks.ladder.results import Results, fingerprint
from benchmarks.ladder.run import play_all, to_play
from benchmarks.ladder.studies import STUDIES, Pair, Study, pairs
from benchmarks.ladder.table import missed, score
from chabudai import catalog
from tests.games.kooshi.boards import GAME, LIGHT, drawn

PAIR = Pair("kooshi", "2", "1")
QUICK = Study(4, effort=20)


def results(folder: Path, study: Study = QUICK) -> Results:
    return Results.of(folder, "kooshi", study)


def test_every_game_is_on_the_ladder_with_all_its_neighbours() -> None:
    assert set(STUDIES) == {entry.id for entry in catalog.entries()}
    for game in STUDIES:
        found = {(pair.one, pair.other) for pair in pairs(game) if pair.neighbours}
        assert found == {(str(level), str(level - 1)) for level in catalog.levels(game) if level > 1}


def test_a_run_that_was_stopped_goes_on_and_counts_nothing_twice(tmp_path: Path) -> None:
    first = results(tmp_path)
    tasks = list(to_play([PAIR], QUICK, first, "x"))
    assert [task.number for task in tasks] == [0, 1, 2, 3]
    print_ = fingerprint("kooshi", QUICK)
    for number in (0, 2):
        first.add(Played(*("kooshi", "2", "1"), number, 1.0, 9, 0.1, print_))
    first.add(Played("kooshi", "2", "1", 2, 0.0, 9, 0.1, print_))
    file = tmp_path / "kooshi.jsonl"
    with file.open("ab") as torn:
        torn.write(b'{"game":"kooshi","one":"2","oth')
    again = results(tmp_path)
    assert [task.number for task in to_play([PAIR], QUICK, again, "x")] == [1, 3]
    assert again.points(PAIR, 4) == [1.0, 1.0]
    again.add(Played("kooshi", "2", "1", 1, 0.5, 9, 0.1, print_))
    assert results(tmp_path).points(PAIR, 4) == [1.0, 0.5, 1.0]


def test_results_of_other_code_do_not_count(tmp_path: Path) -> None:
    results(tmp_path).add(Played("kooshi", "2", "1", 0, 1.0, 9, 0.1, "before"))
    assert results(tmp_path).points(PAIR, 4) == []
    assert fingerprint("kooshi", QUICK) != fingerprint("kooshi", Study(4, effort=21))
    assert fingerprint("kooshi", QUICK) == fingerprint("kooshi", QUICK._replace(games=9))


def test_the_same_game_comes_out_twice_and_seats_alternate() -> None:
    games = [play(PAIR, number, QUICK, "x") for number in (3, 3, 4)]
    assert [(one.points, one.moves) for one in games[:2]] == [(games[0].points, games[0].moves)] * 2
    assert games[2].moves >= 1


@pytest.mark.parametrize("processes", [1, 2])
def test_all_that_is_missing_is_played(tmp_path: Path, processes: int, capsys: pytest.CaptureFixture[str]) -> None:
    kept = results(tmp_path)
    play_all(list(to_play([PAIR], QUICK, kept, fingerprint("kooshi", QUICK))), {"kooshi": kept}, processes)
    assert len(results(tmp_path).points(PAIR, 4)) == 4
    assert "4/4 games" in capsys.readouterr().err


def test_neighbours_too_far_apart_end_it_with_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--game", "kooshi", "--games", "6", "--effort", "20", "--processes", "1", "--folder", str(tmp_path)]
    assert main([*given, "--pair", "5:1" if 5 in catalog.levels("kooshi") else "2:1", "--pair", "2:1"]) in {0, 1}
    assert "kooshi 2 against 1" in capsys.readouterr().out
    kept = results(tmp_path)
    for number in range(4):
        kept.add(Played("kooshi", "2", "1", number, 1.0, 9, 0.1, fingerprint("kooshi", QUICK)))
    assert missed([PAIR], kept, 4) == ["kooshi: level 2 scores 100.0% against level 1, not 57% to 78%"]


def test_a_score_has_an_interval() -> None:
    assert score([]) == (0, 0.5, 0.5)
    found = score([1.0, 0.0, 0.5, 1.0] * 100)
    assert found.games == 400
    assert found.mean == pytest.approx(0.625)
    assert 0.03 < found.within < 0.05


def test_a_beginner_takes_what_a_move_gives_and_errs_often() -> None:
    state = drawn(". . . . .\n. . . . .\n. . . A a\n. . . . .\nA . . . b", points="0-0")
    beginner = Beginner(GAME)
    moves = [str(beginner.choose(GAME.view(state, LIGHT), Random(seed))) for seed in range(60)]
    assert 0.5 < moves.count("d3e") / 60 < 0.9
    with pytest.raises(ValueError, match="nobody is called 'expert'"):
        make_player(GAME, "expert")
