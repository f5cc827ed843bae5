"""Mutes: whose words somebody does not want to read. Who is muted is not told."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from traviesa.server.people.refusals import PeopleError
from traviesa.server.schema import MUTES, PLAYERS
from traviesa.server.store import Store

AT_MOST: Final = 200
"""So many one player can mute."""
REMEMBERED: Final = 20_000
_NONE: Final[frozenset[str]] = frozenset()


class Mutes:
    """Knows who has muted whom; what it remembers it forgets as soon as it hears of a change."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, frozenset[str]] = {}
        self._forgotten = 0

    async def of(self, player: str | None) -> frozenset[str]:
        """Give those whom a player has muted."""
        if player is None:
            return _NONE
        found = self._known.get(player)
        if found is None:
            forgotten = self._forgotten
            rows = await self.store.rows(select(MUTES.c.muted).where(MUTES.c.player == player))
            found = frozenset(row.muted for row in rows) or _NONE
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            if forgotten == self._forgotten:  # what was read before a change is old already
                self._known[player] = found
        return found

    async def forget(self, player: str) -> None:
        """Look again next time."""
        self._forgotten += 1
        self._known.pop(player, None)

    def forget_all(self) -> None:
        """Look everybody up again: changes may have been missed."""
        self._forgotten += 1
        self._known.clear()

    async def listed(self, player: str) -> Sequence[Any]:
        """List those whom a player has muted, by name."""
        known = MUTES.join(PLAYERS, PLAYERS.c.id == MUTES.c.muted)
        query = select(PLAYERS.c.id, PLAYERS.c.name).select_from(known).where(MUTES.c.player == player)
        return await self.store.rows(query.order_by(PLAYERS.c.name, PLAYERS.c.id))

    async def add(self, player: str, muted: str) -> None:
        """Mute somebody; once more changes nothing."""
        there = select(PLAYERS.c.id).where(PLAYERS.c.id == muted, PLAYERS.c.kind.in_(("guest", "account")))
        if player == muted or await self.store.first(there) is None:
            raise PeopleError.told("player/unknown", "muted", asked=muted[:40])
        count = await self.store.first(select(func.count()).where(MUTES.c.player == player))
        if count[0] >= AT_MOST:
            raise PeopleError.told("limit/too-many", "mutes", most=AT_MOST)
        with suppress(IntegrityError):
            async with self.store.write() as connection:
                await connection.execute(insert(MUTES), {"player": player, "muted": muted})

    async def remove(self, player: str, muted: str) -> None:
        """Hear somebody again."""
        async with self.store.write() as connection:
            await connection.execute(delete(MUTES).where(MUTES.c.player == player, MUTES.c.muted == muted))
