"""The stream of events: read line by line, resumed where it broke, for as long as somebody listens."""

import contextlib
import socket
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import httpx
import msgspec

from traviesa.client.connection import AWAY, FIRST_PAUSE, LONGEST_PAUSE, Connection, checked
from traviesa.client.messages import TableMessage

SILENCE: Final = 45.0
"""Seconds without a sign of life after which a stream is taken for dead; the server gives one every 15."""


@dataclass(frozen=True, slots=True)
class Event:
    """One event: its kind, the id to go on from, and its text."""

    kind: str
    id: str
    data: bytes


class Stream:
    """What happens at some tables, as it happens."""

    def __init__(self, connection: Connection, since: Mapping[str, int]) -> None:
        self._connection = connection
        self._watch = ",".join(f"{table}:{number}" for table, number in since.items())
        self._last = ""
        self._closed = threading.Event()
        self._response: httpx.Response | None = None

    def messages(self) -> Iterator[TableMessage]:
        """Give what happens until the stream is closed; a broken connection is taken up again, a refusal raised."""
        pause = FIRST_PAUSE
        while not self._closed.is_set():
            try:
                for event in self._events():
                    pause = FIRST_PAUSE
                    if event.kind == "table":
                        yield msgspec.json.decode(event.data, type=TableMessage)
            except httpx.TransportError:
                pass
            if not self._closed.is_set():
                self._connection.note_link(False)
            self._closed.wait(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _events(self) -> Iterator[Event]:
        """Open the stream once, and give its events until it ends."""
        headers = {"last-event-id": self._last} if self._last else {}
        timeout = httpx.Timeout(20, read=SILENCE)
        asked: dict[str, Any] = {"params": {"watch": self._watch}, "headers": headers, "timeout": timeout}
        with self._connection.http.stream("GET", "/api/events", **asked) as response:
            if response.status_code in AWAY:
                return
            checked(response)
            self._response = response
            self._connection.note_link(True)
            if self._closed.is_set():
                return
            for event in read_events(response.iter_bytes()):
                self._last = event.id or self._last
                yield event

    def close(self) -> None:
        """Stop listening, also in the middle of waiting."""
        self._closed.set()
        if self._response is not None:
            connection = self._response.extensions.get("network_stream")
            with contextlib.suppress(OSError):
                found = connection.get_extra_info("socket") if connection else None
                if isinstance(found, socket.socket):
                    found.shutdown(socket.SHUT_RDWR)


def read_events(chunks: Iterator[bytes]) -> Iterator[Event]:
    """Read events from bytes, however they are cut; comments are signs of life, and no events.

    >>> list(read_events(iter([b"retry: 1000\\n\\n: still here\\n\\nevent: ta", b"ble\\nid: t:3\\ndata: {}\\n\\n"])))
    [Event(kind='table', id='t:3', data=b'{}')]
    """
    fields: dict[bytes, bytes] = {}
    rest = b""
    for chunk in chunks:
        *lines, rest = (rest + chunk).split(b"\n")
        for line in lines:
            name, _, value = line.rstrip(b"\r").partition(b":")
            if name:
                value = value.removeprefix(b" ")
                fields[name] = fields[name] + b"\n" + value if name == b"data" and name in fields else value
            elif not line.strip():
                if b"data" in fields:
                    yield Event(
                        fields.get(b"event", b"message").decode(), fields.get(b"id", b"").decode(), fields[b"data"]
                    )
                fields.clear()
