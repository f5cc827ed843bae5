"""A table in a few words, for lists: nothing of its game but how far it has come."""

from typing import Any

from traviesa.server.setup import PERSON
from traviesa.server.table import Table


def free_chairs(table: Table) -> int:
    """Count the chairs on which somebody may still sit down."""
    return sum(chair.is_open for chair in table.chairs) if table.status == "open" else 0


def summary_of(table: Table) -> dict[str, Any]:
    """Sum a table up."""
    setup = table.setup
    return {
        "map": setup.map,
        "mode": setup.mode,
        "seats": len(table.chairs),
        "free": free_chairs(table),
        "names": [chair.name if chair.kind == PERSON else chair.name or chair.kind for chair in table.chairs],
        "people": sum(chair.kind == PERSON for chair in table.chairs),
        "clock": setup.clock.kind,
        "options": len(setup.options),
        "due": table.due,
    }
