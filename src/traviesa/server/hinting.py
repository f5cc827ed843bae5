"""Hints: what a bot would do with a seat's view. It thinks where bots think, and once for each moment."""

import asyncio
from typing import Final

from traviesa.server.botting import STAND_IN, Thinkers
from traviesa.server.deciding import TableError
from traviesa.server.library import Library
from traviesa.server.setup import PERSON
from traviesa.server.table import Table
from traviesa.view import View

KEPT: Final = 256
"""So many of the last hints are at hand: whoever asks again is not thought for again."""


class Hints:
    """Gives hints."""

    def __init__(self, thinkers: Thinkers, library: Library) -> None:
        self._thinkers = thinkers
        self._library = library
        self._asked: dict[tuple[str, int, int], asyncio.Task[str]] = {}

    async def of(self, table: Table, seat: int) -> tuple[str, View]:
        """Choose a deed for a seat that has to decide, with the view it is chosen from."""
        _must_be_casual(table)
        if seat not in table.due:
            raise TableError.told("action/not-your-turn", "hint", seat=seat)
        view, key = table.view(seat), (table.id, table.moments[seat], seat)
        if key not in self._asked:
            self._asked[key] = asyncio.create_task(self._think(table, view))
            if len(self._asked) > KEPT:
                del self._asked[next(iter(self._asked))]
        try:
            return await asyncio.shield(self._asked[key]), view
        except Exception:
            self._asked.pop(key, None)  # the database was away: whoever asks again is thought for again
            raise

    async def _think(self, table: Table, view: View) -> str:
        text = await self._library.text_of(table.setup.digest)
        return await self._thinkers.choose(STAND_IN, "hint", view, text)


def _must_be_casual(table: Table) -> None:
    """Refuse where the game may be rated: a public table, the rules of the map, two people who may have accounts."""
    people = {chair.player for chair in table.chairs if chair.kind == PERSON}
    if table.public and not table.setup.options and len(people) > 1:
        raise TableError.told("hint/rated")
