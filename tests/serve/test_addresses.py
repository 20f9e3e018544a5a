"""Whose request it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

import pytest

from chabudai.serve.addresses import NOWHERE, client_of, read_networks, scheme_of
from chabudai.serve.settings import Settings

if TYPE_CHECKING:
    from litestar.types import Scope

PROXIED = Settings(store="nowhere", proxies=("127.0.0.1", "10.0.0.0/8", "fd00::/8"))
ALONE = Settings(store="nowhere")


def scope(peer: str | None, *headers: tuple[str, str]) -> Scope:
    facts: dict[str, Any] = {
        "type": "http",
        "scheme": "http",
        "client": (peer, 1234) if peer else None,
        "headers": [(name.lower().encode(), value.encode("latin-1")) for name, value in headers],
    }
    return cast("Scope", facts)


@pytest.mark.parametrize(
    ("peer", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::1"),
        (None, NOWHERE),
        ("testclient", NOWHERE),
    ],
)
def test_an_address_is_that_of_a_household(peer: str | None, client: str) -> None:
    assert client_of(scope(peer), ALONE) == client


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("127.0.0.1", ["192.0.2.7"], "192.0.2.7"),
        ("127.0.0.1", ["198.51.100.1, 192.0.2.7"], "192.0.2.7"),  # the first was written by the client
        ("127.0.0.1", ["198.51.100.1", "192.0.2.7"], "192.0.2.7"),
        ("127.0.0.1", ["192.0.2.7, 10.1.2.3"], "192.0.2.7"),
        ("127.0.0.1", ["192.0.2.7, 10.1.2.3, 10.1.2.4"], "192.0.2.7"),
        ("127.0.0.1", ["10.1.2.3"], "10.1.2.3"),
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", [""], "127.0.0.1"),
        ("127.0.0.1", ["nonsense"], "127.0.0.1"),
        ("127.0.0.1", ["192.0.2.7, nonsense"], "127.0.0.1"),
        ("127.0.0.1", ["192.0.2.7:5555"], "192.0.2.7"),
        ("127.0.0.1", ["[2001:db8::7]:5555"], "2001:db8::/64"),
        ("::ffff:127.0.0.1", ["::ffff:192.0.2.7"], "192.0.2.7"),
        ("fd00::1", ["2001:db8::7"], "2001:db8::/64"),
        ("192.0.2.9", ["198.51.100.1"], "192.0.2.9"),
        ("127.0.0.1", [", ".join(["10.0.0.1"] * 5000)], "10.0.0.1"),
    ],
)
def test_only_named_proxies_are_believed(peer: str, forwarded: list[str], client: str) -> None:
    headers = [("X-Forwarded-For", value) for value in forwarded]
    assert client_of(scope(peer, *headers), PROXIED) == client
    direct = client_of(scope(peer), ALONE)
    assert client_of(scope(peer, *headers), ALONE) == direct


@pytest.mark.parametrize(
    ("peer", "said", "scheme"),
    [
        ("127.0.0.1", ["https"], "https"),
        ("127.0.0.1", ["http, https"], "https"),
        ("127.0.0.1", ["https, http"], "http"),
        ("127.0.0.1", ["gopher"], "http"),
        ("127.0.0.1", [], "http"),
        ("192.0.2.7", ["https"], "http"),
    ],
)
def test_a_scheme_is_believed_likewise(peer: str, said: list[str], scheme: str) -> None:
    assert scheme_of(scope(peer, *(("X-Forwarded-Proto", value) for value in said)), PROXIED) == scheme


def test_what_is_no_address_can_t_be_named_as_a_proxy() -> None:
    with pytest.raises(ValueError, match="example"):
        read_networks(["example.org"])
