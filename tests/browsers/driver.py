"""What the tests ask of a browser, whichever it is; `firefox.py` and `webkit.py` do it.

Both speak the W3C's own protocols, without a library between: Firefox WebDriver BiDi over a socket, WebKit WebDriver
over HTTP. Playwright, which drives Chromium in `tests/browser`, brings patched builds of both instead of what people
have; Selenium needs geckodriver, which Debian does not package; puppeteer-core knows Firefox only, and runs in Node,
far from the rules, of which the players here ask what is legal. A few commands are all that is needed, and gestures
are given in the same words to both.
"""

import json
import os
import subprocess
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

PATIENCE = 240.0
"""How many seconds a browser may take for a command: on a busy machine, a single picture with depth may take some."""
Gesture = dict[str, Any]
"""What one finger, mouse or keyboard does, as the W3C's protocols spell it."""


@dataclass(frozen=True)
class Size:
    """A window as desktops or phones have it."""

    name: str
    width: int
    height: int
    touch: bool


DESKTOP = Size("desktop", 1280, 800, touch=False)
PHONE = Size("phone", 390, 844, touch=True)


class Driver(Protocol):
    """One browser with one page."""

    @property
    def fingers(self) -> bool:
        """Whether gestures of a finger can be made; else a mouse stands in."""
        ...

    @property
    def complaints(self) -> Sequence[str]:
        """What the browser itself has written into its console as an error."""
        ...

    def go(self, url: str) -> None:
        """Open an address, and wait until its page is loaded."""
        ...

    def evaluate(self, function: str, *arguments: Any) -> Any:
        """Call a JavaScript function in the page; arguments, and what it returns or promises, are what JSON can say."""
        ...

    def perform(self, gesture: Gesture) -> None:
        """Make a gesture, and wait until it has been made."""
        ...

    def picture(self) -> bytes:
        """Return what is seen, as a PNG."""
        ...


class DriverError(Exception):
    """The browser would not do what it was told."""


@contextmanager
def running(command: list[str], said: Path, **environment: str) -> Generator[subprocess.Popen[bytes]]:
    """Run a command for as long as it is needed, and keep what it says in a file."""
    with said.open("wb") as output:
        process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=output, stderr=output)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE)


def as_json(function: str, arguments: str) -> str:
    """Return an expression that calls a function with arguments out of JSON, and promises what comes back as JSON."""
    called = f"({function})(...JSON.parse({arguments}))"
    return f"Promise.resolve({called}).then(value => JSON.stringify(value ?? null))"


def packed(arguments: tuple[Any, ...]) -> str:
    return json.dumps(arguments)
