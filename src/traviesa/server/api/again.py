"""Rematch: the same table once more, found by everybody who sat at the first."""

import secrets

import msgspec
from litestar import Response, post
from sqlalchemy import insert

from traviesa.archive import commitment_of
from traviesa.server import deciding
from traviesa.server.api.answers import problems, ready
from traviesa.server.entry import Again
from traviesa.server.fresh import new_id
from traviesa.server.identity import Caller
from traviesa.server.message import TableMessage
from traviesa.server.schema import SITTINGS
from traviesa.server.seeing import find_visible, message_bytes
from traviesa.server.table import Table
from traviesa.server.tables import Tables


@post(
    "/api/tables/{table_id:str}/rematch",
    summary="Play again",
    tags=["tables"],
    responses=problems(400, 401, 403, 404, 409, 422, 429),
)
async def rematch(table_id: str, caller: Caller, tables: Tables) -> Response[TableMessage]:
    """Set up the same table once more, or find the one somebody has set up; who asks sits down there."""
    player = caller.must_be_somebody()
    live = await find_visible(tables, table_id, player.id)
    names = deciding.names_for_rematch(live.table, player.id)
    if not live.table.rematch:
        fresh = again(live.table, player.id)
        await tables.create(fresh)
        await tables.act(table_id, lambda table: [] if table.rematch else Again(fresh.id), player.id)
        if live.table.rematch == fresh.id:
            await _let_in(tables, live.table, fresh.id)
    new = await tables.find(live.table.rematch)
    if not new.table.seats_of(player.id):
        await tables.act(new.table.id, lambda table: deciding.sit(table, player.id, names, new_id(16)), player.id)
    encoded = await message_bytes(tables, new, player.id, new.table.version - 1)
    return ready(TableMessage, encoded, 201)


def again(table: Table, host: str) -> Table:
    """Make a table like another, with a secret of its own."""
    secret = secrets.token_bytes(32)
    setup = msgspec.structs.replace(table.setup, commitment=commitment_of(secret), rematch_of=table.id)
    return Table(new_id(), setup, table.map_file, secret, host, new_id(16), table.public)


async def _let_in(tables: Tables, old: Table, new_id_: str) -> None:
    """Let everybody who sat at the old table see the new one."""
    players = {chair.player for chair in old.chairs if chair.player}
    async with tables.store.write() as connection:
        rows = [{"table": new_id_, "player": player, "watches": True} for player in players]
        await connection.execute(insert(SITTINGS), rows)
