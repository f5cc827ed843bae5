"""Who calls: taken from the cookie or the token of a request, with what protects cookies from foreign pages."""

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request

from traviesa.server.identity import COOKIE, Caller, Identity, IdentityError

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
HEADER: Final = "x-traviesa"
"""Any value: a foreign page cannot send it."""


async def find_caller(request: Request[Any, Any, Any]) -> Caller:
    """Find who sent a request; a token counts before a cookie."""
    identity: Identity = request.app.state.identity
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return await identity.by_token(token.strip())
    cookie = request.cookies.get(COOKIE)
    if not cookie:
        return Caller()
    if request.method not in SAFE:
        _must_be_our_page(request)
    player = await identity.by_cookie(cookie)
    return Caller(player, by_cookie=True) if player else Caller()


def _must_be_our_page(request: Request[Any, Any, Any]) -> None:
    """Refuse what another site makes a browser send with our cookie."""
    origin, site = request.headers.get("origin"), request.headers.get("sec-fetch-site", "same-origin")
    foreign = bool(origin) and urlsplit(origin or "").netloc != request.headers.get("host", "")
    if HEADER not in request.headers or foreign or site not in ("same-origin", "none"):
        says = f"a request with a cookie but from another page; possible: send the header {HEADER}, or a token"
        raise IdentityError("identity/csrf", says)
