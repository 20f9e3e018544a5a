"""The HTTP routes: games and their rules, matches, replays, health."""

from typing import Any, NamedTuple

from litestar import Request, Response, Router, get, post, websocket
from litestar.datastructures import State

from chabudai import __version__, catalog
from chabudai.core import BrokenLog, LogError, with_secrets, write_log
from chabudai.serve import protocol as wire
from chabudai.serve.gate import Gate
from chabudai.serve.hall import Hall
from chabudai.serve.limits import Windows
from chabudai.serve.live import LiveTable
from chabudai.serve.metrics import Metrics
from chabudai.serve.problems import Refusal
from chabudai.serve.seating import Admission
from chabudai.serve.sockets import AnySocket, Doorway, file_setting, setting
from chabudai.table import Match

AnyRequest = Request[Any, Any, State]
LARGEST_UPLOAD = 1024 * 1024
_BEARER = "Bearer "


class Rooms(NamedTuple):
    """What the routes lead to."""

    hall: Hall
    doorway: Doorway
    metrics: Metrics
    made_by: Windows
    """How many matches each address has made."""


def games() -> list[wire.GameCard]:
    """Return the catalog's games."""
    return [
        wire.GameCard(card.id, card.title, card.about, card.players, card.minutes, tuple(card.levels()))
        for card in catalog.GAMES
    ]


@get("/games", sync_to_thread=False)
def list_games() -> list[wire.GameCard]:
    """List the games."""
    return games()


@get("/games/{game:str}/rules", sync_to_thread=False)
def list_rules(game: str, lang: catalog.Language = "en") -> list[wire.Rule]:
    """List the rules of a game."""
    try:
        return [wire.Rule(rule, words) for rule, words in catalog.rules(game, lang).items()]
    except ValueError as error:
        raise Refusal("unknown-game", f"{error}.", 404) from None


@post("/matches")
async def make_match(data: wire.MatchWish, request: AnyRequest, rooms: Rooms) -> wire.Made:
    """Make a match."""
    address = request.client.host if request.client else ""
    if not rooms.made_by.take(address, rooms.hall.house.now()):
        raise Refusal("too-many-matches", "Too many new matches from here. Wait a little.", 429)
    made = await rooms.hall.make(data)
    rooms.metrics.matches.inc()
    return made


@get("/matches/{match:str}")
async def look_at_match(match: str, request: AnyRequest, rooms: Rooms) -> wire.MatchInfo:
    """Look at a match, as the asker may see it."""
    table, admission = await _admitted(rooms.hall, match, request)
    async with table.lock:
        return wire.MatchInfo(setting(table, admission), table.table(admission.seats))


@get("/matches/{match:str}/replay")
async def replay_match(match: str, request: AnyRequest, rooms: Rooms) -> wire.Replay:
    """Get a match to step through, as the asker may see it."""
    table, admission = await _admitted(rooms.hall, match, request)
    async with table.lock:
        return _replay(table.gate(admission.seats), setting(table, admission))


@get("/matches/{match:str}/log", media_type="application/json")
async def download_log(match: str, request: AnyRequest, rooms: Rooms) -> Response[bytes]:
    """Download the log of a match; of a game with secrets, only when it is over."""
    table, _ = await _admitted(rooms.hall, match, request)
    async with table.lock:
        if with_secrets(table.game) and not table.match.over:
            raise Refusal("log-sealed", "The log of this game can be had when the match is over.", 403)
        data = write_log(table.match.log)
    name = f"{table.game.id}-{table.name}.json"
    return Response(data, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@post("/replay", status_code=200, request_max_body_size=LARGEST_UPLOAD)
async def open_replay(request: AnyRequest, rooms: Rooms) -> wire.Replay:
    """Get a log file's match to step through."""
    try:
        game, log = catalog.open_log(await request.body())
        match = Match(game, log=log, draws=False)
    except (LogError, BrokenLog) as error:
        words = str(error)
        raise Refusal("bad-log", f"{words[:1].upper()}{words[1:]}.", 422) from None
    gate = Gate(match, (), rooms.hall.house.settings.most_options)
    return _replay(gate, file_setting(game, log.header))


@get("/health", sync_to_thread=False)
def health(rooms: Rooms) -> wire.Health:
    """Tell how the server is."""
    return wire.Health(ok=True, version=__version__, matches=len(rooms.hall.tables), sockets=rooms.doorway.count)


@websocket("/matches/{match:str}/socket")
async def socket_at_match(socket: AnySocket, match: str, rooms: Rooms) -> None:
    """Sit down at a match."""
    await rooms.doorway.serve(socket, match)


ROUTES = Router(
    "/api",
    route_handlers=[
        list_games,
        list_rules,
        make_match,
        look_at_match,
        replay_match,
        download_log,
        open_replay,
        health,
        socket_at_match,
    ],
)


async def _admitted(hall: Hall, match: str, request: AnyRequest) -> tuple[LiveTable, Admission]:
    given = request.headers.get("authorization", "")
    token = given.removeprefix(_BEARER) if given.startswith(_BEARER) else None
    table = await hall.find(match)
    return table, table.seating.look(token)


def _replay(gate: Gate, about: wire.Setting) -> wire.Replay:
    return wire.Replay(about, gate.first_view(), gate.steps(views=True), gate.match.result)
