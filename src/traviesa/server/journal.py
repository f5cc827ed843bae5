"""The journals in the database: read, and added to; nothing in them is ever changed, but for who left for good.

Entries of many tables that come at the same time are made durable in one transaction. The primary key (table,
number) settles who was first: the others are told ``Behind``, catch up and ask again.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from traviesa.language import FORMER
from traviesa.server.entry import Body, Entry
from traviesa.server.forgetting import forgotten
from traviesa.server.metrics import COMMITS, ENTRIES_MADE
from traviesa.server.people.rating import rate
from traviesa.server.schema import ENTRIES, RESULTS, SITTINGS, TABLES
from traviesa.server.store import Store

_body = msgspec.json.Decoder(Body)
CHANNEL = "traviesa"
"""Where other processes hear of new entries: the name of the table and its version, never what happened."""


class Behind(Exception):  # noqa: N818  (it is no mistake: somebody else was first)
    """Another process has added to this journal, or this very request has been carried out before."""


@dataclass(slots=True)
class Addition:
    """Entries to add to one journal, and what the index over it becomes."""

    table: str
    entries: Sequence[Entry]
    player: str | None = None
    request: str | None = None
    index: Mapping[str, Any] = field(default_factory=dict)
    """Columns of ``tables`` that change with it."""
    sits: str | None = None
    stands: str | None = None
    leaves: str | None = None
    """Who left for good, and is forgotten in this journal."""
    results: Sequence[Mapping[str, Any]] = ()
    done: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Journals:
    """All journals of a database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: list[Addition] = []
        self._writer: asyncio.Task[None] | None = None

    # --- reading ----------------------------------------------------------------------------------------
    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """Read the entries of a journal that come after a number."""
        query = (
            select(ENTRIES.c.number, ENTRIES.c.at, ENTRIES.c.body)
            .where(ENTRIES.c.table == table, ENTRIES.c.number > after)
            .order_by(ENTRIES.c.number)
        )
        return [Entry(row.number, row.at, _body.decode(row.body)) for row in await self.store.rows(query)]

    async def is_done(self, table: str, player: str, request: str) -> bool:
        """Say whether a player's request is in the journal already."""
        query = select(ENTRIES.c.number).where(
            ENTRIES.c.table == table, ENTRIES.c.player == player, ENTRIES.c.request == request
        )
        return await self.store.first(query) is not None

    # --- adding -----------------------------------------------------------------------------------------
    async def add(self, addition: Addition) -> None:
        """Add entries; they are durable when this returns. Raise ``Behind`` where their numbers are taken."""
        self._waiting.append(addition)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        await addition.done

    async def _write_all(self) -> None:
        """Write whatever waits, all of it in one transaction, until nothing waits."""
        while self._waiting:
            batch, self._waiting = self._waiting, []
            batch.sort(key=lambda addition: addition.table)  # all processes in one order, so that none blocks another
            try:
                await self._write(batch)
            except IntegrityError:
                await self._write_each(batch)
            except BaseException as error:
                for addition in batch:
                    if not addition.done.done():
                        addition.done.set_exception(error)
                if not isinstance(error, Exception):
                    raise
            else:
                for addition in batch:
                    if not addition.done.done():
                        addition.done.set_result(None)

    async def _write_each(self, batch: Sequence[Addition]) -> None:
        """Write each addition in a transaction of its own: one of them collides, the others need not suffer."""
        for addition in batch:
            try:
                await self._write([addition])
            except IntegrityError:
                outcome: Exception | None = Behind(addition.table)
            except Exception as error:
                outcome = error
            else:
                outcome = None
            if addition.done.done():
                continue
            if outcome is None:
                addition.done.set_result(None)
            else:
                addition.done.set_exception(outcome)

    async def _write(self, batch: Sequence[Addition]) -> None:
        with COMMITS.time():
            await self.store.write_at_once(_write_batch, batch, self.store.is_shared)
        ENTRIES_MADE.inc(sum(len(addition.entries) for addition in batch))


def _write_batch(connection: Connection, batch: Sequence[Addition], is_shared: bool) -> None:
    connection.execute(insert(ENTRIES), [row for addition in batch for row in _rows(addition)])
    for addition in batch:
        _write_index(connection, addition)
        if is_shared:
            says = f"{addition.table} {addition.entries[-1].number}"
            connection.execute(text("SELECT pg_notify(:channel, :says)"), {"channel": CHANNEL, "says": says})
    over = [addition.results for addition in batch if addition.results]
    if over:  # last: who waits here for another process holds nothing that the other could wait for
        rate(connection, over, is_shared)


def _rows(addition: Addition) -> list[dict[str, Any]]:
    """Give the rows of an addition; only its first entry carries the request it answers."""
    return [
        {
            "table": addition.table,
            "number": entry.number,
            "at": entry.at,
            "player": addition.player,
            "request": addition.request if k == 0 else None,
            "body": msgspec.json.encode(entry.body).decode(),
        }
        for k, entry in enumerate(addition.entries)
    ]


def _write_index(connection: Connection, addition: Addition) -> None:
    if addition.index:
        connection.execute(update(TABLES).where(TABLES.c.id == addition.table), addition.index)
    for player, role in ((addition.stands, "left"), (addition.sits, "sits")):
        if player:
            mine = (SITTINGS.c.table == addition.table) & (SITTINGS.c.player == player)
            connection.execute(SITTINGS.delete().where(mine))
            connection.execute(insert(SITTINGS), {"table": addition.table, "player": player, "role": role})
    if addition.results:
        connection.execute(insert(RESULTS), list(addition.results))
    if addition.leaves:
        _forget(connection, addition.table, addition.leaves)


def _forget(connection: Connection, table: str, player: str) -> None:
    """Take the names and words of who left for good out of a table's journal and results."""
    theirs = (ENTRIES.c.table == table) & (ENTRIES.c.player == player)
    for row in connection.execute(select(ENTRIES.c.number, ENTRIES.c.body).where(theirs)).all():
        before = _body.decode(row.body)
        after = forgotten(before, player)
        if after != before:
            here = theirs & (ENTRIES.c.number == row.number)
            connection.execute(update(ENTRIES).where(here).values(body=msgspec.json.encode(after).decode()))
    connection.execute(update(ENTRIES).where(theirs).values(request=None))
    mine = (RESULTS.c.table == table) & (RESULTS.c.player == player)
    connection.execute(update(RESULTS).where(mine).values(name=FORMER))
