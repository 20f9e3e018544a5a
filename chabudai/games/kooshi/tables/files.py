"""The files of tables: a line that says what is in it, then the numbers; written whole or not at all.

The first line is JSON: format, version, group, how many slots and cells there are, how wide a value is, whether the
numbers are packed, and a checksum of all that. Then follow a byte for each slot, which counts its cells, and values.
"""

import errno
import lzma
import os
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from chabudai.core import ChabudaiError, Struct
from chabudai.games.kooshi.tables.materials import Group

FORMAT: Final = "chabudai kooshi table"
VERSION: Final = 1
"""Changes with the order of the cells, the values, or the rules they follow: older files are built anew."""
LONGEST_HEADER: Final = 1_000

Counts = NDArray[np.uint8]
AnyValues = NDArray[np.int16] | NDArray[np.int8]


class TableError(ChabudaiError):
    """A table can't be read, written or built; the text is a sentence."""


class Header(Struct):
    """The first line of a file."""

    format: str
    version: int
    group: str
    slots: int
    cells: int
    width: int
    """Bytes a value."""
    packed: bool
    stage: tuple[int, int, int] | None
    """How far an unfinished table has come; see `building.Stage`."""
    checksum: str = ""


def write_table(
    path: Path,
    group: Group,
    counts: Counts,
    values: NDArray[np.int16],
    *,
    packed: bool = False,
    stage: tuple[int, int, int] | None = None,
) -> None:
    """Write a table; TableError says why that can't be, and then nothing has changed."""
    narrow = stage is None and int(np.abs(values).max(initial=0)) <= np.iinfo(np.int8).max
    parts = [counts.data, values.astype(np.int8).data if narrow else values.data]
    body = [lzma.compress(b"".join(parts), preset=9)] if packed else parts
    width = 1 if narrow else 2
    header = Header(FORMAT, VERSION, str(group), len(counts), len(values), width, packed, stage)
    header = msgspec.structs.replace(header, checksum=_checksum(header, body))
    write_whole(path, [msgspec.json.encode(header), b"\n", *body])


def _checksum(header: Header, body: list[Any]) -> str:
    """Return a checksum of the numbers, and of all else that the header says."""
    digest = blake2b(msgspec.json.encode(msgspec.structs.replace(header, checksum="")), digest_size=16)
    for part in body:
        digest.update(part)
    return digest.hexdigest()


def write_whole(path: Path, parts: list[Any]) -> None:
    """Write a file beside its place first: whoever reads it sees the old one or the new one, never a part."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            for part in parts:
                file.write(part)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException as error:
        _forget(beside)
        if isinstance(error, OSError):
            raise TableError(_why_not(path, error)) from error
        raise


def _forget(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return  # it could not be made either


def _why_not(path: Path, error: OSError) -> str:
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return f"the disk is full: {path} could not be written; nothing that was there is lost"
    return f"{path} could not be written: {error.strerror or error}"


class TableFile:
    """A file of a table, whose checksum holds; an unpacked one stays on disk until its numbers are looked at."""

    def __init__(self, path: Path, group: Group) -> None:
        try:
            self.header, start = _read_header(path)
            self._check_header(path, group)
            body = _body(path, start, self.header)
        except OSError as error:
            raise TableError(f"{path} can't be read: {error.strerror or error}") from error
        except (lzma.LZMAError, ValueError, EOFError) as error:
            raise TableError(f"{path} is damaged") from error
        slots = self.header.slots
        if len(body) != slots + self.header.cells * self.header.width:
            raise TableError(f"{path} is damaged: it has not the length that it should have")
        self.counts: Counts = body[:slots]
        values = body[slots:]
        self.values: AnyValues = values.view(np.int8) if self.header.width == 1 else values.view(np.int16)

    def _check_header(self, path: Path, group: Group) -> None:
        header = self.header
        if header.format != FORMAT or header.group != str(group) or header.width not in (1, 2):
            raise TableError(f"{path} is not the table {group}")
        if header.version != VERSION:
            raise TableError(f"{path} is of version {header.version}, and this program reads version {VERSION}")


def _read_header(path: Path) -> tuple[Header, int]:
    with path.open("rb") as file:
        line = file.readline(LONGEST_HEADER)
    try:
        return msgspec.json.decode(line, type=Header), len(line)
    except msgspec.DecodeError as error:
        raise TableError(f"{path} is no table") from error


def _body(path: Path, start: int, header: Header) -> NDArray[np.uint8]:
    body: NDArray[np.uint8] = np.asarray(np.memmap(path, np.uint8, "r", offset=start))
    if _checksum(header, [body.data]) != header.checksum:
        raise TableError(f"{path} is damaged: its checksum does not fit")
    return np.frombuffer(lzma.decompress(body.data), np.uint8) if header.packed else body
