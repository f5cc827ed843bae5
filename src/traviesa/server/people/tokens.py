"""API tokens: with one a program outside plays for a person, within the scopes it was given.

A token is shown once, when it is made; what is stored is its hash.
"""

import secrets
from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import delete, func, insert, select

from traviesa.server.fresh import new_id, now
from traviesa.server.identity import SCOPES, Player, hash_of
from traviesa.server.people.names import clean_name
from traviesa.server.people.news import News
from traviesa.server.people.refusals import PeopleError
from traviesa.server.schema import TOKENS
from traviesa.server.store import Store

AT_MOST: Final = 20
"""So many tokens one player can have."""
BEGINNING: Final = "traviesa_"
"""How every token begins, so that one that was published by mistake is found."""


class Tokens:
    """Makes, lists and revokes tokens."""

    def __init__(self, store: Store, news: News) -> None:
        self.store = store
        self.news = news

    async def make(self, player: Player, name: str, scopes: Iterable[str]) -> tuple[str, Any]:
        """Make a token; give it, and the row that is kept of it. Every token may read."""
        mine = select(func.count()).select_from(TOKENS).where(TOKENS.c.player == player.id)
        if (await self.store.first(mine))[0] >= AT_MOST:
            raise PeopleError.told("limit/too-many", "tokens", most=AT_MOST)
        token = BEGINNING + secrets.token_urlsafe(30)
        wanted = {"read", *scopes}
        row = {
            "id": new_id(),
            "player": player.id,
            "name": clean_name(name),
            "hash": hash_of(token),
            "scopes": " ".join(scope for scope in SCOPES if scope in wanted),
            "created_at": now(),
        }
        async with self.store.write() as connection:
            await connection.execute(insert(TOKENS), row)
        return token, await self.store.first(select(TOKENS).where(TOKENS.c.id == row["id"]))

    async def of(self, player: Player) -> Sequence[Any]:
        """List the tokens of a player, the oldest first."""
        mine = select(TOKENS).where(TOKENS.c.player == player.id)
        return await self.store.rows(mine.order_by(TOKENS.c.created_at, TOKENS.c.id))

    async def revoke(self, player: Player, token_id: str) -> None:
        """Revoke a token: it is good for nothing from now on."""
        async with self.store.write() as connection:
            mine = (TOKENS.c.id == token_id, TOKENS.c.player == player.id)
            gone: Any = await connection.execute(delete(TOKENS).where(*mine))
        if gone.rowcount == 0:
            raise PeopleError.told("token/unknown", asked=token_id[:40])
        await self.news.tell(player.id)
