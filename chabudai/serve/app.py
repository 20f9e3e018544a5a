"""The whole server as one application."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router  # pyright: ignore[reportUnknownVariableType] -- its parameters are typed loosely
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from chabudai import __version__
from chabudai.serve.hall import Hall
from chabudai.serve.house import House
from chabudai.serve.http import ROUTES, Rooms
from chabudai.serve.limits import Windows
from chabudai.serve.metrics import Metrics
from chabudai.serve.problems import Refusal
from chabudai.serve.protocol import Problem
from chabudai.serve.settings import Settings
from chabudai.serve.sockets import Doorway
from chabudai.serve.workers import Workers
from chabudai.store import SqliteStore

log = logging.getLogger(__name__)

CLIENT = Path(__file__).parent / "client"
SWEEP_SECONDS = 60.0

HEADERS = (
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

AnyRequest = Request[Any, Any, State]


def make_app(settings: Settings) -> Litestar:
    """Return the application; it opens its store when it starts and closes it when it ends."""
    house = House(SqliteStore(settings.store), Workers(settings.workers), settings)
    hall, metrics = Hall(house), Metrics()
    doorway = Doorway(hall, metrics)
    rooms = Rooms(hall, doorway, metrics, Windows(settings.matches_per_address, settings.matches_seconds))
    metrics.watch("chabudai_tables", "matches in memory", lambda: float(len(hall.tables)))
    metrics.watch("chabudai_sockets", "sockets that are open", lambda: float(doorway.count))

    @get("/metrics", media_type="text/plain; version=0.0.4", sync_to_thread=False, include_in_schema=False)
    def figures() -> bytes:
        return metrics.text()

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncGenerator[None]:
        sweeping = asyncio.create_task(_sweep(hall))
        try:
            yield
        finally:
            sweeping.cancel()
            await doorway.close()
            await hall.close()
            house.workers.close()
            await asyncio.to_thread(house.store.close)

    return Litestar(
        [ROUTES, figures, *_pages()],
        dependencies={"rooms": Provide(lambda: rooms, sync_to_thread=False)},
        lifespan=[lifespan],
        middleware=[_guard(settings)],
        exception_handlers={Refusal: _refused, HTTPException: _failed, Exception: _broken},
        openapi_config=OpenAPIConfig(
            title="Chabudai", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=64 * 1024,
        logging_config=None,
    )


def _pages() -> Sequence[Any]:
    """Return the routes of the built client: its page for every address that it knows, and its files."""

    @get(
        ["/", "/play/{match:str}", "/replay", "/replay/{match:str}", "/print/{game:str}"],
        media_type="text/html",
        include_in_schema=False,
        sync_to_thread=False,
    )
    def page() -> Response[bytes]:
        index = CLIENT / "index.html"
        if not index.is_file():
            raise Refusal("no-client", "The client is not built. `make play` builds it.", 503)
        return Response(index.read_bytes(), headers={"Cache-Control": "no-cache"})

    if not CLIENT.is_dir():
        return [page]
    files = create_static_files_router(
        "/assets", directories=[CLIENT / "assets"], include_in_schema=False, cache_control=None
    )
    return [page, files]


def _guard(settings: Settings) -> Any:  # noqa: ANN401 -- Litestar's middleware types are wider than this
    """Return the middleware that looks at origins and adds the security headers."""

    def factory(app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            async def send_with_headers(message: Message) -> None:
                if message["type"] == "http.response.start":
                    message["headers"] = [*message["headers"], *HEADERS]
                await send(message)

            headers = dict(scope["headers"])
            if not _welcome(headers, settings.origins):
                await _turn_away(scope, send)
                return
            await app(scope, receive, send_with_headers)

        return guarded

    return factory


def _welcome(headers: dict[bytes, bytes], allowed: Sequence[str]) -> bool:
    """Tell whether a page of this origin may talk to us: our own, or one of those allowed; programs send none."""
    origin = headers.get(b"origin")
    if origin is None:
        return True
    host = headers.get(b"host", b"").decode("latin-1")
    return urlsplit(origin.decode("latin-1")).netloc == host or origin.decode("latin-1") in allowed


async def _turn_away(scope: Scope, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
        return
    body = b'{"code":"bad-origin","reason":"Another page may not do this here.","rule":null,"facts":{}}'
    await send(
        {"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"application/json"), *HEADERS]}
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _refused(_: AnyRequest, refusal: Refusal) -> Response[Problem]:
    return Response(refusal.problem, status_code=refusal.status)


def _failed(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    codes = {404: "not-found", 405: "bad-method", 413: "too-big"}
    return Response(
        Problem(codes.get(error.status_code, "bad-request"), error.detail or "That can't be read."),
        status_code=error.status_code,
    )


def _broken(_: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("something went wrong", exc_info=error)
    return Response(Problem("internal", "Something went wrong here. It is our fault, not yours."), status_code=500)


async def _sweep(hall: Hall) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        await hall.sweep()
