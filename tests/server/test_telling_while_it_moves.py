"""A table that moves on while a message about it is being made: nobody misses anything, nobody sees two versions."""

import asyncio
import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.load.preparing import prepare
from traviesa.server import deciding
from traviesa.server.entry import Entry
from traviesa.server.journal import Journals
from traviesa.server.library import Library
from traviesa.server.seeing import message_bytes
from traviesa.server.store import Store, open_store
from traviesa.server.stream import EventStream
from traviesa.server.table import RECENT, Table
from traviesa.server.tables import Live, Tables


class HeldJournals(Journals):
    """Journals whose readers can be made to wait."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.asked = asyncio.Event()
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """Read once it is allowed."""
        self.asked.set()
        await self.may_go_on.wait()
        return await super().read(table, after)


def random_deed(table: Table, chance: random.Random) -> Sequence[Any]:
    """Let who is due do something legal."""
    (seat,) = table.due
    deed = chance.choice(table.view(seat).legal())
    return deciding.do(table, table.chairs[seat].player, seat, deed, table.moments[seat])


async def far_along(tables: Tables, table_id: str, chance: random.Random) -> Live:
    """Play until what happened first is no longer at hand."""
    live = await tables.find(table_id)
    while live.table.version < 2 * RECENT:
        await tables.act(table_id, lambda table: random_deed(table, chance))
    return live


async def follow_while_it_moves(url: str) -> None:
    (prepared,) = await prepare(url, 1)
    store, chance = await open_store(url), random.Random(3)
    journals = HeldJournals(store)
    tables = Tables(store, journals, Library(store))
    live = await far_along(tables, prepared.table, chance)
    stream = EventStream(tables, live.table.chairs[0].player, 15, "")
    await stream.open({prepared.table: 2})
    chunks = stream.chunks()
    await anext(chunks)

    journals.asked.clear()
    journals.may_go_on.clear()
    first = asyncio.ensure_future(anext(chunks))
    await journals.asked.wait()
    await tables.act(prepared.table, lambda table: random_deed(table, chance))
    await message_bytes(tables, live, live.table.chairs[1].player, live.table.version - 1)
    journals.may_go_on.set()
    told = [event_of(await first), event_of(await anext(chunks))]

    numbers = [one["number"] for event in told for one in event["happened"]]
    assert numbers == list(range(3, live.table.version + 1))
    fresh = Tables(store, Journals(store), Library(store))
    for seat, chair in enumerate(live.table.chairs):
        now = json.loads(await message_bytes(tables, live, chair.player, live.table.version))
        again = json.loads(await message_bytes(fresh, await fresh.find(live.table.id), chair.player, now["version"]))
        assert now["views"] == again["views"], seat
    stream.close()
    assert [one async for one in chunks][-1].startswith(b"event: goodbye")
    await store.close()


def event_of(chunk: bytes) -> dict[str, Any]:
    """Read the message of an event."""
    found: dict[str, Any] = json.loads(chunk.partition(b"data: ")[2])
    return found


def test_nothing_is_missed_and_nothing_is_mixed(folder: Path) -> None:
    asyncio.run(follow_while_it_moves(f"sqlite+aiosqlite:///{folder / 'traviesa.sqlite'}"))
