"""The whole server as one application."""

import asyncio
import gc
import logging
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router  # pyright: ignore[reportUnknownVariableType] -- its parameters are typed loosely
from litestar.status_codes import HTTP_404_NOT_FOUND
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from chabudai import __version__, catalog
from chabudai.serve.answers import AnyRequest, broken, failed, refused, unreadable
from chabudai.serve.http import ROUTES, RouteContext, health
from chabudai.serve.limits import Windows
from chabudai.serve.metrics import Metrics
from chabudai.serve.opening_threads import OpeningThreads
from chabudai.serve.problems import Refusal
from chabudai.serve.protocol import Problem
from chabudai.serve.registry import MatchRegistry
from chabudai.serve.server_time import ServerTime
from chabudai.serve.services import Services
from chabudai.serve.settings import Settings
from chabudai.serve.sockets import SocketEndpoint
from chabudai.serve.worker import Limits
from chabudai.serve.workers import Workers
from chabudai.store import SqliteStore

log = logging.getLogger(__name__)

CLIENT = Path(__file__).parent / "client"

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


def make_app(settings: Settings) -> Litestar:
    """Return the application; it opens its store when it starts and closes it when it ends."""
    for problem in catalog.problems():
        log.warning("%s", problem)
    workers, checks, replays = Workers(settings.workers), _checks(settings), _replays(settings)
    services = Services(SqliteStore(settings.store), workers, checks, replays, OpeningThreads(), settings, ServerTime())
    registry, metrics = MatchRegistry(services), Metrics()
    sockets = SocketEndpoint(registry, metrics)
    made_by = Windows(settings.matches_per_address, settings.matches_seconds)
    uploaded_by = Windows(settings.files_per_address, settings.files_seconds)
    context = RouteContext(registry, sockets, metrics, made_by, uploaded_by)
    metrics.watch("chabudai_tables", "matches in memory", lambda: float(len(registry.matches)))
    metrics.watch("chabudai_sockets", "sockets that are open", lambda: float(sockets.count))

    @get("/metrics", media_type="text/plain; version=0.0.4", sync_to_thread=False, include_in_schema=False)
    def figures() -> bytes:
        return metrics.text()

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncGenerator[None]:
        if settings.prepare:
            services.workers.prepare(*(entry.id for entry in catalog.playable()))
        sweeping = asyncio.create_task(_sweep(registry, settings.sweep_seconds))
        try:
            yield
        finally:
            sweeping.cancel()
            sockets.close()
            registry.close()
            services.workers.close()
            services.checks.close()
            services.replays.close()
            services.threads.close()
            await asyncio.to_thread(services.store.close)

    app = Litestar(
        [ROUTES, health, figures, *_pages()],
        dependencies={"context": Provide(lambda: context, sync_to_thread=False)},
        lifespan=[lifespan],
        exception_handlers={
            Refusal: refused,
            HTTPException: _failed,
            RecursionError: unreadable,
            UnicodeDecodeError: unreadable,
            Exception: broken,
        },
        openapi_config=OpenAPIConfig(
            title="Chabudai", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=64 * 1024,
        logging_config=None,
    )
    app.asgi_handler = _guarded(app.asgi_handler, settings)  # around everything, addresses that lead nowhere included
    return app


def _checks(settings: Settings) -> Workers:
    """Return the worker that checks setups, with a budget of CPU and memory."""
    return Workers(1, limits=Limits(settings.check_seconds, settings.check_bytes, niceness=5), most_waiting=50)


def _replays(settings: Settings) -> Workers:
    """Return the workers that work replays out, with a budget likewise."""
    limits = Limits(settings.replay_seconds, settings.replay_bytes, niceness=5)
    return Workers(settings.replay_workers, limits=limits, most_waiting=settings.replays_waiting)


def _pages() -> Sequence[Any]:
    """Return the routes of the built client: its page for every address that it knows, and its files."""

    @get(
        ["/", "/play/{match:str}", "/replay", "/replay/{match:str}", "/print/{game:str}"],
        media_type="text/html",
        include_in_schema=False,
        sync_to_thread=False,
    )
    def page() -> Response[bytes]:
        return _index(200)

    if not CLIENT.is_dir():
        return [page]
    files = create_static_files_router(
        "/assets", directories=[CLIENT / "assets"], include_in_schema=False, cache_control=None
    )
    return [page, files]


def _index(status: int) -> Response[bytes]:
    index = CLIENT / "index.html"
    if not index.is_file():
        raise Refusal("no-client", 503)
    headers = {"Cache-Control": "no-cache"}
    return Response(index.read_bytes(), media_type="text/html", status_code=status, headers=headers)


def _wants_page(request: AnyRequest) -> bool:
    """Tell whether a browser asks for an unknown address: it gets the client's page, which says so to a person."""
    asked = request.url.path.startswith(("/api/", "/assets/"))
    return not asked and "text/html" in request.headers.get("accept", "") and CLIENT.is_dir()


def _guarded(app: ASGIApp, settings: Settings) -> ASGIApp:
    """Return the application behind a guard that checks origins and adds the security headers."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        if not _is_allowed(dict(scope["headers"]), settings.origins):
            await _refuse_origin(scope, send)
            return
        await app(scope, receive, send if scope["type"] == "websocket" else send_with_headers)

    return guarded


def _is_allowed(headers: dict[bytes, bytes], allowed: Sequence[str]) -> bool:
    """Tell whether the origin is allowed: our own page, one of those in the settings, or none, as from programs."""
    origin = headers.get(b"origin")
    if origin is None:
        return True
    page, host = origin.decode("latin-1"), headers.get(b"host", b"").decode("latin-1")
    return page in allowed or page in {f"http://{host}", f"https://{host}"}


async def _refuse_origin(scope: Scope, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008, "reason": "origin"})
        return
    body = msgspec.json.encode(Refusal("bad-origin", 403).problem)
    await send(
        {"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"application/json"), *HEADERS]}
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _failed(request: AnyRequest, error: HTTPException) -> Response[Problem] | Response[bytes]:
    if error.status_code == HTTP_404_NOT_FOUND and _wants_page(request):
        return _index(HTTP_404_NOT_FOUND)
    return failed(request, error)


async def _sweep(registry: MatchRegistry, seconds: float) -> None:
    while True:
        await asyncio.sleep(seconds)
        if registry.sweep():
            gc.collect()  # a match and its parts refer to each other
