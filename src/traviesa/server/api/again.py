"""Rematch: the same table once more, found by everybody who sat at the first."""

import secrets

import msgspec
from litestar import Response, post

from traviesa.archive import commitment_of
from traviesa.server import deciding
from traviesa.server.api.answers import problems, ready
from traviesa.server.entry import Again, Closed, Sat
from traviesa.server.fresh import new_id
from traviesa.server.identity import Caller
from traviesa.server.message import TableMessage
from traviesa.server.seeing import find_visible, message_bytes
from traviesa.server.table import Table
from traviesa.server.tables import Live, Tables


@post(
    "/api/tables/{table_id:str}/rematch",
    summary="Play again",
    tags=["tables"],
    responses=problems(400, 401, 403, 404, 409, 422, 429),
)
async def rematch(table_id: str, caller: Caller, tables: Tables) -> Response[TableMessage]:
    """Set up the same table once more, or find the one somebody has set up; who asks sits down there."""
    player = caller.must_be_somebody("tables")
    live = await find_visible(tables, table_id, player.id)
    names = deciding.names_for_rematch(live.table, player.id)
    if not live.table.rematch:
        await _set_up(tables, live, player.id)
    new = await tables.find(live.table.rematch)

    def sit(table: Table) -> list[Sat]:
        return [] if table.seats_of(player.id) else deciding.sit(table, player.id, names, new_id(16))

    await tables.act(new.table.id, sit, player.id)
    encoded = await message_bytes(tables, new, player.id, new.table.version - 1)
    return ready(TableMessage, encoded, 201)


def again(table: Table, host: str) -> Table:
    """Make a table like another, with a secret of its own."""
    secret = secrets.token_bytes(32)
    setup = msgspec.structs.replace(table.setup, commitment=commitment_of(secret), rematch_of=table.id)
    return Table(new_id(), setup, table.map_file, secret, host, new_id(16), table.public)


async def _set_up(tables: Tables, live: Live, player: str) -> None:
    """Set up the new table and let everybody who sat at the old one see it; of two at once the first one counts."""
    fresh = again(live.table, player)
    await tables.create(fresh)
    await tables.act(live.table.id, lambda table: [] if table.rematch else Again(fresh.id), player)
    if live.table.rematch == fresh.id:
        await tables.let_in(fresh.id, {chair.player for chair in live.table.chairs if chair.player})
    else:
        await tables.act(fresh.id, lambda _: Closed(), player)
