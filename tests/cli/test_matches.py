"""The commands about matches: what they show and hide, and what they delete."""

import io
import json
import sys
from pathlib import Path

import pytest

from chabudai.serve.keys import digest
from chabudai.store import SqliteStore
from tests.cli.conftest import Run
from tests.cli.stored import TOKEN, filled

ALL = ["old-done", "old-open", "new-done", "hidden", "broken"]


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return filled(tmp_path / "matches.sqlite")


def left(store: Path) -> list[str]:
    with SqliteStore(store) as opened:
        return [str(match) for match in opened.matches()]


@pytest.mark.parametrize(
    ("filters", "names"),
    [
        ("", ALL),
        ("--game kooshi", ["old-done", "old-open", "new-done"]),
        ("--state finished", ["old-done", "new-done"]),
        ("--state unfinished --older-than 30", ["old-open"]),
        ("--state unreadable", ["broken"]),
        ("--newer-than 20", ["new-done", "hidden"]),
        ("--game bossa", []),
    ],
)
def test_matches_are_listed_by_game_state_and_age(run: Run, store: Path, filters: str, names: list[str]) -> None:
    ran = run(f"matches list --store {store} --json {filters}")
    assert (ran.status, ran.err) == (0, "")
    assert [found["match"] for found in json.loads(ran.out)] == names
    lines = run(f"matches list --store {store} {filters}").out.splitlines()
    assert [line.split()[0] for line in lines[1:-1]] == names
    assert lines[-1].split()[0] == str(len(names))


def test_a_match_is_shown_without_what_opens_or_spoils_it(run: Run, store: Path) -> None:
    for name in ALL:
        for form in ("", "--json"):
            ran = run(f"matches show {name} --store {store} {form}")
            assert ran.status == 0
            for secret in (TOKEN, digest(TOKEN), "\x1b"):
                assert secret not in ran.out
    said = run(f"matches show old-done --store {store}").out
    for words in ("kooshi, rules version", "finished: ", "person, Zoë ?[31m", "bot of level 1"):
        assert words in said
    assert "unreadable: what is kept of it can't be read" in run(f"matches show broken --store {store}").out


def test_a_link_is_as_good_as_a_name(run: Run, store: Path) -> None:
    ran = run(f"matches show https://example.org/play/old-open#seat-token --store {store} --json")
    assert json.loads(ran.out)["match"] == "old-open"


def test_exported_logs_can_be_replayed(run: Run, store: Path, tmp_path: Path) -> None:
    ran = run(f"matches export old-done old-open --store {store} --into {tmp_path}")
    assert (ran.status, ran.out) == (0, f"2 logs were written to {tmp_path}.\n")
    for name in ("old-done", "old-open"):
        assert run(f"replay {tmp_path}/kooshi-{name}.json").status == 0
    again = run(f"matches export old-done --store {store} --into {tmp_path}")
    assert again.status == 1
    assert "exists already" in again.err
    assert run(f"matches export old-done --store {store} --into {tmp_path} --force").status == 0


def test_what_players_hide_is_not_exported_before_the_end(run: Run, store: Path, tmp_path: Path) -> None:
    ran = run(f"matches export --store {store} --into {tmp_path}")
    assert (ran.status, ran.out) == (1, f"3 logs were written to {tmp_path}.\n")
    assert "match hidden is not finished, and its log has what players hide from each other" in ran.err
    assert "match broken: what is kept of it can't be read" in ran.err
    assert not list(tmp_path.glob("karate*"))


def test_a_dry_run_deletes_nothing(run: Run, store: Path) -> None:
    ran = run(f"matches delete old-done hidden --dry-run --store {store}")
    assert (ran.status, ran.out) == (0, "old-done\nhidden\n2 matches would be deleted.\n")
    ran = run(f"matches prune --older-than 30 --dry-run --store {store}")
    assert (ran.status, ran.out) == (0, "old-done\nold-open\n2 matches would be deleted.\n")
    assert left(store) == ALL


def test_named_matches_are_deleted(run: Run, store: Path) -> None:
    ran = run(f"matches delete old-done broken old-done --yes --store {store}")
    assert (ran.status, ran.out) == (0, "2 of 2 matches were deleted.\n")
    assert left(store) == ["old-open", "new-done", "hidden"]


def test_old_matches_are_pruned_by_state(run: Run, store: Path) -> None:
    ran = run(f"matches prune --older-than 5 --state finished --yes --store {store}")
    assert (ran.status, ran.out) == (0, "1 of 1 match was deleted.\n")
    assert left(store) == ALL[1:]
    assert run(f"matches prune --older-than 5 --state finished --store {store}").out == "There is nothing to delete.\n"


def test_without_an_age_the_settings_say_what_is_pruned(run: Run, store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "say --older-than DAYS, or set keep_finished_days" in run(f"matches prune --yes --store {store}").err
    monkeypatch.setenv("CHABUDAI_KEEP_UNFINISHED_DAYS", "5")
    ran = run(f"matches prune --dry-run --store {store}")
    assert ran.out == "old-open\nhidden\n2 matches would be deleted.\n"


class Asked(io.StringIO):
    """A terminal at which somebody sits."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("answer", "kept"), [("y", 4), ("yes", 4), ("n", 5), ("", 5), ("yellow", 5)])
def test_somebody_is_asked_before(
    run: Run, store: Path, monkeypatch: pytest.MonkeyPatch, answer: str, kept: int
) -> None:
    monkeypatch.setattr(io, "StringIO", Asked)
    ran = run(f"matches delete old-done --store {store}", answer)
    assert ran.status == 0
    assert ran.err == "Delete 1 match for good? [y/N] "
    assert len(left(store)) == kept


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("matches", "one of its commands is to follow"),
        ("matches dance", "invalid choice: 'dance'"),
        ("matches list --store nowhere.sqlite", "there is no store nowhere.sqlite"),
        ("matches list --state lost", "invalid choice: 'lost'"),
        ("matches list --older-than soon", "--older-than: 'soon' is not a number of days"),
        ("matches list --older-than -1", "--older-than: 0 days or more, not -1"),
        ("matches list --older-than nan", "--older-than: 0 days or more, not nan"),
        ("matches list --game go --store STORE", "there is no game 'go', nor a match of it in this store"),
        ("matches show nobody --store STORE", "there is no match 'nobody' in this store"),
        ("matches delete old-done nobody --yes --store STORE", "there is no match 'nobody' in this store"),
        ("matches delete --store STORE", "the following arguments are required: MATCH"),
        ("matches delete old-done --store STORE", "nobody is there to be asked; --yes goes on without a question"),
        ("matches export old-done --into /nowhere --store STORE", "there is no folder /nowhere"),
        ("matches list --settings /no/file", "the settings file /no/file can't be read"),
    ],
)
def test_what_cant_be_is_refused_in_one_sentence(run: Run, store: Path, line: str, says: str) -> None:
    ran = run(line.replace("STORE", str(store)))
    assert (ran.status, ran.out) == (2, "")
    assert says in ran.err
    assert ran.err.count("\n") == 1
    assert left(store) == ALL


def test_progress_is_shown_to_whoever_looks(run: Run, store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert run(f"matches list --store {store}").status == 0
