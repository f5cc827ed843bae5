"""People: being a guest, and who one is; the cookie that tells it."""

from typing import Any

from litestar import Controller, Request, Response, get, post, put
from litestar.datastructures import Cookie
from msgspec import Struct

from traviesa.server.api.answers import problems
from traviesa.server.api.requests import NewGuest, NewName
from traviesa.server.identity import COOKIE, Caller, Identity, Player
from traviesa.server.languages import language_of
from traviesa.server.people.accounts import Accounts
from traviesa.server.people.names import clean_name
from traviesa.server.settings import Settings

YEAR = 365 * 24 * 3600


class PlayerMessage(Struct, frozen=True):
    """Who one is."""

    id: str
    kind: str
    name: str
    language: str


class PeopleController(Controller):
    """People."""

    path = "/api"
    tags = ("people",)

    @post("/guests", summary="Be a guest", responses=problems(400, 403, 422, 429))
    async def be_guest(
        self, request: Request[Any, Any, Any], data: NewGuest, identity: Identity, settings: Settings
    ) -> Response[PlayerMessage]:
        """Be a guest, and play at once; the answer sets the cookie that tells who one is."""
        player = await identity.new_guest(clean_name(data.name), language_of(request, data.language))
        return with_cookie(player, identity, settings)

    @get("/me", summary="Who one is", responses=problems(401))
    async def me(self, caller: Caller) -> PlayerMessage:
        """Tell who the caller is."""
        return player_message(caller.must_be_somebody("read"))

    @put("/me", summary="Be called otherwise", responses=problems(400, 401, 403, 422, 429))
    async def rename(self, data: NewName, caller: Caller, accounts: Accounts) -> PlayerMessage:
        """Take another name, as a guest; seats keep the one they were taken with."""
        return player_message(await accounts.rename(caller.must_be_in_person(), data.name))


def player_message(player: Player) -> PlayerMessage:
    """Tell a player who they are."""
    return PlayerMessage(player.id, player.kind, player.name, player.language)


def with_cookie(player: Player, identity: Identity, settings: Settings, status: int = 201) -> Response[PlayerMessage]:
    """Tell a player who they are, and set the session's cookie: out of reach of scripts and of other sites."""
    secure = settings.public_url.startswith("https://")
    value = identity.cookie_for(player)
    cookie = Cookie(COOKIE, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return Response(player_message(player), status_code=status, cookies=[cookie])
