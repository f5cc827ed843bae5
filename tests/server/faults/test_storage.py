"""Storage that is away, full or locked: whoever asks is told so, nothing is acknowledged, and it goes on by itself."""

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.browser import done, refused
from tests.server.faults.comparing import compare
from tests.server.faults.crowd import answered, gather, listening
from tests.server.faults.small_disk import hosting_on_small_disk
from tests.server.playing import party
from tests.server.postgres import Postgres, running
from tests.server.serving import Host, hosting


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL that may be stopped."""
    with running() as found:
        yield found


def test_postgresql_is_started_again_under_people_who_play(folder: Path, own_postgres: Postgres) -> None:
    async def play(host: Host) -> list[str]:
        crowd = await gather([host.settings.port], 8, 3)
        is_over = asyncio.Event()
        async with listening(crowd):
            players = [asyncio.create_task(person.play(0.02, is_over)) for person in crowd.people]
            for _ in range(2):
                await answered(crowd, 20)
                await asyncio.to_thread(own_postgres.stop)
                await asyncio.sleep(0.5)
                await asyncio.to_thread(own_postgres.start)
            await answered(crowd, 20)
            is_over.set()
            await asyncio.gather(*players)
        assert any(person.wire.unavailable for person in crowd.people)
        await asyncio.to_thread(host.stop)
        return await compare(host.settings.url, crowd)

    with hosting(folder, heartbeat=2.0, database_url=own_postgres.fresh()) as host:
        assert asyncio.run(play(host)) == []
        assert "Traceback" not in host.log.read_text()


def test_while_postgresql_is_away_that_is_said_and_the_server_can_be_stopped(
    folder: Path, own_postgres: Postgres
) -> None:
    with hosting(folder, database_url=own_postgres.fresh()) as host, party(host.url) as table:
        view = table.view(0)
        own_postgres.stop()
        answer = table.do(0, "keep " + " ".join(view["legal"]["keep"]["tickets"]), view["moment"])
        assert refused(answer) == (503, "server/storage")
        assert int(answer.headers["retry-after"]) >= 1
        assert refused(table.browsers[0].get("/ready")) == (503, "server/storage")
        assert table.browsers[0].get("/health").status_code == 200
        assert host.stop() == 0
        assert "Traceback" not in host.log.read_text()


@contextlib.contextmanager
def locked(host: Host) -> Iterator[None]:
    """Hold SQLite's one lock for writing, as a foreign program would."""
    with contextlib.closing(sqlite3.connect(host.settings.data / "traviesa.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def test_another_writer_of_seconds_is_waited_for(host: Host) -> None:
    with party(host.url) as table:
        table.keep_first()
        with locked(host):
            begun = time.monotonic()
            deed = threading.Thread(target=table.draw, args=(0,))
            deed.start()
            assert table.look(1)["version"] == 5
            time.sleep(1)
            assert time.monotonic() - begun < 5, "who only looks need not wait"
        deed.join(10)
        assert table.look(1)["version"] == 6


def test_a_database_that_stays_locked_is_told_and_nothing_is_acknowledged(host: Host) -> None:
    with party(host.url) as table:
        table.keep_first()
        moment = table.view(0)["moment"]
        with locked(host):
            answer = table.do(0, "draw pile", moment, "request-1")
            assert refused(answer) == (503, "server/storage")
        assert table.look(0)["version"] == 5
        assert done(table.do(0, "draw pile", moment, "request-1"))["version"] == 6


def test_a_full_disk_is_told_and_it_goes_on_when_there_is_room(folder: Path) -> None:
    with hosting_on_small_disk(folder) as host, party(host.url) as table:
        table.keep_first()
        host.fill_disk()
        said = [table.browsers[0].post(f"{table.path}/chat", text="x" * 300) for _ in range(40)]
        found = {answer.status_code for answer in said}
        assert found <= {201, 507}
        assert 507 in found
        full = next(answer for answer in said if answer.status_code == 507)
        assert refused(full) == (507, "server/full")
        assert int(full.headers["retry-after"]) >= 1
        words = sum(answer.status_code == 201 for answer in said)
        assert table.look(0)["version"] == 5 + words
        host.make_room()
        table.draw(0)
        host.kill()
        host.start()
        assert table.look(0)["version"] == 6 + words
        assert httpx.get(f"{host.url}/ready").status_code == 200
