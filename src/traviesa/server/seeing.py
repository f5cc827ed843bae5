"""Who may see a table, and the messages that show it: made once for each who sees the same, sent as often as needed."""

import msgspec

from traviesa.server.entry import Said
from traviesa.server.fresh import now
from traviesa.server.table import Happening, Table
from traviesa.server.tables import Live, Tables, unknown_table
from traviesa.server.telling import public_part, table_message

_encode = msgspec.json.Encoder().encode


async def find_visible(tables: Tables, table_id: str, player: str | None) -> Live:
    """Give a table that a player may see: a public one, an own one, or one they were let in to watch."""
    live = await tables.find(table_id)
    table = live.table
    if table.public or (player and (player == table.host or table.seats_of(player))):
        return live
    if player and await tables.sits_or_watches(table_id, player):
        return live
    raise unknown_table(table_id)


async def message_bytes(tables: Tables, live: Live, player: str | None, after: int) -> bytes:
    """Give the message for a player with what happened after an entry, as JSON."""
    return (await message_and_version(tables, live, player, after))[0]


async def message_and_version(tables: Tables, live: Live, player: str | None, after: int) -> tuple[bytes, int]:
    """Give the message, and the version it shows: the table may move on while it is made."""
    muted = await tables.mutes.of(player)
    while True:
        table, version = live.table, live.table.version
        mine = tuple(table.seats_of(player))
        key = (mine, player == table.host, after, muted)
        found = live.messages.get(key)
        if found is not None:
            return found, version
        happened = [one for one in await tables.happened_since(table, after) if not _is_muted(one, muted)]
        if live.table is table and table.version == version:
            break  # else the table has gone on while its past was read
    public = live.public
    if public is None and table.game is not None:
        public = public_part(table, now())
    found = _encode(table_message(table, player, happened, public, now()))
    if live.watchers:
        live.public = public
        if after >= version - 1:
            live.messages[key] = found
    return found, version


async def happened_to(tables: Tables, table: Table, player: str | None, after: int) -> list[Happening]:
    """List what happened after an entry, but for words the reader does not want to hear."""
    muted = await tables.mutes.of(player)
    return [one for one in await tables.happened_since(table, after) if not _is_muted(one, muted)]


def _is_muted(happening: Happening, muted: frozenset[str]) -> bool:
    """Say whether these are the words of somebody the reader does not want to hear."""
    return isinstance(happening.body, Said) and happening.body.player in muted
