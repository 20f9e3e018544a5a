"""Runs a server whose page first loads `listen.js`: `python -m tests.browsers.launch SETTINGS FOLDER`."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import msgspec

from chabudai.serve import app
from chabudai.serve.run import run
from chabudai.serve.settings import Settings

LISTEN = Path(__file__).with_name("listen.js")


def listening(folder: Path) -> Path:
    """Return a copy of the built client in which a script listens before all others."""
    client = shutil.copytree(app.CLIENT, folder, dirs_exist_ok=True)
    shutil.copy(LISTEN, client / "assets")
    index = client / "index.html"
    page = index.read_text("utf-8")
    heard = page.replace("<head>", '<head><script src="/assets/listen.js"></script>', 1)
    assert heard != page
    index.write_text(heard, "utf-8")
    return client


if __name__ == "__main__":
    app.CLIENT = listening(Path(sys.argv[2]))  # pyright: ignore[reportConstantRedefinition] -- the copy stands in for it
    run(msgspec.json.decode(sys.argv[1], type=Settings))
