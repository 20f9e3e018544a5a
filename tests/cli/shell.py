"""Runs the command line as a process of its own."""

import os
import subprocess
import sys
from collections.abc import Sequence


def shell(*words: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `python -m chabudai`."""
    return subprocess.run(
        command(words), input=typed, capture_output=True, text=True, check=False, env=surroundings(environment)
    )


def shut(*words: str) -> tuple[int, str]:
    """Run it with an output that nobody reads; return its status and what it says about that."""
    reader, writer = os.pipe()
    os.close(reader)
    with subprocess.Popen(command(words), stdout=writer, stderr=subprocess.PIPE, text=True) as process:
        os.close(writer)
        _, complaint = process.communicate()
        return process.returncode, complaint


def command(words: Sequence[str]) -> list[str]:
    """Return the whole command."""
    return [sys.executable, "-m", "chabudai", *words]


def surroundings(changes: dict[str, str]) -> dict[str, str]:
    """Return the environment with UTF-8 output and these changes."""
    return {**os.environ, "PYTHONUTF8": "1", **changes}
