"""The whole server as one application."""

import asyncio
import gc
import logging
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router  # pyright: ignore[reportUnknownVariableType] -- its parameters are typed loosely
from litestar.status_codes import HTTP_404_NOT_FOUND

from chabudai import __version__, catalog
from chabudai.serve.answers import AnyRequest, broken, failed, refused, unreadable
from chabudai.serve.guard import Guard
from chabudai.serve.http import ROUTES, RouteContext, health
from chabudai.serve.limits import AddressLimits
from chabudai.serve.metrics import Metrics
from chabudai.serve.observed_store import ObservedStore
from chabudai.serve.opening_threads import OpeningThreads
from chabudai.serve.operations import Handler, counted, measured, operation_routes
from chabudai.serve.peer_sync import PeerSync
from chabudai.serve.problems import Refusal
from chabudai.serve.protocol import Problem
from chabudai.serve.readiness import Readiness
from chabudai.serve.registry import MatchRegistry
from chabudai.serve.retention import Retention
from chabudai.serve.server_time import ServerTime
from chabudai.serve.services import Services
from chabudai.serve.settings import Settings
from chabudai.serve.sockets import SocketEndpoint
from chabudai.serve.worker import Limits
from chabudai.serve.workers import Workers
from chabudai.store import file_of, open_store

log = logging.getLogger(__name__)

CLIENT = Path(__file__).parent / "client"


def make_app(settings: Settings, limits: AddressLimits | None = None, number: int = 0) -> Litestar:
    """Return the application, which opens its store at once and closes it when it ends.

    `number` is which of several processes this is; 0 where there is one.
    """
    for problem in catalog.problems():
        log.warning("%s", problem)
    workers, checks, replays = Workers(settings.workers), _checks(settings), _replays(settings)
    limits, metrics = limits or AddressLimits(settings), Metrics(number)
    store = ObservedStore(open_store(settings.store), metrics)
    services = Services(store, workers, checks, replays, OpeningThreads(), settings, limits, ServerTime())
    registry = MatchRegistry(services)
    sockets = SocketEndpoint(registry, metrics)
    context = RouteContext(registry, sockets, metrics, limits)
    metrics.watch("chabudai_tables", "matches in memory", lambda: float(len(registry.matches)))
    metrics.watch("chabudai_sockets", "sockets that are open", lambda: float(sockets.count))
    metrics.watch_workers({"bots": workers, "checks": checks, "replays": replays})
    operations = operation_routes(Readiness(services, store, number), metrics, settings)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncGenerator[None]:
        if settings.prepare:
            services.workers.prepare(*(entry.id for entry in catalog.playable()))
        if path := file_of(settings.store):  # a database looks after its files itself
            store.look_for_damage(path)
        sweeping = asyncio.create_task(_sweep(registry, settings.sweep_seconds))
        measuring = asyncio.create_task(metrics.measure_lag())
        deleting = asyncio.create_task(Retention(services, metrics).go_on()) if number <= 1 else None
        sync = PeerSync(registry) if store.peers.shared else None
        if sync:
            await sync.start()
        try:
            yield
        finally:
            if sync:
                sync.stop()
            sweeping.cancel()
            measuring.cancel()
            if deleting:
                deleting.cancel()
            sockets.close()
            registry.close()
            services.workers.close()
            services.checks.close()
            services.replays.close()
            services.threads.close()
            await asyncio.to_thread(services.store.close)

    app = Litestar(
        [ROUTES, health, *operations, *_pages()],
        dependencies={"context": Provide(lambda: context, sync_to_thread=False)},
        lifespan=[lifespan],
        exception_handlers={kind: counted(handler, metrics) for kind, handler in _HANDLERS.items()},
        openapi_config=OpenAPIConfig(
            title="Chabudai", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=64 * 1024,
        logging_config=None,
    )
    # Around everything, addresses that lead nowhere included.
    app.asgi_handler = measured(Guard(app.asgi_handler, settings, limits, metrics), metrics)
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
        ["/", "/play/{match:str}", "/replay", "/replay/{match:str}", "/print/{game:str}", "/learn/{game:str}"],
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


def _failed(request: AnyRequest, error: HTTPException) -> Response[Problem] | Response[bytes]:
    if error.status_code == HTTP_404_NOT_FOUND and _wants_page(request):
        return _index(HTTP_404_NOT_FOUND)
    return failed(request, error)


_HANDLERS: Final[Mapping[type[Exception], Handler]] = {
    Refusal: refused,
    HTTPException: _failed,
    RecursionError: unreadable,
    UnicodeDecodeError: unreadable,
    Exception: broken,
}


async def _sweep(registry: MatchRegistry, seconds: float) -> None:
    while True:
        await asyncio.sleep(seconds)
        if registry.sweep():
            gc.collect()  # a match and its parts refer to each other
