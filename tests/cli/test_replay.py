"""The command `replay`."""

from pathlib import Path

import pytest

from chabudai.core import JSON, MSGPACK, Holder, Moved, Reseated, Resigned, Seat, TakenBack, TimedOut, write_log
from chabudai.games.kooshi import KoOshi, Move, State, View
from chabudai.games.kooshi.board import Square
from chabudai.table import Match
from tests.cli.conftest import Run
from tests.cli.shell import shell
from tests.cli.tables import WON_BY_DARK

LIGHT, DARK = Seat(0), Seat(1)


def match_of(*texts: str) -> Match[State, Move, View]:
    match = Match(KoOshi())
    for number, text in enumerate(texts):
        match.play(Seat(number % 2), match.game.parse(match.state, text))
    return match


@pytest.fixture
def won(tmp_path: Path) -> Path:
    """A whole game in a file."""
    file = tmp_path / "won"
    file.write_bytes(write_log(match_of(*WON_BY_DARK).log))
    return file


def test_what_was_saved_while_playing_is_replayed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game"
    run("play kooshi --seats person person", *WON_BY_DARK, f"save {file}", "quit")
    ran = run(f"replay {file}")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(
        "Ko-oshi (light: person, dark: person)\n"
        "  1  Light  e1n  Light: e1 to e3.\n"
        "  2  Dark   e5s  Dark: e5 to e3, pushing 1 piece.\n"
        "  3  Light  e2w  Light: e2 to c2, pushing 1 piece.\n"
        "  4  Dark   a5s  Dark: a5 to a3.\n"
        "  5  Light  c2e  Light: c2 to e2.\n"
        "  6  Dark   e3s  Dark: e3 to e1. Light’s double falls.\n"
    )
    assert ran.out.count("┌") == 1
    assert ran.out.endswith("Dark wins, 4 to 2. (KO-11)\nLight 2 points, dark 4 points.\n")


def test_to_stops_there(run: Run, won: Path) -> None:
    out = run(f"replay {won} --to 2").out
    assert "  2  Dark   e5s" in out
    assert "  3  Light" not in out
    assert "wins" not in out
    assert "e1n" not in run(f"replay {won} --to 0").out
    assert "wins" in run(f"replay {won} --to 8").out
    ran = run(f"replay {won} --to 9")
    assert (ran.status, ran.out, ran.err) == (2, "", f"chabudai: {won} has 8 entries, not 9\n")


def test_step_shows_one_board_after_the_other(run: Run, won: Path) -> None:
    whole = run(f"replay {won} --step", *[""] * 8).out
    assert whole.count("┌") == 9
    assert whole.endswith("Light 2 points, dark 4 points.\n")
    assert run(f"replay {won} --step", "", "q", "").out.count("┌") == 2
    assert run(f"replay {won} --step --to 1", *[""] * 8).out.count("┌") == 2
    ended = run(f"replay {won} --step", "")
    assert (ended.status, ended.out.count("┌")) == (0, 2)
    assert run(f"replay {won} --step", interrupt=True).status == 130


def test_plain_is_pure_ascii(run: Run, won: Path) -> None:
    assert run(f"replay {won} --plain --step", *[""] * 8).out.isascii()


def test_whatever_can_be_in_a_log_is_listed(run: Run, tmp_path: Path) -> None:
    match = match_of("e1n")
    match.ask_takeback(LIGHT)
    match.answer_takeback(DARK, agree=True)
    match.reseat(DARK, Holder("bot", 2))
    match.reseat(LIGHT, Holder(name="Aiko"))
    match.play(LIGHT, match.game.parse(match.state, "c2n"))
    match.resign(DARK)
    file = tmp_path / "game"
    file.write_bytes(write_log(match.log, MSGPACK))
    out = run(f"replay {file}").out
    assert (
        "  2  Light undoes: it stands as after entry 0.\n"
        "  3  Dark is now played by: bot, level 2.\n"
        "  4  Light is now played by: Aiko.\n"
        "  5  Light  c2n  Light: c2 to c3.\n"
        "  6  Dark resigns.\n"
    ) in out
    assert "○  light  Aiko  won" in out
    assert out.endswith("Dark resigned: Aiko wins.\nAiko 0 points, dark 0 points.\n")


def test_a_move_made_by_the_clock_is_listed(run: Run, tmp_path: Path) -> None:
    log = match_of().log
    entries = (TimedOut(LIGHT, Move(Square("b1"), "n")),)
    file = tmp_path / "game"
    file.write_bytes(write_log(type(log)(log.header, entries)))
    assert "  1  Light  b1n  Light: b1 to b2.\n     Out of time.\n" in run(f"replay {file}").out


def test_broken_files_are_one_sentence(won: Path, tmp_path: Path) -> None:
    whole = won.read_bytes()
    log = match_of().log
    broken = {
        b"": "this file is empty",
        b"hello": "this is no log of Chabudai's",
        b"{}": "this is no log of Chabudai's",
        whole[:-20]: "this log ends too early",
        whole.replace(b"e1", b"d1"): "this log was changed after it was written",
        whole.replace(b'"chabudai":1', b'"chabudai":2'): "this file has format 2; this program reads format 1",
        write_log(type(log)(log.header, (Moved(DARK, Move(Square("b1"), "n")),))): "entry 1 of the log can't be played",
        write_log(type(log)(log.header, (TakenBack(LIGHT, 7),))): "entry 1 of the log can't be played",
        write_log(type(log)(log.header, (Resigned(Seat(9)),)), MSGPACK): "entry 1 of the log can't be played",
        write_log(type(log)(log.header, (Reseated(Seat(-3), Holder()),)), JSON): "entry 1 of the log can't be played",
    }
    file = tmp_path / "broken"
    for data, says in broken.items():
        file.write_bytes(data)
        done = shell("replay", str(file))
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(f"chabudai: {file}: {says}")
        assert done.stderr.count("\n") == 1


def test_a_broken_game_is_not_gone_on_with(run: Run, tmp_path: Path) -> None:
    log = match_of().log
    file = tmp_path / "broken"
    file.write_bytes(write_log(type(log)(log.header, (Moved(DARK, Move(Square("b1"), "n")),))))
    ran = run(f"play kooshi --load {file}")
    assert (ran.status, ran.err) == (
        2,
        f"chabudai: {file}: entry 1 of the log can't be played: It’s Light’s turn. (KO-4)\n",
    )


def test_a_missing_file_is_one_sentence(run: Run, tmp_path: Path) -> None:
    ran = run(f"replay {tmp_path / 'none'}")
    assert (ran.status, ran.err) == (2, f"chabudai: {tmp_path / 'none'} can't be read: No such file or directory\n")
