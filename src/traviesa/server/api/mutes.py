"""Mutes: not to read the words of somebody, at any table."""

from litestar import Controller, delete, get, put
from msgspec import Struct

from traviesa.server.api.answers import problems
from traviesa.server.identity import Caller, Identity
from traviesa.server.tables import Tables


class Muted(Struct, frozen=True):
    """Somebody who is muted."""

    id: str
    name: str


class MuteList(Struct, frozen=True):
    """Those whom one has muted."""

    players: list[Muted]


class MuteController(Controller):
    """Mutes."""

    path = "/api/mutes"
    tags = ("people",)

    @get("/", summary="List whom one has muted", responses=problems(400, 401, 403, 429))
    async def list_muted(self, caller: Caller, tables: Tables) -> MuteList:
        """List whom one has muted; nobody else is told."""
        rows = await tables.mutes.listed(caller.must_be_somebody("read").id)
        return MuteList([Muted(row.id, row.name) for row in rows])

    @put("/{player_id:str}", summary="Mute somebody", status_code=204, responses=problems(400, 401, 403, 404, 429))
    async def mute(self, player_id: str, caller: Caller, tables: Tables, identity: Identity) -> None:
        """Read no more of what somebody says; one's streams begin anew, and leave it out."""
        player = caller.must_be_somebody().id
        await tables.mutes.add(player, player_id)
        await identity.news.tell(player)

    @delete("/{player_id:str}", summary="Hear somebody again", responses=problems(400, 401, 403, 429))
    async def hear(self, player_id: str, caller: Caller, tables: Tables, identity: Identity) -> None:
        """Read again what somebody says."""
        player = caller.must_be_somebody().id
        await tables.mutes.remove(player, player_id)
        await identity.news.tell(player)
