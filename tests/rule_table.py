"""Which tests cover which rule: the rule pages' ids on one side, the markers of the tests on the other."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

from chabudai.core import read_rules

GAMES = Path(__file__).parents[1] / "chabudai" / "games"
WIDTH = 60


def rule_pages() -> dict[str, str]:
    """Return every rule of every game, from the pages that lie beside the games."""
    rules: dict[str, str] = {}
    for page in sorted(GAMES.glob("*/README.md")):
        rules |= read_rules(page.read_text("utf-8"))
    return rules


def covered(items: Iterable[pytest.Item]) -> Mapping[str, list[str]]:
    """Return the tests that name each rule."""
    tests: defaultdict[str, list[str]] = defaultdict(list)
    for item in items:
        for marker in item.iter_markers("rule"):
            for rule in marker.args:
                tests[str(rule)].append(item.nodeid.partition("[")[0])
    return {rule: list(dict.fromkeys(names)) for rule, names in tests.items()}


def missing(rules: Mapping[str, str], tests: Mapping[str, list[str]]) -> list[str]:
    """Return what is wrong: rules without a test, and tests that name no rule there is."""
    lacking = [f"{rule} has no test" for rule in rules if not tests.get(rule)]
    strange = [f"{rule} is on no rule page (named by {names[0]})" for rule, names in tests.items() if rule not in rules]
    return lacking + strange


def table(rules: Mapping[str, str], tests: Mapping[str, list[str]]) -> str:
    """Return the table: id, rule, tests."""
    lines: list[str] = []
    for rule, words in rules.items():
        names = tests.get(rule, [])
        lines.append(f"{rule:6} {words[:WIDTH]:{WIDTH}} {len(names)} tests")
        lines.extend(f"{'':8}{name}" for name in names)
    return "\n".join(lines)
