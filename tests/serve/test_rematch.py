from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.core import Seat
from chabudai.serve import protocol as wire
from tests.serve.client import Client, new_id
from tests.serve.server import BOT, OPEN, PERSON, Server
from tests.store.files import ask

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random


def resign(*clients: Client) -> None:
    clients[0].done(wire.Resign(new_id(), clients[0].meta.yours[0]))
    for client in clients:
        client.until_over()


def test_everybody_asks_and_all_go_to_the_new_match_one_seat_further_on(server: Server, rng: Random) -> None:
    made = server.make(wire.SeatSetup("person", name="Host"), wire.SeatSetup("open", name="Guest"))
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest, server.enter(made.match) as watcher:
        assert host.refused(wire.Rematch(new_id())).code == "not-over"
        resign(host, guest)
        host.done(wire.Rematch(new_id()))
        assert host.table.rematch == (0,)
        guest.until(lambda table: table.rematch == (0,))
        guest.done(wire.Rematch(new_id()))
        match = guest.hear(wire.RematchReady).match
        assert {host.hear(wire.RematchReady).match, watcher.hear(wire.RematchReady).match} == {match}
        assert match != made.match
    link = made.invitations[0].token
    with server.enter(match, made.token) as host, server.enter(match, link, "guest") as guest:
        assert (host.meta.yours, guest.meta.yours) == ((1,), (0,))
        assert [sitter.name for sitter in host.table.seats] == ["Guest", "Host"]
        guest.play(rng)
        host.until(lambda table: table.to_act == (1,))
        host.play(rng)
    with server.dial(match) as second:
        second.send(wire.Hello(wire.PROTOCOL, link, "another browser"))
        assert second.hear_sorry().code == "seat-taken"


def test_a_host_alone_asks_alone(server: Server) -> None:
    made = server.make(PERSON, BOT)
    with server.enter_as_host(made) as host:
        resign(host)
        host.done(wire.Rematch(new_id()))
        match = host.hear(wire.RematchReady).match
    with server.enter(match, made.token) as host:
        assert host.meta.yours == (1,)
        host.until(lambda table: table.to_act == (1,))


def test_one_who_does_not_want_is_not_made_to(server: Server) -> None:
    made = server.make(PERSON, OPEN)
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest:
        resign(host, guest)
        host.done(wire.Rematch(new_id()))
        host.done(wire.Rematch(new_id()))
        host.sync()
        assert not any('"rematch-ready"' in text for text in host.heard)


def test_asking_often_makes_one_match_only(new_server: Callable[..., Server]) -> None:
    server = new_server()
    for number in range(1, 11):
        made = server.make(PERSON, OPEN)
        with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest:
            resign(host, guest)
            for client in (host, guest) * 3:
                client.send(wire.Rematch(new_id()))
            moved = {client.hear(wire.RematchReady).match for client in (host, guest)}
            host.sync()
            guest.sync()
        assert len(moved) == 1
        assert ask(server.store, "SELECT count(*) FROM matches") == 2 * number


def test_who_asks_after_a_restart_is_led_to_the_same_match(new_server: Callable[..., Server]) -> None:
    server = new_server()
    made = server.make(PERSON, OPEN)
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest:
        resign(host, guest)
        host.done(wire.Rematch(new_id()))
        guest.done(wire.Rematch(new_id()))
        match = guest.hear(wire.RematchReady).match
    server.kill()
    server.start()
    with server.enter_as_host(made) as late:
        late.done(wire.Rematch(new_id()))
        assert late.hear(wire.RematchReady).match == match
    assert ask(server.store, "SELECT count(*) FROM matches") == 2


def test_a_rematch_has_a_rematch(server: Server) -> None:
    made = server.make(PERSON, PERSON)
    names = [made.match]
    for _ in range(3):
        with server.enter(names[-1], made.token) as host:
            assert host.meta.yours == (0, 1)
            host.done(wire.Resign(new_id(), Seat(0)))
            host.done(wire.Rematch(new_id()))
            names.append(host.hear(wire.RematchReady).match)
    assert len(set(names)) == 4
