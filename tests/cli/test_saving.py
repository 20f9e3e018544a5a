"""Saving a game, and going on with it."""

import errno
import os
from pathlib import Path

import pytest

from chabudai.catalog import open_log
from chabudai.core import Holder, Moved, Reseated
from tests.cli.conftest import Run
from tests.cli.tables import WON_BY_DARK

TWO_PEOPLE = "play kooshi --seats person person"


def test_a_saved_game_goes_on(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "half"
    first = run(TWO_PEOPLE, *WON_BY_DARK[:5], f"save {file}", "quit")
    assert first.status == 0
    assert f"Saved in {file}.\n" in first.out
    assert first.out.endswith(f"The game is saved in {file}. Go on with: chabudai play kooshi --load {file}\n")
    then = run(f"play kooshi --load {file}", *WON_BY_DARK[5:], f"save! {file}", "quit")
    assert "Dark to move: e3s\n  6  Dark   e3s" in then.out
    assert "Dark wins, 4 to 2. (KO-11)" in then.out
    assert then.out.endswith(f"The game is saved in {file}.\n")
    game, log = open_log(file.read_bytes())
    texts = [game.text(None, entry.move) for entry in log.entries if isinstance(entry, Moved)]
    assert tuple(texts) == WON_BY_DARK
    over = run(f"play kooshi --load {file}", "e1n", "quit")
    assert over.status == 0
    assert "Dark wins" in over.out


def test_what_was_played_since_is_said_to_be_lost(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "half"
    out = run(TWO_PEOPLE, "e1n", f"save {file}", "e5s").out
    assert out.endswith(f"The game was not saved since {file}. Next time, `save FILE` keeps it before you leave.\n")


def test_others_can_take_the_seats_of_a_saved_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "half"
    run(TWO_PEOPLE, *WON_BY_DARK[:5], f"save {file}")
    out = run(f"play kooshi --load {file} --seats person bot:2 --seed 1", f"save! {file}").out
    assert "You play light." in out
    assert "●  dark  Hana (bot, level 2)" in out
    _, log = open_log(file.read_bytes())
    assert log.entries[5] == Reseated(log.entries[5].seat, Holder("bot", 2, bot=1))
    refused = run(f"play kooshi --load {file} --seats person")
    assert (refused.status, refused.err) == (2, "chabudai: kooshi has 2 seats with these options, not 1\n")


def test_a_saved_game_keeps_its_options_and_its_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "half"
    run(TWO_PEOPLE, f"save {file}")
    ran = run(f"play kooshi --load {file} --option setup=x")
    assert ran.err == "chabudai: a saved game has its options already: --load and --option don't go together\n"
    ran = run(f"play kooshi --load {tmp_path / 'none'}")
    assert (ran.status, ran.err) == (2, f"chabudai: {tmp_path / 'none'} can't be read: No such file or directory\n")
    ran = run(f"play kooshi --load {tmp_path}")
    assert (ran.status, ran.err) == (2, f"chabudai: {tmp_path} can't be read: Is a directory\n")


def test_a_file_is_not_written_over_unasked(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept"
    file.write_text("mine")
    out = run(TWO_PEOPLE, f"save {file}", "e1n").out
    assert f"{file} exists already; `save! {file}` writes over it.\nLight to move: e1n\n" in out
    assert file.read_text() == "mine"
    run(TWO_PEOPLE, "e1n", f"save! {file}")
    assert len(open_log(file.read_bytes())[1].entries) == 1
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("where", "why"),
    [
        ("{folder}/none/game", "{folder}/none/game can't be written: No such file or directory."),
        ("{folder}", "{folder} is a folder; give a file's name in it."),
        ("/dev/null", "/dev/null is not a file that could be written over."),
        ("{folder}/" + "x" * 300, "File name too long."),
        ("~nobody-of-this-name/game", "can't be written: Could not determine home directory."),
        ("a\0b", "can't be written: embedded null byte."),
        ("", "Say where: save FILE."),
    ],
)
def test_where_nothing_can_be_saved_the_game_goes_on(run: Run, tmp_path: Path, where: str, why: str) -> None:
    for word in ("save", "save!"):
        ran = run(TWO_PEOPLE, f"{word} {where.format(folder=tmp_path)}", "e1n")
        assert (ran.status, ran.err) == (0, "")
        assert f"{why.format(folder=tmp_path)}\nLight to move: e1n\n" in ran.out
    assert list(tmp_path.iterdir()) == []


def test_a_read_only_place_is_one_sentence(run: Run, tmp_path: Path) -> None:
    folder = Path("/proc/self") if os.geteuid() == 0 else tmp_path
    if folder == tmp_path:
        folder.chmod(0o500)
    elif not folder.is_dir():
        pytest.skip("root can write everywhere here")
    out = run(TWO_PEOPLE, f"save {folder / 'game'}", "e1n").out
    assert f"{folder / 'game'} can't be written: " in out
    assert "\nLight to move: e1n\n" in out


def test_a_full_disk_leaves_the_old_file_and_no_rubbish(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "kept"
    run(TWO_PEOPLE, f"save {file}")
    before = file.read_bytes()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("os.fsync", full)
    out = run(TWO_PEOPLE, "e1n", f"save! {file}", "e5s").out
    assert f"{file} can't be written: No space left on device.\nDark to move: e5s\n" in out
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_a_link_is_followed(run: Run, tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    link.symlink_to(file)
    run(TWO_PEOPLE, f"save {link}")
    assert link.is_symlink()
    assert open_log(file.read_bytes())[0].id == "kooshi"
