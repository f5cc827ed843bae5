"""All streams of this process: how many each player has, who is there, and ending them when the server stops."""

import logging
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Mapping

from traviesa.errors import TraviesaError
from traviesa.server.metrics import STREAMS
from traviesa.server.returning import hand_back
from traviesa.server.settings import Settings
from traviesa.server.store import AWAY
from traviesa.server.stream import EventStream
from traviesa.server.tables import Tables

log = logging.getLogger(__name__)


class Streams:
    """The streams that are open."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self._tables = tables
        self._settings = settings
        self._open: set[EventStream] = set()
        self.by_player: Counter[str] = Counter()
        """How many streams each player has open: who has one is there."""
        self._by_address: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    async def open(self, player: str | None, since: Mapping[str, int], address: str = "") -> EventStream:
        """Open a stream for a player, or for nobody in particular."""
        if self._by_address[address] >= self._settings.streams_per_address:
            raise TraviesaError.told("limit/too-many", "address", streams=self._by_address[address])
        if player and self.by_player[player] >= self._settings.streams_per_player:
            raise TraviesaError.told("limit/too-many", "streams", streams=self.by_player[player])
        stream = EventStream(self._tables, player, self._settings.heartbeat, address)
        await stream.open(since)
        return stream

    async def welcome(self, player: str, watched: Iterable[str]) -> None:
        """Hand back the seats that bots sat in for, now that their player is here again."""
        for table_id in watched:
            if hand_back((await self._tables.find(table_id)).table, player):
                await self._tables.act(table_id, lambda table: hand_back(table, player), player)

    async def chunks(self, stream: EventStream) -> AsyncIterator[bytes]:
        """Give what a stream sends; as long as it does, its player is there."""
        self._open.add(stream)
        self._by_address[stream.address] += 1
        STREAMS.inc()
        if stream.player:
            self.by_player[stream.player] += 1
        try:
            async for chunk in stream.chunks():
                yield chunk
        except AWAY as error:  # its reader comes back, and goes on where it was
            log.warning("a stream ends: %s", type(error).__name__)
        finally:
            self._open.discard(stream)
            self._by_address[stream.address] -= 1
            self._by_address += Counter()
            STREAMS.dec()
            if stream.player:
                self.by_player[stream.player] -= 1
                self.by_player += Counter()

    async def close_of(self, player: str) -> None:
        """End the streams of a player about whom something has changed; who may, comes back at once."""
        for stream in [stream for stream in self._open if stream.player == player]:
            stream.close()

    def close_all(self) -> None:
        """End every stream; their readers are told to come back."""
        for stream in tuple(self._open):
            stream.close()
