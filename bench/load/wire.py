"""HTTP over plain sockets: as little work as can be on this side, so that the server is what is measured."""

import asyncio
from collections.abc import Callable

Heard = Callable[[bytes], None]


class Poster:
    """One connection that is kept, for one request after the other."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def post(self, path: str, cookie: str, body: bytes) -> tuple[int, bytes]:
        """Send a request and give status and body."""
        if self._writer is None or self._reader is None:
            self._reader, self._writer = await asyncio.open_connection(self.host, self.port, limit=1 << 20)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nCookie: traviesa={cookie}\r\nX-Traviesa: 1\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        self._writer.write(head.encode() + body)
        answer = await self._reader.readuntil(b"\r\n\r\n")
        length = int(answer.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        return int(answer[9:12]), await self._reader.readexactly(length)


async def listen(host: str, port: int, path: str, cookie: str, heard: Heard) -> None:
    """Open a stream of events and tell each ``data:`` line that comes."""
    reader, writer = await asyncio.open_connection(host, port, limit=1 << 20)
    try:
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: traviesa={cookie}\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200"), head
        while True:
            size = int(await reader.readline(), 16)
            chunk = await reader.readexactly(size + 2)
            at = chunk.find(b"data: {")
            if at >= 0:
                heard(chunk[at + 6 : -4])
    finally:
        writer.close()
