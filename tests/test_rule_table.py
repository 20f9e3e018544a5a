import subprocess
import sys

from chabudai import catalog
from tests.rule_table import missing, rule_pages, table


def test_every_rule_of_every_game_has_a_test() -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "--quiet", "--rules", "tests"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_a_rule_without_a_test_and_a_test_without_a_rule_are_named() -> None:
    rules = {"KO-1": "The board", "KO-2": "The setup"}
    tests = {"KO-1": ["tests/test_a.py::test_b"], "KO-99": ["tests/test_a.py::test_c"]}
    assert missing(rules, tests) == [
        "KO-2 has no test",
        "KO-99 is on no rule page (named by tests/test_a.py::test_c)",
    ]


def test_the_table_names_the_tests_of_a_rule() -> None:
    assert "tests/test_a.py::test_b" in table({"KO-1": "The board"}, {"KO-1": ["tests/test_a.py::test_b"]})


def test_the_pages_hold_all_rules() -> None:
    assert [rule for rule in rule_pages() if rule.startswith("KO-")] == [f"KO-{number}" for number in range(1, 14)]


def test_every_page_has_the_same_rules_in_both_languages() -> None:
    for entry in catalog.entries():
        english, japanese = catalog.rules(entry.id).rules, catalog.rules(entry.id, "ja").rules
        assert list(english) == list(japanese)
        assert all(japanese.values())
