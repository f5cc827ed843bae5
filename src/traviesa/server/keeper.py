"""The keeper looks after tables when nobody asks: bots move, clocks run out, who has gone is sat in for.

What is due stands in ``tables.wake_at``. Any process may see to it: what it does is an entry like any other, so two
processes that see to the same table cannot both be first.
"""

import asyncio
import itertools
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import Select, select

from traviesa.errors import TraviesaError
from traviesa.server import deciding
from traviesa.server import entry as kinds
from traviesa.server.botting import STAND_IN, Thinkers
from traviesa.server.fresh import now
from traviesa.server.identity import Identity
from traviesa.server.returning import sit_in
from traviesa.server.schema import TABLES
from traviesa.server.settings import Settings
from traviesa.server.setup import PERSON
from traviesa.server.store import AWAY
from traviesa.server.streams import Streams
from traviesa.server.table import Table
from traviesa.server.tables import Live, Tables

EVERY: Final = 1.0
"""Seconds between looks at what is due."""
OVERDUE: Final = 5_000
"""Milliseconds after which another process's bot is taken for dead, and moved for it."""
PRESENCE: Final = 10
"""Looks after which it is seen to who is here."""
IDLE: Final = 600_000
"""Milliseconds after which a table nobody asks for is dropped from memory."""
log = logging.getLogger(__name__)


class Keeper:
    """Sees to what is due at this process's tables, and at those another process has left."""

    def __init__(
        self, tables: Tables, streams: Streams, identity: Identity, thinkers: Thinkers, settings: Settings
    ) -> None:
        self.tables = tables
        self.streams = streams
        self.identity = identity
        self.thinkers = thinkers
        self.settings = settings
        self._at_work: dict[str, asyncio.Task[None]] = {}
        tables.on_change.append(self.notice)

    # --- bots ---------------------------------------------------------------------------------------------
    def notice(self, table: Table) -> None:
        """Let a bot move where one is due."""
        if table.id not in self._at_work and any(table.is_bot(seat) for seat in table.due):
            task = asyncio.create_task(self._play_bots(table.id))
            self._at_work[table.id] = task
            task.add_done_callback(lambda _: self._at_work.pop(table.id, None))

    async def _play_bots(self, table_id: str) -> None:
        """Play for bots until none is due."""
        try:
            live = await self.tables.find(table_id)
            while True:
                bots = [seat for seat in live.table.due if live.table.is_bot(seat)]
                if not bots:
                    return
                await asyncio.sleep(self.settings.bot_pause)
                await self._play_bot(live, bots[0])
        except AWAY as error:
            log.warning("bots of table %s: %s", table_id, type(error).__name__)
        except Exception:
            log.exception("bots of table %s", table_id)

    async def _play_bot(self, live: Live, seat: int) -> None:
        table = live.table
        if seat not in table.due or not table.is_bot(seat):
            return
        chair, moment = table.chairs[seat], table.moments[seat]
        bot = STAND_IN if chair.kind == PERSON else chair.kind
        text = await self.tables.library.text_of(table.setup.digest)
        deed = await self.thinkers.choose(bot, f"{table.id} {table.version} {seat}", table.view(seat), text)

        def decide(now_table: Table) -> list[kinds.Body]:
            if seat not in now_table.due or not now_table.is_bot(seat) or now_table.moments[seat] != moment:
                return []
            return [kinds.Did(seat, deciding.judge(now_table, seat, deed), by_bot=True)]

        await self.tables.act(table.id, decide)

    # --- time -----------------------------------------------------------------------------------------------
    @asynccontextmanager
    async def keeping(self) -> AsyncIterator[None]:
        """Look again and again at what is due, while the server runs."""
        task = asyncio.create_task(self._look_for_ever())
        try:
            yield
        finally:
            for work in (task, *self._at_work.values()):
                work.cancel()
            await asyncio.gather(task, *self._at_work.values(), return_exceptions=True)

    async def _look_for_ever(self) -> None:
        for round_ in itertools.count(1):
            await asyncio.sleep(EVERY)
            try:
                await self.look()
                if round_ % PRESENCE == 0:
                    await self.look_for_absent()
            except AWAY as error:
                log.warning("the keeper: %s", type(error).__name__)
            except Exception:
                log.exception("the keeper")

    async def look_for_absent(self) -> None:
        """Note who is here, and let bots sit in for who is not though others wait."""
        present = self.streams.by_player
        await self.identity.seen(list(present))
        before = now() - int(self.settings.away_after * 1000)
        for live in [live for live in self.tables.live.values() if live.watchers]:
            await sit_in(self.tables, live, present, before)

    async def look(self) -> None:
        """See to what is due now, once."""
        for row in await self.tables.store.rows(due_tables()):
            if row.id not in self._at_work:
                await self._see_to(row.id, row.wake_at)
        self.tables.forget_idle(now() - IDLE)

    async def _see_to(self, table_id: str, wake_at: int) -> None:
        live = await self.tables.find(table_id)
        if any(live.table.is_bot(seat) for seat in live.table.due):
            if wake_at < now() - OVERDUE or not self.tables.store.is_shared:
                self.notice(live.table)
            return
        try:
            await self.tables.act(table_id, _out_of_time)
        except TraviesaError:
            log.exception("time at table %s", table_id)


def due_tables() -> Select[tuple[str, int]]:
    """Ask for tables that somebody must look at now; the index over ``wake_at`` has nothing of games that are over."""
    due = (TABLES.c.wake_at < now()) & (TABLES.c.status == "running")
    return select(TABLES.c.id, TABLES.c.wake_at).where(due).limit(200)


def _out_of_time(table: Table) -> list[kinds.Body]:
    """Let a bot sit in for every seat whose time has run out."""
    return [
        kinds.Away(seat, "clock")
        for seat in table.due
        if not table.is_bot(seat) and table.clocks.left_at(seat, now()) == 0
    ]
