"""Limits by address across processes, with two of them in one."""

from __future__ import annotations

from typing import Any

import pytest

from chabudai.serve.limits import MOST_TOLD, AddressLimits, TooMany
from chabudai.serve.settings import Settings
from chabudai.serve.shared_limits import ROUNDS, SharedLimits
from chabudai.store import Alone


def process(**settings: Any) -> tuple[AddressLimits, SharedLimits]:
    limits = AddressLimits(Settings(store="unused", **settings))
    return limits, SharedLimits(limits, Alone())


def test_what_an_address_does_at_one_counts_at_the_other_once() -> None:
    (here, told), (there, listening) = process(matches_per_address=5), process(matches_per_address=5)
    for _ in range(4):
        here.matches.take("a")
    note = [(7, told.usage())]
    for _ in range(3):  # it is told again and again
        listening.count(note)
    there.matches.take("a")
    with pytest.raises(TooMany):
        there.matches.take("a")
    there.matches.take("b")


def test_a_round_that_was_not_looked_at_is_told_again() -> None:
    (here, told), (there, listening) = process(messages=6), process(messages=6)
    for _ in range(ROUNDS - 1):
        here.messages.take(("match", "key"))
        told.usage()
    here.messages.take(("match", "key"))
    listening.count([(7, told.usage())])
    for _ in range(2):
        there.messages.take(("match", "key"))
    with pytest.raises(TooMany):
        there.messages.take(("match", "key"))


def test_what_is_open_elsewhere_counts_until_it_is_closed_or_its_process_is_gone() -> None:
    (here, told), (there, listening) = process(sockets_per_address=2), process(sockets_per_address=2)
    assert here.sockets.take("a")
    assert here.connections.take(("a proxy", 1))
    listening.count([(7, told.usage())])
    assert there.sockets.take("a")
    assert not there.sockets.take("a")
    here.sockets.give_back("a")
    listening.count([(7, told.usage())])
    assert there.sockets.take("a")
    assert here.sockets.take("a")
    listening.count([(7, told.usage())])
    assert not there.sockets.take("a")
    there.sockets.give_back("a")
    listening.count([])
    assert there.sockets.take("a")


def test_what_is_remembered_for_the_others_is_bounded() -> None:
    limits, _ = process()
    for number in range(MOST_TOLD + 100):
        limits.requests.take(str(number))
    assert len(limits.requests.recent or ()) == MOST_TOLD
