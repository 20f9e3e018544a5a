"""Prints text and boards, and reads what is typed: at a terminal, through a pipe, or with a file."""

import io
import os
import sys
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from threading import Timer
from typing import TYPE_CHECKING, Protocol, TextIO, cast

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from chabudai.terminal.colours import AI, SHU

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from rich.console import RenderableType

SOON = 0.4
"""After how many seconds of thinking a bot is said to think."""

THEME = {"markdown.h1": "bold", "markdown.h2": f"bold {SHU}", "markdown.code": f"bold {AI}", "status.spinner": SHU}

_SPELLED = str.maketrans(
    {
        "\N{EN DASH}": "-",
        "\N{EM DASH}": "-",
        "\N{MINUS SIGN}": "-",
        "\N{MIDDLE DOT}": ".",
        "\N{DEGREE SIGN}": " degrees",
        "\N{HORIZONTAL ELLIPSIS}": "...",
        "\N{LEFT SINGLE QUOTATION MARK}": "'",
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "\N{LEFT DOUBLE QUOTATION MARK}": '"',
        "\N{RIGHT DOUBLE QUOTATION MARK}": '"',
    }
)


class _Ascii:
    """A stream that writes nothing but ASCII to another one."""

    encoding = "ascii"

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        return self._stream.write(text.translate(_SPELLED).encode("ascii", "replace").decode())

    def flush(self) -> None:
        self._stream.flush()

    def isatty(self) -> bool:
        return self._stream.isatty()

    def fileno(self) -> int:
        return self._stream.fileno()


class _Console(Console):
    """A console that leaves a closed pipe to the entry point."""

    def on_broken_pipe(self) -> None:
        self.quiet = True
        raise BrokenPipeError


class Screen:
    """Prints and asks; `plain` where only ASCII without colours can or shall be printed."""

    def __init__(self, *, plain: bool = False) -> None:
        self.plain = plain or bool(os.environ.get("NO_COLOR")) or not _writes_unicode(sys.stdout)
        file = cast("TextIO", _Ascii(sys.stdout)) if self.plain and sys.stdout else None
        self.console = _Console(
            file=file,
            color_system=None if self.plain else "auto",
            theme=Theme(THEME),
            highlight=False,
            markup=False,
            emoji=False,
        )
        if isinstance(sys.stdin, io.TextIOWrapper):
            cast("io.TextIOWrapper", sys.stdin).reconfigure(errors="replace")

    @property
    def width(self) -> int:
        """How many columns there are."""
        return self.console.width

    def say(self, words: str = "", style: str = "") -> None:
        """Print words on lines of their own; only a terminal breaks those that are too long."""
        self.console.print(Text(words, style), soft_wrap=not self.console.is_terminal)

    def list(self, lines: "Sequence[str]") -> None:
        """Print an entry of a list, its further lines in colour."""
        first, *others = lines
        self.say(first)
        for other in others:
            self.say(other, SHU)

    def complain(self, words: str) -> None:
        """Print why something was not done."""
        self.say(words, SHU)

    def show(self, what: "RenderableType") -> None:
        """Print something that Rich can draw."""
        self.console.print(what)

    def wipe(self) -> None:
        """Clear a terminal, what has scrolled away included; a pipe or a file keeps all."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    def ask(self, prompt: str) -> str:
        """Read a line; EOFError at the end of the input."""
        if not sys.stdin:
            raise EOFError
        with suppress(ImportError):
            import readline  # noqa: F401  # pyright: ignore[reportUnusedImport] -- gives input() arrow keys and history
        text = input(prompt.encode("ascii", "replace").decode() if self.plain else prompt)
        if not sys.stdin.isatty():
            self.say(text)  # what nobody typed would be missing from the page
        return text.strip()

    def thinking(self, words: str) -> AbstractContextManager[None]:
        """Return a context in which these words are shown, on a terminal, if it takes a while."""
        if self.plain or not self.console.is_terminal:
            return nullcontext()
        return shown_after(SOON, self.console.status(words))


class Live(Protocol):
    """Something of Rich's that moves while it is shown."""

    def start(self) -> None:
        """Show it."""
        ...

    def stop(self) -> None:
        """Take it away, if it was shown."""
        ...


@contextmanager
def shown_after(seconds: float, live: Live) -> "Generator[None]":
    """Show something while the block runs, but only once it has run for some time."""
    timer = Timer(seconds, live.start)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        live.stop()


def _writes_unicode(stream: TextIO | None) -> bool:
    encoding = getattr(stream, "encoding", None) or "utf-8"
    return encoding.lower().replace("-", "").replace("_", "").startswith("utf")
