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
from traviesa.language import choose_language, speak
from traviesa.refusing import Refusal, explain
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
}
"""Codes that are not simply refused (422) have a status of their own; tables in the wrong state are 409."""
CONFLICTS: Final = (
    *("account/have-one", "account/name-taken", "account/guest-sits"),
    *("table/not-", "table/full", "table/sealed", "table/undo", "game/over"),
    *("table/away", "table/resigned", "table/nothing-asked"),
)
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
    language = choose_language(request.headers.get("accept-language", "en")[:5])
    is_deed = isinstance(error, Refusal)
    detail = explain(error.code, error.facts, language) if is_deed else _said(error, language)
    seconds = error.facts.get("seconds")
    headers = {"retry-after": str(seconds)} if isinstance(seconds, int) else None
    return problem(status_of(error.code), error.code, detail, _public(error.facts), headers)


def _said(error: TraviesaError, language: str) -> str:
    try:
        return speak(language)(f"problem-{error.code.replace('/', '-')}", **error.facts)
    except LookupError:
        return error.message


def refuse_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Answer what the framework refuses: no such address, a body that is no JSON, a method that is not there."""
    status = error.status_code
    phrase = HTTPStatus(status).phrase
    detail = "; ".join(_reasons(error)) or error.detail or phrase
    return problem(status, f"http/{phrase.lower().replace(' ', '-')}", detail, headers=error.headers)


def _reasons(error: HTTPException) -> list[str]:
    extra = error.extra if isinstance(error.extra, list) else []
    return [f"{one.get('key', '')}: {one.get('message', '')}".strip(": ") for one in extra if isinstance(one, dict)]


def refuse_unreadable(_request: Request[Any, Any, Any], _error: Exception) -> Response[bytes]:
    """Answer a body that the decoder gives up on: brackets in brackets without end, letters that are no UTF-8."""
    says = "a body that is no UTF-8, or nested without end; possible: JSON as the API's document describes it"
    return problem(400, "http/bad-request", says)


def refuse_away(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer while the database is away: whatever was asked may be asked again, with the same request id."""
    log.warning("%s %s: storage: %s", request.method, request.scope["path_template"], type(error).__name__)
    if is_full(error):
        says = "the disk of the server is full; nothing was done; possible: ask again when its host has made room"
        return refuse(request, TraviesaError("server/full", says, seconds=60))
    says = "the server does not reach its database; possible: ask again, with the same request id it is done once"
    return refuse(request, TraviesaError("server/storage", says, seconds=1))


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer a mistake of ours: nothing of it is told, it is logged: where it happened, never what was sent."""
    log.error("%s %s", request.method, request.scope["path_template"], exc_info=error)
    return problem(500, "server/mistake", "a mistake of the server; it has been noted; possible: try again")


def problem(
    status: int, code: str, detail: str, facts: Mapping[str, Any] | None = None, headers: Any = None
) -> Response[bytes]:
    """Make a problem."""
    body = Problem(HTTPStatus(status).phrase, status, code, detail, facts=dict(facts or {}))
    return Response(msgspec.json.encode(body), status_code=status, media_type=MEDIA, headers=headers)


def _public(facts: Mapping[str, object]) -> dict[str, Any]:
    """Keep the facts that are plain."""
    return {name: value for name, value in facts.items() if isinstance(value, str | int | bool) or _are_words(value)}


def _are_words(value: object) -> bool:
    return isinstance(value, tuple | list) and all(isinstance(one, str) for one in value)
