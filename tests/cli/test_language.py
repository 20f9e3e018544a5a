"""The terminal speaks the language that was asked for, by the sentences that the browser has too."""

import io
import re
from collections.abc import Callable, Iterator

import msgspec
import pytest
from rich.cells import cell_len
from rich.console import Console

from chabudai import catalog
from chabudai.cli.history import History
from chabudai.cli.voice import OWN
from chabudai.core import LANGUAGES, NATURE, Holder, read_messages
from chabudai.games import botaoshi, ppolf
from chabudai.terminal import Names
from tests.cli import test_botaoshi_board as botaoshi_board
from tests.cli import test_ppolf_board as ppolf_board
from tests.cli.conftest import Run
from tests.games.botaoshi.tables import random_game
from tests.message_files import read

WORD = re.compile(r"[A-Za-z][A-Za-z0-9]+")
MEANT = re.compile(r"([wbrgko][na1-9])+|flick|enter|tee|score|skip|raise|place|mm|CPU")
"""What is written in Latin letters in any language: names of pieces, moves as they are typed, units, bots."""
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
    for english in ("You play", "Your move", "Instead of", "Undone", "resigns"):
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


# The boards of the games with flicks, which are full of words


def ppolf_moments() -> Iterator[History]:
    tee, away = ppolf_board.TEE, ppolf_board.AWAY
    yield ppolf_board.history()
    yield ppolf_board.history(tee)
    yield ppolf_board.history(tee, "settled off c0@20.0,21.25")
    yield ppolf_board.history(tee, "settled touch c0+rn")
    yield ppolf_board.history(tee, "settled rest c0@8.3,19.5,0.0", away, "settled rest c1@4.95,25.8,0.0")
    yield ppolf_board.history(tee, "settled rest c0@9.1,24.96,0.0", away, "settled rest c1@4.95,25.8,0.0")
    alone, ten = (ppolf.Options(players=number, course=7, hand="steady") for number in (1, 10))
    yield ppolf_board.history(options=alone)
    yield ppolf_board.history(options=alone, spoken_to=False)
    yield ppolf_board.history(tee, "settled touch c0+rn", options=ten)
    yield from (ppolf_card(flicks) for flicks in (12, 99))
    yield from (ppolf_ended(options) for options in (alone, ppolf.Options(course=7, hand="steady")))


def ppolf_card(flicks: int) -> History:
    """Return a match of ten whose card is all but full."""
    played = ppolf_board.history(options=ppolf.Options(players=10, course=7, hand="steady"))
    card = ((flicks,) * 18,) * 9 + ((flicks,) * 17,)
    here = msgspec.structs.replace(played.trail[-1].state, card=card)
    return played._replace(trail=(*played.trail[:-1], msgspec.structs.replace(played.trail[-1], state=here)))


def ppolf_ended(options: ppolf.Options) -> History:
    match = ppolf_board.match_of(options=options)
    while not match.over:
        seat = match.state.turn
        match.play(seat, match.game.default(match.game.view(match.state, seat)))
        match.play(NATURE, match.game.parse(match.state, f"settled touch c{seat}+{ppolf.HOLES[match.state.hole]}"))
    names = Names.at(match.game, match.situation.seats)
    return History(match.game, match.log.entries, match.trail, names, names.you)


BACK = "enter w3 380,0 flick 270,1 > off w3@380.0,0.0"
"""White's bearer is flicked in, and does not stay."""
BOTAOSHI = [
    (),
    ("flick w1 45,1.5",),
    (botaoshi_board.WHITE_SHOT,),
    (f"{botaoshi_board.WHITE_SHOT} > {botaoshi_board.SCORES}",),
    (botaoshi_board.OFF,),
    (botaoshi_board.OFF, BACK),
    (botaoshi_board.OFF, BACK, BACK, BACK),
    ("flick w1 90,1 > off b3@0.0,1.0",),
    (botaoshi_board.FELLED,),
    ("flick w1 90,1 > touch w1+wp wp+down bp+down",),
    ("flick w1 90,1 > touch w1+wp wp+down", "flick b1 0,1 >"),
    ("flick w1 90,1 > off w1@380.0,760.0", "flick b1 0,1 >"),
    ("flick w2 90,1 > rest w2@380.0,350.0", "flick b1 0,1 >"),
    ("flick w2 90,1 > rest w1@10.0,300.0 w2@10.0,400.0", "flick b1 0,1 >"),
    ("flick w2 90,1 > rest w3@380.0,350.0 wp@380.0,350.0", "flick b1 0,1 >"),
    ("flick w2 90,1 > rest w1@380.0,500.0", "flick b1 0,1 >"),
    ("flick w2 90,1 > rest b3@330.0,700.0 bp@330.0,700.0", "flick b1 0,1 >"),
    ("flick w2 90,1 > off b3@0.0,1.0", "enter b3 380,760 flick 90,1 > off b3@380.0,760.0"),
]


def botaoshi_moments() -> Iterator[History]:
    matches = [botaoshi_board.match_of(*moves) for moves in BOTAOSHI]
    matches += [
        botaoshi_board.match_of(laid=False),
        botaoshi_board.match_of("enter w1 40.5,0 flick 45,1.5", laid=False),
    ]
    short = botaoshi.Options(hand="steady", turn_limit=1)
    matches += [botaoshi_board.match_of(options=short), botaoshi_board.match_of("flick w1 0,1 >", options=short)]
    for match in matches:
        yield botaoshi_board.history(match)
        yield botaoshi_board.history(match, Holder(), Holder("bot", 1))


def drawn(played: History, width: int) -> str:
    console = Console(file=io.StringIO(), width=200, record=True)
    state = played._replace(language="ja").board_state(plain=False, width=width)
    console.print(catalog.board(played.game.id).draw(state))
    return "\n".join(line.rstrip() for line in console.export_text().splitlines())


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("moments", [ppolf_moments, botaoshi_moments])
def test_boards_of_flicks_have_no_english_words_and_fit(moments: Callable[[], Iterator[History]], width: int) -> None:
    for played in moments():
        board = drawn(played, width)
        assert [word for word in WORD.findall(board) if not MEANT.fullmatch(word)] == []
        assert max(map(cell_len, board.splitlines())) <= width


def test_any_moment_of_a_round_is_said_in_japanese() -> None:
    game = botaoshi.Botaoshi(botaoshi_board.STEADY)
    names, board = Names(game.sides, (Holder(), Holder()), None), catalog.board("botaoshi")
    first = botaoshi_board.history(botaoshi_board.match_of(laid=False))
    console = Console(file=io.StringIO(), width=80, record=True)
    for state, _, _ in random_game(botaoshi.Options(hand="steady", turn_limit=20), seed=2):
        seen = first._replace(language="ja", names=names).board_state(plain=False, width=80)
        acting, result = game.to_act(state), game.result(state)
        console.print(board.draw(seen._replace(view=game.view(state, None), acting=acting, result=result)))
    assert [word for word in WORD.findall(console.export_text()) if not MEANT.fullmatch(word)] == []


def test_the_scorecard_in_japanese() -> None:
    ten, alone = drawn(ppolf_card(12), 80), drawn(ppolf_board.history(options=ppolf.Options(players=1, course=7)), 80)
    assert "\n10ファイブ 12 12 12 12 12 12  72" in ten
    assert "\n6 エース   12 12 12 12 12 12  72" in ten
    assert "  72 216\n" in ten
    assert all(f"\n{row}  ·" in alone for row in ("1回目", "2回目"))
    assert "2回中の1回目" in alone


def test_a_card_whose_totals_would_touch_shows_the_suit_that_is_played() -> None:
    assert "\n10ファイブ 99 99 99 99 99 99 594 1683\n" in drawn(ppolf_card(99), 80)
    assert "\n1 赤      " + " 99 99 99 99 99 99 594" * 3 + " 1782\n" in drawn(ppolf_card(99), 120)


def test_runs_of_one_player_are_called_so_at_the_end(run: Run) -> None:
    assert "1回目 0打、2回目 0打。" in run("play ppolf --seed 3 --lang ja --seats person", "resign", "quit").out


def test_a_forced_move_is_listed_in_the_language(run: Run) -> None:
    typed = (*botaoshi_board.TYPED, "flick w1 310,2", "enter w3 380,0 flick 90,0.8", "flick b1 0,0.1", "moves")
    out = run("play botaoshi --lang ja --option hand=steady --seats person person", *typed).out
    assert "skip  白、反則で1回休み。" in out
    assert "misses" not in out


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
