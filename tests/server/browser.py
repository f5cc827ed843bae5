"""A browser as the server sees one: it keeps its cookie, sends the header of our page, and listens to a stream."""

import json
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx

Message = dict[str, Any]


@dataclass(frozen=True)
class Heard:
    """One event of a stream, or a sign of life, whose kind is empty."""

    kind: str
    id: str
    data: Message
    raw: bytes


class Browser:
    """One browser, at most one player."""

    def __init__(self, url: str, name: str = "") -> None:
        limits = httpx.Limits(max_connections=None)
        self.http = httpx.Client(base_url=url, headers={"x-traviesa": "1"}, timeout=30, limits=limits)
        weakref.finalize(self, self.http.close)
        self.name = name
        if name:
            self.id: str = done(self.post("/api/guests", name=name))["id"]

    def elsewhere(self, url: str) -> "Browser":
        """Be the same person at another address of the same server."""
        other = Browser(url)
        other.http.cookies = self.http.cookies
        return other

    def post(self, path: str, **body: Any) -> httpx.Response:
        """Send something."""
        return self.http.post(path, json=body)

    def get(self, path: str, **asked: Any) -> httpx.Response:
        """Ask for something."""
        return self.http.get(path, params=asked)

    def look(self, table: str, **asked: Any) -> Message:
        """Look at a table."""
        return done(self.get(f"/api/tables/{table}", **asked))

    @contextmanager
    def listen(self, watch: str, last: str = "") -> Iterator[Iterator[Heard]]:
        """Open a stream of events for as long as the block runs."""
        headers = {"last-event-id": last} if last else {}
        with self.http.stream("GET", "/api/events", params={"watch": watch}, headers=headers) as response:
            assert response.status_code == 200, response.read()
            assert response.headers["content-type"].startswith("text/event-stream")
            yield heard(response.iter_lines())

    def close(self) -> None:
        """Close every connection."""
        self.http.close()


def done(response: httpx.Response) -> Message:
    """Give what was answered; it must have been done."""
    assert response.status_code in (200, 201), (response.request.url, response.status_code, response.text)
    found: Message = response.json()
    return found


def refused(response: httpx.Response) -> tuple[int, str]:
    """Give status and code of a refusal; it must be a whole one."""
    assert response.headers["content-type"] == "application/problem+json", (response.status_code, response.text)
    found = response.json()
    assert found["status"] == response.status_code
    assert found["title"]
    assert found["detail"]
    return response.status_code, found["code"]


def heard(lines: Iterator[str]) -> Iterator[Heard]:
    """Read a stream of events; the first block, which tells how soon to come back, is left out."""
    block: list[str] = []
    for line in lines:
        if line:
            block.append(line)
            continue
        fields = dict(one.split(": ", 1) for one in block)
        block.clear()
        if "retry" not in fields:
            data = fields.get("data", "{}")
            yield Heard(fields.get("event", ""), fields.get("id", ""), json.loads(data), data.encode())


def until(events: Iterator[Heard], version: int) -> list[Message]:
    """Listen until a table has come to a version; give every message on the way."""
    found: list[Message] = []
    for event in events:
        if event.kind == "table":
            found.append(event.data)
            if event.data["version"] >= version:
                return found
    raise AssertionError(f"the stream ended before version {version}: {found[-1:]}")
