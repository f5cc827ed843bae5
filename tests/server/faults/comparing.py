"""Comparing what people were acknowledged and told with the journals, read by a process that knows neither."""

import json
import re
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import select

from tests.server.faults.crowd import Crowd
from tests.server.faults.person import Told, Wish
from traviesa.server import entry as kinds
from traviesa.server.entry import Entry
from traviesa.server.folding import fold
from traviesa.server.journal import Journals
from traviesa.server.library import Library
from traviesa.server.schema import ENTRIES
from traviesa.server.store import open_store
from traviesa.server.table import Happening, Table
from traviesa.server.tables import Tables
from traviesa.server.telling import public_part, table_message

CLOCK = re.compile(rb'"clock":\d+')
KINDS: dict[str, tuple[type, ...]] = {
    "deeds": (kinds.Did, kinds.Back),
    "undo": (kinds.Undone,),
    "take-back": (kinds.Asked,),
    "take-back/answer": (kinds.Answered,),
    "chat": (kinds.Said,),
    "away": (kinds.Away,),
    "back": (kinds.Back,),
    "resign": (kinds.Resigned,),
}
"""What the first entry of each wish is."""


class Line(msgspec.Struct):
    """A line of a journal, with who asked for it."""

    entry: Entry
    player: str | None
    request: str | None


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Tables]:
    """Open a database as a process that has never seen it."""
    store = await open_store(url)
    try:
        tables = Tables(store, Journals(store), Library(store))
        await tables.learn_outages()
        yield tables
    finally:
        await store.close()


async def read_lines(tables: Tables, table: str) -> list[Line]:
    """Read a journal with who asked for what."""
    rows = await tables.store.rows(select(ENTRIES).where(ENTRIES.c.table == table).order_by(ENTRIES.c.number))
    return [
        Line(Entry(row.number, row.at, msgspec.json.decode(row.body, type=kinds.Body)), row.player, row.request)
        for row in rows
    ]


async def compare(url: str, crowd: Crowd) -> list[str]:
    """Find whatever is lost, double, invented, out of order or otherwise than it was told."""
    wrong = [fault for person in crowd.people for fault in person.faults]
    wishes = defaultdict(list)
    for wish in crowd.wishes:
        wishes[wish.table].append(wish)
    async with opened(url) as tables:
        for table in crowd.tables:
            lines = await read_lines(tables, table)
            found = [*numbers_wrong(lines), *wishes_wrong(wishes[table], lines), *uncalled_for(wishes[table], lines)]
            found += [
                fault
                for person, name, seen in crowd.seen
                if name == table
                for fault in heard_wrong(person.name, seen.numbers, lines)
            ]
            found += await views_wrong(tables, crowd, table)
            wrong += [f"{table}: {fault}" for fault in found]
    return wrong


def numbers_wrong(lines: Sequence[Line]) -> list[str]:
    """Find gaps in a journal, and times that go back."""
    numbers = [line.entry.number for line in lines]
    times = [line.entry.at for line in lines]
    wrong = [] if numbers == list(range(1, len(lines) + 1)) else [f"its journal has the numbers {numbers}"]
    return wrong if times == sorted(times) else [*wrong, "its times go back"]


def wishes_wrong(wishes: Sequence[Wish], lines: Sequence[Line]) -> list[str]:
    """Find wishes that are not there exactly once though acknowledged, or there though refused."""
    counts = Counter((line.player, line.request) for line in lines)
    at = {(line.player, line.request): line.entry for line in lines}
    wrong = []
    for wish in wishes:
        key = (wish.player, wish.request)
        if counts[key] != (wish.status == 201):
            wrong.append(f"{wish.what} {wish.request} was answered {wish.status} and is there {counts[key]} times")
        elif counts[key] and not (is_answer(wish, at[key], lines) and at[key].number <= wish.version):
            wrong.append(f"{wish.body} became {at[key]}, acknowledged with version {wish.version}")
    return wrong


def is_answer(wish: Wish, entry: Entry, lines: Sequence[Line]) -> bool:
    """Say whether an entry is what was wished for."""
    if not isinstance(entry.body, KINDS[wish.what]):
        return False
    if wish.what == "chat":
        return isinstance(entry.body, kinds.Said) and entry.body.text == wish.body["text"]
    if wish.what != "deeds":
        return True
    did = entry.body if isinstance(entry.body, kinds.Did) else lines[entry.number].entry.body
    return isinstance(did, kinds.Did) and (did.seat, did.deed) == (wish.body["seat"], wish.body["deed"])


def uncalled_for(wishes: Sequence[Wish], lines: Sequence[Line]) -> list[str]:
    """Find entries that nobody asked for."""
    asked = {(wish.player, wish.request) for wish in wishes}
    wrong = []
    before: Line | None = None
    for line in lines:
        if line.request is not None:
            is_called = (line.player, line.request) in asked
        else:
            is_called = is_by_itself(line) or (before is not None and follows(line, before))
        if not is_called:
            wrong.append(f"nobody asked for {line}")
        before = line
    return wrong


def is_by_itself(line: Line) -> bool:
    """Say whether an entry is a bot's, the keeper's, one of setting up, or that of somebody coming back."""
    body = line.entry.body
    if line.player is None:
        return isinstance(body, kinds.Away) or (isinstance(body, kinds.Did) and body.by_bot)
    return isinstance(body, kinds.Sat | kinds.Started | kinds.Back)


def follows(line: Line, before: Line) -> bool:
    """Say whether an entry is the second one of a wish."""
    pair = type(before.entry.body), type(line.entry.body)
    both = {(kinds.Back, kinds.Did), (kinds.Answered, kinds.Undone), (kinds.Asked, kinds.Undone)}
    return line.player == before.player and before.request is not None and pair in both


def heard_wrong(name: str, numbers: Sequence[int], lines: Sequence[Line]) -> list[str]:
    """Find entries a stream left out, told twice or out of order."""
    if list(numbers) == list(range(1, len(numbers) + 1)) and len(numbers) <= len(lines):
        return []
    odd = [(a, b) for a, b in zip([0, *numbers], numbers, strict=False) if b != a + 1]
    return [f"{name} was told {odd[:5]} one after the other, of {len(lines)} entries"]


# --- what was seen --------------------------------------------------------------------------------------------
async def views_wrong(tables: Tables, crowd: Crowd, table: str) -> list[str]:
    """Find messages that differ from what a fresh fold of the journal up to there gives."""
    to_compare: dict[int, list[tuple[str, Told]]] = defaultdict(list)
    for person, name, seen in crowd.seen:
        if name == table and seen.last is not None:
            for told in [*seen.kept, seen.last]:
                to_compare[told.version].append((person.id, told))
    folded = await tables.empty(table)
    happened: list[Happening] = []
    wrong = []
    for entry in await tables.journals.read(table):
        fold(folded, entry)
        happened.append(folded.recent[-1])
        for player, told in to_compare.pop(entry.number, ()):
            expected = encoded(folded, player, happened[told.after :], told)
            if plain(expected) != plain(told.data):
                wrong.append(difference(player, told, expected))
    return wrong + [f"version {version} was told; it is not there" for version in to_compare]


def encoded(folded: Table, player: str, happened: Sequence[Happening], told: Told) -> bytes:
    """Make the message a person should have got."""
    at = json.loads(told.data)["at"]
    public = public_part(folded, at) if folded.game is not None else None
    return msgspec.json.encode(table_message(folded, player, happened, public, at))


def plain(data: bytes) -> bytes:
    """Leave out what a clock showed: it has gone on."""
    return CLOCK.sub(b'"clock":0', data)


def difference(player: str, told: Told, expected: bytes) -> str:
    """Say where two messages part."""
    one, other = plain(told.data), plain(expected)
    at = next((k for k, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    here = slice(max(0, at - 60), at + 60)
    return f"{player} was told of version {told.version} {one[here]!r}, not {other[here]!r}"
