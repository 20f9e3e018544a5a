"""Rule pages: the ids that a game's README.md gives to its rules."""

import re

_RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+)\*\* (.*?)(?=^- \*\*|^#|\Z)", re.MULTILINE | re.DOTALL)
# A line break between two characters of a script without spaces, such as Japanese, stands for nothing.
_BREAK = re.compile(r"(?<=[^\x00-\x7f])\n\s*(?=[^\x00-\x7f])")


def read_rules(page: str) -> dict[str, str]:
    """Return the rules of a page by their ids, in order; ValueError where an id stands twice."""
    rules: dict[str, str] = {}
    for found in _RULE.finditer(page):
        if found[1] in rules:
            raise ValueError(f"the rule {found[1]} stands twice on the page")
        rules[found[1]] = " ".join(_BREAK.sub("", found[2]).split())
    return rules
