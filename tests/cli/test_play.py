"""Playing at the keyboard."""

import io
import re
from pathlib import Path

import pytest

from chabudai import catalog
from chabudai.bots import AnyBot
from chabudai.cli.main import main
from chabudai.core import AnyGame
from chabudai.games.ppolf import Options
from tests.cli.conftest import Run
from tests.cli.tables import WON_BY_DARK

TWO_PEOPLE = "play kooshi --seats person person"


def lines(text: str) -> list[str]:
    """Return what is written without the boards."""
    return [line for line in text.splitlines() if line and not re.match(r".? ?[┌├└│] ?|      [a-e]   ", line)]


def test_two_people_play_a_whole_game(run: Run) -> None:
    ran = run(TWO_PEOPLE, *WON_BY_DARK, "quit")
    assert (ran.status, ran.err) == (0, "")
    assert lines(ran.out)[-6:] == [
        "Dark to move: a3s",
        "  8  Dark   a3s  Dark: a3 to a1. Light’s double falls.",
        "Dark wins, 4 to 2. (KO-11)",
        "Light 2 points, dark 4 points.",
        "`save FILE` keeps the game, `quit` leaves.",
        "save or quit: quit",
    ]
    assert "Light to move: e1n" in ran.out
    assert "●  dark  person  won" in ran.out


def test_a_person_plays_a_bot_and_is_called_you(run: Run) -> None:
    out = lines(run("play kooshi --seed 5", "e1n").out)
    assert out[:4] == [
        "Ko-oshi",
        "You play light.",
        "A move is a piece's square and a direction: b1n, b1e, b1s or b1w.",
        "`help` lists what else you can type.",
    ]
    assert out[4:6] == ["Your move (light): e1n", "  1  You   e1n  You: e1 to e3."]
    assert out[6].startswith("  2  Hana  ")


def test_the_only_person_on_dark_sees_the_board_from_there(run: Run) -> None:
    out = run("play kooshi --seats bot:1 person --plain --seed 5").out
    assert "You play dark." in out
    assert "Your move (dark): " in out
    ranks = [line[0] for line in out.splitlines() if re.match(r"[1-5] \|", line)]
    assert ranks[:5] == ["1", "2", "3", "4", "5"]
    assert "      e       d       c       b       a" in out
    assert "n down  e left  s up  w right" in out


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    played = [run(f"play kooshi --seats bot:1 bot:1 --seed {seed}").out for seed in (3, 3, 4)]
    assert played[0] == played[1] != played[2]


def test_bots_play_on_without_a_keyboard(run: Run) -> None:
    ran = run("play kooshi --seats bot:2 bot:1 --seed 1 --seconds 0.05", interrupt=True)
    assert (ran.status, ran.err) == (0, "")
    assert re.search(r"(wins.*\. \(KO-1[123]\)|a draw\. \(KO-13\))\nHana \d points?, Sota \d points?\.\n$", ran.out)


def test_bots_are_made_for_the_match_with_its_options(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[object, int]] = []

    def bot_for(game: AnyGame, level: int = 1) -> AnyBot:
        made.append((game.options, level))
        return known(game, level)

    known = catalog.bot_for
    monkeypatch.setattr(catalog, "bot_for", bot_for)
    run("play ppolf --option course=7 --option hand=steady --seats person bot:2 bot", "quit", "quit")
    options = Options(players=3, course=7, hand="steady")
    assert made == [(options, 2), (options, 1)]


def test_text_that_cant_be_read_gets_a_sentence_and_the_prompt_again(run: Run) -> None:
    out = lines(run(TWO_PEOPLE, "hello", "", "b1n").out)
    assert out[3:7] == [
        "Light to move: hello",
        "A move is a square a1 to e5 and a direction n, e, s or w, such as a1n.",
        "Light to move: ",
        "Light to move: b1n",
    ]


def test_an_illegal_move_gets_the_rule_that_forbids_it(run: Run) -> None:
    out = run(TWO_PEOPLE, "a5s", "c3n", "a1w", "b5w").out
    assert "The piece on a5 isn’t yours. (KO-4)" in out
    assert "There’s no piece on c3. (KO-4)" in out
    assert "Light: a1 off the board. Light’s double falls." in out
    back = run(TWO_PEOPLE, "c2n", "d5s", "c3n", "c5s", "b1n", "c5s").out
    assert "There is no piece on c5. (KO-4)" not in back
    assert "No pushing back: c4 just came from c3. (KO-10)" in back


def test_the_legal_moves_are_listed_with_what_is_special(run: Run) -> None:
    out = lines(run("play kooshi --seed 5", "moves").out)
    assert out[5] == "a1n  b1e  b1n  c2e  c2n  c2s  c2w  d1n  d1w  e1n"
    assert "a1s  goes off the board: 2 points for Hana" in out
    assert "a1e  pushes b1 to d1 and d1 to e1" not in out
    assert "b1w  pushes a1 off the board: 2 points for Hana" in out
    won = run(TWO_PEOPLE, *WON_BY_DARK[:-1], "moves").out
    assert "a3s  pushes a1 off the board: 2 points for dark" in won


def test_words_are_read_in_any_case_and_listed_by_help(run: Run) -> None:
    out = run(TWO_PEOPLE, "HELP").out
    for word in ("moves", "undo", "save FILE", "save! FILE", "board", "rules", "resign", "help", "quit"):
        assert f"\n  {word}  " in out


def test_the_board_can_be_drawn_again(run: Run) -> None:
    once, twice = (run(TWO_PEOPLE, *words).out.count("┌") for words in ((), ("board",)))
    assert (once, twice) == (1, 2)


def test_the_rules_are_shown(run: Run) -> None:
    for plain in ("", " --plain"):
        out = run(TWO_PEOPLE + plain, "rules").out
        assert "KO-10" in out
        assert str(Path("games", "kooshi", "README.md")) in out


def test_resigning_ends_it(run: Run) -> None:
    out = run("play kooshi --seats person person", "resign", "undo", "b1n", "moves", "resign", "quit").out
    assert "  1  Light resigns.\n" in out
    assert "Light resigned: Dark wins.\nLight 0 points, dark 0 points.\n" in out
    assert "save or quit: undo\nThe game is over.\n" in out
    assert "save or quit: b1n\nIt is over: `save FILE` keeps the game, `quit` leaves.\n" in out
    assert "save or quit: moves\nIt is over: there is no move to make.\n" in out
    assert "save or quit: resign\nIt is over already.\n" in out


def test_against_a_bot_the_end_is_taken_back(run: Run) -> None:
    out = run("play kooshi", "resign", "undo", "b1n", "quit", "quit").out
    assert "  1  You resign.\n" in out
    assert "save or quit: undo\nThe end is undone: the game goes on.\n" in out
    assert "Your move (light): b1n\n" in out


def test_a_draw_is_said(run: Run) -> None:
    shuffle = ("c2e", "c4e", "d2w", "d4w")
    out = run(TWO_PEOPLE, *shuffle * 2, "quit").out
    assert "The same position for the third time: a draw. (KO-13)\nLight 0 points, dark 0 points.\n" in out


@pytest.mark.parametrize("quoted", ["{}", '"{}"'])
def test_a_setup_can_be_given_as_text_or_json(
    quoted: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    setup = quoted.format("5/5/2b2/5/2B2 d 3-1 -")
    assert main(["play", "kooshi", "--seats", "person", "person", "--option", f"setup={setup}"]) == 0
    out = capsys.readouterr().out
    assert "3 of 4 points" in out
    assert "Dark to move: " in out


def test_plain_is_pure_ascii(run: Run) -> None:
    ran = run(
        "play kooshi --plain --seed 1", "b1n", "moves", "help", "rules", "undo", "ünlesbar", "save /no/plåce", "quit"
    )
    assert ran.status == 0
    assert ran.out.isascii()


def test_leaving_an_unfinished_game_must_be_said_twice(run: Run) -> None:
    ran = run("play kooshi", "e1n", "quit", "quit")
    assert ran.status == 0
    assert lines(ran.out)[-4:] == [
        "Your move (light): quit",
        "The game is not saved. `save FILE` keeps it; `quit` again leaves it.",
        "Your move (light): quit",
        "The game was not saved. Next time, `save FILE` keeps it before you leave.",
    ]
    assert "not saved" not in run("play kooshi", "quit").out


def test_the_end_of_input_leaves_politely(run: Run) -> None:
    ran = run("play kooshi", "e1n")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith("The game was not saved. Next time, `save FILE` keeps it before you leave.\n")


def test_ctrl_c_leaves_politely(run: Run) -> None:
    ran = run("play kooshi", "e1n", interrupt=True)
    assert (ran.status, ran.err) == (130, "")
    assert ran.out.endswith("The game was not saved. Next time, `save FILE` keeps it before you leave.\n")


def test_a_keyboard_that_is_not_there_is_the_end_of_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chabudai.cli.screen.sys.stdin", None)
    assert run("play kooshi").status == 0
