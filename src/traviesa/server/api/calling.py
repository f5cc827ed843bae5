"""Who calls: taken from the cookie or the token of a request."""

from typing import Any

from litestar import Request

from traviesa.server.api.guarding import bearer_of, cost_of
from traviesa.server.identity import COOKIE, Caller, Identity
from traviesa.server.people.limits import Limits


async def find_caller(request: Request[Any, Any, Any]) -> Caller:
    """Find who sent a request; a token counts before a cookie. What is refused them is told in their language."""
    caller = await _shown(request)
    if caller.player is not None:
        request.state.language = caller.player.language
        limits: Limits = request.app.state.limits
        limits.must_not_hurry(caller.player.id, cost_of(request))
    return caller


async def _shown(request: Request[Any, Any, Any]) -> Caller:
    identity: Identity = request.app.state.identity
    token, cookie = bearer_of(request), request.cookies.get(COOKIE)
    if token:
        return await identity.by_token(token)
    player = await identity.by_cookie(cookie) if cookie else None
    return Caller(player, by_cookie=True) if player else Caller()
