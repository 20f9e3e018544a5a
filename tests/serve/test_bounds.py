"""What a socket may send."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from chabudai.core import Seat
from chabudai.serve import protocol as wire
from tests.serve.client import dial, new_id
from tests.serve.deaf import say_hello, shake_hands
from tests.serve.server import BOT, OPEN, PERSON, Server, problem

if TYPE_CHECKING:
    from collections.abc import Callable

HELLO = f'{{"type":"hello","protocol":{wire.PROTOCOL}}}'


@pytest.fixture
def match(server: Server) -> str:
    return server.make(PERSON, PERSON).match


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("", "unreadable"),
        ("nonsense", "unreadable"),
        ("{}", "unreadable"),
        ("[]", "unreadable"),
        ('{"type":"cake"}', "unreadable"),
        ("[" * 8000, "unreadable"),
        ('{"type":"hello","protocol":2,"token":' + "[" * 8000, "unreadable"),
        ('{"type":"hello"}', "unreadable"),
        ('{"type":"hello","protocol":2,"since":-1}', "unreadable"),
        ('{"type":"hello","protocol":2,"token":7}', "unreadable"),
        ('{"type":"hello","protocol":2,"token":"' + "x" * 65 + '"}', "unreadable"),
        ('{"type":"hello","protocol":2,"browser":"' + "x" * 65 + '"}', "unreadable"),
        ('{"type":"hello","protocol":2,"token":"\\ud800"}', "unreadable"),
        ('{"type":"hello","protocol":0}', "version-too-old"),
        (f'{{"type":"hello","protocol":{wire.PROTOCOL - 1}}}', "version-too-old"),
        (f'{{"type":"hello","protocol":{wire.PROTOCOL + 1}}}', "version-too-old"),
        ('{"type":"ping","id":"x"}', "no-hello"),
        ('{"type":"resign","id":"x","seat":0}', "no-hello"),
    ],
)
def test_a_bad_beginning_is_the_end(server: Server, match: str, said: str, code: str) -> None:
    with server.dial(match) as client:
        client.say(said)
        assert client.hear_sorry().code == code


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("nonsense", "unreadable"),
        ("[" * 8000, "unreadable"),
        ('{"type":"ping"}', "unreadable"),
        ('{"type":"ping","id":""}', "unreadable"),
        ('{"type":"ping","id":"' + "x" * 65 + '"}', "unreadable"),
        ('{"type":"resign","id":"x","seat":"0"}', "unreadable"),
        (HELLO, "hello-again"),
    ],
)
def test_nonsense_later_on_is_the_end_too(server: Server, match: str, said: str, code: str) -> None:
    with server.enter(match) as client:
        client.say(said)
        assert client.hear_sorry().code == code


def test_a_deep_move_is_refused(server: Server) -> None:
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as host:
        host.say('{"type":"move","id":"x","seat":0,"move":' + "[" * 3900 + "]" * 3900 + "}")
        with suppress(ConnectionClosed):
            answer = host.next()
            assert isinstance(answer, wire.Refused | wire.Goodbye)
    assert server.look(made.match).table.seq == 0


def test_a_binary_frame_disturbs_nobody(server: Server, match: str) -> None:
    with server.enter(match) as client, server.enter(match) as other:
        client.say(b'{"type":"ping","id":"x"}')
        with suppress(ConnectionClosed):
            client.next()
        other.sync()


def test_a_frame_of_8_kb_is_read_and_a_longer_one_is_not(server: Server, match: str) -> None:
    ping = '{"type":"ping","id":"x"}'
    with server.enter(match) as client:
        client.say(ping.ljust(8 * 1024))
        assert client.hear(wire.Done).id == "x"
        client.say(ping.ljust(8 * 1024 + 1))
        assert client.hear_close() in {1008, 1009}


def test_a_hundred_messages_in_20_seconds_and_no_more(new_server: Callable[..., Server]) -> None:
    server = new_server(messages=100)
    with server.enter(server.make(PERSON, PERSON).match) as client:
        for _ in range(99):
            client.sync()
        client.send(wire.Ping(new_id()))
        assert client.hear_sorry().code == "too-many-messages"


def test_messages_are_counted_for_each_seat_and_a_new_socket_brings_no_more(new_server: Callable[..., Server]) -> None:
    server = new_server(messages=10)
    made = server.make(PERSON, OPEN, OPEN, game="karate")
    for seat in range(2):
        for _ in range(2):
            with server.enter_as_guest(made, seat=seat) as guest:
                for _ in range(4):
                    guest.sync()
        with server.dial(made.match, made.invitations[seat].token, "guest") as again:
            again.send(wire.Hello(wire.PROTOCOL, again.token, again.browser))
            assert again.hear_sorry().code == "too-many-messages"
    with server.enter(made.match) as watcher:
        watcher.sync()


def test_messages_are_counted_for_a_while(new_server: Callable[..., Server]) -> None:
    server = new_server(messages=5, messages_seconds=0.2)
    with server.enter(server.make(PERSON, PERSON).match) as client:
        for _ in range(12):
            client.sync()
            client.pause(0.1)


def test_a_log_does_not_grow_for_ever(new_server: Callable[..., Server]) -> None:
    server = new_server(entries=6)
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as host:
        for number in range(6):
            host.done(wire.Rename(new_id(), Seat(0), str(number)))
        assert host.refused(wire.Rename(new_id(), Seat(0), "more")).code == "log-full"
        host.sync()
        host.done(wire.Resign(new_id(), Seat(0)))  # the way out stays open
        host.done(wire.Rematch(new_id()))
    with server.enter(server.make(BOT, BOT).match) as watcher:
        watcher.until(lambda table: table.seq >= 6)
        watcher.sync()


def test_a_client_that_never_listens_is_let_go(new_server: Callable[..., Server]) -> None:
    server = new_server(waiting_frames=4)
    made = server.make(OPEN, PERSON)
    with server.enter_as_host(made) as host, shake_hands(server.port, made.match) as deaf:
        say_hello(deaf, made.invitations[0].token)
        host.until(lambda table: table.seats[0].here)
        sent = 0
        while host.table.seats[0].here:
            host.done(wire.Rename(new_id(), Seat(1), f"{sent}"))
            sent += 1
            assert sent < 2000
        host.sync()


# Pages of others


def test_a_foreign_page_may_do_nothing(server: Server, match: str) -> None:
    for origin in ("https://example.com", "null", "http://[", f"http://{server.address}.example.com", "http://"):
        foreign = {"Origin": origin}
        assert problem(server.http.get("/api/games", headers=foreign)) == (403, "bad-origin")
        assert problem(server.http.post("/api/matches", headers=foreign, json={})) == (403, "bad-origin")
        with pytest.raises(InvalidStatus) as refusal, dial(server.address, match, origin=origin):
            pass
        assert refusal.value.response.status_code == 403


def test_our_own_page_and_programs_are_welcome(server: Server, match: str) -> None:
    own = f"http://{server.address}"
    assert server.http.get("/api/games", headers={"Origin": own}).status_code == 200
    assert server.http.get("/api/games").status_code == 200
    with dial(server.address, match, origin=own) as page:
        page.send(HELLO)
        assert json.loads(page.recv(20))["type"] == "welcome"


def test_other_pages_can_be_allowed(new_server: Callable[..., Server]) -> None:
    server = new_server(origins=["https://example.com"])
    assert server.http.get("/api/games", headers={"Origin": "https://example.com"}).status_code == 200
    assert server.http.get("/api/games", headers={"Origin": "https://example.org"}).status_code == 403
