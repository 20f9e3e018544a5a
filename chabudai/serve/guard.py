"""What stands before every request: who calls us by which name, from which page, how often; and what every answer has.

It stands around everything, addresses that lead nowhere included.
"""

import re
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from chabudai.serve.addresses import client_of
from chabudai.serve.answers import language_of
from chabudai.serve.hosts import AllowedHosts, is_own_page
from chabudai.serve.limits import AddressLimits, TooMany
from chabudai.serve.metrics import Metrics
from chabudai.serve.problems import Refusal
from chabudai.serve.settings import Settings

HEADERS: Final = (
    (
        b"content-security-policy",
        (
            b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
            b"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        ),
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
NO_STORE: Final = (b"cache-control", b"no-store")
_PRIVATE: Final = ("/api/matches", "/api/replay", "/health", "/ready", "/metrics")
"""Where answers depend on who asks, or on the moment."""
_LONGEST_PATH: Final = 500
_LONGEST_PART: Final = 200
"""How many bytes a part of a path may have; file systems know no longer names."""
_ODD: Final = re.compile(r"[\x00-\x1f\x7f\\]|//|^[^/]|/\.{1,2}(?:/|$)")
"""What no path of ours has: control characters, backslashes, empty parts, and steps up or on the spot."""
_FIRST_ERROR: Final = 400
AnyConnection = ASGIConnection[Any, Any, Any, State]


class Guard:
    """An application that lets through what it may, and says why of the rest."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: AddressLimits, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics
        self._settings = settings
        self._limits = limits
        self._hosts = AllowedHosts(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, or have the application do so."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        try:
            self._check(scope)
        except Refusal as refusal:
            self._metrics.refused(refusal.problem.code)
            await _refuse(scope, send, refusal)
            return
        await self._app(scope, receive, send if scope["type"] == "websocket" else _with_headers(scope, send))

    def _check(self, scope: Scope) -> None:
        """Raise a Refusal where a request may not go on."""
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if not self._hosts.admits(host):
            raise Refusal("bad-host", 421, host=host)
        self._check_origin(headers.get(b"origin"), host, scope)
        limits = self._limits
        (limits.openings if scope["type"] == "websocket" else limits.requests).take(client_of(scope, self._settings))
        if scope["type"] == "http" and _leads_nowhere(scope["path"]):
            raise Refusal("not-found", 404)

    def _check_origin(self, origin: bytes | None, host: str, scope: Scope) -> None:
        """Let pass our own page, those in the settings, and what comes from no page, as from programs."""
        page = origin.decode("latin-1") if origin is not None else None
        own = page is None or page in self._settings.origins or is_own_page(page, host, scope, self._settings)
        if not own:
            raise Refusal("bad-origin", 403)


def _leads_nowhere(path: str) -> bool:
    parts = path.encode("utf-8", "replace").split(b"/")
    return len(path) > _LONGEST_PATH or max(map(len, parts)) > _LONGEST_PART or bool(_ODD.search(path))


def _with_headers(scope: Scope, send: Send) -> Send:
    """Return a `send` that adds to every answer what keeps it safe and, where it is private, from being kept."""

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [
                *message["headers"],
                *HEADERS,
                *_caching(scope, message["status"], message["headers"]),
            ]
        await send(message)

    return send_with_headers


def _caching(scope: Scope, status: int, headers: Iterable[tuple[bytes, bytes]]) -> tuple[tuple[bytes, bytes], ...]:
    private = scope["path"].startswith(_PRIVATE) or status >= _FIRST_ERROR
    said = any(name.lower() == b"cache-control" for name, _ in headers)
    return (NO_STORE,) if private and not said else ()


async def _refuse(scope: Scope, send: Send, refusal: Refusal) -> None:
    """Answer with a refusal: in words to a person who has typed an address, else as a problem."""
    problem = refusal.in_language(language_of(AnyConnection(scope)))
    typed = b"text/html" in dict(scope["headers"]).get(b"accept", b"") and not scope["path"].startswith("/api/")
    kind = b"text/plain; charset=utf-8" if typed else b"application/json"
    body = problem.reason.encode() if typed else msgspec.json.encode(problem)
    headers = [(b"content-type", kind), (b"content-length", b"%d" % len(body)), NO_STORE, *HEADERS]
    if isinstance(refusal, TooMany):
        headers.append((b"retry-after", b"%d" % refusal.wait))
    kind_of_answer: Any = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    start: Any = {"type": f"{kind_of_answer}.start", "status": refusal.status, "headers": headers}
    rest: Any = {"type": f"{kind_of_answer}.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)
