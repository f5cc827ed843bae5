"""What is held about somebody, as JSON: written table by table, since it can be long.

Of the journals it has what that player did and said, nothing that others did: it tells of a running game no more than
its player's own view does.
"""

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import select

from traviesa.server.people.choices import Choices, choices_of
from traviesa.server.people.leaving import tables_of
from traviesa.server.schema import ENTRIES, MUTES, PLAYERS, RATINGS, RESULTS, SITTINGS, TABLES, TOKENS
from traviesa.server.store import Store


class ExportedPlayer(Struct, frozen=True):
    """Who somebody is; a password is kept as a hash that nobody can read."""

    id: str
    kind: str
    name: str
    language: str
    created_at: int
    seen_at: int
    has_password: bool


class ExportedToken(Struct, frozen=True):
    """A token; it is kept as a hash."""

    id: str
    name: str
    scopes: str
    created_at: int


class ExportedRating(Struct, frozen=True):
    """A rating, with what it is reckoned from."""

    pool: str
    mu: float
    sigma: float
    games: int
    shown: int


class ExportedEntry(Struct, frozen=True):
    """Something one did or said at a table."""

    number: int
    at: int
    request: str | None
    done: dict[str, Any]


class ExportedResult(Struct, frozen=True):
    """What came of a seat of one's own."""

    seat: int
    name: str
    pool: str
    points: int
    place: int
    rated: int | None
    gained: int | None
    ended_at: int
    figures: dict[str, Any]


class ExportedTable(Struct, frozen=True):
    """What is held about somebody at one table."""

    table: str
    status: str
    role: str
    """``sits``, ``watches``, ``left`` (before the start); empty for who hosts it and no more."""
    hosts: bool
    created_at: int
    entries: list[ExportedEntry]
    results: list[ExportedResult]
    record: str
    """Where the record of the game is, once it is over."""


class Export(Struct, frozen=True):
    """Everything that is held about somebody."""

    format: str
    player: ExportedPlayer
    tokens: list[ExportedToken]
    muted: list[str]
    settings: Choices
    ratings: list[ExportedRating]
    tables: list[ExportedTable]


async def export(store: Store, player: str) -> AsyncIterator[bytes]:
    """Write what is held about a player: an ``Export``, in pieces."""
    head = msgspec.json.encode(await _head(store, player))
    yield head.removesuffix(b"]}")
    comma = b""
    for table in await tables_of(store, player):
        yield comma + msgspec.json.encode(await _table(store, table, player))
        comma = b","
    yield b"]}"


async def _head(store: Store, player: str) -> Export:
    row = await store.first(select(PLAYERS).where(PLAYERS.c.id == player))
    facts = (row.id, row.kind, row.name, row.language, row.created_at, row.seen_at, row.password is not None)
    tokens = await store.rows(select(TOKENS).where(TOKENS.c.player == player).order_by(TOKENS.c.created_at))
    muted = await store.rows(select(MUTES.c.muted).where(MUTES.c.player == player).order_by(MUTES.c.muted))
    ratings = await store.rows(select(RATINGS).where(RATINGS.c.player == player).order_by(RATINGS.c.pool))
    return Export(
        format="traviesa export 1",
        player=ExportedPlayer(*facts),
        tokens=[ExportedToken(one.id, one.name, one.scopes, one.created_at) for one in tokens],
        muted=[one.muted for one in muted],
        settings=await choices_of(store, player),
        ratings=[ExportedRating(one.pool, one.mu, one.sigma, one.games, one.shown) for one in ratings],
        tables=[],
    )


async def _table(store: Store, table: str, player: str) -> ExportedTable:
    row = await store.first(select(TABLES).where(TABLES.c.id == table))
    mine = (SITTINGS.c.table == table, SITTINGS.c.player == player)
    sitting = await store.first(select(SITTINGS.c.role).where(*mine))
    done = select(ENTRIES).where(ENTRIES.c.table == table, ENTRIES.c.player == player).order_by(ENTRIES.c.number)
    results = select(RESULTS).where(RESULTS.c.table == table, RESULTS.c.player == player).order_by(RESULTS.c.seat)
    return ExportedTable(
        table=table,
        status=row.status,
        role=sitting.role if sitting else "",
        hosts=row.host == player,
        created_at=row.created_at,
        entries=[
            ExportedEntry(one.number, one.at, one.request, msgspec.json.decode(one.body, type=dict[str, Any]))
            for one in await store.rows(done)
        ],
        results=[_result(one) for one in await store.rows(results)],
        record=f"/api/tables/{table}/record" if row.status == "over" else "",
    )


def _result(row: Any) -> ExportedResult:
    figures = msgspec.json.decode(row.figures)
    rated = (row.rated, row.gained, row.ended_at)
    return ExportedResult(row.seat, row.name, row.pool, row.points, row.place, *rated, figures)
