"""Errors as problem+json (RFC 9457): one shape, a stable code, in the caller's language, never more than is theirs."""

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from msgspec import Struct

from traviesa.errors import TraviesaError
from traviesa.language import speak
from traviesa.server.languages import language_of
from traviesa.server.misfits import refuse_misfit, refuse_unread
from traviesa.server.store import is_full

MEDIA: Final = "application/problem+json"

STATUS: Final[Mapping[str, int]] = {
    "identity/nobody": 401,
    "identity/token": 401,
    "identity/password": 401,
    "identity/scope": 403,
    "identity/csrf": 403,
    "server/metrics": 403,
    "identity/in-person": 403,
    "account/guest": 403,
    "table/unknown": 404,
    "table/no-moment": 404,
    "game/unknown-map": 404,
    "player/unknown": 404,
    "table/stale": 409,
    "table/busy": 409,
    "limit/too-many": 429,
    "limit/busy": 429,
    "limit/requests": 429,
    "limit/attempts": 429,
    "token/unknown": 404,
    "server/storage": 503,
    "server/full": 507,
    "http/request-timeout": 408,
}
"""Codes that are not simply refused (422) have a status of their own; tables in the wrong state are 409."""
CONFLICTS: Final = (
    *("account/have-one", "account/name-taken", "account/guest-sits"),
    *("table/not-", "table/full", "table/sealed", "table/undo", "game/over"),
    *("table/away", "table/resigned", "table/nothing-asked"),
)
BODY_AT_MOST: Final = 64 * 1024
"""Bytes of a request's body."""
HUNG_UP: Final = "client disconnected prematurely"
"""What the framework says of a body that ended too early, because nobody is there any more: no mistake of ours."""
log = logging.getLogger(__name__)


class Problem(Struct, frozen=True, omit_defaults=True):
    """What is wrong with a request."""

    title: str
    status: int
    code: str
    """Stable: programs may rely on it."""
    detail: str
    """What was asked, why it is refused, and what is possible."""
    type: str = "about:blank"
    facts: dict[str, Any] = {}


def status_of(code: str) -> int:
    """Choose the status of a code."""
    if code in STATUS:
        return STATUS[code]
    return 409 if code.startswith(CONFLICTS) else 422


def refuse(request: Request[Any, Any, Any], error: TraviesaError) -> Response[bytes]:
    """Answer a refusal of ours."""
    seconds = error.facts.get("seconds")
    headers = {"retry-after": str(seconds)} if isinstance(seconds, int) else None
    return problem(request, status_of(error.code), error, headers)


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Answer what the framework refuses: no such address, a body that is no JSON, a method that is not there."""
    if error.detail == HUNG_UP:
        return refuse_unreadable(request, error)
    if error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return fail(request, error)
    return problem(request, error.status_code, _told(request, error), error.headers)


def _told(request: Request[Any, Any, Any], error: HTTPException) -> TraviesaError:
    match error.status_code:
        case HTTPStatus.BAD_REQUEST:
            return refuse_misfit(error)
        case HTTPStatus.NOT_FOUND:
            return TraviesaError.told("http/not-found", asked=request.url.path[:200])
        case HTTPStatus.METHOD_NOT_ALLOWED:
            possible = dict(error.headers or {}).get("allow", "")
            return TraviesaError.told("http/method-not-allowed", asked=request.method, possible=possible)
        case HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
            return TraviesaError.told("http/request-entity-too-large", most=BODY_AT_MOST)
        case status:
            return TraviesaError.told("http/refused", status=status)


def refuse_unreadable(request: Request[Any, Any, Any], _error: Exception) -> Response[bytes]:
    """Answer a body that the decoder gives up on."""
    return problem(request, HTTPStatus.BAD_REQUEST, refuse_unread())


def refuse_away(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer while the database is away: whatever was asked may be asked again, with the same request id."""
    log.warning("%s %s: storage: %s", request.method, request.scope["path_template"], type(error).__name__)
    if is_full(error):
        return refuse(request, TraviesaError.told("server/full", seconds=60))
    return refuse(request, TraviesaError.told("server/storage", seconds=1))


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer a mistake of ours: nothing of it is told, it is logged: where it happened, never what was sent."""
    log.error("%s %s", request.method, request.scope["path_template"], exc_info=error)
    return problem(request, HTTPStatus.INTERNAL_SERVER_ERROR, TraviesaError.told("server/mistake"))


def problem(
    request: Request[Any, Any, Any], status: int, error: TraviesaError, headers: Mapping[str, str] | None = None
) -> Response[bytes]:
    """Make a problem, in the language of who asks."""
    language = language_of(request)
    title = speak(language)("http-title", status=int(status))
    body = Problem(title, int(status), error.code, error.said(language), facts=_public(error.facts))
    told = dict(headers or {}) | {"content-language": language}
    if status == HTTPStatus.REQUEST_TIMEOUT:
        told["connection"] = "close"
    return Response(msgspec.json.encode(body), status_code=status, media_type=MEDIA, headers=told)


def _public(facts: Mapping[str, object]) -> dict[str, Any]:
    """Keep the facts that are plain."""
    return {name: value for name, value in facts.items() if isinstance(value, str | int | bool) or _are_words(value)}


def _are_words(value: object) -> bool:
    return isinstance(value, tuple | list) and all(isinstance(one, str) for one in value)
