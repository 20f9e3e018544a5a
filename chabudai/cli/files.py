"""Reads and writes saved games: a file is written whole or not at all."""

import os
from pathlib import Path

from chabudai.catalog import open_log
from chabudai.cli.errors import UsageError
from chabudai.core import AnyGame, AnyLog, LogError, write_log
from chabudai.core.logfile import LARGEST


def load(path: str) -> tuple[AnyGame, AnyLog]:
    """Return the game and the log in a file; UsageError says what is wrong with it."""
    try:
        with Path(path).expanduser().open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError, RuntimeError) as error:
        raise UsageError(f"{path} can't be read: {_why(error)}") from error
    try:
        return open_log(data)
    except LogError as error:
        raise UsageError(f"{path}: {error}") from error


def save(log: AnyLog, path: str, *, overwrite: bool) -> Path:
    """Write a log to a file and return where; UsageError says why that can't be, and then nothing has changed."""
    try:
        target = Path(os.path.realpath(Path(path).expanduser()))
        if target.is_dir():
            raise UsageError(f"{path} is a folder; give a file's name in it")
        if target.exists() and not target.is_file():
            raise UsageError(f"{path} is not a file that could be written over")
        if target.exists() and not overwrite:
            raise UsageError(f"{path} exists already; `save! {path}` writes over it")
        _write(target, write_log(log))
    except (OSError, ValueError, RuntimeError) as error:
        raise UsageError(f"{path} can't be written: {_why(error)}") from error
    return target


def _write(target: Path, data: bytes) -> None:
    """Write beside the target first: whoever reads it sees the old file or the new one, never a part."""
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        with beside.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _why(error: Exception) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error).rstrip(".")
