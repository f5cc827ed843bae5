"""Moments: a game as it stood after each entry, folded once more from its journal, beside the table that goes on.

Who asks is shown what they could see then: their own seats, or what everybody saw; of a game that is over every
seat. What somebody sealed at first and took back again stays their own for ever.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from traviesa.server import entry as kinds
from traviesa.server.deciding import TableError
from traviesa.server.entry import Entry
from traviesa.server.folding import fold
from traviesa.server.message import HappeningMessage, MomentMessage, MomentsMessage
from traviesa.server.table import Happening, Table
from traviesa.server.tables import Tables
from traviesa.server.telling import own_message, public_part, told

AT_ONCE: Final = 24
"""So many moments are told at once."""
KEPT: Final = 8
"""So many tables are kept as they stood at the last moment asked for: the next ones follow from there."""
BREATH: Final = 8
"""After so many entries folded, others have their turn."""
CHANGING: Final = (kinds.Started, kinds.Did, kinds.Undone, kinds.Resigned, kinds.Left)
"""Entries after which a game can stand otherwise than before."""


class Moments:
    """Folds games again as far as is asked."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._kept: OrderedDict[str, tuple[frozenset[str], Table]] = OrderedDict()

    async def after(self, table: Table, player: str | None, number: int) -> MomentsMessage:
        """Tell the next moments after an entry."""
        entries = await self._entries(table)
        numbers = _numbers(entries)
        wanted = [one for one in numbers if one > number][:AT_ONCE]
        return MomentsMessage(table.id, tuple(numbers), tuple(await self._told(table, player, entries, wanted)))

    async def at(self, table: Table, player: str | None, number: int) -> MomentMessage:
        """Tell how the game stood after an entry."""
        entries = await self._entries(table)
        numbers = _numbers(entries)
        if not numbers or not numbers[0] <= number <= len(entries):
            possible = f"{numbers[0]}-{len(entries)}" if numbers else "-"
            raise TableError.told("table/no-moment", asked=number, possible=possible)
        (found,) = await self._told(table, player, entries, [number])
        return found

    async def _entries(self, table: Table) -> list[Entry]:
        """Read the journal as far as the table has come."""
        return [one for one in await self._tables.journals.read(table.id) if one.number <= table.version]

    async def _told(
        self, table: Table, player: str | None, entries: Sequence[Entry], wanted: Sequence[int]
    ) -> list[MomentMessage]:
        if not wanted:
            return []
        past = await self._begin(table, wanted[0])
        mine, found = table.seats_of(player), []
        for entry in entries[past.version : wanted[-1]]:
            fold(past, entry)
            if entry.number in wanted:
                found.append(_moment(past, entry, mine, is_over=table.status == "over"))
            if entry.number in wanted or entry.number % BREATH == 0:
                await asyncio.sleep(0)
        self._keep(table, past)
        return found

    async def _begin(self, table: Table, first: int) -> Table:
        """Give the table as it stood before an entry, or long before; what is kept is taken out: it will go on."""
        gone, past = self._kept.pop(table.id, (frozenset(), None))
        if past is None or past.version >= first or gone != table.gone:
            return await self._tables.empty(table.id)
        return past

    def _keep(self, table: Table, past: Table) -> None:
        """Keep a past table, with who had left by then: what was read of who leaves later is to be forgotten, too."""
        self._kept[table.id] = (table.gone, past)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _numbers(entries: Sequence[Entry]) -> list[int]:
    """List the entries after which the game stands otherwise: none before it begins."""
    begun = next((one.number for one in entries if isinstance(one.body, kinds.Started)), len(entries) + 1)
    return [one.number for one in entries if one.number >= begun and isinstance(one.body, CHANGING)]


def _moment(past: Table, entry: Entry, mine: list[int], is_over: bool) -> MomentMessage:
    seats = list(range(len(past.chairs))) if is_over else mine
    return MomentMessage(
        number=entry.number,
        at=entry.at,
        happened=_told_of(past, past.recent[-1], mine, seats) if isinstance(entry.body, CHANGING) else None,
        public=public_part(past, entry.at),
        own=tuple(own_message(past, seat, shows_sealed=seat in mine) for seat in seats),
    )


def _told_of(past: Table, last: Happening, mine: list[int], seats: list[int]) -> HappeningMessage:
    """Tell what happened; a sealed choice to its own seat alone."""
    is_sealed = isinstance(last.body, kinds.Did) and last.event is None
    return told(past, last, mine if is_sealed else seats)
