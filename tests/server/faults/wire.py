"""HTTP over sockets that may break at any byte: asked again until there is an answer, at whichever server answers."""

import asyncio
import json
import random
from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

PATIENCE: Final = 10.0
"""Seconds without a byte after which a connection is taken for broken."""
BROKEN: Final = (OSError, asyncio.IncompleteReadError, TimeoutError, ValueError)
"""What a server that dies in the middle of an answer looks like from outside."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What was answered."""

    status: int
    head: bytes
    body: bytes

    @property
    def json(self) -> Any:
        """The body, read."""
        return json.loads(self.body)

    def header(self, name: str) -> str:
        """Give a header; empty where there is none."""
        for line in self.head.split(b"\r\n"):
            key, _, value = line.partition(b": ")
            if key.lower() == name.encode():
                return value.decode()
        return ""


@dataclass
class Wire:
    """One person's connection: to one of the servers, and to another one when that breaks."""

    ports: Sequence[int]
    chance: random.Random
    cookie: str = ""
    unavailable: list[bytes] = field(default_factory=list)
    """Every 503 that was answered, and waited for."""
    breaks: int = 0
    """How often an answer did not come."""
    _open: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        """Ask until there is an answer that is one: neither a broken connection nor a server that is not ready."""
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    answer = await self._once(method, path, b"" if body is None else json.dumps(body).encode())
            except BROKEN:
                self.breaks += 1
                self.drop()
                await asyncio.sleep(self.chance.uniform(0.02, 0.2))
                continue
            if answer.status != 503:
                return answer
            assert answer.header("retry-after"), answer
            assert answer.json["code"].startswith("server/"), answer
            self.unavailable.append(answer.body)
            await asyncio.sleep(self.chance.uniform(0.1, 0.3))

    async def _once(self, method: str, path: str, body: bytes) -> Answer:
        if self._open is None:
            self._open = await asyncio.open_connection("127.0.0.1", self.chance.choice(self.ports), limit=1 << 22)
        reader, writer = self._open
        writer.write(request_head(method, path, self.cookie, len(body)) + body)
        head = await reader.readuntil(b"\r\n\r\n")
        answer = Answer(int(head[9:12]), head, b"")
        return Answer(answer.status, head, await reader.readexactly(int(answer.header("content-length") or 0)))

    def drop(self) -> None:
        """Let go of the connection."""
        if self._open is not None:
            self._open[1].close()
            self._open = None


def request_head(method: str, path: str, cookie: str, length: int = 0, more: str = "") -> bytes:
    """Write the head of a request."""
    sent = f"Cookie: traviesa={cookie}\r\n" if cookie else ""
    kind = "Content-Type: application/json\r\n" if length else ""
    lines = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Traviesa: 1\r\n{sent}{kind}{more}"
    return f"{lines}Content-Length: {length}\r\n\r\n".encode()


@dataclass(frozen=True, slots=True)
class Event:
    """One event of a stream."""

    kind: str
    id: str
    data: bytes


async def events(port: int, path: str, cookie: str, last: str) -> AsyncGenerator[Event, None]:
    """Open a stream once, and give its events until it breaks or ends."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 22)
    try:
        writer.write(request_head("GET", path, cookie, more=f"Last-Event-ID: {last}\r\n" if last else ""))
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
        if head.startswith(b"HTTP/1.1 503"):
            return
        assert head.startswith(b"HTTP/1.1 200"), head
        rest = b""
        while size := int(await asyncio.wait_for(reader.readline(), PATIENCE), 16):
            rest += (await reader.readexactly(size + 2))[:-2]
            *blocks, rest = rest.split(b"\n\n")
            for block in blocks:
                fields = dict(line.partition(b": ")[::2] for line in block.split(b"\n"))
                if b"data" in fields:
                    yield Event(fields[b"event"].decode(), fields.get(b"id", b"").decode(), fields[b"data"])
    finally:
        writer.close()
