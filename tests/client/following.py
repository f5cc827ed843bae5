"""A table folded without a server, and its messages as a client reads them."""

import random
from collections.abc import Iterator

import msgspec

from traviesa.archive import commitment_of
from traviesa.client.messages import TableMessage
from traviesa.map_folders import find_map
from traviesa.server import entry as kinds
from traviesa.server.folding import fold
from traviesa.server.setup import PERSON, Clock, Setup
from traviesa.server.table import Table
from traviesa.server.telling import public_part, table_message

MOST_DEEDS = 5_000


def new_table(map_name: str, seats: int, seed: int) -> Table:
    """Give a table whose game has just begun, with a person on every seat."""
    map_file, secret = find_map(map_name), random.Random(seed).randbytes(32)
    setup = Setup(
        map=map_file.id,
        digest=map_file.digest,
        mode="cards",
        options={},
        rules=map_file.rules.as_table(),
        chairs=(PERSON,) * seats,
        clock=Clock(),
        shuffle_seats=False,
        commitment=commitment_of(secret),
    )
    table = Table(f"table{seed}", setup, map_file, secret, "p0", "invitation", True)
    for seat in range(seats):
        write(table, kinds.Sat(seat, f"p{seat}", f"Player {seat}", f"c{seat}"))
    write(table, kinds.Started(tuple(range(seats))))
    return table


def write(table: Table, body: kinds.Body) -> None:
    """Fold the next entry into a table."""
    fold(table, kinds.Entry(table.version + 1, 1_000 * table.version, body))


def play_on(table: Table, seed: int) -> Iterator[Table]:
    """Play random deeds, first choices in random order, until the game is over; show the table after each."""
    chance = random.Random(seed)
    yield table
    for _ in range(MOST_DEEDS):
        if table.status == "over":
            return
        seat = chance.choice(table.due)
        write(table, kinds.Did(seat, chance.choice(table.view(seat).legal())))
        yield table
    raise AssertionError("this game does not end")


def message_for(table: Table, player: str | None) -> TableMessage:
    """Give what a player is sent, written as JSON and read by the client."""
    happened = list(table.recent)[-1:]
    written = msgspec.json.encode(table_message(table, player, happened, public_part(table, 0), 0))
    return msgspec.json.decode(written, type=TableMessage)
