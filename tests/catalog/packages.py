"""Packages with games as somebody else would install them: modules and their metadata in a folder on the path."""

from pathlib import Path
from textwrap import dedent

MANY = """
from chabudai.core import Listed
from tests.toys.nim import Nim, Take

class Game(Nim):
    id = "many"

    def moves(self, state, seat):
        many = Listed(Take(count) for count in range(1, 25 * self.options.stones + 1))
        return many if seat in self.to_act(state) else Listed()

    def apply(self, state, seat, move):
        return super().apply(state, seat, Take(min(move.count, 3, state.stones)))

    def parse(self, state, text):
        return {"one": Take(1), "two": Take(2)}[text]
"""
PAGE = "# A toy\n\n- **TN-1** Take one to three stones.\n- **TN-2** Whoever takes the last one wins.\n"


def entry_source(name: str, *, rules: str | None = None, more: str = "") -> str:
    """Return the source of an entry module."""
    return dedent(f"""
        from chabudai.core import GameEntry

        ENTRY = GameEntry(
            id="{name}", title="{name.title()}", about="Take stones.", players=(2, 2), minutes=(1, 2),
            rules="{rules or f"{name}.rules:Game"}", {more}
        )
    """)


def rules_source(name: str) -> str:
    """Return the source of rules that work: those of the toy under another name."""
    return dedent(f"""
        from tests.toys.nim import Nim

        class Game(Nim):
            id = "{name}"
    """)


def install(folder: Path, name: str, files: dict[str, str | bytes] | None = None, *, point: str | None = None) -> None:
    """Put a package with a game into a folder; `files` are added to what a good one has, or take its place."""
    package = folder / name
    good: dict[str, str | bytes] = {
        "__init__.py": "",
        "entry.py": entry_source(name),
        "rules.py": rules_source(name),
        "README.md": PAGE,
    }
    for path, content in {**good, **(files or {})}.items():
        target = package / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content if isinstance(content, bytes) else content.encode())
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[chabudai.games]\n{point or name} = {name}.entry:ENTRY\n")


def install_all(folder: Path) -> None:
    """Install one good game, and one for each way in which a game can be wrong, but for those that hang."""
    install(folder, "good")
    install(folder, "raises", {"entry.py": "raise RuntimeError('no luck today')\n"})
    install(folder, "exits", {"entry.py": "import sys\nsys.exit('I am leaving')\n"})
    install(folder, "noentry", {"entry.py": "ENTRY = {'id': 'noentry'}\n"})
    install(folder, "wrongid", {"entry.py": entry_source("another")})
    install(folder, "rival", {"entry.py": entry_source("kooshi", rules="rival.rules:Game")}, point="kooshi")
    install(folder, "laterules", {"rules.py": "raise RuntimeError('only now')\n"})
    install(folder, "norules", {"rules.py": "class Game:\n    id = 'norules'\n"})
    install(folder, "failing", {"rules.py": rules_source("failing") + "    def start(self):\n        return 1 / 0\n"})
    install(folder, "badbytes", {"messages/en.ftl": b"event-took = \xff\xfe\n"})
    install(folder, "many", {"rules.py": MANY})
    nopage = folder / "nopage"
    install(folder, "nopage")
    (nopage / "README.md").unlink()
    install(folder, "junk", {"messages/en.ftl": "event-took = { $seat } takes { $count }.\n}broken\nfine = Fine.\n"})
    install(
        folder, "nobots", {"entry.py": entry_source("nobots", more='bots="nobots.bots:LEVELS", narrator="no.way:N"')}
    )


WORKING = {"good", "many"}
LEFT_OUT = {"raises", "exits", "noentry", "wrongid", "kooshi", "laterules", "norules", "failing", "badbytes"}
INCOMPLETE = {"nopage", "junk", "nobots"}
