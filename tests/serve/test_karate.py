"""Karate on the real server: many seats at once, secrets, and a training that time ends."""

from __future__ import annotations

import re
import time
from contextlib import ExitStack
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from chabudai.core import MSGPACK, Clock, Seat
from chabudai.games.karate import BOXES, Karate, Options, View, Write
from chabudai.games.karate.earlier import Karate1
from chabudai.games.karate.options import Options1
from chabudai.serve import protocol as wire
from chabudai.serve.changes import changed
from chabudai.serve.keys import digest
from chabudai.serve.records import EntryRecord, MatchRecord, write_record
from chabudai.store import MatchId, SqliteStore
from chabudai.table import Match
from tests.serve.client import Client, new_id
from tests.serve.server import BOT, OPEN, PERSON, Server, keys, problem

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

NEVER_SAME = re.compile(r'"at":[0-9.]+|"match":"[^"]+"|"done":"[^"]+"')


def view(client: Client) -> View:
    seen = client.table.views[0].view
    return msgspec.convert(seen, View)


def write(client: Client, *boxes: str, kiai: bool = False) -> wire.Move:
    """Return a writing of the dice that lie there."""
    dice = view(client).dice
    assert dice
    ordered = sorted(boxes, key=[*map(str, BOXES)].index) if dice[0] == dice[1] else boxes
    marks = [{"box": box, "number": number} for box, number in zip(ordered, dice, strict=True)]
    move = {"type": "write", "marks": marks, "kiai": kiai}
    return wire.Move(new_id(), client.meta.yours[0], msgspec.Raw(msgspec.json.encode(move)))


def default(client: Client) -> wire.Move:
    """Return the move that would be made for who is away."""
    game = Karate(Options(players=view(client).players))
    move = game.default(view(client))
    return wire.Move(new_id(), client.meta.yours[0], msgspec.Raw(msgspec.json.encode(move)))


class Evening:
    """Three people, each at their own screen, and one who watches; every byte that anybody gets is kept."""

    def __init__(self, server: Server, sockets: ExitStack) -> None:
        self.server = server
        self.made = server.make(PERSON, OPEN, OPEN, game="karate", options={"kiai": "any"})
        one, two = (invitation.token for invitation in self.made.invitations)
        self.secrets = [(self.made.token, None), (one, "b1"), (two, "b2"), (None, None)]
        self.clients = [sockets.enter_context(server.enter(self.made.match, *each)) for each in self.secrets]
        for client in self.clients:
            client.until(lambda table: bool(table.to_act))  # the dice wait until all have come

    def sync(self) -> None:
        for client in self.clients:
            client.sync()

    def forget(self) -> None:
        self.sync()
        for client in self.clients:
            client.heard.clear()

    def got(self, number: int) -> str:
        """Return all that one got by socket, and gets by HTTP, with what can't be the same left out."""
        self.sync()
        path = f"/api/matches/{self.made.match}"
        token, browser = self.secrets[number]
        answers = [self.server.http.get(path + what, headers=keys(token, browser)) for what in ("", "/replay", "/log")]
        texts = [*self.clients[number].heard, *(answer.text for answer in answers)]
        texts = [text for text in texts if not text.startswith('{"type":"done"')]
        return NEVER_SAME.sub("", "\n".join(texts))


WAYS = {
    "plain": (("1T1", "1T2"), False),
    "elsewhere": (("5K2", "2H1"), False),
    "with a kiai": (("3O4", "3O1"), True),
}


def test_nobody_gets_another_byte_whatever_is_written(new_server: Callable[..., Server]) -> None:
    server = new_server(loaded=True)
    seen: dict[str, list[str]] = {}
    later: dict[str, list[str]] = {}
    for name, (boxes, kiai) in WAYS.items():
        with ExitStack() as sockets:
            evening = Evening(server, sockets)
            host, one, two, _ = evening.clients
            evening.forget()
            host.done(write(host, *boxes, kiai=kiai))
            refused = one.refused(wire.Move("r", Seat(1), msgspec.Raw(b'{"type":"settle","techniques":["K"]}')))
            assert refused.rule == "KA-2"
            one.refused(wire.AskTakeback("t", Seat(1)))
            seen[name] = [evening.got(number) for number in (1, 2, 3)]
            if not kiai:
                one.done(write(one, "1T1", "1T2"))
                two.done(write(two, "1T1", "1T2"))
                later[name] = [evening.got(number) for number in (1, 2, 3)]
            assert "5K2" not in "".join(seen[name])
            assert boxes[0] in evening.got(0)
    assert seen["plain"] == seen["elsewhere"] == seen["with a kiai"]
    assert later["plain"] == later["elsewhere"]
    assert all(len(text) > 1000 for text in later["plain"])


def views_of(replay: dict[str, Any]) -> list[Any]:
    """Return what is seen at the start of a replay and after each step."""
    views = [replay["start"]]
    for step in replay["steps"]:
        views.append(changed(views[-1], step["change"]))
    return views


def test_several_at_one_screen_are_shown_nothing_of_each_other(server: Server) -> None:
    made = server.make(PERSON, PERSON, game="karate")
    with server.enter_as_host(made) as host:
        host.done(write(host, "5K2", "2H1"))
        host.sync()
        assert [seen.seat for seen in host.table.views] == [0, 1]
        assert host.steps[-1].text is None
        assert host.steps[-1].events == ({"type": "wrote", "seat": 0, "write": None},)
        replay = server.http.get(f"/api/matches/{made.match}/replay", headers=keys(made.token)).json()
        assert all(seen["own"] is None for seen in views_of(replay))
        host.done(wire.Resign(new_id(), Seat(0)))  # now it is over, and nothing is secret any more
        host.sync()
        replay = server.http.get(f"/api/matches/{made.match}/replay", headers=keys(made.token)).json()
        assert replay["steps"][1]["text"] is not None


def settle(client: Client) -> wire.Move:
    """Return a fight in which one hesitates in every step."""
    move = {"type": "settle", "techniques": ["-"] * 5}
    return wire.Move(new_id(), client.meta.yours[0], msgspec.Raw(msgspec.json.encode(move)))


def answer(client: Client, move: str, seat: int | None = None) -> wire.Move:
    return wire.Move(new_id(), Seat(client.meta.yours[0] if seat is None else seat), msgspec.Raw(move.encode()))


def to_the_race(*clients: Client) -> None:
    """Play three rounds in which everybody hesitates, so that all are tied."""
    for _ in range(3):
        for client in clients:
            while client.meta.yours[0] not in client.table.to_act or view(client).awaits != "write":
                client.next()
            client.done(write(client, "1T1", "1T2", kiai=True))
        for client in clients:
            while view(client).awaits != "settle":
                client.next()
            client.done(settle(client))
    for client in clients:
        while view(client).awaits != "race":
            client.next()


def test_what_came_of_a_move_is_sent_to_all_at_one_screen_without_anybodys_secrets(server: Server) -> None:
    made = server.make(PERSON, PERSON, game="karate", options={"kiai": "any"})
    with server.enter_as_host(made) as host:
        first = write(host, "5K2", "2H1", kiai=True)
        host.done(first)
        host.sync()
        host.done(wire.Move(new_id(), Seat(1), first.move))
        host.sync()
        for seat in (0, 1):
            host.done(answer(host, '{"type":"settle","techniques":["-","-","-","-","-"]}', seat))
        host.sync()
        told = next(text for text in host.heard if '"type":"read"' in text)
        fight = next(step for step in msgspec.json.decode(told)["steps"] if step["events"][-1]["type"] == "fought")
        assert fight["view"]["own"] is None
        assert fight["view"]["sheets"] == []
        assert len(fight["view"]["fights"]) == 1


@pytest.mark.rule("KA-9", "KA-11")
def test_nobody_gets_another_byte_whatever_time_was_run(new_server: Callable[..., Server]) -> None:
    server = new_server(loaded=True)
    seen: dict[int, list[str]] = {}
    for time_run in (150, 4321):
        with ExitStack() as sockets:
            evening = Evening(server, sockets)
            host, one, two, _ = evening.clients
            to_the_race(host, one, two)
            evening.forget()
            host.done(answer(host, f'{{"type":"run","hundredths":{time_run}}}'))
            refused = one.refused(answer(one, '{"type":"run","hundredths":10}'))
            assert (refused.rule, refused.code) == ("KA-9", "no-such-time")
            evening.sync()
            watched = (text for text in evening.clients[3].heard if not text.startswith('{"type":"done"'))
            seen[time_run] = [NEVER_SAME.sub("", text) for text in watched]
            assert f'"hundredths":{time_run}' in "".join(host.heard)
            assert '"hundredths":null' in "".join(two.heard)
            assert f'"hundredths":{time_run}' not in "".join(two.heard)
            one.done(answer(one, '{"type":"run","hundredths":500}'))
            two.done(answer(two, '{"type":"run","hundredths":500}'))
            for client in evening.clients:
                client.until_over()
                assert client.table.result
                assert client.table.result.winners == ((0,) if time_run == 150 else (1, 2))
    assert seen[150] == seen[4321]


def test_who_lets_time_run_out_in_a_race_comes_in_last(server: Server) -> None:
    options = {"kiai": "any"}
    made = server.make(PERSON, OPEN, game="karate", options=options, clock=Clock("move", 2.0))
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest:
        to_the_race(host, guest)
        host.done(answer(host, '{"type":"run","hundredths":400}'))
        host.until_over()
        assert host.table.result
        assert (host.table.result.winners, host.table.result.code) == ((0,), "race")


def test_a_bot_runs_too(server: Server) -> None:
    made = server.make(PERSON, BOT, game="karate", options={"kiai": "any"})
    with server.enter_as_host(made) as host:
        while not view(host).runners:
            if host.to_act is None:
                host.next()
            elif view(host).awaits == "settle":
                host.done(settle(host))
            else:
                host.done(write(host, "1T1", "1T2", kiai=view(host).rolls == 1))
            assert not host.table.result, "nobody has anything to strike with after one roll"
        while host.to_act is None:
            host.next()
        host.done(answer(host, '{"type":"run","hundredths":6000}'))
        host.until_over()
        assert host.table.result
        assert (host.table.result.winners, host.table.result.code) == ((1,), "race")


def test_sheets_are_seen_in_the_replay_once_it_is_over(server: Server) -> None:
    made = server.make(PERSON, PERSON, game="karate", options={"kiai": "any"})
    address = f"/api/matches/{made.match}/replay"
    with server.enter_as_host(made) as host:
        host.done(write(host, "5K2", "2H1"))
        host.sync()
        assert server.http.get(address, headers=keys(made.token)).json()["start"]["sheets"] == []
        assert "5K2" not in server.http.get(address, headers=keys(made.token)).text
        host.done(wire.Resign(new_id(), Seat(0)))
        host.sync()
        for headers in (keys(made.token), {}):
            answered = server.http.get(address, headers=headers)
            seen = [view["sheets"][0] for view in views_of(answered.json())]
            assert seen[:2] == [["." * 105] * 2] * 2
            assert seen[2][0] != "." * 105
            assert "5K2" in answered.text


def test_a_stored_match_of_version_1_is_opened_and_goes_on(new_server: Callable[..., Server], tmp_path: Path) -> None:
    game = Karate1(Options1(players=2))
    table = Match(game, seed=1)
    table.play(Seat(0), game.default(game.view(table.state, Seat(0))))
    record = MatchRecord(table.header, digest("host"), (Seat(0), Seat(1)), (), watching=True)
    store, match = SqliteStore(tmp_path / "matches.sqlite"), MatchId("A" * 12)
    store.create(match, MSGPACK.encode(record))
    store.append(match, 0, [write_record(EntryRecord(entry)) for entry in table.log.entries])
    store.close()
    server = new_server()
    with server.enter(match, "host") as host:
        assert (host.meta.rules, host.meta.options) == (1, {"players": 2, "level": 0})
        seen = msgspec.convert(host.table.views[1].view, View)
        assert (seen.kiai, seen.tie) == ("any", "share")
        move = game.default(seen)
        assert isinstance(move, Write)
        loud = msgspec.structs.replace(move, kiai=True)
        host.done(answer(host, msgspec.json.encode(loud).decode(), 1))
        host.sync()
        assert view(host).awaits == "settle"


def test_the_log_of_a_running_match_is_for_nobody(server: Server) -> None:
    with ExitStack() as sockets:
        evening = Evening(server, sockets)
        host = evening.clients[0]
        host.done(write(host, "5K2", "2H1"))
        for number in (0, 1, 3):
            token, browser = evening.secrets[number]
            answer = server.http.get(f"/api/matches/{evening.made.match}/log", headers=keys(token, browser))
            assert problem(answer) == (403, "log-sealed")


def test_seats_write_in_any_order_and_only_once(server: Server) -> None:
    with ExitStack() as sockets:
        evening = Evening(server, sockets)
        host, one, two, watcher = evening.clients
        assert host.table.to_act == (0, 1, 2)
        two.done(write(two, "1T1", "1T2"))
        host.done(write(host, "1T1", "1T2"))
        evening.sync()
        assert host.table.to_act == watcher.table.to_act == (1,)
        assert host.refused(write(host, "1T3", "1T4")).code == "written"
        one.done(write(one, "1T1", "1T2"))
        evening.sync()
        assert view(one).rolls == 2


def test_eight_at_one_table_with_bots_among_them(server: Server) -> None:
    made = server.make(PERSON, *[BOT] * 7, game="karate")
    with server.enter_as_host(made) as host:
        for _ in range(2000):
            if host.table.result:
                break
            if host.to_act is not None:
                host.done(default(host))
            else:
                host.next()
        assert host.table.result
        assert len(host.table.result.scores) == 8
        assert len(view(host).fights) == 3


def test_how_many_play_follows_from_the_seats(server: Server) -> None:
    made = server.make(PERSON, OPEN, BOT, game="karate")
    assert server.look(made.match, made.token).meta.options["players"] == 3
    setup = {"game": "karate", "options": {"players": 2}, "seats": [{"kind": "person"}]}
    assert server.http.post("/api/matches", json=setup).json()["code"] == "bad-seats"
    nine = {"game": "karate", "seats": [{"kind": "person"}] * 9}
    assert server.http.post("/api/matches", json=nine).json()["code"] == "bad-options"


def test_who_is_away_does_not_stop_the_others(server: Server) -> None:
    made = server.make(PERSON, OPEN, OPEN, game="karate", clock=Clock("move", 0.5), grace=0.01)
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as one:
        with server.enter_as_guest(made, "third", seat=1):
            pass  # comes, and goes away
        for _ in range(3):
            for client in (host, one):
                while client.to_act is None:
                    client.next()
                client.done(default(client))
        while not any(step.kind == "timeout" and step.seat == 2 for step in host.steps):
            host.next()
        host.done(wire.Replace(new_id(), Seat(2), 1))
        host.until(lambda table: table.seats[2].kind == "bot")


@pytest.mark.rule("KA-10")
def test_alone_against_time(server: Server) -> None:
    made = server.make(PERSON, game="karate", options={"level": 5}, clock=Clock("part"))
    with server.enter_as_host(made) as host:
        assert host.table.times == wire.Times((20.0,), ())
        host.done(default(host))
        host.sync()
        assert host.table.times
        assert host.table.times.running == (0,)
        began = time.monotonic()
        while view(host).awaits == "write" and time.monotonic() < began + 30:
            host.pause(0.4)
            host.done(default(host))
            host.sync()
        assert 19 < time.monotonic() - began < 22
        assert view(host).rolls > 4  # more than where no clock runs
        assert host.table.times is None
        while host.to_act is not None and view(host).round == 0:
            host.done(default(host))
        assert len(view(host).fights) == 1


def test_alone_where_no_clock_runs(server: Server) -> None:
    made = server.make(PERSON, game="karate", options={"level": 5})
    with server.enter_as_host(made) as host:
        while not host.table.result:
            host.done(default(host))
            host.sync()
        assert len(host.table.result.scores) == 2
        assert sum(step.events[0] == {"type": "ended", "time": True} for step in host.steps) == 3


def test_a_clock_for_parts_is_for_games_that_have_them(server: Server) -> None:
    setup = {"game": "kooshi", "clock": {"per": "part"}}
    assert server.http.post("/api/matches", json=setup).json()["code"] == "bad-clock"


def test_what_can_be_settled_is_on_the_card(server: Server) -> None:
    cards = {card["id"]: card for card in server.http.get("/api/games").json()}
    assert cards["karate"]["players"] == [1, 8]
    level, kiai, tie = cards["karate"]["options"]
    assert (level["name"], level["kind"], level["choices"], level["players"]) == (
        "level",
        "choice",
        [0, 1, 2, 3, 4, 5],
        1,
    )
    assert (kiai["name"], kiai["choices"], kiai["default"]) == ("kiai", ["any", "some", "all", "attack"], "all")
    assert (tie["name"], tie["choices"], tie["default"]) == ("tie", ["race", "share"], "race")
    assert (level["fewest"], kiai["fewest"], tie["fewest"]) == (None, 2, 2)
    assert [field["name"] for field in cards["kooshi"]["options"]] == ["setup"]
    assert [field["name"] for field in cards["bossa"]["options"]] == ["stack"]


def test_a_match_of_bossa_begins_with_its_deal_and_dice(server: Server) -> None:
    made = server.make(PERSON, PERSON, game="bossa")
    rng = Random(1)
    with server.enter_as_host(made) as host:
        assert all(step.view for step in host.table.steps)
        kinds = [step.events[0]["type"] for step in host.steps]
        assert kinds[0] == "dealt"
        assert kinds[1:-1] == ["rolled"] * (len(kinds) - 2)
        assert kinds[-1] == "drew"
        while not host.table.result:
            host.play(rng, quiet=False)
        assert host.table.result.rule in {"BO-13", "BO-14", "BO-15"}
