"""Many people at many tables, and servers that are killed under them."""

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from tests.server.faults.person import Person, Seen, Wish
from tests.server.serving import Host

TABLES_EACH: Final = 10
"""So many tables each person sits at."""
SHORT: Final = {"wagons_each": 12}
"""A game of a few turns, so that some end."""
LONG_CLOCK: Final = {"kind": "live", "bank": 3600, "increment": 2}
SHORT_CLOCK: Final = {"kind": "live", "bank": 2}


@dataclass
class Trouble:
    """What is done to the servers while people play."""

    kills: int
    answers: int
    """What is answered between two kills, on average."""
    in_start: float = 0.2
    """How often a server is killed once more while it still starts."""


@dataclass
class Crowd:
    """The people, and what tables they sit at."""

    people: list[Person]
    tables: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Table → the players there, seat by seat; bots are empty."""

    @property
    def wishes(self) -> list[Wish]:
        """Everything that was asked of tables."""
        return [wish for person in self.people for wish in person.wishes]

    @property
    def seen(self) -> list[tuple[Person, str, Seen]]:
        """What each person was told of each table."""
        return [(person, table, seen) for person in self.people for table, seen in person.tables.items()]


async def gather(ports: Sequence[int], tables: int, seed: int) -> Crowd:
    """Let people come, and sit them down at running tables, no two alike."""
    chance = random.Random(seed)
    people = [Person(f"Guest {k}", ports, seed + k) for k in range(max(4, 5 * tables // (2 * TABLES_EACH)))]
    await asyncio.gather(*(person.arrive() for person in people))
    crowd = Crowd(people)
    for number in range(tables):
        seats = 2 + number % 2
        first = number * 5 // 2
        players = [people[(first + seat) % len(people)] for seat in range(seats)]
        await _set_up(crowd, players, _setup(number, seats, chance))
    return crowd


def _setup(number: int, seats: int, chance: random.Random) -> dict[str, Any]:
    """Choose map, bots, clock and length of a table."""
    bots = ["random"] if number % 5 == 0 else []
    clock = {3: LONG_CLOCK, 7: SHORT_CLOCK}.get(number % 10, {"kind": "none"})
    return {
        "map": "europe" if number % 4 == 1 else "usa",
        "chairs": ["person"] * seats + bots,
        "options": SHORT if number % 3 == 0 else {},
        "clock": clock,
        "public": chance.random() < 0.5,
    }


async def _set_up(crowd: Crowd, players: list[Person], setup: dict[str, Any]) -> None:
    first, *others = players
    made = (await first.wire.ask("POST", "/api/tables", {**setup, "names": [first.name]})).json
    path = f"/api/tables/{made['table']}"
    for other in others:
        body = {"names": [other.name], "invitation": made["invitation"]}
        assert (await other.wire.ask("POST", f"{path}/join", body)).status == 201
    assert (await first.wire.ask("POST", f"{path}/start", {})).status == 201
    bots = len(setup["chairs"]) - len(players)
    crowd.tables[made["table"]] = (*(player.id for player in players), *[""] * bots)
    for player in players:
        player.tables[made["table"]] = Seen()


@asynccontextmanager
async def listening(crowd: Crowd) -> AsyncIterator[None]:
    """Let everybody listen; when the block is left they have heard of all that had happened by then."""
    ears = [asyncio.create_task(person.listen()) for person in crowd.people]
    try:
        yield
        target = {table: await _version(crowd, table) for table in crowd.tables}
        async with asyncio.timeout(180):
            while any(seen.version < target[table] for _, table, seen in crowd.seen):
                await asyncio.sleep(0.1)
    finally:
        for ear in ears:
            ear.cancel()
        await asyncio.gather(*ears, return_exceptions=True)
        for person in crowd.people:
            person.wire.drop()
        await asyncio.sleep(0)


async def _version(crowd: Crowd, table: str) -> int:
    """Ask one who sits there how far a table has come."""
    person = next(person for person in crowd.people if table in person.tables)
    found: int = (await person.wire.ask("GET", f"/api/tables/{table}")).json["version"]
    return found


async def play_through(crowd: Crowd, hosts: Sequence[Host], trouble: Trouble, pace: float, seed: int) -> None:
    """Play, so many deeds a second all together, until the servers have been killed as often as asked."""
    is_over = asyncio.Event()
    players = [asyncio.create_task(person.play(len(crowd.people) / pace, is_over)) for person in crowd.people]
    await kill_again_and_again(crowd, hosts, trouble, random.Random(seed))
    await answered(crowd, trouble.answers)
    is_over.set()
    await asyncio.gather(*players)


async def kill_again_and_again(crowd: Crowd, hosts: Sequence[Host], trouble: Trouble, chance: random.Random) -> None:
    """Kill a server and start it again, at random moments; at the end all of them answer."""
    host = hosts[0]
    for _ in range(trouble.kills):
        await answered(crowd, chance.randint(1, 2 * trouble.answers))
        await asyncio.sleep(chance.uniform(0, 0.05))
        host.kill()
        host.start(wait=False)
        if chance.random() < trouble.in_start:
            await asyncio.sleep(chance.uniform(0.1, 1.5))
            host.kill()
            host.start(wait=False)
        await asyncio.to_thread(host.await_ready)
        host = chance.choice(hosts)


async def answered(crowd: Crowd, count: int) -> None:
    """Wait until so many more wishes have been answered."""
    before = sum(person.answers for person in crowd.people)
    async with asyncio.timeout(180):
        while sum(person.answers for person in crowd.people) < before + count:
            await asyncio.sleep(0.005)
