"""Servers and databases that the tests of one process share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, running
from tests.server.serving import Host, hosting


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server over SQLite, as somebody starts it at home."""
    with hosting(tmp_path_factory.mktemp("home")) as found:
        yield found


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL."""
    with running() as found:
        yield found


@pytest.fixture(scope="session")
def big_host(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server over PostgreSQL, as a site runs it."""
    with hosting(tmp_path_factory.mktemp("site"), database_url=postgres.fresh()) as found:
        yield found


@pytest.fixture(scope="session")
def second(big_host: Host, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """Another process over the same PostgreSQL."""
    with hosting(tmp_path_factory.mktemp("second"), database_url=big_host.settings.database_url) as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def any_host(request: pytest.FixtureRequest) -> Host:
    """A server over each kind of database."""
    found: Host = request.getfixturevalue("host" if request.param == "sqlite" else "big_host")
    return found


@pytest.fixture
def url(host: Host) -> str:
    """The address of the server at home."""
    return host.url


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder for a server of the test's own."""
    return tmp_path
