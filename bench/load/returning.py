"""A restart with everybody there: how long until the server answers, and until every stream has caught up."""

import asyncio
import time

from bench.load.databases import SQLite
from bench.load.driving import Driver
from bench.load.moving import Bench
from bench.load.serving import served, settings_for


async def measure_return(bench: Bench, database: SQLite) -> None:
    """Let every stream come back at once to a server that has just been started, with no table in memory."""
    with served(settings_for(bench.folder, **database.fresh()), bench.folder) as server:
        driver = Driver("127.0.0.1", server.port, bench.tables)
        begun, used = time.perf_counter(), server.busy
        streams = asyncio.create_task(driver.open_streams(at_once=True))
        while driver.caught_up < driver.streams // 2:
            await asyncio.sleep(0.01)
        half = time.perf_counter() - begun
        while driver.caught_up < driver.streams:
            await asyncio.sleep(0.01)
        took = time.perf_counter() - begun
        await streams
        bench.found |= {
            "restart: ready after, s": round(server.ready_after, 1),
            "restart: half of all streams, all streams have caught up after, s": f"{half:.1f}, {took:.1f}",
            "restart: processor ms of a stream": round(1000 * (server.busy - used) / driver.streams, 2),
        }
        await driver.close()
