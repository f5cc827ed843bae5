"""Leaving for good: at once nobody can be that player any more, then every table forgets them.

What is left to do stands in the database, so that a process that dies leaves it to the next one. What remains of
somebody is an id that leads nowhere: in journals, since the games are others' games too.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import delete, insert, or_, select, update

from traviesa.language import FORMER
from traviesa.server import deciding
from traviesa.server.fresh import now
from traviesa.server.identity import Identity, Player
from traviesa.server.people.accounts import Accounts
from traviesa.server.people.names import name_key
from traviesa.server.people.news import News
from traviesa.server.people.refusals import PeopleError
from traviesa.server.schema import CHOICES, FAREWELLS, MUTES, PLAYERS, RATINGS, RESETS, SITTINGS, TABLES, TOKENS
from traviesa.server.store import Store
from traviesa.server.tables import Tables

EVERY: Final = 10.0
"""Seconds between looks for what another process has left undone."""
DEAD: Final = 60_000
"""Milliseconds after which it is taken for dead."""
_HELD: Final = (CHOICES.c.player, TOKENS.c.player, RESETS.c.player, MUTES.c.player, MUTES.c.muted, RATINGS.c.player)
log = logging.getLogger(__name__)


class Leaving:
    """Lets people leave for good."""

    def __init__(self, tables: Tables, identity: Identity, accounts: Accounts) -> None:
        self.store = tables.store
        self.tables = tables
        self.identity = identity
        self.accounts = accounts
        self._begun: set[str] = set()
        self._asked = asyncio.Event()

    async def begin(self, player: Player, name: str, password: str) -> None:
        """Let a player go who says so by name, and by password where there is one; no way leads back."""
        if name_key(name) != name_key(player.name):
            raise PeopleError.told("account/confirm", asked=name[:40], name=player.name)
        if player.kind == "account":
            await self.accounts.must_know(player, password)
        await part(self.store, self.identity.news, player.id, now())
        self._begun.add(player.id)
        self._asked.set()

    @asynccontextmanager
    async def keeping(self) -> AsyncIterator[None]:
        """See to whoever has left, while the server runs."""
        task = asyncio.create_task(self._look_for_ever())
        try:
            yield
        finally:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _look_for_ever(self) -> None:
        before = now()  # at first whatever is undone: this process may be the only one
        while True:
            try:
                await self.look(before)
            except Exception:
                log.exception("who left for good")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self._asked.wait()
            self._asked.clear()
            before = now() - DEAD

    async def look(self, before: int) -> None:
        """Forget those who left here, and those who left elsewhere before a moment and are not forgotten yet."""
        for row in await self.store.rows(select(FAREWELLS)):
            if row.player in self._begun or row.began_at < before:
                await self.forget(row.player)
                self._begun.discard(row.player)

    async def forget(self, player: str) -> None:
        """Forget a player at every table, then note that it is done; first their streams end."""
        await self.identity.news.hear(player)
        for table in await tables_of(self.store, player):
            was_here = table in self.tables.live
            await self.tables.act(table, lambda one: deciding.leave_for_good(one, player), player)
            if not was_here:
                self.tables.drop(table)  # somebody may have played at thousands
        async with self.store.write() as connection:
            for column in _HELD:
                await connection.execute(delete(column.table).where(column == player))
            elsewhere = (SITTINGS.c.player == player, SITTINGS.c.role != "sits")
            await connection.execute(delete(SITTINGS).where(*elsewhere))
            await connection.execute(delete(FAREWELLS).where(FAREWELLS.c.player == player))


async def part(store: Store, news: News, player: str, at: int) -> None:
    """Let nobody be that player any more, and note since when the tables have to forget them."""
    nobody = {"kind": "gone", "name": FORMER, "name_key": None, "password": None, "language": "en", "seen_at": 0}
    async with store.write() as connection:
        there = (PLAYERS.c.id == player) & (PLAYERS.c.kind != "gone")
        anew = nobody | {"created_at": 0, "epoch": PLAYERS.c.epoch + 1}
        done: Any = await connection.execute(update(PLAYERS).where(there).values(anew))
        if done.rowcount:
            await connection.execute(insert(FAREWELLS), {"player": player, "began_at": at})
    await news.tell(player)


async def tables_of(store: Store, player: str) -> list[str]:
    """List the tables at which a player sits, sat, watches or hosts, the oldest first."""
    there = SITTINGS.c.table == TABLES.c.id
    query = select(TABLES.c.id).outerjoin(SITTINGS, there & (SITTINGS.c.player == player))
    mine = query.where(or_(SITTINGS.c.player == player, TABLES.c.host == player))
    return [row.id for row in await store.rows(mine.order_by(TABLES.c.created_at, TABLES.c.id))]
