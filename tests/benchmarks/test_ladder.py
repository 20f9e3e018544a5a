"""The ladder in small: what is played is counted once, a killed run goes on, and bounds are held."""

import json
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest

from benchmarks.ladder.__main__ import main
from benchmarks.ladder.players import Beginner, make_player
from benchmarks.ladder.playing import Played, play
from benchmarks.ladder.ratings import Scored, fit
from benchmarks.ladder.report import Ladder, write
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
    kept, study = results(tmp_path), QUICK._replace(games=11)
    play_all(list(to_play([PAIR], study, kept, fingerprint("kooshi", study))), {"kooshi": kept}, processes)
    assert len(results(tmp_path).points(PAIR, 11)) == 11
    assert "11/11 games" in capsys.readouterr().err


def test_neighbours_too_far_apart_end_it_with_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--game", "kooshi", "--games", "6", "--effort", "20", "--processes", "1", "--folder", str(tmp_path)]
    assert main([*given, "--pair", "5:1" if 5 in catalog.levels("kooshi") else "2:1", "--pair", "2:1"]) in {0, 1}
    assert "kooshi 2 against 1" in capsys.readouterr().out
    kept = results(tmp_path / "other")
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


# Ratings


def test_ratings_are_those_that_the_scores_came_from() -> None:
    strong = {"1": 0.0, "2": 120.0, "3": 300.0}
    scored = [
        Scored(one, other, 4000, 4000 / (1 + 10 ** ((strong[other] - strong[one]) / 400)))
        for one, other in (("2", "1"), ("3", "2"), ("3", "1"))
    ]
    found = fit(scored, "1")
    assert {name: round(rating.value) for name, rating in found.items()} == {"1": 0, "2": 120, "3": 300}
    assert found["1"] == (0.0, 0.0)
    assert 5 < found["2"].within < 15


def test_who_has_won_all_has_a_rating_all_the_same_with_a_wide_interval() -> None:
    found = fit([Scored("2", "1", 10, 10.0)], "1")
    assert 300 < found["2"].value < 1500
    assert found["2"].within > 200


def test_the_page_and_the_picture_have_every_level(tmp_path: Path) -> None:
    for folder in ("docs", "chabudai/catalog"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "chabudai/catalog/ratings.json").write_text('{"bossa": {"1": 0, "2": 99}}')
    kept = results(tmp_path)
    for number in range(4):
        kept.add(Played("kooshi", "2", "1", number, (1.0, 0.5)[number % 2], 9, 0.1, fingerprint("kooshi", QUICK)))
    write({"kooshi": Ladder([PAIR], QUICK, kept)}, tmp_path)
    page, svg = ((tmp_path / "docs" / name).read_text("utf-8") for name in ("ladder.md", "ladder.svg"))
    assert "| 2 against 1 | 4 | 75.0% ± 28.3% |" in page
    assert "an effort of 20 a move" in page
    assert ET.fromstring(svg).tag.endswith("svg")  # noqa: S314 -- our own
    shipped = json.loads((tmp_path / "chabudai/catalog/ratings.json").read_text("utf-8"))
    assert shipped["bossa"] == {"1": 0, "2": 99}
    assert shipped["kooshi"]["1"] == 0 < shipped["kooshi"]["2"]


def test_games_that_are_not_measured_now_keep_their_section_and_their_row(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "chabudai/catalog").mkdir(parents=True)
    kept, print_ = results(tmp_path), fingerprint("kooshi", QUICK)
    kept.add(Played("kooshi", "2", "1", 0, 1.0, 9, 0.1, print_))
    for game in ("kooshi", "bossa"):
        write({game: Ladder([PAIR._replace(game="kooshi")], QUICK, kept)}, tmp_path)
    page, svg = ((tmp_path / "docs" / name).read_text("utf-8") for name in ("ladder.md", "ladder.svg"))
    assert page.count("## ") == page.count("| 2 against 1 | 1 |") == 2
    assert "BOSSa" in svg
    assert "Ko-oshi" in svg
    assert svg.count("<circle") == 4
