"""Before a request reaches anybody: how much its address asks, and which page it comes from; and what answers carry."""

import asyncio
import re
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, NotFoundException
from litestar.middleware import ASGIMiddleware
from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketReceiveMessage,
)

from traviesa.errors import TraviesaError
from traviesa.server.identity import COOKIE, IdentityError
from traviesa.server.people.limits import Limits, whose_address
from traviesa.server.settings import Settings

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
HEADER: Final = "x-traviesa"
"""Any value: a foreign page cannot send it."""
COSTS: Final[Mapping[tuple[str, str], int]] = {
    ("POST", "/api/guests"): 10,
    ("POST", "/api/accounts"): 10,
    ("POST", "/api/session"): 10,
    ("POST", "/api/resets"): 10,
    ("PUT", "/api/me/password"): 10,
    ("POST", "/api/me/deletion"): 10,
    ("GET", "/api/me/export"): 20,
    ("POST", "/api/tables"): 5,
}
"""What costs more than a common request."""
PAST: Final = 4
PAST_PATH: Final = re.compile(r"/moments(/|$)")
"""A game is folded again from its beginning to be shown as it stood."""
DOCS: Final = ("/api/docs/", "/api/docs/openapi.json", "/api/docs/openapi.yaml")
"""What there is below the contract's page; the framework would answer the rest with a page of its own."""
HEADERS: Final = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
}
"""What every answer carries; a page of ours sets a content-security-policy of its own."""


class Guard(ASGIMiddleware):
    """Refuses what floods the server, and what a foreign page makes a browser send."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let a request through, or refuse it before its body is read."""
        if scope["type"] == ScopeType.HTTP:
            if "\0" in scope["path"] or b"%00" in scope["query_string"]:
                raise ClientException("an address with %00 asked; possible: one without, no name here has it")
            if scope["path"].startswith("/api/docs/") and scope["path"] not in DOCS:
                raise NotFoundException
            request: Request[Any, Any, Any] = Request(scope)
            state = request.app.state
            limits: Limits = state.limits
            limits.must_not_flood(address_of(request), cost_of(request))
            if request.method not in SAFE and not bearer_of(request):
                _must_be_our_page(request, state.settings)
            if request.method not in SAFE:
                receive = _in_time(receive, state.settings.body_time)
        await next_app(scope, receive, send)


def _in_time(receive: Receive, seconds: float) -> Receive:
    """Wait for a body no longer than that; once it is there, for whatever comes."""
    until, whole = asyncio.get_running_loop().time() + seconds, False

    async def received() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        nonlocal whole
        try:
            async with asyncio.timeout_at(None if whole else until):
                message = await receive()
        except TimeoutError:
            raise TraviesaError.told("http/request-timeout", within=round(seconds)) from None
        whole = message["type"] != "http.request" or not message["more_body"]
        return message

    return received


def address_of(request: Request[Any, Any, Any]) -> str:
    """Give the address a request comes from; uvicorn has asked the proxy before us."""
    client = request.scope.get("client")
    return whose_address(client[0]) if client else ""


def cost_of(request: Request[Any, Any, Any]) -> int:
    """Say what a request costs of what one may ask."""
    path = request.scope["path"].rstrip("/")
    return PAST if PAST_PATH.search(path) else COSTS.get((request.method, path), 1)


def bearer_of(request: Request[Any, Any, Any]) -> str:
    """Give the token of a request; empty where it has none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def _must_be_our_page(request: Request[Any, Any, Any], settings: Settings) -> None:
    """Refuse what another site makes a browser send, with our cookie or to get one."""
    origin, site = request.headers.get("origin"), request.headers.get("sec-fetch-site", "same-origin")
    ours = {request.headers.get("host", ""), urlsplit(settings.public_url).netloc} - {""}
    foreign = origin is not None and urlsplit(origin).netloc not in ours
    bare = COOKIE in request.cookies and HEADER not in request.headers
    if bare or foreign or site not in ("same-origin", "none"):
        raise IdentityError.told("identity/csrf", header=HEADER)


async def carry_headers(message: Message, scope: Scope) -> None:
    """Put on every answer what keeps browsers from being used against their owners."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if scope.get("method") == "OPTIONS" and message["status"] == 204:
            headers["allow"] = _methods(scope)


def _methods(scope: Scope) -> str:
    """List what an address can be asked with; the framework tells the methods of its first handler alone."""
    path = scope["path_template"].rstrip("/") or "/"
    return ", ".join(
        sorted({one for route in scope["litestar_app"].routes if route.path_format == path for one in route.methods})
    )
