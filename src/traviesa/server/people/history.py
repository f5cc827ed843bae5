"""What somebody has played: their ratings, the games that are over, and who leads a pool.

A stranger learns of games at public tables alone; of another only who sat there or was let in to watch.
"""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import and_, exists, func, or_, select

from traviesa.server.people.refusals import PeopleError
from traviesa.server.schema import PLAYERS, RATINGS, RESULTS, SITTINGS, TABLES
from traviesa.server.store import Store

PAGE: Final = 50


class Pool(Struct, frozen=True):
    """What is asked for: everything, or a map, a mode, a number of seats."""

    map: str | None = None
    mode: str | None = None
    seats: int | None = None

    def conditions(self) -> list[Any]:
        """Give the conditions under which a table belongs to it."""
        wanted = {TABLES.c.map: self.map, TABLES.c.mode: self.mode, TABLES.c.seats: self.seats}
        return [column == value for column, value in wanted.items() if value is not None]


class History:
    """Reads what is kept of games that are over."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def account(self, player_id: str) -> Any:
        """Find an account by its id, or refuse: guests have no page."""
        row = await self.store.first(select(PLAYERS).where(PLAYERS.c.id == player_id, PLAYERS.c.kind == "account"))
        return row or _refuse(player_id)

    async def account_named(self, key: str, asked: str) -> Any:
        """Find an account by the key of its name, or refuse."""
        row = await self.store.first(select(PLAYERS).where(PLAYERS.c.name_key == key))
        return row or _refuse(asked)

    async def ratings(self, player_id: str) -> Sequence[Any]:
        """List somebody's ratings, the pool of most games first."""
        mine = select(RATINGS).where(RATINGS.c.player == player_id)
        return await self.store.rows(mine.order_by(RATINGS.c.games.desc(), RATINGS.c.pool))

    async def leaders(self, pool: str, games: int, after: int) -> Sequence[Any]:
        """List who leads a pool, after so many others; only ratings of that many games count."""
        known = RATINGS.join(PLAYERS, PLAYERS.c.id == RATINGS.c.player)
        there = (RATINGS.c.pool == pool, RATINGS.c.games >= games, PLAYERS.c.kind == "account")
        query = select(PLAYERS.c.id, PLAYERS.c.name, RATINGS.c.shown, RATINGS.c.games).select_from(known).where(*there)
        return await self.store.rows(query.order_by(RATINGS.c.shown.desc(), PLAYERS.c.id).limit(PAGE).offset(after))

    async def games(self, player_id: str, reader: str | None, pool: Pool, before: int | None) -> Sequence[Any]:
        """List every seat of somebody's games that the reader may know of, the last game first."""
        where = [RESULTS.c.player == player_id, *pool.conditions(), _may_know(reader)]
        if before is not None:
            where.append(RESULTS.c.ended_at < before)
        theirs = select(TABLES.c.id, func.max(RESULTS.c.ended_at)).join(RESULTS, RESULTS.c.table == TABLES.c.id)
        last = theirs.where(*where).group_by(TABLES.c.id).order_by(func.max(RESULTS.c.ended_at).desc(), TABLES.c.id)
        tables = [row.id for row in await self.store.rows(last.limit(PAGE))]
        joined = RESULTS.join(TABLES, TABLES.c.id == RESULTS.c.table).outerjoin(
            PLAYERS, PLAYERS.c.id == RESULTS.c.player
        )
        columns = (TABLES.c.map, TABLES.c.mode, TABLES.c.seats, TABLES.c.public, TABLES.c.clock, PLAYERS.c.kind)
        seats = select(RESULTS, *columns).select_from(joined).where(RESULTS.c.table.in_(tables))
        return await self.store.rows(seats.order_by(RESULTS.c.ended_at.desc(), RESULTS.c.table, RESULTS.c.seat))

    async def figures(self, player_id: str, reader: str | None, pool: Pool) -> Sequence[Any]:
        """List what is kept of each of somebody's seats: for themselves of all, for others of public tables."""
        joined = RESULTS.join(TABLES, TABLES.c.id == RESULTS.c.table)
        where = [RESULTS.c.player == player_id, *pool.conditions()]
        if reader != player_id:
            where.append(TABLES.c.public)
        columns = (RESULTS.c.points, RESULTS.c.place, RESULTS.c.figures, TABLES.c.seats)
        return await self.store.rows(select(*columns).select_from(joined).where(*where))


def _may_know(reader: str | None) -> Any:
    if reader is None:
        return TABLES.c.public
    there = and_(SITTINGS.c.table == TABLES.c.id, SITTINGS.c.player == reader, SITTINGS.c.role != "left")
    return or_(TABLES.c.public, exists().where(there))


def _refuse(asked: str) -> Any:
    raise PeopleError.told("player/unknown", "account", asked=asked[:40])
