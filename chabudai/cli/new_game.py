"""The command `new-game`: writes a small package with a game that works, to be made into another."""

import re
import shutil
import sys
from collections.abc import Iterator
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from chabudai import catalog
from chabudai.cli.errors import UsageError

TEMPLATE: Final = "template"
_NAME: Final = re.compile(r"[a-z](?:[a-z0-9_-]{0,38}[a-z0-9])?")
_TAKEN: Final = ("Seat", "State", "Take", "Took", "Struct", "Result", "Listed", "OpenGame", "IllegalMove")
"""What the template's rules call something else."""
_WORDS: Final = re.compile(r"NAME|PACKAGE|TITLE|CLASS|RULE(?=-\d)")


def new_game(name: str, into: str) -> int:
    """Write the package and say what to do with it; UsageError where it can't be, and then nothing is written."""
    words = _words(name)
    folder = Path(into).expanduser() / name
    _check(name, words["PACKAGE"], folder)
    try:
        _write(folder, words)
    except OSError as error:
        raise UsageError(f"{folder} can't be written: {error.strerror or error}") from error
    print(f"{folder} holds a game that works. Next:")
    print(f"  pip install -e {folder}")
    print(f"  python -m chabudai.testkit {name}")
    print(f"  chabudai play {name}")
    print("  chabudai serve")
    print(f"Its rules are in {folder / words['PACKAGE'] / 'rules.py'}.")
    return 0


def _words(name: str) -> dict[str, str]:
    """Return what stands for each word of the template."""
    parts = [part for part in re.split(r"[-_]", name) if part]
    letters = "".join(letter for letter in name if letter.isalpha()).upper()
    title = "".join(part.capitalize() for part in parts)
    return {
        "NAME": name,
        "PACKAGE": name.replace("-", "_"),
        "TITLE": " ".join(part.capitalize() for part in parts),
        "CLASS": f"{title}Game" if title in _TAKEN or iskeyword(title) else title,
        "RULE": f"{letters}X"[:2],
    }


def _check(name: str, package: str, folder: Path) -> None:
    if not _NAME.fullmatch(name):
        raise UsageError(f"a game's name has small letters, digits and dashes, such as my-game; not {name[:40]!r}")
    if name in {point.id for point in catalog.entries()}:
        raise UsageError(f"there is a game {name} already; choose another name")
    if iskeyword(package) or package in sys.stdlib_module_names or package == "tests" or find_spec(package):
        raise UsageError(f"Python has something called {package} already; choose another name")
    if folder.exists() or folder.is_symlink():
        raise UsageError(f"{folder} exists already; nothing is written over")
    if not folder.parent.is_dir():
        raise UsageError(f"there is no folder {folder.parent}")


def _write(folder: Path, words: dict[str, str]) -> None:
    """Write all files beside their place first: there is a whole package or none."""
    beside = Path(mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    try:
        for path, text in _files(resources.files("chabudai.cli") / TEMPLATE, Path()):
            target = beside / _filled(str(path), words)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(_filled(text, words), "utf-8")
        beside.chmod(0o755)
        beside.rename(folder)
    except BaseException:
        shutil.rmtree(beside, ignore_errors=True)
        raise


def _files(folder: Traversable, at: Path) -> Iterator[tuple[Path, str]]:
    """Return the files of the template; each ends in `.txt`, so that nobody takes it for code of ours."""
    for item in folder.iterdir():
        if item.is_dir():
            yield from _files(item, at / item.name)
        elif item.name.endswith(".txt"):
            yield at / item.name.removesuffix(".txt"), item.read_text("utf-8")


def _filled(text: str, words: dict[str, str]) -> str:
    return _WORDS.sub(lambda found: words[found[0]], text)
