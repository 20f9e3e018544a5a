"""Reads what is chosen before a match: who sits where, and the game's options."""

import re
from collections.abc import Iterable, Sequence

import msgspec
from msgspec import structs

from chabudai import catalog
from chabudai.catalog.agents import seat_agents
from chabudai.cli.errors import UsageError
from chabudai.core import Holder

_SEAT = re.compile(r"(person)|bot(?::([0-9]{1,4}))?")


def read_seats(texts: Sequence[str]) -> tuple[Holder, ...]:
    """Read who sits where: `person`, `bot` or `bot:2` for each seat."""
    return _numbered(map(_read_seat, texts))


def usual_seats(players: int, level: int = 1) -> tuple[Holder, ...]:
    """Return a person on the first seat and bots of one level on the others."""
    return _numbered((Holder(), *(Holder("bot", level),) * (players - 1)))


def _numbered(holders: Iterable[Holder]) -> tuple[Holder, ...]:
    """Return the same, every bot another one of the computer's players."""
    found: list[Holder] = []
    for holder in holders:
        bots = sum(each.kind == "bot" for each in found)
        found.append(structs.replace(holder, bot=bots + 1) if holder.kind == "bot" else holder)
    return tuple(found)


def seat_bots(texts: Sequence[str]) -> None:
    """Have these bots from outside as levels of their games; UsageError where one can't be had."""
    if texts:
        try:
            seat_agents(texts, catalog.is_known)
        except ValueError as error:
            raise UsageError(str(error)) from error


def read_options(texts: Iterable[str]) -> dict[str, object]:
    """Read options as they are typed, `players=3`: a value is JSON where it can be, else text."""
    options: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not (name and equals):
            raise UsageError(f"an option is written NAME=VALUE, such as players=3; not {text[:40]!r}")
        if name in options:
            raise UsageError(f"the option {name} is given twice")
        options[name] = _read_value(value)
    return options


def _read_seat(text: str) -> Holder:
    found = _SEAT.fullmatch(text)
    if not found:
        raise UsageError(f"a seat is taken by person, bot or bot:LEVEL, such as bot:2; not {text[:40]!r}")
    return Holder() if found[1] else Holder("bot", int(found[2] or 1))


def _read_value(text: str) -> object:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return text
