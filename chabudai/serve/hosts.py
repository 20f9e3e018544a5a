"""By which names the server may be called, and from which pages: a foreign page may neither read nor write here.

A page of a stranger's can have its own name lead to this machine (DNS rebinding), and would then count as our own page.
It can't do that with an address: so every address is welcome, and of names only those that are ours.
"""

import re
import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final, NamedTuple

from litestar.types import Scope

from chabudai.serve.addresses import comes_by_proxy, scheme_of
from chabudai.serve.settings import Settings

ANY: Final = "*"
_HOST: Final = re.compile(r"(?P<name>\[[0-9A-Fa-f:.]{2,45}\]|[^\s:@/\\\[\]]{1,255})(?::(?P<port>[0-9]{1,5}))?")
_ORIGIN: Final = re.compile(r"(?P<scheme>https?)://(?P<host>\S{1,300})")
_USUAL: Final = {"http": "80", "https": "443"}
_AT_HOME: Final = ("local", "lan", "home.arpa", "internal")
"""What routers at home and mDNS put behind the name of a machine; nobody can register a name below these."""


class Host(NamedTuple):
    """A name or an address, with its port where one is given."""

    name: str
    port: str | None


def read_host(text: str) -> Host | None:
    """Return what a `Host` header names; None where it can't be read."""
    found = _HOST.fullmatch(text.strip())
    return Host(found["name"].lower().rstrip("."), found["port"]) if found else None


class AllowedHosts:
    """The names by which this server may be called."""

    def __init__(self, settings: Settings) -> None:
        named = [name.lower().rstrip(".") for name in settings.hosts]
        self._any = ANY in named
        self._names = frozenset((*named, settings.host.lower(), *_own_names(socket.gethostname())))
        self._below = ("." + "localhost", *(name.removeprefix(ANY) for name in named if name.startswith("*.")))

    def admits(self, text: str) -> bool:
        """Tell whether a request with this `Host` is meant for us; one without a host is from no browser."""
        if self._any or not text.strip():
            return True
        host = read_host(text)
        if host is None:
            return False
        return _is_address(host.name) or host.name in self._names or host.name.endswith(self._below)


def _own_names(machine: str) -> Iterable[str]:
    name = machine.lower().rstrip(".")
    first = name.partition(".")[0]
    return ("localhost", name, first, *(f"{first}.{ending}" for ending in _AT_HOME))


def _is_address(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def is_own_page(origin: str, host: str, scope: Scope, settings: Settings) -> bool:
    """Tell whether a page of this origin is our own.

    Behind a proxy that was named we know whether the page came by TLS; behind another one we don't, and take both.
    """
    page = _ORIGIN.fullmatch(origin)
    ours, theirs = read_host(host), read_host(page["host"]) if page else None
    if page is None or ours is None or theirs is None:
        return False
    scheme = scheme_of(scope, settings) if comes_by_proxy(scope, settings) else page["scheme"]
    usual = _USUAL[scheme]
    same_place = (theirs.name, theirs.port or usual) == (ours.name, ours.port or usual)
    return page["scheme"] == scheme and same_place
