"""The pulse of a process: it says that it is alive, so that time in which none was is held against nobody."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from traviesa.server.fresh import new_id, now
from traviesa.server.schema import OUTAGES, PROCESSES
from traviesa.server.store import AWAY, Store

BEAT: Final = 2.0
"""Seconds between signs of life."""
DEAD: Final = 10_000
"""Milliseconds of silence after which a process is taken for dead."""
log = logging.getLogger(__name__)


@asynccontextmanager
async def pulse(store: Store) -> AsyncIterator[None]:
    """Beat while the server runs."""
    process = new_id()
    async with store.write() as connection:
        await connection.execute(insert(PROCESSES), {"id": process, "alive_at": now(), "ended": False})
    task = asyncio.create_task(_beat_for_ever(store, process))
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
        with contextlib.suppress(*AWAY):  # then it is taken for dead a little later
            await _beat(store, process, ended=True)


async def note_outage(store: Store, at: int) -> None:
    """Note that nobody was alive from the last sign of life until now; nothing where another process is alive."""
    row = await store.first(select(func.max(PROCESSES.c.alive_at)))
    last = row[0] if row else None
    if last is None or at - last < DEAD / 2:
        return
    # whoever else starts at this moment notes the same outage: its beginning is its key
    with contextlib.suppress(IntegrityError):
        async with store.write() as connection:
            await connection.execute(insert(OUTAGES), {"began_at": last, "ended_at": at})
    async with store.write() as connection:
        await connection.execute(delete(PROCESSES).where(PROCESSES.c.alive_at < at - DEAD))


async def _beat_for_ever(store: Store, process: str) -> None:
    while True:
        await asyncio.sleep(BEAT)
        try:
            await _beat(store, process)
        except AWAY as error:
            log.warning("the pulse: %s", type(error).__name__)
        except Exception:
            log.exception("the pulse")


async def _beat(store: Store, process: str, ended: bool = False) -> None:
    mine = update(PROCESSES).where(PROCESSES.c.id == process)
    async with store.write() as connection:
        await connection.execute(mine.values(alive_at=now(), ended=ended))
