"""News of people, for every process: somebody has signed out everywhere, changed a password, muted somebody, left.

What a process remembers of a person it forgets then, and that person's streams end; they come back with what is new.
"""

from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import text

from traviesa.server.store import Store

CHANNEL: Final = "traviesa_people"
"""Where PostgreSQL carries who has changed: an id, nothing more."""

Hear = Callable[[str], Awaitable[None]]


class News:
    """Tells who has changed, here and to the other processes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.listeners: list[Hear] = []

    async def tell(self, player_id: str) -> None:
        """Tell that something about a person has changed; what is said here is durable already."""
        await self.hear(player_id)
        if self._store.is_shared:
            async with self._store.write() as connection:
                says = {"channel": CHANNEL, "says": player_id}
                await connection.execute(text("SELECT pg_notify(:channel, :says)"), says)

    async def hear(self, player_id: str) -> None:
        """Hear of a change, from this process or another."""
        for listener in self.listeners:
            await listener(player_id)
