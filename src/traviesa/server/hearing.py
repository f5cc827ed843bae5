"""Hearing of other processes: PostgreSQL tells that a table has come to a version, and what is new is then read.

A wake-up may be lost, or come twice; the journal is what counts. After every new connection all tables in memory
are looked at again.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy.engine import make_url

from traviesa.server.journal import CHANNEL
from traviesa.server.people.news import CHANNEL as PEOPLE
from traviesa.server.people.news import News
from traviesa.server.store import AWAY, patience_for
from traviesa.server.tables import Tables

AGAIN: Final = 1.0
"""Seconds before a lost connection is made again."""
log = logging.getLogger(__name__)


@asynccontextmanager
async def hearing(tables: Tables, news: News, url: str) -> AsyncIterator[None]:
    """Listen while the server runs; with SQLite there is nobody to listen to."""
    if not tables.store.is_shared:
        yield
        return
    task = asyncio.create_task(_listen_for_ever(tables, news, plain_url(url)))
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


def plain_url(url: str) -> str:
    """Write an address as PostgreSQL's own library reads it.

    >>> plain_url("postgresql+psycopg://me@localhost/traviesa")
    'postgresql://me@localhost/traviesa'
    """
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


async def _listen_for_ever(tables: Tables, news: News, url: str) -> None:
    import psycopg  # not needed over SQLite, and slow to load

    while True:
        try:
            await _listen(tables, news, url)
        except (psycopg.Error, OSError, *AWAY) as error:
            log.warning("wake-ups are interrupted: %s", type(error).__name__)
        except Exception:
            log.exception("wake-ups are interrupted")
        await asyncio.sleep(AGAIN)


async def _listen(tables: Tables, news: News, url: str) -> None:
    import psycopg

    connection = await psycopg.AsyncConnection.connect(url, autocommit=True, **patience_for(url))
    async with connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        await connection.execute(f"LISTEN {PEOPLE}")
        tables.mutes.forget_all()
        await tables.catch_up_all()
        async for said in connection.notifies():
            if said.channel == PEOPLE:
                await news.hear(said.payload)
                continue
            table, _, version = said.payload.partition(" ")
            await tables.hear(table, int(version))
