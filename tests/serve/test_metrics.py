"""What Prometheus reads, and who may read it."""

from __future__ import annotations

import signal
import time
from typing import TYPE_CHECKING

import pytest
from prometheus_client.parser import text_string_to_metric_families as parsed

from chabudai.core import Seat
from chabudai.serve import protocol as wire
from chabudai.serve.keys import new_token
from tests.serve.client import PATIENCE, new_id
from tests.serve.processes import signal_workers
from tests.serve.server import BOT, PERSON, Server, keys, problem

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    NewServer = Callable[..., Server]


class Figures:
    """All samples that a server gives, by name and labels."""

    def __init__(self, server: Server, **headers: str) -> None:
        answer = server.http.get("/metrics", headers=headers)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        self.text = answer.text
        self._samples = {
            (sample.name, *sample.labels.items()): sample.value
            for family in parsed(answer.text)
            for sample in family.samples
        }

    def of(self, name: str, **labels: str) -> float:
        return self._samples.get((name, *labels.items()), 0.0)


def test_requests_are_measured_by_their_route(server: Server) -> None:
    before = Figures(server)
    made = server.make(PERSON, PERSON)
    server.look(made.match)
    server.http.get("/nowhere-at-all")
    server.http.get("/assets/not-there.js")
    server.http.request("BREW", "/health")
    server.http.get("/health", headers={"Host": "evil.example"})
    after = Figures(server)

    def more(name: str, **labels: str) -> float:
        return after.of(name, **labels) - before.of(name, **labels)

    assert more("chabudai_request_seconds_count", kind="POST /api/matches") == 1
    assert more("chabudai_request_seconds_count", kind="GET /api/matches/{match}") == 1
    assert more("chabudai_request_seconds_count", kind="other") >= 1
    assert more("chabudai_answers_total", status="201") == 1
    assert more("chabudai_refusals_total", code="not-found") == 2
    assert more("chabudai_refusals_total", code="bad-host") == 1
    assert "evil" not in after.text
    assert "nowhere-at-all" not in after.text
    assert "not-there" not in after.text
    assert "BREW" not in after.text
    assert made.match not in after.text


def test_messages_are_measured_by_their_kind_and_refusals_by_their_code(server: Server, rng: Random) -> None:
    before = Figures(server)
    with server.enter_as_host(server.make(PERSON, PERSON)) as host:
        host.play(rng)
        assert host.refused(wire.Rematch(new_id())).code == "not-over"
        host.done(wire.Resign(new_id(), Seat(0)))
    after = Figures(server)
    for kind in ("move", "rematch", "resign"):
        name = "chabudai_message_seconds_count"
        assert after.of(name, kind=kind) - before.of(name, kind=kind) == 1
    name = "chabudai_refusals_total"
    assert after.of(name, code="not-over") - before.of(name, code="not-over") == 1
    assert after.of("chabudai_store_seconds_count", operation="append") > before.of(
        "chabudai_store_seconds_count", operation="append"
    )


def test_the_loop_the_workers_and_the_process_are_there(new_server: NewServer) -> None:
    own = new_server()
    with own.enter_as_host(own.make(PERSON, BOT)) as host:
        host.sync()
        until = time.monotonic() + PATIENCE
        while not Figures(own).of("chabudai_loop_lag_seconds_count"):
            assert time.monotonic() < until
            time.sleep(0.1)
        found = Figures(own)
        assert found.of("process_resident_memory_bytes") > 1e6
        assert found.of("chabudai_sockets") == found.of("chabudai_tables") == 1
        for pool in ("bots", "checks", "replays"):
            assert f'chabudai_work_waiting{{workers="{pool}"}} 0.0\n' in found.text
            assert f'chabudai_worker_restarts_total{{workers="{pool}"}} 0.0\n' in found.text


def test_restarts_of_workers_are_counted(new_server: NewServer) -> None:
    own = new_server()
    assert own.http.get("/ready").status_code == 200  # which starts one
    assert signal_workers(own.pid, signal.SIGKILL) >= 1
    until = time.monotonic() + PATIENCE
    while not Figures(own).of("chabudai_worker_restarts_total", workers="bots"):
        assert time.monotonic() < until
        own.http.get("/ready")
        time.sleep(0.1)


def test_nothing_of_a_match_is_in_the_metrics_or_the_log(server: Server, rng: Random) -> None:
    made = server.make(wire.SeatSetup("person", name="Zenobia"), PERSON)
    with server.enter_as_host(made) as host:
        host.play(rng)
        host.done(wire.Rename(new_id(), Seat(0), "Melpomene"))
    said = Figures(server).text + server.output.read_text("utf-8")
    for secret in (made.match, made.token, "Zenobia", "Melpomene"):
        assert secret not in said


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"])
def test_behind_a_proxy_that_was_not_named_nobody_is_taken_for_this_machine(server: Server, header: str) -> None:
    assert problem(server.http.get("/metrics", headers={header: "127.0.0.1"})) == (403, "metrics-sealed")


def test_behind_a_named_proxy_the_address_of_the_client_counts(new_server: NewServer) -> None:
    own = new_server(proxies=["127.0.0.1"], metrics_addresses=["203.0.113.0/24"])
    for given, status in (
        ("203.0.113.9", 200),
        ("198.51.100.1", 403),
        ("203.0.113.9, 198.51.100.1", 403),
        ("nobody", 403),
    ):
        answer = own.http.get("/metrics", headers={"X-Forwarded-For": given})
        assert answer.status_code == status, given
    assert own.http.get("/metrics").status_code == 403


def test_a_token_opens_the_metrics_from_anywhere(new_server: NewServer) -> None:
    secret = new_token()
    own = new_server(metrics_addresses=[], metrics_token=secret)
    for token in (None, "", secret[:-1], f"{secret}-more"):
        assert own.http.get("/metrics", headers=keys(token)).status_code == 403
    assert own.http.get("/metrics", headers=keys(secret)).status_code == 200
    assert secret not in own.output.read_text("utf-8")
