"""Leaving and returning: whoever is gone for long while others wait is sat in for, and gets the seat back at once."""

from collections.abc import Iterable, Mapping

from sqlalchemy import select

from traviesa.server import entry as kinds
from traviesa.server.schema import PLAYERS
from traviesa.server.setup import PERSON
from traviesa.server.table import Table
from traviesa.server.tables import Live, Tables


def hand_back(table: Table, player: str) -> list[kinds.Body]:
    """Hand back the seats of a player who is here again; one left to the bot on purpose stays with it."""
    if table.status != "running":
        return []
    return [kinds.Back(seat) for seat in table.seats_of(player) if table.chairs[seat].away in ("absent", "clock")]


def waited_for(table: Table, present: Iterable[str], before: int) -> list[int]:
    """List the seats that somebody present has waited for since before that moment.

    Nobody is sat in for where only bots wait, nor where a move may take days.
    """
    if table.status != "running" or table.setup.clock.kind == "days" or table.clocks.since >= before:
        return []
    here = set(present)
    waits = any(table.chairs[seat].player in here for seat in table.people if seat not in table.due)
    late = [seat for seat in table.due if not table.is_bot(seat) and table.chairs[seat].player not in here]
    return late if waits else []


async def sit_in(tables: Tables, live: Live, present: Mapping[str, int], before: int) -> None:
    """Let a bot sit in for those who have not been seen anywhere since that moment, though others wait."""
    late = waited_for(live.table, present, before)
    if not late:
        return
    players = [live.table.chairs[seat].player for seat in late]
    seen = select(PLAYERS.c.id).where(PLAYERS.c.id.in_(players), PLAYERS.c.seen_at >= before)
    elsewhere = {row.id for row in await tables.store.rows(seen)}

    def decide(table: Table) -> list[kinds.Body]:
        return [
            kinds.Away(seat, "absent")
            for seat in waited_for(table, present, before)
            if table.chairs[seat].player not in elsewhere and table.chairs[seat].kind == PERSON
        ]

    await tables.act(live.table.id, decide)
