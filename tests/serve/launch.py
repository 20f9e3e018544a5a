"""Runs a server with other bounds than the command line gives: `python -m tests.serve.launch SETTINGS`, in JSON."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from chabudai.serve.run import run
from chabudai.serve.settings import Settings


def path(_: type[object], value: str) -> Path:
    """Read the one thing in the settings that JSON does not know."""
    return Path(value)


if __name__ == "__main__":
    run(msgspec.json.decode(sys.argv[1], type=Settings, dec_hook=path))
