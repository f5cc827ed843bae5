"""Lists of tables: asked of the database so that it reads what is shown, however many games it holds."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Select, and_, select, union_all

from traviesa.server.schema import SITTINGS, TABLES

PAGE: Final = 50
SHOWN: Final = ("open", "running", "over")


def public_tables(status: str | None, wanted: Sequence[Any]) -> Select[Any]:
    """Ask for public tables, the last changed first.

    Each status is asked for by itself, as the index ``ix_tables_listed`` has them, and what is found is put together:
    asked for at once they would all be read to be sorted.
    """
    parts = [
        select(_newest(select(TABLES).where(TABLES.c.public, TABLES.c.status == one, *wanted)).subquery())
        for one in (SHOWN if status is None else (status,))
    ]
    found = union_all(*parts).subquery()
    return select(found).order_by(found.c.changed_at.desc()).limit(PAGE)


def tables_of(player: str, status: str | None, wanted: Sequence[Any]) -> Select[Any]:
    """Ask for the tables a player sits at or watches, the last changed first."""
    there = and_(SITTINGS.c.table == TABLES.c.id, SITTINGS.c.player == player, SITTINGS.c.role != "left")
    shown = TABLES.c.status.in_(SHOWN if status is None else (status,))
    return _newest(select(TABLES).join(SITTINGS, there).where(shown, *wanted))


def _newest(query: Select[Any]) -> Select[Any]:
    return query.order_by(TABLES.c.changed_at.desc()).limit(PAGE)
