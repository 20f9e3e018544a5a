"""Games from outside: a good one is played, and whatever is wrong with another is reported and disturbs nobody."""

import time
from pathlib import Path
from random import Random

import pytest

from chabudai import catalog
from chabudai.core import Ruleset, Seat, UnknownRules, write_log
from chabudai.table import Match
from tests.catalog.packages import INCOMPLETE, LEFT_OUT, WORKING, entry_source, install, install_all
from tests.cli.conftest import Run
from tests.cli.shell import shell

NEWER = """
from tests.toys.nim import Nim

class Game(Nim):
    id = "earlier"
    version = 2
"""
EARLIER = """
from earlier.rules import Game

class Game1(Game):
    version = 1

EARLIER = {1: Game1}
"""
FIVE = ("kooshi", "bossa", "karate", "ppolf", "botaoshi")


def reasons(*, left_out: bool) -> dict[str, str]:
    return {one.game: one.reason for one in catalog.problems() if one.left_out is left_out}


def test_a_good_game_is_at_the_table(folder: Path) -> None:
    install(folder, "good")
    assert [entry.id for entry in catalog.playable()] == [*FIVE, "good"]
    assert catalog.problems() == ()
    game = catalog.game("good", stones=5)
    view = game.view(game.start(), Seat(0))
    for level in catalog.levels("good"):
        assert game.moves(game.start(), Seat(0)).contains(catalog.bot("good", level, stones=5).choose(view, Random(1)))
    assert catalog.rules("good", "ja") == (
        "en",
        {"TN-1": "Take one to three stones.", "TN-2": "Whoever takes the last one wins."},
    )
    assert catalog.board("good").unit


def test_a_log_is_replayed_by_the_version_it_was_played_under(folder: Path) -> None:
    install(
        folder,
        "earlier",
        {
            "entry.py": entry_source("earlier", more='earlier="earlier.earlier:EARLIER"'),
            "rules.py": NEWER,
            "earlier.py": EARLIER,
        },
    )
    assert catalog.game("earlier").version == 2
    for version in (1, 2):
        game = catalog.game_by(Ruleset("earlier", version, {}))
        assert catalog.open_log(write_log(Match(game).log))[0].version == version
    with pytest.raises(UnknownRules, match="knows version 1, 2"):
        catalog.game_by(Ruleset("earlier", 3, {}))


def test_whatever_is_wrong_with_a_game_disturbs_no_other(folder: Path) -> None:
    install_all(folder)
    assert {entry.id for entry in catalog.playable()} == {*FIVE, *WORKING, *INCOMPLETE}
    assert set(reasons(left_out=True)) == LEFT_OUT
    assert set(reasons(left_out=False)) == INCOMPLETE


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("raises", "RuntimeError: no luck today"),
        ("exits", "SystemExit: I am leaving"),
        ("noentry", "noentry.entry:ENTRY is no GameEntry"),
        ("wrongid", "leads to the game 'another'"),
        ("kooshi", "rival.entry:ENTRY would take the name of a game that is here already"),
        ("laterules", "laterules.rules:Game can't be loaded: RuntimeError: only now"),
        ("norules", "norules.rules:Game lacks version, wire, options_type, start"),
        ("failing", "ZeroDivisionError: division by zero"),
        ("badbytes", "messages/en.ftl can't be read"),
    ],
)
def test_a_game_that_is_left_out_is_reported(folder: Path, game: str, words: str) -> None:
    install_all(folder)
    assert words in reasons(left_out=True)[game]


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("nopage", "nopage should have a README.md"),
        ("junk", "messages/en.ftl can't be read at line 2"),
        ("nobots", "a stand-in is used"),
    ],
)
def test_an_incomplete_game_is_reported_and_played(folder: Path, game: str, words: str) -> None:
    install_all(folder)
    assert words in reasons(left_out=False)[game]
    assert sorted(catalog.levels(game)) == [1, 2, 3]
    assert catalog.narrator(game).step([]) == ()
    assert catalog.game(game).start()


def test_a_rival_does_not_take_a_games_place(folder: Path) -> None:
    install_all(folder)
    assert catalog.entry("kooshi").title == "Ko-oshi"
    assert catalog.game("kooshi").start()


@pytest.mark.parametrize("late", ["entry.py", "rules.py"])
def test_one_that_hangs_is_left_out(folder: Path, monkeypatch: pytest.MonkeyPatch, late: str) -> None:
    monkeypatch.setattr("chabudai.catalog.loading.PATIENCE", 0.3)
    install(folder, "hangs", {late: "import time\ntime.sleep(3)\n"})
    install(folder, "good")
    begun = time.monotonic()
    assert [entry.id for entry in catalog.playable()] == [*FIVE, "good"]
    assert "took more than 0.3 seconds" in reasons(left_out=True)["hangs"]
    with pytest.raises(ValueError, match="took more than"):
        catalog.playable_entry("hangs")
    assert time.monotonic() - begun < 2, "what hangs is waited for once"


def test_options_that_the_rules_can_not_bear_are_a_clear_error(folder: Path) -> None:
    fails = "        if self.options.stones == 3:\n            raise KeyError('three')\n"
    source = "from tests.toys.nim import Nim\n\nclass Game(Nim):\n    id = 'picky'\n    def __init__(self, options):\n"
    install(folder, "picky", {"rules.py": f"{source}        super().__init__(options)\n{fails}"})
    assert catalog.game("picky", stones=4)
    with pytest.raises(ValueError, match="the rules of picky fail: KeyError: 'three'"):
        catalog.game("picky", stones=3)


def test_what_was_given_is_not_echoed_at_length_by_a_games_own_error(folder: Path) -> None:
    source = """from chabudai.core import Struct
from tests.toys.nim import Nim

class Options(Struct):
    name: str = ""

class Game(Nim):
    id = 'echo'
    options_type = Options
    def __init__(self, options):
        if options.name:
            raise ValueError(f"no nim is called {options.name}, nor {options.name!r}")
        super().__init__(Nim.options_type())
        self.options = options
"""
    install(folder, "echo", {"rules.py": source})
    with pytest.raises(ValueError, match="no nim is called blah blah") as caught:
        catalog.game("echo", name="blah blah\n" * 40)
    assert len(str(caught.value)) < 220


def test_seats_that_the_entry_does_not_know(folder: Path) -> None:
    install(folder, "crowd", {"entry.py": entry_source("crowd").replace("(2, 2)", "(3, 5)")})
    assert reasons(left_out=True) == {"crowd": "it has 2 seats, but its entry says 3 to 5"}


def test_the_command_line_lists_what_is_left_out(folder: Path, run: Run) -> None:
    install_all(folder)
    ran = run("games --ids")
    assert (ran.status, set(ran.out.split())) == (0, {*FIVE, *WORKING, *INCOMPLETE})
    assert "chabudai: the game raises is left out: RuntimeError: no luck today\n" in ran.err
    assert "chabudai: the game nopage is incomplete: " in ran.err
    assert "Good" in run("games").out
    play = run("play laterules")
    assert (play.status, play.err.count("\n")) == (2, 1)
    assert "only now" in play.err


def test_an_installed_game_is_found_by_the_command(folder: Path) -> None:
    install_all(folder)
    ran = shell("play", "good", "--seats", "bot:1", "bot:1", "--seed", "1", PYTHONPATH=f"{folder}:{Path.cwd()}")
    assert ran.returncode == 0, ran.stderr
    assert "wins: the last stone is taken. (TN-2)" in ran.stdout
