"""Nothing is lost: servers are killed under people who play, and every acknowledged deed is there exactly once."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.server.faults.comparing import compare
from tests.server.faults.crowd import Crowd, Trouble, gather, listening, play_through
from tests.server.hosting.served import traviesa
from tests.server.postgres import Postgres
from tests.server.serving import Host

PACE = 200.0
"""Deeds a second that people would do if they were answered at once."""
SAMPLE = (12, 3, 60)
FULL = (200, 30, 300)
"""Tables, kills, answers between two kills."""
SIZES = [pytest.param(SAMPLE, id="sample"), pytest.param(FULL, id="full", marks=pytest.mark.soak)]
Size = tuple[int, int, int]


async def played(hosts: Sequence[Host], size: Size, seed: int = 1) -> Crowd:
    """Let many people play at servers that are killed now and then."""
    tables, kills, answers = size
    crowd = await gather([host.settings.port for host in hosts], tables, seed)
    async with listening(crowd):
        await play_through(crowd, hosts, Trouble(kills, answers), PACE, seed)
    return crowd


def assert_nothing_is_lost(hosts: Sequence[Host], size: Size) -> None:
    """Play through the trouble, then compare everything with the journals."""
    try:
        for host in hosts:
            host.start()
        crowd = asyncio.run(played(hosts, size))
        assert [host.stop() for host in hosts] == [0] * len(hosts)
        assert asyncio.run(compare(hosts[0].settings.url, crowd)) == []
        assert traviesa("check", "--database-url", hosts[0].settings.url).returncode == 0
        tell(crowd)
        assert sum(wish.status == 201 for wish in crowd.wishes) > size[2], "so few that it says little"
    finally:
        for host in hosts:
            host.clear_away()


def tell(crowd: Crowd) -> None:
    """Print what was done (pytest -s)."""
    done = Counter(f"{wish.what} {wish.status}" for wish in crowd.wishes)
    breaks = sum(person.wire.breaks for person in crowd.people)
    streams = sum(person.breaks for person in crowd.people)
    entries = sum(max(seen.version for _, name, seen in crowd.seen if name == table) for table in crowd.tables)
    print(dict(done), f"answers broken: {breaks}, streams broken: {streams}, entries: {entries}")


@pytest.mark.parametrize("size", SIZES)
def test_on_sqlite(folder: Path, size: Size) -> None:
    assert_nothing_is_lost([Host(folder, heartbeat=2.0)], size)


@pytest.mark.parametrize("size", SIZES)
def test_on_postgresql(folder: Path, postgres: Postgres, size: Size) -> None:
    assert_nothing_is_lost([Host(folder, heartbeat=2.0, database_url=postgres.fresh())], size)


@pytest.mark.parametrize("size", SIZES)
def test_with_two_processes_on_one_database(folder: Path, postgres: Postgres, size: Size) -> None:
    url = postgres.fresh()
    assert_nothing_is_lost([Host(folder, heartbeat=2.0, database_url=url) for _ in range(2)], size)
