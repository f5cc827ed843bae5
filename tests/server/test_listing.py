"""What is asked of the database again and again reads what it shows, not every game there ever was."""

import asyncio
import itertools
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Select

from traviesa.server.keeper import due_tables
from traviesa.server.listing import public_tables, tables_of
from traviesa.server.schema import TABLES
from traviesa.server.store import open_store

ON_MAP = [TABLES.c.map == "usa", TABLES.c.seats == 3]


async def plan_of(url: str, query: Select[Any]) -> list[str]:
    """Ask the database how it is going to find what a query asks for."""
    store = await open_store(url)
    async with store.read() as connection:
        text = str(query.compile(store.engine.sync_engine, compile_kwargs={"literal_binds": True}))
        steps = (await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}")).all()
    await store.close()
    return [str(step[-1]) for step in steps]


@pytest.mark.parametrize(
    ("query", "index", "times"),
    [
        (public_tables("over", []), "ix_tables_listed", 1),
        (public_tables(None, []), "ix_tables_listed", 3),
        (public_tables(None, [*ON_MAP, TABLES.c.changed_at < 10**12]), "ix_tables_listed", 3),
        (tables_of("somebody", None, []), "ix_sittings_player", 1),
        (due_tables(), "ix_tables_wake_at", 1),
    ],
    ids=["over", "all", "of one map", "mine", "keeper"],
)
def test_an_index_finds_what_is_asked_for(query: Select[Any], index: str, times: int, tmp_path: Path) -> None:
    steps = asyncio.run(plan_of(f"sqlite:///{tmp_path / 'traviesa.sqlite'}", query))
    of_tables = [step for step in steps if " tables" in step or " sittings" in step]
    assert sum(index in step for step in of_tables) == times, steps
    assert not [step for step in of_tables if step.startswith("SCAN")], steps


def test_no_part_of_a_public_list_is_sorted_before_it_is_cut(tmp_path: Path) -> None:
    steps = asyncio.run(plan_of(f"sqlite:///{tmp_path / 'traviesa.sqlite'}", public_tables(None, ON_MAP)))
    after = [then for step, then in itertools.pairwise(steps) if step.startswith("SEARCH tables")]
    assert len(after) == 3
    assert all(step.startswith("SCAN anon") for step in after), steps
