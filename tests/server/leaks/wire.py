"""Plain HTTP on a socket: exactly these bytes are sent, exactly what came back is given."""

import socket
from collections.abc import Mapping, Sequence
from contextlib import ExitStack


def ask(
    ports: Sequence[int], method: str, path: str, bodies: Sequence[bytes], headers: Mapping[str, str]
) -> list[bytes]:
    """Send a request to each server, on a connection of its own, and give all that comes back from each."""
    with ExitStack() as stack:
        lines = [stack.enter_context(_connect(port)) for port in ports]
        for line, body in zip(lines, bodies, strict=True):
            line.sendall(_written(method, path, {**headers, "connection": "close"}, body))
        return [_all_from(line) for line in lines]


def _all_from(line: socket.socket) -> bytes:
    return b"".join(iter(lambda: line.recv(1 << 16), b""))


class Stream:
    """A stream of events."""

    def __init__(self, port: int, path: str, headers: Mapping[str, str]) -> None:
        self._socket = _connect(port)
        self._socket.sendall(_written("GET", path, headers, b""))
        self._came = b""
        self.head = self._until(b"\r\n\r\n")

    def chunk(self) -> bytes:
        """Give the next piece of a stream, as it was framed."""
        size = self._until(b"\r\n")
        return size + self._exactly(int(size, 16) + 2)

    def close(self) -> None:
        """Hang up."""
        self._socket.close()

    def _until(self, end: bytes) -> bytes:
        while end not in self._came:
            self._receive()
        found, _, self._came = self._came.partition(end)
        return found + end

    def _exactly(self, size: int) -> bytes:
        while len(self._came) < size:
            self._receive()
        found, self._came = self._came[:size], self._came[size:]
        return found

    def _receive(self) -> None:
        came = self._socket.recv(1 << 16)
        assert came, "the server hung up"
        self._came += came


def _connect(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=30)


def _written(method: str, path: str, headers: Mapping[str, str], body: bytes) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "host: traviesa.test", f"content-length: {len(body)}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body
