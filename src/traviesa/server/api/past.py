"""The past: a game as it stood after each of its entries."""

from typing import Annotated, Final

from litestar import Controller, get
from litestar.params import PathParameter, QueryParameter

from traviesa.server.api.answers import problems
from traviesa.server.identity import Caller
from traviesa.server.message import MomentMessage, MomentsMessage
from traviesa.server.moments import Moments
from traviesa.server.seeing import find_visible
from traviesa.server.tables import Tables

LATEST: Final = 2**31


class PastController(Controller):
    """Look back."""

    path = "/api/tables/{table_id:str}/moments"
    tags = ("play",)

    @get("/", summary="Moments of the game", responses=problems(400, 401, 404, 429))
    async def after(
        self,
        table_id: str,
        caller: Caller,
        tables: Tables,
        moments: Moments,
        after: Annotated[int, QueryParameter(ge=0, le=LATEST)] = 0,
    ) -> MomentsMessage:
        """Tell the next moments after an entry, as one could see them; of a game that is over everything."""
        live = await find_visible(tables, table_id, caller.id)
        return await moments.after(live.table, caller.id, after)

    @get("/{number:int}", summary="One moment of the game", responses=problems(400, 401, 404, 429))
    async def at(
        self,
        table_id: str,
        number: Annotated[int, PathParameter(ge=0, le=LATEST)],
        caller: Caller,
        tables: Tables,
        moments: Moments,
    ) -> MomentMessage:
        """Tell how the game stood after an entry, as one could see it; of a game that is over everything."""
        live = await find_visible(tables, table_id, caller.id)
        return await moments.at(live.table, caller.id, number)
