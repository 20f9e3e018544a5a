"""Prose is executed: the README's example and the examples in docstrings; the glossary is compared with the code."""

import doctest
import importlib
import importlib.util
import pkgutil
import re
from pathlib import Path

import pytest

import chabudai

ROOT = Path(__file__).parents[1]
# Importing these starts a program or loads Numba; they have no examples.
LEFT_OUT = {"chabudai.__main__"}


def modules() -> list[str]:
    found = pkgutil.walk_packages(chabudai.__path__, "chabudai.")
    return ["chabudai", *(module.name for module in found if module.name not in LEFT_OUT)]


def test_the_readme_example_runs() -> None:
    ran = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert ran.attempted >= 8
    assert ran.failed == 0


def test_the_examples_of_endgame_tables_run() -> None:
    ran = doctest.testfile(str(ROOT / "docs/tables.md"), module_relative=False)
    assert ran.attempted >= 6
    assert ran.failed == 0


@pytest.mark.parametrize("name", modules())
def test_docstring_examples_run(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


@pytest.mark.parametrize("page", [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")], ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}, which is not there"


PAGES = sorted(ROOT.glob("chabudai/games/*/README.ja.md"))
FTL = [*sorted(ROOT.glob("chabudai/**/ja.ftl")), ROOT / "web/src/i18n/ja.ftl"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_japanese_pages_are_set_as_japanese(page: Path) -> None:
    """Brackets and colons are wide, except in code and links."""
    prose = re.sub(r"```.*?```|`[^`]*`|\]\([^)]*\)", "", page.read_text("utf-8"), flags=re.DOTALL)
    assert [line for line in prose.splitlines() if re.search(r"[():]", line)] == []


@pytest.mark.parametrize("page", FTL, ids=lambda page: "-".join(page.parts[-4:-1]))
def test_japanese_sentences_have_no_blanks_between_them(page: Path) -> None:
    said = re.sub(r"^#.*$", "", page.read_text("utf-8"), flags=re.MULTILINE)
    assert re.findall(r".*(?:[！？。、] [^\s{]|～).*", said) == []  # noqa: RUF001 -- Japanese has these letters


def glossary_names() -> list[str]:
    """Return what the glossary says to be in the code: `core.Game`, `physics.planar`, `Settled`."""
    text = (ROOT / "docs/glossary.md").read_text("utf-8")
    return sorted({*re.findall(r"`((?:[a-z]+\.)+[A-Za-z_]+|[A-Z][a-z]+[A-Za-z]*)`", text)} - {"chabudai.games"})


@pytest.mark.parametrize("name", glossary_names())
def test_what_the_glossary_names_is_there(name: str) -> None:
    module, _, last = f"chabudai.{name}".rpartition(".")
    if "." in name:
        found = importlib.import_module(module)
        assert hasattr(found, last) or importlib.util.find_spec(f"{module}.{last}")
    else:
        code = "".join(path.read_text("utf-8") for path in (ROOT / "chabudai").rglob("*.py"))
        assert re.search(rf"^class {name}\b|^{name}\b.* = ", code, re.MULTILINE), f"there is no class {name}"


def test_the_glossary_has_each_term_once() -> None:
    terms = re.findall(r"^\| (\*\*.+?) \|", (ROOT / "docs/glossary.md").read_text("utf-8"), re.MULTILINE)
    assert len(terms) > 100
    assert sorted(terms) == sorted({*terms})


def test_no_lock_names_a_host() -> None:
    for lock in (ROOT / "requirements").glob("*.txt"):
        text = lock.read_text("utf-8")
        assert not re.search(r"https?:|--index-url|--extra-index-url|--find-links", text), lock.name
        assert "--hash=sha256:" in text
