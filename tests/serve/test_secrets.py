"""Every byte that the server sends to anybody, over hundreds of matches: no secret of another is among them."""

from __future__ import annotations

from contextlib import ExitStack
from random import Random
from secrets import token_urlsafe
from typing import TYPE_CHECKING, NamedTuple

from chabudai.core import Seat
from chabudai.serve import protocol as wire
from chabudai.serve.keys import digest
from tests.serve.client import Client, new_id
from tests.serve.play import play_out
from tests.serve.server import BOT, OPEN, PERSON, Server, keys
from tests.store.files import wal

if TYPE_CHECKING:
    from collections.abc import Callable

MATCHES = 200


class Party(NamedTuple):
    """Somebody with secrets, who collects every byte that they get."""

    secrets: tuple[str, ...]
    got: list[str]


class Evening:
    """One random match: a host, guests on open seats, somebody who watches."""

    def __init__(self, server: Server, rng: Random) -> None:
        self.server = server
        self.rng = rng
        seats = rng.choice([(PERSON, OPEN), (OPEN, PERSON), (OPEN, OPEN), (OPEN, BOT)])
        order, watching = rng.choice(["given", "drawn"]), rng.random() < 0.8
        self.made = server.make(*seats, order=order, watching=watching)
        self.watching = watching
        self.host = Party((self.made.token, token_urlsafe(16)), [])
        self.guests = [Party((link.token, token_urlsafe(16)), []) for link in self.made.invitations]
        self.watcher = Party((), [])

    @property
    def secrets(self) -> set[str]:
        return {secret for party in (self.host, *self.guests) for secret in party.secrets}

    def pass_by(self) -> list[Party]:
        with ExitStack() as sockets:
            clients = [(guest, sockets.enter_context(self.enter(guest))) for guest in self.guests]
            clients.append((self.host, sockets.enter_context(self.enter(self.host))))
            if self.watching:
                clients.append((self.watcher, sockets.enter_context(self.server.enter(self.made.match))))
            self.play([client for _, client in clients])
            self.disturb([client for _, client in clients])
            for party, client in clients:
                client.sync()
                party.got.extend(client.heard)
        parties = [party for party, _ in clients]
        for party in parties:
            self.fetch(party)
        return parties

    def enter(self, party: Party) -> Client:
        token, browser = party.secrets
        return self.server.enter(self.made.match, token, browser)

    def play(self, clients: list[Client]) -> None:
        for client in clients:
            client.sync()
        players = [client for client in clients if client.meta.yours]
        if len({seat for client in players for seat in client.meta.yours}) == 2:
            play_out(self.rng, *players, most=self.rng.randrange(6))

    def disturb(self, clients: list[Client]) -> None:
        """Ask for all sorts of things, whoever may."""
        for client in self.rng.sample(clients, len(clients)):
            seat = Seat(self.rng.randrange(2))
            requests: list[wire.Request] = [
                wire.Rename(new_id(), seat, "Ann"),
                wire.AskTakeback(new_id(), seat),
                wire.AnswerTakeback(new_id(), seat, agree=True),
                wire.Replace(new_id(), seat, 1),
                wire.Resign(new_id(), seat),
                wire.Rematch(new_id()),
            ]
            for request in requests:
                if self.rng.random() < 0.7:
                    client.ask(request)

    def fetch(self, party: Party) -> None:
        """Get the same by HTTP, with the right keys and with wrong ones."""
        token, browser = party.secrets or (None, None)
        for what in ("", "/replay", "/log"):
            headers = self.rng.choice([keys(token, browser), keys(token), keys("wrong", browser)])
            answer = self.server.http.get(f"/api/matches/{self.made.match}{what}", headers=headers)
            party.got.append(str(answer.headers) + answer.text)


def test_nobody_ever_gets_another_s_secret(new_server: Callable[..., Server]) -> None:
    rng, server = Random(2026), new_server()
    everybody: list[tuple[Party, set[str]]] = []
    secrets: set[str] = set()
    for _ in range(MATCHES):
        evening = Evening(server, rng)
        parties = evening.pass_by()
        secrets |= evening.secrets
        everybody.extend((party, evening.secrets) for party in parties)
    for party, known in everybody:
        got = "\n".join(party.got)
        assert len(got) > 1000
        assert not [secret for secret in known if secret in got]
        assert not [secret for secret in known if digest(secret) in got]

    kept = server.store.read_bytes() + wal(server.store).read_bytes()
    assert server.stop() == 0
    for data in (kept, server.store.read_bytes(), server.output.read_bytes()):
        assert not [secret for secret in secrets if secret.encode() in data]
