"""The authority: every change of a table goes through ``Tables.act``, which makes it durable before it is true.

A table in memory is a fold of its journal and can be dropped at any time. Where other processes write to the same
database, the key of the journal tells who was first, and who was not catches up and decides again.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from traviesa.errors import TraviesaError
from traviesa.server.adding import addition_of, index_of
from traviesa.server.closing import results_of
from traviesa.server.deciding import TableError
from traviesa.server.entry import Body, Entry
from traviesa.server.folding import fold, foreseen
from traviesa.server.fresh import now
from traviesa.server.journal import Behind, Journals
from traviesa.server.library import Library
from traviesa.server.message import PublicPart
from traviesa.server.metrics import TABLES_HELD
from traviesa.server.people.mutes import Mutes
from traviesa.server.schema import OUTAGES, SITTINGS, TABLES
from traviesa.server.setup import Setup, with_shared_parts
from traviesa.server.store import Store
from traviesa.server.table import Happening, Table

TRIES: Final = 8
"""So often a deed is decided again when other processes are faster."""

Decide = Callable[[Table], Body | Sequence[Body]]
"""Looks at a table and says what is to be written in its journal, or refuses."""


def unknown_table(table_id: str) -> TableError:
    """Refuse a table that is not there, or that the caller may not know of: in the same words."""
    return TableError.told("table/unknown", asked=table_id[:40])


class Live:
    """A table in memory, and who wants to know of it."""

    __slots__ = ("lock", "messages", "public", "table", "touched", "watchers")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Callable[[str], None]] = set()
        self.messages: dict[object, bytes] = {}
        """Messages made for the present version, by who they are for; kept only as long as somebody watches."""
        self.public: PublicPart | None = None
        """What everybody is shown of the present version."""
        self.touched = now()

    def watch(self, wake: Callable[[str], None]) -> None:
        """Let somebody hear of every change."""
        self.watchers.add(wake)

    def look_away(self, wake: Callable[[str], None]) -> None:
        """Let somebody go; what was made for those who watch goes with the last of them."""
        self.watchers.discard(wake)
        if not self.watchers:
            self.is_news()

    def is_news(self) -> None:
        """Forget messages that were made for another version."""
        self.messages.clear()
        self.public = None


class Tables:
    """Every table there is; those in use are in memory."""

    def __init__(self, store: Store, journals: Journals, library: Library) -> None:
        self.store = store
        self.journals = journals
        self.library = library
        self.mutes = Mutes(store)
        self.live: dict[str, Live] = {}
        self.outages: list[tuple[int, int]] = []
        self.on_change: list[Callable[[Table], None]] = []
        """Told after every change that this process has made."""
        self._loading: dict[str, asyncio.Lock] = {}

    async def learn_outages(self) -> None:
        """Read when no server ran: no clock runs through that."""
        rows = await self.store.rows(select(OUTAGES.c.began_at, OUTAGES.c.ended_at).order_by(OUTAGES.c.began_at))
        self.outages[:] = [(row.began_at, row.ended_at) for row in rows]

    # --- finding ----------------------------------------------------------------------------------------
    async def find(self, table_id: str) -> Live:
        """Give a table, from memory or folded from its journal."""
        live = self.live.get(table_id)
        if live is not None:
            live.touched = now()
            return live
        async with self._loading.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.live:
                live = self._remember(Live(await self.fold(table_id)))
                if self.store.is_shared:  # a wake-up that came while it was read found no table to wake
                    async with live.lock:
                        await self._catch_up(live)
        self._loading.pop(table_id, None)
        return self.live[table_id]

    async def fold(self, table_id: str, told: Callable[[Happening], None] | None = None) -> Table:
        """Fold a table from its journal; ``told`` hears of everything that happened."""
        table = await self.empty(table_id)
        for entry in await self.journals.read(table_id):
            fold(table, entry)
            if told is not None:
                told(table.recent[-1])
        return table

    async def empty(self, table_id: str) -> Table:
        """Give a table as it is before its first entry."""
        row = await self.store.first(select(TABLES).where(TABLES.c.id == table_id))
        if row is None:
            raise unknown_table(table_id)
        setup = with_shared_parts(msgspec.json.decode(row.setup, type=Setup))
        return Table(
            id=row.id,
            setup=setup,
            map_file=await self.library.kept(setup.digest),
            secret=row.secret,
            host=row.host,
            invitation=row.invitation,
            public=row.public,
            outages=self.outages,
        )

    async def happened_since(self, table: Table, after: int) -> Iterable[Happening]:
        """List what happened at a table after an entry, however long ago."""
        first = table.recent[0].number if table.recent else table.version + 1
        if after + 1 >= first:
            return [one for one in table.recent if one.number > after]
        found: list[Happening] = []
        await self.fold(table.id, found.append)
        return [one for one in found if after < one.number <= table.version]

    # --- creating ---------------------------------------------------------------------------------------
    async def create(self, table: Table) -> Live:
        """Make a new table durable, with nothing in its journal yet."""
        await self.library.keep(table.map_file)
        table.setup = with_shared_parts(table.setup)
        row = {
            "id": table.id,
            "created_at": now(),
            "host": table.host,
            "setup": msgspec.json.encode(table.setup).decode(),
            "secret": table.secret,
            "invitation": table.invitation,
            "public": table.public,
            "map": table.setup.map,
            "mode": table.setup.mode,
            "seats": len(table.chairs),
            "clock": table.setup.clock.kind,
        }
        async with self.store.write() as connection:
            await connection.execute(insert(TABLES), {**row, **index_of(table, now())})
        return self._remember(Live(table))

    def _remember(self, live: Live) -> Live:
        self.live[live.table.id] = live
        TABLES_HELD.set(len(self.live))
        return live

    # --- changing ---------------------------------------------------------------------------------------
    async def act(self, table_id: str, decide: Decide, player: str | None = None, request: str | None = None) -> Live:
        """Let something be done: decided, made durable, then folded in and told.

        A request that the journal has already is not carried out again: it is answered as it was.
        """
        live = await self.find(table_id)
        async with live.lock:
            for _ in range(TRIES):
                try:
                    bodies = decide(live.table)
                except TraviesaError:
                    if await self._was_done(live, player, request):
                        return live
                    if self.store.is_shared and await self._catch_up(live):
                        continue
                    raise
                try:
                    await self._append(live, _listed(bodies), player, request)
                except Behind:
                    if await self._was_done(live, player, request):
                        await self._catch_up(live)
                        return live
                    if await self._catch_up(live):
                        continue
                    raise
                return live
        raise TableError.told("table/busy")

    async def _was_done(self, live: Live, player: str | None, request: str | None) -> bool:
        return bool(player and request) and await self.journals.is_done(live.table.id, str(player), str(request))

    async def _append(self, live: Live, bodies: Sequence[Body], player: str | None, request: str | None) -> None:
        table = live.table
        if not bodies:
            return
        at = max(now(), table.at)
        entries = [Entry(table.version + 1 + k, at, body) for k, body in enumerate(bodies)]
        ahead = foreseen(table, entries)
        addition = addition_of(table, ahead, entries, player, request)
        if ahead.status == "over" and table.status != "over":
            before = await self.journals.read(table.id)
            addition.results = results_of(ahead, [*before, *entries], at)
        await self.journals.add(addition)
        live.table = ahead
        self._changed(live, by_us=True)

    async def _catch_up(self, live: Live) -> bool:
        """Fold in what other processes have added; say whether there was anything."""
        entries = await self.journals.read(live.table.id, live.table.version)
        if entries:
            live.table = foreseen(live.table, entries)
            self._changed(live, by_us=False)
        return bool(entries)

    async def hear(self, table_id: str, version: int) -> None:
        """Hear that a table has come to a version, from another process or from who was told so by one."""
        live = self.live.get(table_id)
        if live is not None and live.table.version < version:
            async with live.lock:
                await self._catch_up(live)

    async def catch_up_all(self) -> None:
        """Look at every table in memory again: something may have been missed."""
        for live in tuple(self.live.values()):
            async with live.lock:
                await self._catch_up(live)

    def _changed(self, live: Live, by_us: bool) -> None:
        live.is_news()
        live.touched = now()
        for tell in tuple(live.watchers):
            tell(live.table.id)
        for hear in self.on_change if by_us else ():
            hear(live.table)

    # --- forgetting -------------------------------------------------------------------------------------
    def forget_idle(self, before: int) -> int:
        """Drop tables nobody watches and nobody has asked for; they fold again when somebody does."""
        idle = [
            name
            for name, live in self.live.items()
            if not live.watchers and live.touched < before and not live.lock.locked()
        ]
        for name in idle:
            del self.live[name]
        TABLES_HELD.set(len(self.live))
        return len(idle)

    def drop(self, table_id: str) -> None:
        """Drop a table from memory, unless somebody watches or changes it."""
        live = self.live.get(table_id)
        if live is not None and not live.watchers and not live.lock.locked():
            del self.live[table_id]

    async def let_in(self, table_id: str, players: Iterable[str]) -> None:
        """Let players watch a table; who is let in already stays as they are."""
        for player in players:
            row = {"table": table_id, "player": player, "role": "watches"}
            mine = (SITTINGS.c.table == table_id, SITTINGS.c.player == player, SITTINGS.c.role == "left")
            with suppress(IntegrityError):
                async with self.store.write() as connection:
                    await connection.execute(delete(SITTINGS).where(*mine))
                    await connection.execute(insert(SITTINGS), row)

    async def sits_or_watches(self, table_id: str, player: str) -> bool:
        """Say whether a player sits at a table or has been let in to watch."""
        mine = (SITTINGS.c.table == table_id, SITTINGS.c.player == player, SITTINGS.c.role != "left")
        return await self.store.first(select(SITTINGS.c.player).where(*mine)) is not None


def _listed(bodies: Body | Sequence[Body]) -> Sequence[Body]:
    return bodies if isinstance(bodies, list | tuple) else [bodies]  # type: ignore[list-item]
