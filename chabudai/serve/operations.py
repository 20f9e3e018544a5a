"""The routes for whoever runs the server: whether it is alive, whether it is ready, its metrics."""

from collections.abc import Callable, Mapping
from hmac import compare_digest
from time import perf_counter
from typing import Any, Final, cast

from litestar import Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from chabudai.serve.addresses import Address, comes_by_proxy, is_one_of, requester
from chabudai.serve.answers import AnyRequest
from chabudai.serve.metrics import Metrics
from chabudai.serve.problems import Refusal
from chabudai.serve.protocol import Problem
from chabudai.serve.readiness import Readiness, Ready
from chabudai.serve.settings import Settings

_BEARER: Final = "Bearer "
_FORWARDING: Final = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS", "POST"})
_NO_ROUTE: Final = "other"

Handler = Callable[[AnyRequest, Any], Response[Any]]


def operation_routes(readiness: Readiness, metrics: Metrics, settings: Settings) -> list[Any]:
    """Return the routes `/ready` and `/metrics`."""

    @get("/ready", responses={503: ResponseSpec(Ready, description="a part does not work")})
    async def ready() -> Response[Ready]:
        """Tell whether the store and the workers do their work."""
        found = await readiness.ask()
        return Response(found, status_code=200 if found.ok else 503)

    @get("/metrics", media_type="text/plain; version=0.0.4", sync_to_thread=False, include_in_schema=False)
    def figures(request: AnyRequest) -> bytes:
        if not may_read_metrics(request, settings):
            raise Refusal("metrics-sealed", 403)
        return metrics.text()

    return [ready, figures]


def may_read_metrics(request: AnyRequest, settings: Settings) -> bool:
    """Tell whether somebody has the token, or an address that the settings name.

    Behind a proxy that was not named nobody's address is known: it would be the proxy's own for all the world.
    """
    given = request.headers.get("authorization", "")
    token = given.removeprefix(_BEARER) if given.startswith(_BEARER) else ""
    if settings.metrics_token and compare_digest(token.encode(), settings.metrics_token.encode()):
        return True
    address = requester(request.scope, settings)
    forwarded = any(name in request.headers for name in _FORWARDING)
    if address is None or (forwarded and not _is_known(address, request, settings)):
        return False
    return is_one_of(address, settings.metrics_addresses)


def _is_known(address: Address, request: AnyRequest, settings: Settings) -> bool:
    """Tell whether a request that was passed on has the address of its client, by a proxy that was named."""
    return comes_by_proxy(request.scope, settings) and not is_one_of(address, settings.proxies)


def measured(app: ASGIApp, metrics: Metrics) -> ASGIApp:
    """Return an application whose HTTP requests are measured, by route."""

    async def measure(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        begun, status = perf_counter(), 500

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, note)
        finally:
            metrics.answered(_kind(scope), status, perf_counter() - begun)

    return measure


def _kind(scope: Scope) -> str:
    """Return a request's method and route, of which there are few; never the address that was asked for."""
    facts = cast("Mapping[str, Any]", scope)
    method, template = facts.get("method"), facts.get("path_template")
    return f"{method} {template}" if template and method in _METHODS else _NO_ROUTE


def counted(handler: Handler, metrics: Metrics) -> Handler:
    """Return a handler of exceptions whose refusals are counted by their codes."""

    def handle(request: AnyRequest, error: Any) -> Response[Any]:  # noqa: ANN401 -- whatever the handler takes
        answer = handler(request, error)
        if isinstance(answer.content, Problem):
            metrics.refused(answer.content.code)
        return answer

    return handle
