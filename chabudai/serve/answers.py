"""What is answered by HTTP where something is refused or fails: a problem in the language that was asked for."""

import logging
import re
from typing import Any, Final, cast

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from chabudai.core import LANGUAGES, Language, Struct, bad_field
from chabudai.serve.limits import TooMany
from chabudai.serve.problems import Refusal, said
from chabudai.serve.protocol import MatchSetup, Problem

log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, State]
_CODES: Final = {404: "not-found", 405: "bad-method", 413: "too-big"}
_QUALITY: Final = re.compile(r"\s*([A-Za-z]{1,8})[A-Za-z0-9-]{0,40}\s*(?:;\s*q=([0-9.]{1,5}))?\s*")
_MOST_HEADER: Final = 200


def language_of(request: ASGIConnection[Any, Any, Any, State]) -> Language:
    """Return the language that is asked for: `?lang=`, else the first of `Accept-Language` that we have."""
    wanted = [request.query_params.get("lang", ""), *_accepted(request.headers.get("accept-language", ""))]
    known: list[Language] = [language for name in wanted for language in LANGUAGES if name == language]
    return known[0] if known else "en"


def _accepted(header: str) -> list[str]:
    """Return the languages of an `Accept-Language` header, the dearest first."""
    found = [_QUALITY.fullmatch(part) for part in header[:_MOST_HEADER].split(",")]
    weighed = [(_weight(part[2]), part[1].lower()) for part in found if part]
    return [name for _, name in sorted(weighed, key=lambda pair: -pair[0])]


def _weight(quality: str | None) -> float:
    try:
        return 1.0 if quality is None else float(quality)
    except ValueError:
        return 0.0


def refused(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    """Answer with a refusal; what was asked for too often may be asked for again later."""
    headers = {"Retry-After": str(refusal.wait)} if isinstance(refusal, TooMany) else {}
    return Response(refusal.in_language(language_of(request)), status_code=refusal.status, headers=headers)


def failed(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Answer where Litestar refuses: what can't be read names the field and what is allowed there."""
    problem = _field_problem(error) or _plain_problem(error.status_code)
    return Response(said(problem, language_of(request)), status_code=error.status_code)


def _plain_problem(status: int) -> Problem:
    code = _CODES.get(status, "bad-request")
    return (Refusal(code, most=0) if code == "too-big" else Refusal(code)).problem


def _field_problem(error: HTTPException) -> Problem | None:
    extra = cast("list[dict[str, Any]]", error.extra) if isinstance(error.extra, list) else []
    if not extra:
        return Refusal("bad-json").problem if "JSON" in error.detail else None
    message, key = str(extra[0].get("message", "")), str(extra[0].get("key", ""))
    in_body = extra[0].get("source") == "body"
    if in_body and message == "'data'":
        return Refusal("bad-json").problem
    bad = bad_field(MatchSetup, message, "" if key == "data" else key) if in_body else bad_field(_Query, message, key)
    return Problem(bad.code, bad.reason, None, bad.facts, bad.message)


class _Query(Struct):
    """What can stand after the question mark of an address."""

    lang: Language = "en"


def unreadable(request: AnyRequest, _: Exception) -> Response[Problem]:
    """Answer 400 where a body is nested too deep or is no text, which Litestar takes for a server error."""
    return refused(request, Refusal("bad-request"))


def broken(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Answer 500 where something of our own fails, and log it."""
    log.error("something went wrong", exc_info=error)
    return refused(request, Refusal("internal", 500))
