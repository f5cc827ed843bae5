"""Opening the database: SQLite in a file, or PostgreSQL; its schema brought up to date."""

import asyncio
import errno
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    InterfaceError,
    NoSuchModuleError,
    OperationalError,
)
from sqlalchemy.exc import (
    TimeoutError as NoConnection,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from traviesa.errors import TraviesaError
from traviesa.reading import reason
from traviesa.server.migrating import migrate

WRITES = "traviesa_writes"
"""The execution option of a connection that is going to write."""
BUSY = 10_000
"""Milliseconds SQLite waits for another writer."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY}", "foreign_keys=ON", "secure_delete=ON")
"""What is deleted is overwritten: who left for good shall not stay in the gaps of the file."""
AWAY: Final = (OperationalError, InterfaceError, NoConnection)
"""What is raised where the database is away, locked by another, or full."""
FULL: Final = frozenset({"SQLITE_FULL", "53100"})
"""How SQLite and PostgreSQL call it that the disk is full."""
PATIENCE: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 20,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""How long a PostgreSQL that says nothing is waited for, in its own words (seconds; the last in milliseconds)."""


def is_full(error: Exception) -> bool:
    """Say whether the database could not write because its disk is full."""
    cause = getattr(error, "orig", None)
    return bool({getattr(cause, "sqlite_errorname", None), getattr(cause, "sqlstate", None)} & FULL)


class Store:
    """The database."""

    def __init__(self, engine: AsyncEngine, plain: Engine | None = None) -> None:
        self.engine = engine
        self._plain = plain
        """SQLite without asyncio, for the one writer of journals."""
        self._writer = ThreadPoolExecutor(1, "journal")
        self.is_shared = engine.dialect.name != "sqlite"
        """Whether other processes may write to it, too."""
        self._one_writer: AbstractAsyncContextManager[object] = nullcontext() if self.is_shared else asyncio.Lock()
        """SQLite has one writer at a time: waiting here is cheaper than in its busy handler."""

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction: durable when it is left, or nothing of it was."""
        async with self._one_writer, self.engine.connect() as connection:
            await connection.execution_options(**{WRITES: True})
            async with connection.begin():
                yield connection

    async def write_at_once(self, write: Callable[..., None], *facts: Any) -> None:
        """Write in one transaction with a plain function: for SQLite in one go on a thread of its own."""
        if self._plain is None:
            async with self.write() as connection:
                await connection.run_sync(write, *facts)
            return
        async with self._one_writer:
            await asyncio.get_running_loop().run_in_executor(self._writer, self._write_plainly, write, facts)

    def _write_plainly(self, write: Callable[..., None], facts: tuple[Any, ...]) -> None:
        assert self._plain is not None
        with self._plain.connect().execution_options(**{WRITES: True}) as connection, connection.begin():
            write(connection, *facts)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection to read from."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection that sees the database as it stands at one moment, for as long as it reads."""
        async with self.engine.connect() as connection:
            if self.is_shared:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            async with connection.begin():
                yield connection

    async def rows(self, query: Any) -> Sequence[Any]:
        """Read all rows of a query."""
        async with self.read() as connection:
            return (await connection.execute(query)).all()

    async def first(self, query: Any) -> Any:
        """Read the first row of a query; None where there is none."""
        async with self.read() as connection:
            return (await connection.execute(query)).first()

    async def close(self) -> None:
        """Let go of every connection."""
        await self.engine.dispose()
        if self._plain is not None:
            self._plain.dispose()
        self._writer.shutdown(wait=False)


async def open_store(url: str, may_make: bool = True) -> Store:
    """Open the database of an address, and bring its schema up to date; where it may be made, make it if need be."""
    _see_to_file(url, may_make)
    engine, plain = create_async_engine(asynchronous(url), hide_parameters=True, **_pool_of(url)), None
    if engine.dialect.name == "sqlite":
        plain = create_engine(engine.url.set(drivername="sqlite"), pool_size=1, hide_parameters=True)
        for one in (engine.sync_engine, plain):
            event.listen(one, "connect", _prepare_sqlite)
            event.listen(one, "begin", _begin_sqlite)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except (DatabaseError, OSError) as error:
        await engine.dispose()
        raise unreachable(engine.url.render_as_string(), error) from None
    return Store(engine, plain)


def _see_to_file(url: str, may_make: bool) -> None:
    """Make SQLite's file for its owner's eyes only: passwords and secrets are in it; what SQLite adds is like it."""
    parsed = make_url(asynchronous(url))
    if parsed.get_backend_name() != "sqlite":
        return
    file = Path(str(parsed.database))
    try:
        if file.exists() and (file.stat().st_size or may_make):
            return
        if not may_make:
            raise FileNotFoundError(errno.ENOENT, "")
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600))
    except OSError as error:
        raise unreachable(str(file), error) from None


async def open_and_close(url: str) -> None:
    """Open the database before anything is promised, and bring its schema up to date."""
    await (await open_store(url)).close()


def unreachable(place: str, error: Exception) -> TraviesaError:
    why = reason(error) if isinstance(error, OSError) else " ".join(str(getattr(error, "orig", error)).split())
    return TraviesaError.told("server/database", asked=place, why=why)


def asynchronous(url: str) -> str:
    """Name the driver that is meant: ``postgresql://`` is psycopg's, a file is SQLite's.

    >>> asynchronous("postgresql://localhost/traviesa")
    'postgresql+psycopg://localhost/traviesa'
    """
    try:
        parsed = make_url(url)
    except (ArgumentError, NoSuchModuleError):
        raise TraviesaError.told("server/database", "malformed") from None
    backend = parsed.drivername.partition("+")[0]
    if backend == "sqlite":
        if not parsed.database or parsed.database == ":memory:":
            raise TraviesaError.told("server/database", "malformed")
        return parsed.set(drivername="sqlite+aiosqlite").render_as_string(hide_password=False)
    if backend == "postgresql":
        return parsed.set(drivername="postgresql+psycopg").render_as_string(hide_password=False)
    raise TraviesaError.told("server/database", "kind", asked=backend)


def _pool_of(url: str) -> dict[str, Any]:
    if url.startswith("sqlite"):
        return {"pool_size": 4, "max_overflow": 4}
    return {"pool_size": 8, "max_overflow": 8, "pool_pre_ping": True, "connect_args": patience_for(url)}


def patience_for(url: str) -> dict[str, Any]:
    """Give how long PostgreSQL is waited for, where its address does not say otherwise."""
    return {name: value for name, value in PATIENCE.items() if name not in make_url(url).query}


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """A move is on the disk before it is acknowledged: a journal written ahead, synchronous=FULL."""
    driver: sqlite3.Connection = connection
    driver.isolation_level = None  # transactions are begun below, not behind our back
    cursor = driver.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Take the write lock at the start of what is going to write: a lock wanted later could not be waited for."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get(WRITES) else "BEGIN")
