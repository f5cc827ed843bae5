"""Listening in the background: what happens at a table is kept until somebody asks for it."""

import queue
import threading
from collections.abc import Callable, Iterator

from traviesa.client.connection import Connection
from traviesa.client.messages import TableMessage
from traviesa.client.stream import Stream
from traviesa.errors import TraviesaError


class Listener:
    """Reads the stream of one table in a thread of its own."""

    def __init__(self, connection: Connection, table: str, since: int, ring: Callable[[], None]) -> None:
        self._ring = ring
        self._came: queue.SimpleQueue[TableMessage] = queue.SimpleQueue()
        self._refused: TraviesaError | None = None
        self._stream = Stream(connection, {table: since})
        self._thread = threading.Thread(target=self._listen, daemon=True, name=f"listening to {table}")
        self._thread.start()

    def _listen(self) -> None:
        try:
            for message in self._stream.messages():
                self._came.put(message)
                self._ring()
        except TraviesaError as error:
            self._refused = error
            self._ring()

    def messages(self) -> Iterator[TableMessage]:
        """Give what has come since; raise what the server has refused."""
        while not self._came.empty():
            yield self._came.get()
        if self._refused is not None:
            raise self._refused

    def close(self) -> None:
        """Stop listening."""
        self._stream.close()
        self._thread.join(2)
