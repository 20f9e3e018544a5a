"""Rule pages: the ids that a game's README.md gives to its rules."""

import re

_RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+)\*\* (.*?)(?=^- \*\*|^#|\Z)", re.MULTILINE | re.DOTALL)


def read_rules(page: str) -> dict[str, str]:
    """Return the rules of a page by their ids, in order; ValueError where an id stands twice."""
    rules: dict[str, str] = {}
    for found in _RULE.finditer(page):
        if found[1] in rules:
            raise ValueError(f"the rule {found[1]} stands twice on the page")
        rules[found[1]] = " ".join(found[2].split())
    return rules
