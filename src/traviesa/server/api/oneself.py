"""What is held about oneself: to take along, and to have deleted."""

from typing import Any, cast

from litestar import Controller, Request, Response, get, post, put
from litestar.response import Stream

from traviesa.server.api.accounts import GONE
from traviesa.server.api.answers import problems
from traviesa.server.api.guarding import address_of
from traviesa.server.api.requests import Farewell
from traviesa.server.identity import Caller
from traviesa.server.people.choices import Choices, choices_of, choose
from traviesa.server.people.export import Export, export
from traviesa.server.people.leaving import Leaving
from traviesa.server.people.limits import Limits
from traviesa.server.people.names import name_key
from traviesa.server.store import Store


class SelfController(Controller):
    """Oneself."""

    path = "/api/me"
    tags = ("people",)

    @get("/settings", summary="How one wants the page to be", responses=problems(401, 403, 429))
    async def settings(self, caller: Caller, store: Store) -> Choices:
        """Give what one chose about the page, in whatever browser."""
        return await choices_of(store, caller.must_be_in_person().id)

    @put("/settings", summary="Choose how the page is to be", responses=problems(400, 401, 403, 429))
    async def choose(self, data: Choices, caller: Caller, store: Store) -> Choices:
        """Keep what one chose about the page, in place of what one chose before."""
        await choose(store, caller.must_be_in_person().id, data)
        return data

    @get("/export", summary="Everything held about one", responses=problems(401, 403, 429))
    async def export(self, caller: Caller, store: Store) -> Response[Export]:
        """Take along everything that is held about one; of running games what one did, nothing that others did."""
        chunks = export(store, caller.must_be_in_person().id)
        headers = {"content-disposition": 'attachment; filename="traviesa.json"', "cache-control": "no-store"}
        return cast("Response[Export]", Stream(chunks, media_type="application/json", headers=headers))

    @post(
        "/deletion",
        summary="Leave for good",
        status_code=204,
        responses=problems(400, 401, 403, 422, 429),
        response_cookies=[GONE],
    )
    async def leave_for_good(
        self, request: Request[Any, Any, Any], data: Farewell, caller: Caller, leaving: Leaving, limits: Limits
    ) -> None:
        """Be forgotten: name, words, password, tokens and ratings go, bots play on where one sat. No way leads back."""
        player = caller.must_be_in_person()
        limits.must_not_guess(name_key(player.name), address_of(request))
        await leaving.begin(player, data.name, data.password)
