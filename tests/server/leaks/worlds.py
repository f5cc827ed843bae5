"""Two worlds side by side: whatever is asked of one is asked of the other, and compared to the last byte."""

import json
import sqlite3
import struct
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.leaks.wire import Stream, ask
from tests.server.leaks.world import BEGINNING
from tests.server.serving import Host

AROUND = 120
COOKIE = b"set-cookie: "


class LeakError(AssertionError):
    """Two worlds that must look the same do not."""


def must_be_same(one: bytes, other: bytes, what: str) -> bytes:
    """Give what both worlds say; it must be the same to the last byte."""
    if one != other:
        at = next((k for k, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
        shown = [said[max(0, at - AROUND) : at + AROUND] for said in (one, other)]
        raise LeakError(f"{what}: at byte {at} of {len(one)} and {len(other)}\n{shown[0]!r}\n{shown[1]!r}")
    return one


class World(Host):
    """One server, in one world."""

    def __init__(self, folder: Path, name: str, **changes: Any) -> None:
        super().__init__(folder / name, "tests.server.leaks.world", heartbeat=300.0, log_level="debug", **changes)


def _of_the_world(log: bytes) -> bytes:
    """Leave out the line that names the port, and what Python notes of a process that was killed."""
    lines = log.splitlines(keepends=True)
    return b"".join([line for line in lines if b'"says": "starting"' not in line and b"resource_tracker" not in line])


class Worlds:
    """Both worlds."""

    def __init__(self, folder: Path, **changes: Any) -> None:
        self.folder = folder
        self.now = BEGINNING * 1000
        self.pass_time(0)
        self.hosts = [World(folder, name, **changes) for name in ("one", "other")]

    def start(self) -> "Worlds":
        """Start both servers."""
        for host in self.hosts:
            host.start(wait=False)
        for host in self.hosts:
            host.await_ready()
        return self

    def restart(self) -> None:
        """Kill both at once, and start them again; how long they were away is counted from their last sign of life."""
        self._await_signs_of_life()
        for host in self.hosts:
            host.kill()
        self.pass_time(5_000)
        self.start()

    def _await_signs_of_life(self) -> None:
        """Wait until each has noted that it lives at this moment."""
        begun = time.monotonic()
        for host in self.hosts:
            with closing(sqlite3.connect(host.settings.data / "traviesa.sqlite")) as database:
                while database.execute("SELECT max(alive_at) FROM processes").fetchone() != (self.now,):
                    assert time.monotonic() - begun < 30
                    time.sleep(0.1)

    def clear_away(self) -> None:
        """End both servers."""
        for host in self.hosts:
            host.clear_away()

    def pass_time(self, milliseconds: int) -> None:
        """Let time pass in both."""
        self.now += milliseconds
        unfinished = self.folder / "time.new"
        unfinished.write_bytes(struct.pack("q", self.now))
        unfinished.replace(self.folder / "time")

    def leak(self, name: str) -> None:
        """Let both worlds leak on purpose; an empty name stops it."""
        (self.folder / "leak").write_text(name)

    def settle(self) -> None:
        """Wait until both have noticed that every stream is left; both are asked as often."""
        asking, begun = Person(self), time.monotonic()
        while time.monotonic() - begun < 30:
            found = asking.each("/metrics", None, None)
            if all(b"\ntraviesa_streams 0.0\n" in one for one in found):
                return
        raise AssertionError("streams that were left stay open")

    def must_log_the_same(self) -> bytes:
        """Compare what both have logged, but for the line that names the port, and what Python says of one killed."""
        logs = [_of_the_world(host.log.read_bytes()) for host in self.hosts]
        return must_be_same(logs[0], logs[1], "the logs")


class Person:
    """Somebody with a connection to each world."""

    def __init__(self, worlds: Worlds, name: str = "") -> None:
        self.worlds = worlds
        self.name = name
        self.headers = {"x-traviesa": "1", "accept-language": "en", "content-type": "application/json"}
        self.heard: list[bytes] = []
        """Everything this person was ever told."""
        self._ports = [host.settings.port for host in worlds.hosts]
        if name:
            answer = self.ask("POST", "/api/guests", {"name": name})
            (cookie,) = [line[len(COOKIE) :] for line in answer.splitlines() if line.startswith(COOKIE)]
            self.headers["cookie"] = cookie.partition(b";")[0].decode()

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> bytes:
        """Ask the same of both worlds; both must answer the same."""
        one, other = self._asked(method, path, [body, body], headers)
        return must_be_same(one, other, f"{method} {path} {body or ''} for {self.name or 'nobody'}")

    def each(self, path: str, one: Any, other: Any) -> list[bytes]:
        """Ask each world for something of its own, as somebody who knows more; the answer has the same status."""
        found = self._asked("POST" if one is not None else "GET", path, [one, other], {})
        assert found[0].split(b"\r\n")[0] == found[1].split(b"\r\n")[0], (found[0][-600:], found[1][-600:])
        return found

    def _asked(self, method: str, path: str, bodies: list[Any], headers: dict[str, str]) -> list[bytes]:
        sent = [b"" if body is None else json.dumps(body).encode() for body in bodies]
        found = ask(self._ports, method, path, sent, self.headers | headers)
        self.heard += found
        return found

    def listen(self, watch: str, **headers: str) -> "Ears":
        """Open a stream in both worlds."""
        return Ears(self, f"/api/events?watch={watch}", self.headers | headers)


class Ears:
    """A stream from each world."""

    def __init__(self, person: Person, path: str, headers: dict[str, str]) -> None:
        self.what, self.heard = f"the stream of {person.name or 'nobody'}", person.heard
        self._streams = [Stream(host.settings.port, path, headers) for host in person.worlds.hosts]
        one, other = self._streams
        must_be_same(one.head, other.head, self.what)
        self.hear()

    def hear(self) -> bytes:
        """Hear the next piece; it must be the same in both worlds."""
        one, other = [stream.chunk() for stream in self._streams]
        self.heard.append(one)
        return must_be_same(one, other, self.what)

    def hear_all(self, version: int) -> bytes:
        """Hear what is told up to a version of a table."""
        while True:
            heard = self.hear()
            if told(heard)["version"] >= version:
                return heard

    def close(self) -> None:
        """Hang up."""
        for stream in self._streams:
            stream.close()


def told(raw: bytes) -> Any:
    """Read the message in an answer or in a piece of a stream."""
    body = raw.partition(b"\r\n\r\n")[2] or raw.partition(b"data: ")[2].partition(b"\n\n")[0]
    return json.loads(body)
