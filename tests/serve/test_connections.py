"""Connections that are too many or too slow, and frames that are no messages, at the real server."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from chabudai.core import Seat
from chabudai.serve import protocol as wire
from tests.serve.client import new_id
from tests.serve.deaf import say_hello, shake_hands
from tests.serve.server import OPEN, PERSON, Server
from tests.serve.slow import flood, frame, is_cut_off, is_reset, raw

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    NewServer = Callable[..., Server]

PING, PONG, CONT, TEXT = 9, 10, 0, 1
LONG = 1_000


def memory(server: Server) -> int:
    """Return how many bytes of memory a server has."""
    status = Path(f"/proc/{server.pid}/status").read_text("ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give a server that waits for nobody."""
    bounds: dict[str, Any] = {"header_seconds": 0.5, "body_seconds": 0.5, "stalled_seconds": 1.0}
    with Server(tmp_path_factory.mktemp("strict") / "matches.sqlite", **bounds) as server:
        yield server


@pytest.fixture(scope="module")
def counting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give a server that takes few frames, and believes that we are a proxy."""
    bounds: dict[str, Any] = {"frames_per_address": 200, "proxies": ["127.0.0.1"]}
    with Server(tmp_path_factory.mktemp("counting") / "matches.sqlite", **bounds) as server:
        yield server


@pytest.fixture(scope="module")
def long(strict: Server) -> wire.MatchCreated:
    """Give a match with a long log."""
    made = strict.make(PERSON, OPEN)
    with strict.enter_as_host(made) as host:
        for first in range(0, LONG, 200):
            for number in range(first, first + 200):
                host.send(wire.Rename(f"{number}", Seat(0), f"{number:0>40}"))
            host.sync()
    return made


@pytest.mark.parametrize("said", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "])
def test_a_head_that_does_not_come(strict: Server, said: bytes) -> None:
    with raw(strict.port) as slow:
        slow.sendall(said)
        assert is_cut_off(slow)


def test_a_second_head_that_does_not_come(strict: Server) -> None:
    with raw(strict.port) as slow:
        slow.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /health HT")
        assert slow.recv(12) == b"HTTP/1.1 200"
        assert is_cut_off(slow)


def test_a_head_that_comes_a_byte_at_a_time(strict: Server) -> None:
    begun = time.monotonic()
    with raw(strict.port) as slow:
        slow.sendall(b"GET / HTTP/1.1\r\nX-Slow: ")
        while time.monotonic() < begun + 20:
            try:
                slow.sendall(b"x")
            except OSError:
                return
            time.sleep(0.02)
    pytest.fail("it was waited for ever")


def test_a_body_that_does_not_come(strict: Server) -> None:
    head = b"POST %s HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"
    for path in (b"/api/matches", b"/api/replay"):
        with raw(strict.port) as slow:
            slow.sendall(head % path)
            assert is_cut_off(slow)
    assert strict.answers()
    assert "trace" not in strict.output.read_text("utf-8")


def test_a_head_that_is_too_long(server: Server) -> None:
    with raw(server.port) as much:
        much.sendall(b"GET / HTTP/1.1\r\n" + b"X-Much: " + b"x" * 20_000)
        assert much.recv(12) == b"HTTP/1.1 400"
        assert is_cut_off(much)


def test_connections_of_one_address_and_of_all(new_server: NewServer) -> None:
    for bounds in ({"connections_per_address": 5}, {"connections": 5}):
        server = new_server(f"{next(iter(bounds))}.sqlite", **bounds)
        server.http.close()
        with ExitStack() as stack:
            held = [stack.enter_context(raw(server.port)) for _ in range(8)]
            refused = held[-1].recv(400)
            assert refused.startswith(b"HTTP/1.1 503")
            assert b"Retry-After: 5" in refused
        server.http = server.new_http()
        until = time.monotonic() + 10
        while not server.answers():
            assert time.monotonic() < until
        with server.enter(server.make(PERSON, PERSON).match) as client:
            client.sync()


@pytest.mark.parametrize("kind", [PING, PONG])
def test_frames_that_are_no_messages_are_counted(counting: Server, kind: int) -> None:
    server = counting
    match = server.make(PERSON, PERSON).match
    with shake_hands(server.port, match, f"192.0.2.{kind}") as deaf:
        deaf.sendall(frame(TEXT, b'{"type":"hello","protocol":%d}' % wire.PROTOCOL))
        flood(deaf, frame(kind, b"x" * 100) * 100, 200)
        assert is_cut_off(deaf)
    assert server.answers()


def test_parts_of_a_message_are_counted(counting: Server) -> None:
    server = counting
    match = server.make(PERSON, PERSON).match
    with shake_hands(server.port, match, "192.0.2.20") as deaf:
        deaf.sendall(frame(TEXT, b"{", last=False))
        flood(deaf, frame(CONT, last=False) * 100, 200)
        assert is_cut_off(deaf)
    assert server.answers()


def test_a_new_socket_brings_no_more_frames(counting: Server) -> None:
    server = counting
    match = server.make(PERSON, PERSON).match
    with shake_hands(server.port, match, "192.0.2.21") as first:
        flood(first, frame(PING) * 100, 100)
        assert is_cut_off(first)
    with shake_hands(server.port, match, "192.0.2.21") as second:
        second.sendall(frame(PING))
        assert is_cut_off(second)


def test_a_few_pings_are_answered(server: Server) -> None:
    match = server.make(PERSON, PERSON).match
    with shake_hands(server.port, match) as polite:
        while polite.recv(1) != b"\n" or polite.recv(1) != b"\r":
            pass
        assert polite.recv(1) == b"\n"
        polite.sendall(frame(PING, b"hello"))
        assert polite.recv(20) == b"\x8a\x05hello"


def test_deaf_clients_are_cut_off_and_take_little_memory(strict: Server, long: wire.MatchCreated) -> None:
    server, made = strict, long
    with server.enter_as_host(made) as host, ExitStack() as stack:
        before = memory(server)
        deaf = [stack.enter_context(shake_hands(server.port, made.match)) for _ in range(20)]
        for one in deaf:
            one.sendall(frame(TEXT, b'{"type":"hello","protocol":%d}' % wire.PROTOCOL))
        for number in range(100):
            host.done(wire.Rename(new_id(), Seat(0), f"{number}"))
        assert memory(server) - before < 60e6
        for one in deaf:
            assert is_reset(one)
        host.sync()
        assert server.http.get("/health").json()["sockets"] == 1


def test_who_does_not_read_an_answer_is_cut_off(strict: Server, long: wire.MatchCreated) -> None:
    server, made = strict, long
    path = f"/api/matches/{made.match}/replay".encode()
    with raw(server.port, small=True) as deaf:
        deaf.sendall(b"GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" % path)
        assert is_reset(deaf)
    assert server.answers()


def test_a_slow_reader_gets_everything(strict: Server, long: wire.MatchCreated) -> None:
    server, made = strict, long
    path = f"/api/matches/{made.match}/replay".encode()
    with raw(server.port, small=True) as slow:
        slow.sendall(b"GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n" % path)
        got = bytearray()
        while piece := slow.recv(16_384):
            got += piece
            time.sleep(0.05)
        head, _, body = bytes(got).partition(b"\r\n\r\n")
        assert f"content-length: {len(body)}".encode() in head.lower()


def test_others_are_served_while_a_long_match_is_sent(strict: Server, long: wire.MatchCreated) -> None:
    """Many say hello to a long match at once; a move elsewhere waits for a page of it, not for all of it."""
    server, made = strict, long
    other = server.make(PERSON, PERSON)
    with server.enter_as_host(other) as host, ExitStack() as stack:
        watchers = [stack.enter_context(server.dial(made.match)) for _ in range(5)]
        begun = time.monotonic()
        for watcher in watchers:
            watcher.send(wire.Hello(wire.PROTOCOL))
        waits: list[float] = []
        for number in range(10):
            asked = time.monotonic()
            host.done(wire.Rename(new_id(), Seat(0), f"{number}"))
            waits.append(time.monotonic() - asked)
        for watcher in watchers:
            watcher.hear(wire.Welcome)
        whole = time.monotonic() - begun
        assert max(waits) < whole / 2, "the five do not come before the one"


def test_deaf_guests_leave_the_table(strict: Server) -> None:
    server = strict
    made = server.make(OPEN, PERSON)
    with server.enter_as_host(made) as host, shake_hands(server.port, made.match) as deaf:
        say_hello(deaf, made.invitations[0].token)
        host.until(lambda table: table.seats[0].here)
        for number in range(2000):
            if not host.table.seats[0].here:
                break
            host.done(wire.Rename(new_id(), Seat(1), f"{number}"))
        assert not host.table.seats[0].here
