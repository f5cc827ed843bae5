"""Who may see a table, and the messages that show it: made once for each who sees the same, sent as often as needed."""

from collections.abc import Sequence

import msgspec

from traviesa.server.entry import Said
from traviesa.server.fresh import now
from traviesa.server.message import TableMessage
from traviesa.server.table import Happening, Table
from traviesa.server.tables import Live, Tables, unknown_table
from traviesa.server.telling import table_message

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


async def message_bytes(
    tables: Tables, live: Live, player: str | None, after: int, muted: frozenset[str] = frozenset()
) -> bytes:
    """Give the message for a player with what happened after an entry, as JSON."""
    table = live.table
    mine = tuple(table.seats_of(player))
    key = (mine, player == table.host, after, muted)
    found = live.messages.get(key)
    if found is None:
        happened = await tables.happened_since(table, after)
        found = _encode(show(table, player, list(happened), muted))
        if after >= table.version - 1:
            live.messages[key] = found
    return found


def show(
    table: Table, player: str | None, happened: Sequence[Happening], muted: frozenset[str] = frozenset()
) -> TableMessage:
    """Show a table to a player, without the words of those the player has muted."""
    heard = [one for one in happened if not (isinstance(one.body, Said) and one.body.player in muted)]
    return table_message(table, player, heard, now())
