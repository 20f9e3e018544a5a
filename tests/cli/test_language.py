"""The terminal speaks the language that was asked for, by the sentences that the browser has too."""

import re

import pytest

from chabudai import catalog
from chabudai.cli.voice import OWN
from chabudai.core import LANGUAGES, read_messages
from tests.cli.conftest import Run
from tests.message_files import read

KANA = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


def test_a_match_in_japanese(run: Run) -> None:
    out = run("play kooshi --seed 1 --lang ja", "b1n", "undo", "a1", "a3n", "help", "resign", "quit").out
    for words in (
        "あなたは",
        "手は駒のマスと方角で書きます",
        "戻した手",
        "手のかわりに入力できるもの",
        "あなたが投了。",
    ):
        assert words in out
    for english in ("You play", "Your move", "Instead of", "Taken back", "resigns"):
        assert english not in out


@pytest.mark.parametrize(
    ("game", "moves", "japanese", "english"),
    [
        ("kooshi", ("b1n",), ("4点中0点", "直前の手", "手番", "CPU Lv.1"), ("points", "to move", "last move", "level")),
        ("bossa", (), ("リドロー", "1か2枚", "山札", "手番"), ("redraw", " or ", "pile", "white", "to move")),
        ("karate", (), ("第1ラウンド", "1本目", "掛け受け", "気合には"), ("Round", "step", "Kake", "rolled")),
    ],
)
def test_the_labels_of_a_board_are_in_the_language(
    run: Run, game: str, moves: tuple[str, ...], japanese: tuple[str, ...], english: tuple[str, ...]
) -> None:
    out = run(f"play {game} --seed 1 --lang ja", *moves).out
    for words in japanese:
        assert words in out
    for words in english:
        assert words not in out


def test_what_is_special_about_a_move_is_said_in_the_language(run: Run) -> None:
    out = run("play kooshi --seed 1 --lang ja", "moves").out
    assert re.search(r"a1w  .*落ち", out)
    assert "off the board" not in out
    assert "point" not in out


def test_a_refusal_is_said_by_its_code(run: Run) -> None:
    out = run("play kooshi --lang ja", "a3n", "nonsense").out
    assert re.search(r"[\u3040-\u30ff\u4e00-\u9fff]+.*\(KO-4\)", out)
    assert "not 'nonsense'" not in out


@pytest.mark.parametrize(("name", "value"), [("LC_ALL", "ja_JP.UTF-8"), ("LANG", "ja")])
def test_the_environment_says_which(run: Run, monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    assert "あなたの番" in run("play kooshi").out
    assert "Your move" in run("play kooshi --lang en").out
    assert "Your move" in run("play kooshi --plain").out  # ASCII has no other letters


def test_the_rules_page_is_that_of_the_language(run: Run) -> None:
    out = run("play kooshi --lang ja", "rules").out
    assert "README.ja.md" in out
    assert KANA.search(catalog.page("kooshi", "ja")[1][:200])
    assert "README.md" in run("play kooshi", "rules").out


@pytest.mark.parametrize("game", ["bossa", "karate", "ppolf", "botaoshi"])
def test_every_game_says_how_moves_are_written(run: Run, game: str) -> None:
    assert catalog.phrases(game, "ja").text("terminal-hint") in run(f"play {game} --seed 1 --lang ja").out.replace(
        "\n", ""
    )


def test_a_replay_in_japanese(run: Run, tmp_path: object) -> None:
    file = f"{tmp_path}/game"
    run("play kooshi --seed 1", "b1n", f"save {file}", "quit")
    out = run(f"replay {file} --lang ja").out
    assert KANA.search(out)
    assert "人" in out.splitlines()[0]


def test_the_terminal_has_all_its_sentences_in_both_languages() -> None:
    english, japanese = (set(read(read_messages(OWN, language) or "")) for language in LANGUAGES)
    assert english == japanese
