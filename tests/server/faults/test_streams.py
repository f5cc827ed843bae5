"""Streams under trouble: what happens while they begin, readers that do not read, and processes that lag behind."""

import asyncio
import json
import random
from contextlib import aclosing
from itertools import pairwise

from tests.server.faults.wire import Wire, events
from tests.server.playing import Party, party
from tests.server.serving import Host

WORDS = 24
"""More than a table keeps at hand: a stream that begins at the beginning reads the journal."""


async def numbers_told(port: int, table: str, upto: int) -> list[int]:
    """Open a stream at the beginning; give the numbers of what it tells, until it has come to a version."""
    found: list[int] = []
    async with asyncio.timeout(20), aclosing(events(port, f"/api/events?watch={table}:0", "", "")) as stream:
        async for event in stream:
            message = json.loads(event.data)
            found += [one["number"] for one in message["happened"]]
            if message["version"] >= upto:
                return found
    raise AssertionError(f"the stream ended after {found[-1:]}")


def cookie_of(table: Party) -> str:
    """Give the cookie of who sits first."""
    found: str = table.browsers[0].http.cookies["traviesa"]
    return found


def test_what_happens_while_the_past_is_read_is_told_once(any_host: Host) -> None:
    async def talk(table: Party) -> None:
        wire = Wire([any_host.settings.port], random.Random(1), cookie_of(table))
        for number in range(WORDS):
            assert (await wire.ask("POST", f"{table.path}/chat", {"text": str(number)})).status == 201
        wire.drop()

    async def listen_while_they_talk(table: Party) -> list[list[int]]:
        upto = table.look(0)["version"] + WORDS
        talking = asyncio.create_task(talk(table))
        ears: list[asyncio.Task[list[int]]] = []
        while not talking.done() and len(ears) < 40:
            ears.append(asyncio.create_task(numbers_told(any_host.settings.port, table.table, upto)))
            await asyncio.sleep(0.01)
        await talking
        return list(await asyncio.gather(*ears))

    with party(any_host.url) as table:
        for number in range(WORDS):
            table.browsers[0].post(f"{table.path}/chat", text=str(number))
        for told in asyncio.run(listen_while_they_talk(table)):
            gaps = [(one, other) for one, other in pairwise([0, *told]) if other != one + 1]
            assert not gaps
