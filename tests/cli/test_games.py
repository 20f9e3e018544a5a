"""The command `games`, and what the shared parts do with a game that they don't know."""

import pytest

import chabudai
from tests.cli.conftest import Run
from tests.cli.tables import add_to_catalog
from tests.toys.morra import Morra


def test_the_catalog_is_a_table(run: Run) -> None:
    ran = run("games")
    assert ran.status == 0
    words = " ".join(ran.out.split())
    assert "id title players minutes bots about" in words
    assert "kooshi Ko-oshi 2 10–20 1–5 Push your opponent’s pieces" in words  # noqa: RUF001 -- a span has an en dash


def test_ids_are_bare_lines(run: Run) -> None:
    assert run("games --ids") == (0, "".join(f"{entry.id}\n" for entry in chabudai.entries()), "")


def test_any_game_in_the_catalog_is_listed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    add_to_catalog(monkeypatch, Morra)
    words = " ".join(run("games").out.split())
    assert "morra Morra 2–5 1 3 Show fingers." in words  # noqa: RUF001 -- as above
    assert run("games --ids").out == "morra\n"
