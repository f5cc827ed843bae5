"""What is written with the entries of a journal, in the same transaction: who sits where, and the table's card."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from traviesa.server.entry import Entry, Left, Sat, Stood
from traviesa.server.journal import Addition
from traviesa.server.summary import free_chairs, summary_of
from traviesa.server.table import Table


def addition_of(
    table: Table, ahead: Table, entries: Sequence[Entry], player: str | None, request: str | None
) -> Addition:
    """Give all that becomes durable with these entries, which take a table from as it is to as it will be."""
    addition = Addition(table.id, entries, player, request, index_of(ahead, ahead.at))
    for entry in entries:
        match entry.body:
            case Sat(player=who):
                addition.sits = who
            case Stood(player=who):
                addition.stands = who
            case Left(player=who):
                addition.leaves = who
    if addition.leaves and ahead.status == "open":
        addition.stands = addition.leaves
    if addition.leaves and ahead.status == table.status != "running":
        addition.index = {name: value for name, value in addition.index.items() if name != "changed_at"}
    return addition


def index_of(table: Table, at: int) -> Mapping[str, Any]:
    """Give the columns of ``tables`` that follow from the journal."""
    return {
        "status": table.status,
        "free": free_chairs(table),
        "card": json.dumps(summary_of(table), ensure_ascii=False),
        "changed_at": at,
        "wake_at": table.wake_at(),
    }
