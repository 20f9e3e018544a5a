"""Whose request it is: the address that limits count by, and how the request reached us.

Everything that counts or shares by address asks here. What a request says about itself (`X-Forwarded-For`,
`X-Forwarded-Proto`) is believed only where it comes from a proxy that the settings name.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from litestar.types import Scope

from chabudai.serve.settings import Settings

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

NOWHERE: Final = "unknown"
"""Whose request it is where the connection has no address, as by a Unix socket."""
_MOST_HOPS: Final = 32
_HOUSEHOLD_BITS: Final = 64
"""An IPv6 connection is given at least so much of an address; what follows costs its owner nothing to change."""


def client_of(scope: Scope, settings: Settings) -> str:
    """Return whose request this is: an IPv4 address, or the /64 network of an IPv6 address.

    Behind proxies it is the address nearest to us that is no proxy of ours: what stands before it in the header was
    written by the client itself.
    """
    found = requester(scope, settings)
    return _owner(found) if found else NOWHERE


def requester(scope: Scope, settings: Settings) -> Address | None:
    """Return the address that a request comes from, as `client_of` finds it, or None where it has none."""
    found = None
    for hop in _hops(scope):
        address = _parsed(hop)
        if address is None:
            break
        found = address
        if not is_one_of(address, settings.proxies):
            break
    return found


def scheme_of(scope: Scope, settings: Settings) -> str:
    """Return `http` or `https`, as the client's browser has it: behind a proxy with TLS that is what the proxy says."""
    given = _values(scope, b"x-forwarded-proto") if comes_by_proxy(scope, settings) else []
    # The last value is by the proxy itself; whatever came before it, by whoever called the proxy.
    said = given[-1].lower() if given else scope["scheme"]
    return "https" if said in {"https", "wss"} else "http"


def comes_by_proxy(scope: Scope, settings: Settings) -> bool:
    """Tell whether a request was passed on by a proxy that the settings name."""
    peer = _parsed(_peer(scope))
    return peer is not None and is_one_of(peer, settings.proxies)


def read_networks(names: Sequence[str]) -> tuple[Network, ...]:
    """Return addresses and networks such as `10.0.0.1` and `fd00::/8`; ValueError where one can't be read."""
    return tuple(ip_network(name.strip(), strict=False) for name in names)


def _hops(scope: Scope) -> Iterator[str]:
    """Yield the addresses that a request has passed, the nearest to us first."""
    yield _peer(scope)
    yield from reversed(_values(scope, b"x-forwarded-for")[-_MOST_HOPS:])


def _peer(scope: Scope) -> str:
    client = scope["client"]
    return client[0] if client else ""


def _values(scope: Scope, name: bytes) -> list[str]:
    """Return the values of a header that lists them by commas; several such headers are one list."""
    given = b",".join(value for key, value in scope["headers"] if key == name)
    return [value.strip() for value in given.decode("latin-1").split(",")] if given else []


def _parsed(text: str) -> Address | None:
    """Return an address, that may stand with a port; IPv4 within IPv6 is IPv4."""
    host = text[1:].partition("]")[0] if text.startswith("[") else text
    if host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address


@lru_cache(maxsize=16)
def _networks(names: tuple[str, ...]) -> tuple[Network, ...]:
    return read_networks(names)


def is_one_of(address: Address, names: tuple[str, ...]) -> bool:
    """Tell whether an address is one of these, or in one of these networks."""
    return any(address in network for network in _networks(names))


def _owner(address: Address) -> str:
    if isinstance(address, IPv4Address) or address.is_loopback:
        return str(address)
    return str(IPv6Network((address, _HOUSEHOLD_BITS), strict=False))
