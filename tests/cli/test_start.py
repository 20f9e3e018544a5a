"""How the command line starts, refuses and ends."""

import subprocess
import sys
from pathlib import Path

import pytest

import chabudai
from tests.cli.conftest import Run
from tests.cli.shell import command, shell, shut

FULL = Path("/dev/full")
HEAVY = ("rich", "numpy", "numba", "chabudai.games", "chabudai.games.kooshi.bots", "chabudai.testkit")


def test_nothing_heavy_is_loaded_on_the_way_to_help() -> None:
    code = (
        "import sys; import chabudai.cli.main; chabudai.cli.main.build_parser().format_help();"
        f"print([name for name in {HEAVY!r} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_help_names_every_command() -> None:
    done = shell("--help")
    assert done.returncode == 0
    for name in ("games", "play", "replay", "perft", "tables", "playthrough"):
        assert f"\n    {name}" in done.stdout


def test_without_a_command_there_is_help(run: Run) -> None:
    assert run("") == run("--help")


def test_version(run: Run) -> None:
    assert run("--version") == (0, f"chabudai {chabudai.__version__}\n", "")


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("dance", "invalid choice: 'dance'"),
        ("play", "the following arguments are required: GAME"),
        ("play go", "there is no game 'go'; the games: kooshi"),
        ("play kooshi --seed x", "--seed: 'x' is not a whole number"),
        ("play kooshi --seconds 0", "--seconds: more than 0 seconds, not 0"),
        ("play kooshi --seconds nan", "--seconds: more than 0 seconds, not nan"),
        ("play kooshi --seconds long", "--seconds: 'long' is not a number of seconds"),
        ("play kooshi --seats person", "kooshi has 2 seats with these options, not 1"),
        ("play kooshi --seats person cat", "a seat is taken by person, bot or bot:LEVEL, such as bot:2; not 'cat'"),
        ("play kooshi --seats person bot:9", "kooshi has bots of level 1, 2, 3, 4, 5, not 9"),
        ("play kooshi --seats bot:-1 bot", "a seat is taken by person, bot or bot:LEVEL, such as bot:2; not 'bot:-1'"),
        ("play kooshi --option setup", "an option is written NAME=VALUE, such as players=3; not 'setup'"),
        ("play kooshi --option size=5", "There is no option “size” here; the options are: setup."),
        ("play kooshi --option setup=5", "“setup” takes text."),
        ("play kooshi --option setup=a --option setup=b", "the option setup is given twice"),
        ("play kooshi --option setup=[[", "A position has four parts"),
        ("replay x --to -1", "--to: 0 or more, not -1"),
        ("perft kooshi 0", "DEPTH: 1 or more, not 0"),
        ("perft go 1", "there is no game 'go'"),
        ("perft kooshi 1 --position x", "A position has four parts"),
        ("playthrough go", "there is no game 'go'"),
    ],
)
def test_what_cant_be_is_refused_in_one_sentence(run: Run, line: str, says: str) -> None:
    ran = run(line)
    assert (ran.status, ran.out) == (2, "")
    assert says in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("words", [("games",), ("playthrough", "kooshi"), ("play", "kooshi", "--seats", "bot", "bot")])
def test_a_closed_pipe_is_left_quietly(words: tuple[str, ...]) -> None:
    assert shut(*words) == (141, "")


@pytest.mark.skipif(not FULL.exists(), reason="there is no device that is always full")
def test_a_full_disk_behind_the_output_is_one_sentence() -> None:
    with FULL.open("wb") as full:
        done = subprocess.run(command(["games", "--ids"]), stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "chabudai: the output could not be written: No space left on device\n")


@pytest.mark.parametrize("environment", [{"PYTHONUTF8": "0", "PYTHONIOENCODING": "latin-1"}, {"NO_COLOR": "1"}])
def test_where_only_ascii_can_be_written_only_ascii_is(environment: dict[str, str]) -> None:
    for words, typed in ((("games",), ""), (("play", "kooshi"), "b1n\nrules\n")):
        done = shell(*words, typed=typed, **environment)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.isascii()
