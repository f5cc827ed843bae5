"""One stream of events for each browser: every table it shows, what happened there, and a sign of life.

Nothing is queued for a slow reader. A stream remembers up to which entry it has told of each table, and when it is
woken it tells everything since then at once; the event's id is that memory, so a broken stream goes on from it.
"""

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Final

from traviesa.server.deciding import TableError
from traviesa.server.seeing import find_visible, message_and_version
from traviesa.server.tables import Live, Tables

TABLES_AT_MOST: Final = 24
"""So many tables one stream can carry."""
RETRY: Final = b"retry: 1000\n\n"
SIGN_OF_LIFE: Final = b": still here\n\n"
GOODBYE: Final = b"event: goodbye\ndata: {}\n\n"
"""The server stops: come back in a moment."""


def parse_since(text: str) -> dict[str, int]:
    """Read up to where a stream was told of its tables: ``table:number`` with commas between.

    >>> parse_since("abc:12,def:0")
    {'abc': 12, 'def': 0}
    """
    since: dict[str, int] = {}
    for part in filter(None, text.split(",")):
        table, _, number = part.partition(":")
        if not table or (number and not (number.isascii() and number.isdecimal())) or len(number) > 9:
            raise TableError.told("stream/malformed", asked=part[:40])
        since[table] = int(number or 0)
    if len(since) > TABLES_AT_MOST:
        raise TableError.told("stream/too-many", asked=len(since), most=TABLES_AT_MOST)
    return since


def since_text(since: Mapping[str, int]) -> str:
    """Write up to where a stream was told of its tables."""
    return ",".join(f"{table}:{number}" for table, number in since.items())


class EventStream:
    """What one reader is told."""

    __slots__ = (
        "_changed",
        "_dirty",
        "_heartbeat",
        "_live",
        "_tables",
        "address",
        "is_closing",
        "player",
        "since",
    )

    def __init__(self, tables: Tables, player: str | None, heartbeat: float, address: str) -> None:
        self.player = player
        self.address = address
        self.since: dict[str, int] = {}
        self.is_closing = False
        self._tables = tables
        self._heartbeat = heartbeat
        self._live: dict[str, Live] = {}
        self._dirty: set[str] = set()
        self._changed = asyncio.Event()

    async def open(self, since: Mapping[str, int]) -> None:
        """Begin to listen to tables; refused where one of them may not be seen."""
        for table_id, number in since.items():
            live = await find_visible(self._tables, table_id, self.player)
            await self._tables.hear(table_id, number)
            self._live[table_id] = live
            self.since[table_id] = min(number, live.table.version)

    def wake(self, table_id: str) -> None:
        """Hear that a table has changed."""
        self._dirty.add(table_id)
        self._changed.set()

    def close(self) -> None:
        """End the stream: its reader is told to come back."""
        self.is_closing = True
        self._changed.set()

    async def chunks(self) -> AsyncIterator[bytes]:
        """Give what is sent, for as long as somebody reads."""
        for table_id, live in self._live.items():
            live.watch(self.wake)
            self.wake(table_id)
        try:
            yield RETRY
            while not self.is_closing:
                try:
                    async with asyncio.timeout(self._heartbeat):
                        await self._changed.wait()
                except TimeoutError:
                    yield SIGN_OF_LIFE
                    continue
                self._changed.clear()
                dirty, self._dirty = self._dirty, set()
                for table_id in dirty:
                    yield await self._event(table_id)
            yield GOODBYE
        finally:
            for live in self._live.values():
                live.look_away(self.wake)

    async def _event(self, table_id: str) -> bytes:
        live = self._live[table_id]
        data, self.since[table_id] = await message_and_version(self._tables, live, self.player, self.since[table_id])
        return b"event: table\nid: %b\ndata: %b\n\n" % (since_text(self.since).encode(), data)
