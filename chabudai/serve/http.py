"""The HTTP routes: games and their rules, matches, replays, health."""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Annotated, Any, NamedTuple, TypeVar

from litestar import Request, Response, Router, delete, get, post, websocket
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, PathParameter, QueryParameter

from chabudai import __version__, catalog
from chabudai.catalog.level_words import level_words, rating
from chabudai.core import Header, Seat, Struct, with_secrets, write_log
from chabudai.serve import links
from chabudai.serve import protocol as wire
from chabudai.serve.addresses import client_of
from chabudai.serve.limits import AddressLimits
from chabudai.serve.live_match import LiveMatch
from chabudai.serve.metrics import Metrics
from chabudai.serve.option_fields import option_fields
from chabudai.serve.playing_on import beginning_of
from chabudai.serve.problems import Refusal, sentence, unknown_game
from chabudai.serve.registry import MatchRegistry
from chabudai.serve.replays import BadLog, replay_of_file, replay_of_match, stored_log
from chabudai.serve.seating import Admission
from chabudai.serve.sockets import AnySocket, SocketEndpoint
from chabudai.serve.workers import WorkFailed, WorkRefused

AnyRequest = Request[Any, Any, State]
T = TypeVar("T")
LARGEST_UPLOAD = 8 * 1024 * 1024
MOST_SEATS = 99
MOST_ENTRIES = 1_000_000
PRIVATE = {"Cache-Control": "no-store"}
"""The headers of an answer with a token in it."""
SeatNumber = Annotated[int, PathParameter(ge=0, le=MOST_SEATS)]
_BEARER = "Bearer "
_STATUSES = {
    400: "it can't be read, or can't be as wished",
    403: "it is not for the asker",
    404: "it is not there",
    409: "it was begun under rules that are not known here, or is damaged",
    413: "it is too large",
    422: "it is no log that can be played",
    429: "it is asked for too often",
    503: "it can't be kept or read right now",
}


class RouteContext(NamedTuple):
    """What the routes need: the matches, their sockets, and the limits on making more."""

    registry: MatchRegistry
    sockets: SocketEndpoint
    metrics: Metrics
    limits: AddressLimits


@cache
def games(language: catalog.Language = "en") -> list[wire.GameCard]:
    """Return the catalog's games, in words of this language where they have them."""
    return [
        wire.GameCard(
            card.id,
            *catalog.words(card.id, language),
            card.players,
            card.minutes,
            tuple(catalog.levels(card.id)),
            option_fields(catalog.options_type(card.id)),
            with_secrets(catalog.game(card.id)) is not None,
            card.first_seat_begins,
            tuple(
                wire.LevelCard(level, *level_words(card.id, level, language), rating(card.id, level))
                for level in catalog.levels(card.id)
            ),
            len(catalog.lesson(card.id).steps),
        )
        for card in catalog.playable()
    ]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the OpenAPI descriptions of these statuses, with which a route answers by a Problem."""
    return {status: ResponseSpec(wire.Problem, description=_STATUSES[status]) for status in statuses}


class LogFile(Struct):
    """A log as a file, as `core.write_log` writes it."""

    chabudai: int
    header: Header
    entries: list[dict[str, Any]]
    digest: str


class Asker(NamedTuple):
    """What a request for a match shows: a token, and a browser's secret."""

    token: str | None
    browser: str | None


def asker(
    authorization: Annotated[str | None, HeaderParameter(name="Authorization", description="Bearer TOKEN")] = None,
    browser: Annotated[str | None, HeaderParameter(name="Chabudai-Browser", description="a browser's secret")] = None,
) -> Asker:
    """Return what the headers of a request show."""
    given = authorization or ""
    return Asker(given.removeprefix(_BEARER) if given.startswith(_BEARER) else None, browser)


@get("/games", sync_to_thread=False, responses=problems(400))
def list_games(lang: catalog.Language = "en") -> list[wire.GameCard]:
    """List the games."""
    return games(lang)


@get("/games/{game:str}/rules", sync_to_thread=False, responses=problems(400, 404))
def list_rules(game: str, lang: catalog.Language = "en") -> Response[list[wire.Rule]]:
    """List the rules of a game, in English where it has no page in the language; `Content-Language` says which."""
    try:
        catalog.playable_entry(game)
    except ValueError as error:
        raise unknown_game(game, error, 404) from error
    try:
        page = catalog.rules(game, lang)
    except ValueError as error:
        raise Refusal("no-rules-page", 404) from error
    rules = [wire.Rule(rule, words) for rule, words in page.rules.items()]
    return Response(rules, headers={"Content-Language": page.language})


@get(
    "/games/{game:str}/messages",
    media_type="text/plain",
    sync_to_thread=False,
    responses={200: ResponseSpec(str, description="the file"), **problems(400, 404)},
)
def get_messages(game: str, request: AnyRequest, lang: catalog.Language = "en") -> Response[str]:
    """Get a game's sentences as a Fluent file; an empty one where it has none in the language."""
    try:
        text = catalog.messages(game, lang)
    except ValueError as error:
        raise unknown_game(game, error, 404) from error
    tag = f'"{sha256(text.encode()).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("If-None-Match") == tag:
        return Response("", status_code=304, headers=headers)
    return Response(text, headers=headers)


@post("/matches", responses=problems(400, 413, 429, 503))
async def make_match(data: wire.MatchSetup, request: AnyRequest, context: RouteContext) -> wire.MatchCreated:
    """Make a match."""
    owner = _owner(request, context)
    context.limits.matches.take(owner)
    made = await context.registry.make(data, owner)
    context.metrics.matches.inc()
    return made


@post("/lessons", responses=problems(400, 404, 413, 429, 503))
async def make_lesson(data: wire.LessonSetup, request: AnyRequest, context: RouteContext) -> wire.MatchCreated:
    """Make a match that is a step of a game's lesson, for the learner alone."""
    owner = _owner(request, context)
    context.limits.matches.take(owner)
    return await context.registry.make_lesson(data, owner)


@get("/matches/{match:str}", responses=problems(400, 403, 404, 409, 503))
async def look_at_match(match: str, asker: Asker, request: AnyRequest, context: RouteContext) -> wire.MatchInfo:
    """Look at a match, as the asker may see it, with its latest steps."""
    live, admission = await _admitted(context, request, match, asker)
    async with live.journal.lock, context.limits.pace:
        return live.info_for(admission)


@get(
    "/matches/{match:str}/replay",
    media_type="application/json",
    responses={200: ResponseSpec(wire.Replay, description="the match"), **problems(400, 403, 404, 409, 429, 503)},
)
async def replay_match(match: str, asker: Asker, request: AnyRequest, context: RouteContext) -> Response[bytes]:
    """Get a match to step through, as the asker may see it."""
    context.limits.files.take(_owner(request, context))
    live, admission = await _admitted(context, request, match, asker)
    async with live.journal.lock:
        log, meta = live.journal.match.log, live.meta_for(admission)
    stored = await stored_log(log, meta, admission.seats)
    packed = _takes_gzip(request)
    return _replay(await _worked_out(context, request, replay_of_match, stored, packed), packed=packed)


@get(
    "/matches/{match:str}/log",
    media_type="application/json",
    responses={200: ResponseSpec(LogFile, description="the file"), **problems(400, 403, 404, 409, 429, 503)},
)
async def download_log(match: str, asker: Asker, request: AnyRequest, context: RouteContext) -> Response[bytes]:
    """Download the log of a match; of a game with secrets, only when it is over."""
    context.limits.files.take(_owner(request, context))
    live, _ = await _admitted(context, request, match, asker)
    async with live.journal.lock:
        if with_secrets(live.game) and not live.journal.match.over:
            raise Refusal("log-sealed", 403)
        data = write_log(live.journal.match.log)
    name = f"{live.game.id}-{live.name}.json"
    return Response(data, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@post("/matches/{match:str}/invitations/{seat:int}", responses=problems(400, 403, 404, 409, 429, 503))
async def renew_invitation(
    match: str,
    seat: SeatNumber,
    asker: Asker,
    request: AnyRequest,
    context: RouteContext,
) -> Response[wire.Invitation]:
    """Withdraw the invitation to an open seat and make another; for the host."""
    live, admission = await _admitted(context, request, match, asker)
    return Response(await links.renew_invitation(live, admission, Seat(seat)), headers=PRIVATE)


@delete("/matches/{match:str}/invitations/{seat:int}", responses=problems(400, 403, 404, 409, 429, 503))
async def withdraw_invitation(
    match: str,
    seat: SeatNumber,
    asker: Asker,
    request: AnyRequest,
    context: RouteContext,
) -> None:
    """Withdraw the invitation to an open seat; for the host."""
    live, admission = await _admitted(context, request, match, asker)
    await links.withdraw_invitation(live, admission, Seat(seat))


@post("/matches/{match:str}/recovery", responses=problems(400, 403, 404, 409, 429, 503))
async def make_recovery(
    match: str, asker: Asker, request: AnyRequest, context: RouteContext
) -> Response[wire.SeatLink]:
    """Make a link by which whoever holds a seat sits down at another device; it works once."""
    live, admission = await _admitted(context, request, match, asker)
    return Response(await links.make_recovery(live, admission), headers=PRIVATE)


@post(
    "/replay",
    status_code=200,
    media_type="application/json",
    request_max_body_size=LARGEST_UPLOAD,
    responses={200: ResponseSpec(wire.Replay, description="the match"), **problems(400, 413, 422, 429, 503)},
)
async def open_replay(request: AnyRequest, context: RouteContext) -> Response[bytes]:
    """Get a log file's match to step through."""
    owner = _owner(request, context)
    context.limits.files.take(owner)
    settings, packed = context.registry.services.settings, _takes_gzip(request)
    with context.limits.uploads.one_more(owner):
        data = await request.body()
        found = await _worked_out(context, request, replay_of_file, data, settings.entries, packed)
    if isinstance(found, BadLog):
        raise Refusal("bad-log", 422, why=sentence(found.reason))
    return _replay(found, packed=packed)


@post(
    "/play-on",
    request_max_body_size=LARGEST_UPLOAD,
    responses=problems(400, 409, 413, 422, 429, 503),
)
async def play_on(
    request: AnyRequest,
    context: RouteContext,
    entries: Annotated[int, QueryParameter(ge=0, le=MOST_ENTRIES)],
    level: int | None = None,
    seat: Annotated[int, QueryParameter(ge=0, le=MOST_SEATS)] = 0,
) -> wire.MatchCreated:
    """Make a match that goes on after so many entries of a log file, all seats beside each other.

    With a level, the host plays one seat, and bots the others.
    """
    owner, services = _owner(request, context), context.registry.services
    context.limits.files.take(owner)
    context.limits.matches.take(owner)
    with context.limits.uploads.one_more(owner):
        data = await request.body()
        facts = data, entries, services.settings.entries, services.now()
        found = await _worked_out(context, request, beginning_of, *facts)
    if isinstance(found, BadLog):
        raise Refusal("bad-log", 422, why=sentence(found.reason))
    made = await context.registry.play_on(found, level, seat, owner)
    context.metrics.matches.inc()
    return made


@get("/health", sync_to_thread=False)
def health(context: RouteContext) -> wire.Health:
    """Tell how the server is."""
    return wire.Health(
        ok=True, version=__version__, matches=len(context.registry.matches), sockets=context.sockets.count
    )


@websocket("/matches/{match:str}/socket")
async def socket_at_match(socket: AnySocket, match: str, context: RouteContext) -> None:
    """Sit down at a match."""
    await context.sockets.serve(socket, match)


ROUTES = Router(
    "/api",
    route_handlers=[
        list_games,
        list_rules,
        get_messages,
        make_match,
        make_lesson,
        look_at_match,
        replay_match,
        download_log,
        renew_invitation,
        withdraw_invitation,
        make_recovery,
        open_replay,
        play_on,
        socket_at_match,
    ],
    dependencies={"asker": Provide(asker, sync_to_thread=False)},
)


async def _admitted(
    context: RouteContext, request: AnyRequest, match: str, asker: Asker
) -> tuple[LiveMatch, Admission]:
    live = await context.registry.find(match, _owner(request, context))
    return live, await live.look(asker.token, asker.browser)


async def _worked_out(context: RouteContext, request: AnyRequest, work: Callable[..., T], *facts: object) -> T:
    """Have something worked out where nobody waits; Refusal where it takes more than a request may."""
    services = context.registry.services
    try:
        return await services.replays.run(
            work, *facts, patience=services.settings.patience, owner=_owner(request, context)
        )
    except WorkRefused as error:
        raise Refusal("too-much-work", 429) from error
    except WorkFailed as error:
        raise Refusal("busy", 503) from error


def _owner(request: AnyRequest, context: RouteContext) -> str:
    """Return whose request it is."""
    return client_of(request.scope, context.registry.services.settings)


def _takes_gzip(request: AnyRequest) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _replay(data: bytes, *, packed: bool) -> Response[bytes]:
    headers = {"Vary": "Accept-Encoding", **({"Content-Encoding": "gzip"} if packed else {})}
    return Response(data, headers=headers)
