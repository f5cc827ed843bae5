"""Servers that lie, each in one way (``TRAVIESA_LIE`` names it), so that it is seen that the comparison finds it."""

import asyncio
import os
from collections.abc import Callable
from typing import Any

from bench.load.real import read_settings
from traviesa.server import journal
from traviesa.server.entry import Sat, Started
from traviesa.server.journal import Addition, Journals
from traviesa.server.run import run_server
from traviesa.server.stream import EventStream


def acknowledge_too_early() -> None:
    """Acknowledge what is still on its way to the disk."""
    add = Journals.add
    under_way: set[asyncio.Task[None]] = set()

    async def later(self: Journals, addition: Addition) -> None:
        await asyncio.sleep(0.5)
        await add(self, addition)

    async def add_later(self: Journals, addition: Addition) -> None:
        if isinstance(addition.entries[0].body, Sat | Started):
            await add(self, addition)
            return
        task = asyncio.create_task(later(self, addition))
        under_way.add(task)
        task.add_done_callback(under_way.discard)

    type.__setattr__(Journals, "add", add_later)


def do_twice() -> None:
    """Forget which request an entry answers, so that what is sent again is done again."""
    rows = journal._rows

    def forget(addition: Addition) -> list[dict[str, Any]]:
        return [{**row, "request": None} for row in rows(addition)]

    async def never(_self: Journals, _table: str, _player: str, _request: str) -> bool:
        return False

    vars(journal)["_rows"] = forget
    type.__setattr__(Journals, "is_done", never)


def skip_in_streams() -> None:
    """Begin every stream one entry too late."""
    begin = EventStream.open

    async def too_late(self: EventStream, since: dict[str, int]) -> None:
        await begin(self, {table: number + (number > 5) for table, number in since.items()})

    type.__setattr__(EventStream, "open", too_late)


LIES: dict[str, Callable[[], None]] = {
    "acknowledges-too-early": acknowledge_too_early,
    "does-twice": do_twice,
    "skips-in-streams": skip_in_streams,
}

if __name__ == "__main__":
    LIES[os.environ["TRAVIESA_LIE"]]()
    run_server(read_settings())
