"""Preparing a database: tables of three people each, in the middle of their games."""

import secrets
from dataclasses import dataclass
from random import Random

from msgspec import to_builtins
from sqlalchemy import insert

from bench.load.choosing import choose
from traviesa.archive import commitment_of
from traviesa.map_folders import find_map
from traviesa.server.entry import Body, Did, Sat, Started
from traviesa.server.fresh import new_id, now
from traviesa.server.identity import Identity, Player
from traviesa.server.journal import Journals
from traviesa.server.library import Library
from traviesa.server.offers import offers_of
from traviesa.server.schema import PLAYERS
from traviesa.server.setup import PERSON, Clock, Setup
from traviesa.server.store import Store, open_store
from traviesa.server.table import Table
from traviesa.server.tables import Tables

SEATS = 3
DEEDS = 40
"""Deeds at each table before anything is measured."""


@dataclass(frozen=True)
class Prepared:
    """A table and the cookies of those who sit there, seat by seat."""

    table: str
    cookies: tuple[str, ...]


async def prepare(url: str, count: int, map_name: str = "europe") -> list[Prepared]:
    """Fill a database with running tables."""
    store = await open_store(url)
    identity = Identity(store)
    await identity.open()
    tables = Tables(store, Journals(store), Library(store))
    random, made = Random(1), []
    for _ in range(count):
        players = await _players(store)
        table = await _table(tables, map_name, [player.id for player in players], random)
        made.append(Prepared(table, tuple(identity.cookie_for(player) for player in players)))
        tables.live.clear()
    await store.close()
    return made


async def _players(store: Store) -> list[Player]:
    players = [Player(new_id(), "guest", f"Guest {seat}", "en", 1) for seat in range(SEATS)]
    rows = [
        {"id": one.id, "kind": one.kind, "name": one.name, "language": "en", "epoch": 1}
        | {"created_at": now(), "seen_at": now()}
        for one in players
    ]
    async with store.write() as connection:
        await connection.execute(insert(PLAYERS), rows)
    return players


async def _table(tables: Tables, map_name: str, players: list[str], random: Random) -> str:
    map_file = find_map(map_name)
    secret = secrets.token_bytes(32)
    setup = Setup(
        map=map_file.id,
        digest=map_file.digest,
        mode="cards",
        options={},
        rules=map_file.rules.as_table(),
        chairs=(PERSON,) * len(players),
        clock=Clock(),
        shuffle_seats=False,
        commitment=commitment_of(secret),
    )
    table = Table(new_id(), setup, map_file, secret, players[0], new_id(16), True)
    await tables.create(table)
    sat: list[Body] = [Sat(seat, player, f"Guest {seat}", new_id(16)) for seat, player in enumerate(players)]
    await tables.act(table.id, lambda _: [*sat, Started(tuple(range(len(players))))])
    await tables.act(table.id, lambda one: _first_choices(one, random))
    await tables.act(table.id, lambda one: _played(one, random))
    return table.id


def _first_choices(table: Table, random: Random) -> list[Body]:
    return [Did(seat, random.choice(table.view(seat).legal())) for seat in table.due]


def _played(table: Table, random: Random) -> list[Body]:
    """Play so many deeds: hands have grown and tracks are laid, so that messages are as long as they mostly are."""
    game, deeds = table.playing().copy(), list[Body]()
    for _ in range(DEEDS):
        seat = game.turn
        deed = choose(to_builtins(offers_of(game.view(seat))), random)
        deeds.append(Did(seat, deed))
        game.play(deed)
    return deeds
