"""What a database says of its games, in words that stay: names and numbers, no layout of any version."""

from pathlib import Path
from typing import Any

from sqlalchemy import select

from traviesa.archive import replay
from traviesa.game import Game
from traviesa.record_text import read_record, write_record
from traviesa.server.closing import record_of_table
from traviesa.server.journal import Journals
from traviesa.server.library import Library
from traviesa.server.schema import TABLES
from traviesa.server.store import open_store
from traviesa.server.table import Table
from traviesa.server.tables import Tables

Facts = dict[str, Any]


async def facts_of(file: Path) -> Facts:
    """Open a database, bring it up to date and replay every game in it."""
    store = await open_store(f"sqlite:///{file}")
    try:
        tables = Tables(store, Journals(store), Library(store))
        await tables.learn_outages()
        rows = await store.rows(select(TABLES.c.id).order_by(TABLES.c.id))
        return {row.id: await _facts_of_table(tables, row.id) for row in rows}
    finally:
        await store.close()


async def _facts_of_table(tables: Tables, name: str) -> Facts:
    table = await tables.fold(name)
    found = {
        "status": table.status,
        "version": table.version,
        "chairs": [[chair.kind, chair.name, chair.away] for chair in table.chairs],
        "sealed": {str(seat): deed for seat, deed in table.sealed.items()},
        "rematch": table.rematch,
        "game": position_of(table.game) if table.game else None,
    }
    if table.status == "over":
        found["record"] = await _record_of(tables, table)
    return found


async def _record_of(tables: Tables, table: Table) -> str:
    """Write the record, and see that it leads where the journal does."""
    text = write_record(record_of_table(table, await tables.journals.read(table.id)))
    assert position_of(replay(read_record(text), start=table.begin())) == position_of(table.playing())
    return text


def position_of(game: Game) -> Facts:
    """Tell a position by what everybody calls things."""
    names, facts = game.setting.names, game.map_file
    return {
        "phase": game.phase,
        "turn": game.turn,
        "scores": game.scores,
        "resigned": game.resigned,
        "market": game.market,
        "pile": game.pile_size,
        "discards": game.discards,
        "hands": [game.hand(seat) for seat in range(game.seats)],
        "tickets": [[names.tickets[ticket] for ticket in game.tickets(seat)] for seat in range(game.seats)],
        "routes": {facts.routes[number].id: owner for number, owner in enumerate(game.owners) if owner != -1},
        "stations": {facts.cities[city].id: seat for city, seat in game.stations.items()},
        "wagons": game.wagons,
    }
