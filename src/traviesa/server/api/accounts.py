"""Accounts: taking a name and a password, signing in and out, changing the password."""

from typing import Any, Final

from litestar import Controller, Request, Response, delete, post, put
from litestar.datastructures import Cookie

from traviesa.server.api.answers import problems
from traviesa.server.api.guarding import address_of
from traviesa.server.api.people import PlayerMessage, with_cookie
from traviesa.server.api.requests import NewAccount, NewPassword, Reset, SignIn
from traviesa.server.identity import COOKIE, Caller, Identity
from traviesa.server.languages import language_of
from traviesa.server.people.accounts import Accounts
from traviesa.server.people.limits import Limits
from traviesa.server.people.names import name_key
from traviesa.server.settings import Settings

GONE: Final = Cookie(COOKIE, value="", path="/", max_age=0, httponly=True, samesite="lax")
"""Takes the session's cookie away."""


class AccountController(Controller):
    """Accounts."""

    path = "/api"
    tags = ("people",)

    @post("/accounts", summary="Take a name and a password", responses=problems(400, 401, 403, 409, 422, 429))
    async def make(
        self,
        request: Request[Any, Any, Any],
        data: NewAccount,
        caller: Caller,
        accounts: Accounts,
        identity: Identity,
        settings: Settings,
    ) -> Response[PlayerMessage]:
        """Make an account. A guest becomes it, and keeps every seat; the answer sets a new cookie."""
        guest = caller.must_be_in_person() if caller.player else None
        player = await accounts.make(guest, data.name, data.password, language_of(request, data.language))
        return with_cookie(player, identity, settings)

    @post("/session", summary="Sign in", responses=problems(400, 401, 403, 409, 422, 429))
    async def enter(
        self,
        request: Request[Any, Any, Any],
        data: SignIn,
        caller: Caller,
        accounts: Accounts,
        limits: Limits,
        identity: Identity,
        settings: Settings,
    ) -> Response[PlayerMessage]:
        """Sign in with a name and a password; the answer sets the cookie."""
        limits.must_not_guess(name_key(data.name), address_of(request))
        player = await accounts.enter(data.name, data.password)
        if caller.player and not data.leave_tables:
            await accounts.must_leave_nothing(caller.player)
        return with_cookie(player, identity, settings)

    @delete("/session", summary="Sign out", responses=problems(400, 401, 403, 429), response_cookies=[GONE])
    async def leave(self) -> None:
        """Sign out here: the cookie goes. A guest who does so has nothing to come back with."""

    @delete("/sessions", summary="Sign out everywhere", responses=problems(400, 401, 403, 429), response_cookies=[GONE])
    async def leave_everywhere(self, caller: Caller, accounts: Accounts) -> None:
        """End every session of the account, on every device; tokens stay until they are revoked."""
        await accounts.end_sessions(caller.must_be_in_person())

    @put("/me/password", summary="Change the password", responses=problems(400, 401, 403, 422, 429))
    async def change(
        self,
        request: Request[Any, Any, Any],
        data: NewPassword,
        caller: Caller,
        accounts: Accounts,
        limits: Limits,
        identity: Identity,
        settings: Settings,
    ) -> Response[PlayerMessage]:
        """Change the password; every other session ends."""
        player = caller.must_be_in_person()
        limits.must_not_guess(name_key(player.name), address_of(request))
        player = await accounts.change_password(player, data.old, data.new)
        return with_cookie(player, identity, settings, 200)

    @post("/resets", summary="Set a new password with a code", responses=problems(400, 401, 403, 422, 429))
    async def reset(
        self, data: Reset, accounts: Accounts, identity: Identity, settings: Settings
    ) -> Response[PlayerMessage]:
        """Set a new password with the code that whoever runs the server has made, and sign in."""
        player = await accounts.reset_password(data.code, data.password)
        return with_cookie(player, identity, settings)
