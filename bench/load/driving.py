"""Driving the tables: who is to move moves at random, and the clock runs until the last watcher has heard of it."""

import asyncio
import json
import random
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Any

from bench.load.choosing import choose
from bench.load.preparing import Prepared
from bench.load.wire import Heard, Poster, listen

POSTERS = 24


@dataclass
class Watched:
    """A table as its watchers were last told of it."""

    prepared: Prepared
    legal: dict[int, dict[str, Any]] = field(default_factory=dict)
    moment: int = 0
    version: int = 0
    heard: dict[int, int] = field(default_factory=dict)
    """Version → how many watchers have heard of it."""
    posted: dict[int, float] = field(default_factory=dict)
    """Version to come → when its deed was sent."""


@dataclass
class Figures:
    """What was measured, in seconds."""

    acknowledged: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    refused: int = 0
    sizes: list[int] = field(default_factory=list)

    def shares(self, times: list[float]) -> str:
        """Write median, 99 % and the longest."""
        return " ".join(f"{self.at(times, share):.0f}" for share in (0.5, 0.99, 1)) + " ms"

    def at(self, times: list[float], share: float) -> float:
        """Give a percentile, in milliseconds."""
        ordered = sorted(times)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


class Driver:
    """Tables, their streams, and what is measured."""

    def __init__(self, host: str, port: int, tables: list[Prepared], seed: int = 1) -> None:
        self.host, self.port = host, port
        self.tables = {one.table: Watched(one) for one in tables}
        self.ready: deque[str] = deque()
        self.figures = Figures()
        self.random = random.Random(seed)
        self._streams: list[asyncio.Task[None]] = []
        self.caught_up = 0
        """Streams that have heard how things stand."""

    @property
    def streams(self) -> int:
        """How many streams there are to be."""
        return sum(len(watched.prepared.cookies) for watched in self.tables.values())

    # --- listening ----------------------------------------------------------------------------------------
    async def open_streams(self, at_once: bool = False) -> None:
        """Open a stream for every seat of every table."""
        for watched in self.tables.values():
            for seat, cookie in enumerate(watched.prepared.cookies):
                path = f"/api/events?watch={watched.prepared.table}:1000000"
                task = asyncio.create_task(listen(self.host, self.port, path, cookie, self._ear(watched, seat)))
                self._streams.append(task)
            if len(self._streams) % 60 == 0 and not at_once:
                await asyncio.sleep(0.05)
        while self.caught_up < self.streams:
            await asyncio.sleep(0.1)
            for task in self._streams:
                if task.done():
                    task.result()

    def _ear(self, watched: Watched, seat: int) -> Heard:
        has_heard = False

        def hear(data: bytes) -> None:
            nonlocal has_heard
            self.caught_up += not has_heard
            has_heard = True
            self._hear(watched, seat, data)

        return hear

    def _hear(self, watched: Watched, seat: int, data: bytes) -> None:
        at = data.find(b'"version":') + 10
        version = int(data[at : data.find(b",", at)])
        watched.version = max(watched.version, version)
        count = watched.heard[version] = watched.heard.get(version, 0) + 1
        if b'"legal":null' not in data:
            view = json.loads(data)["views"][0]
            watched.legal, watched.moment = {seat: view["legal"]}, view["moment"]
            self.figures.sizes.append(len(data))
            if version not in watched.posted:
                self.ready.append(watched.prepared.table)
        if count == len(watched.prepared.cookies):
            del watched.heard[version]
            sent = watched.posted.pop(version, None)
            if sent is not None:
                self.figures.told.append(time.perf_counter() - sent)
                self.ready.append(watched.prepared.table)

    async def close(self) -> None:
        """End every stream."""
        for task in self._streams:
            task.cancel()
        await asyncio.gather(*self._streams, return_exceptions=True)

    # --- moving -------------------------------------------------------------------------------------------
    async def drive(self, seconds: float, rate: float | None) -> float:
        """Move for so long, at a rate or as fast as it goes; give the moves a second."""
        self.figures = Figures()
        begun = time.perf_counter()
        posters = [asyncio.create_task(self._post(begun, seconds, rate, k)) for k in range(POSTERS)]
        await asyncio.gather(*posters)
        took = time.perf_counter() - begun
        await asyncio.sleep(0.5)
        for task in self._streams:
            if task.done():
                task.result()
        return len(self.figures.acknowledged) / took

    async def _post(self, begun: float, seconds: float, rate: float | None, number: int) -> None:
        poster, turn = Poster(self.host, self.port), 0
        while (passed := time.perf_counter() - begun) < seconds:
            if rate is not None:
                due = (turn * POSTERS + number) / rate
                turn += 1
                if due > passed:
                    await asyncio.sleep(due - passed)
            if not self.ready:
                await asyncio.sleep(0.001)
                continue
            await self._move(poster, self.tables[self.ready.popleft()])

    async def _move(self, poster: Poster, watched: Watched) -> None:
        if not watched.legal:
            return
        ((seat, legal),) = watched.legal.items()
        deed = choose(legal, self.random)
        body = {"deed": deed, "moment": watched.moment, "request": f"{self.random.getrandbits(60):015x}"}
        begun = time.perf_counter()
        watched.posted[watched.version + 1] = begun
        path = f"/api/tables/{watched.prepared.table}/deeds"
        status, _ = await poster.post(path, watched.prepared.cookies[seat], json.dumps(body).encode())
        if status == 201:
            self.figures.acknowledged.append(time.perf_counter() - begun)
        else:
            self.figures.refused += 1
