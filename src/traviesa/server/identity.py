"""Who is calling: a player with a signed cookie, a bot with a token, or nobody in particular."""

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from typing import Final

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from traviesa.errors import TraviesaError
from traviesa.server.fresh import new_id, now
from traviesa.server.people.news import News
from traviesa.server.schema import PLAYERS, SECRETS, TOKENS
from traviesa.server.store import Store

COOKIE: Final = "traviesa"
SCOPES: Final = ("read", "tables", "play")
"""What a token may be good for: ``read`` looks, ``tables`` creates tables and sits down, ``play`` plays and talks."""
REMEMBERED: Final = 600_000
"""Milliseconds for which a player is remembered before being looked up again: what changes is told (``News``)."""
REMEMBERED_OF_OTHERS: Final = 30_000
"""The same where other processes may change a player: that they tell it may get lost."""


class IdentityError(TraviesaError):
    """Say why somebody is not who they must be for this."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player as the server knows one."""

    id: str
    kind: str
    name: str
    language: str
    epoch: int


@dataclass(frozen=True, slots=True)
class Caller:
    """Who sent a request, and by what that was shown."""

    player: Player | None = None
    by_cookie: bool = False
    scopes: frozenset[str] = frozenset(SCOPES)

    @property
    def id(self) -> str | None:
        """The player's id; None for nobody in particular."""
        return self.player.id if self.player else None

    def must_be_somebody(self, scope: str = "play") -> Player:
        """Give the player, or refuse."""
        if self.player is None:
            raise IdentityError.told("identity/nobody")
        if scope not in self.scopes:
            raise IdentityError.told("identity/scope", scopes=sorted(self.scopes), needed=scope)
        return self.player

    def must_be_in_person(self) -> Player:
        """Give the player, or refuse what plays for them with a token: accounts and tokens are the person's own."""
        player = self.must_be_somebody("read")
        if not self.by_cookie:
            raise IdentityError.told("identity/in-person")
        return player


class Identity:
    """Knows players by their cookies and tokens."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.news = News(store)
        self.news.listeners.append(self.forget)
        self._secret = b""
        self._players: dict[str, tuple[int, Player | None]] = {}
        self._forgotten = 0
        self._remembered = REMEMBERED_OF_OTHERS if store.is_shared else REMEMBERED

    async def open(self) -> None:
        """Read what cookies are signed with; the first process of a database makes it."""
        query = select(SECRETS.c.value).where(SECRETS.c.name == "cookies")
        row = await self.store.first(query)
        if row is None:
            try:
                async with self.store.write() as connection:
                    await connection.execute(insert(SECRETS), {"name": "cookies", "value": secrets.token_bytes(32)})
            except IntegrityError:
                pass
            row = await self.store.first(query)
        assert row is not None
        self._secret = row.value

    # --- cookies ----------------------------------------------------------------------------------------
    def cookie_for(self, player: Player) -> str:
        """Write the cookie of a player: who, which epoch, and a signature."""
        text = f"{player.id}.{player.epoch}"
        return f"{text}.{self._sign(text)}"

    def _sign(self, text: str) -> str:
        return hmac.new(self._secret, text.encode(), hashlib.sha256).hexdigest()

    async def by_cookie(self, cookie: str) -> Player | None:
        """Find the player of a cookie; one that is forged or of an earlier epoch is nobody's."""
        text, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(self._sign(text).encode(), signature.encode()):
            return None
        player_id, _, epoch = text.partition(".")
        player = await self.find(player_id)
        return player if player and str(player.epoch) == epoch else None

    # --- tokens -----------------------------------------------------------------------------------------
    async def by_token(self, token: str) -> Caller:
        """Find the caller of a token, or refuse."""
        query = select(TOKENS.c.player, TOKENS.c.scopes).where(TOKENS.c.hash == hash_of(token))
        row = await self.store.first(query)
        player = await self.find(row.player) if row else None
        if player is None:
            raise IdentityError.told("identity/token")
        return Caller(player, scopes=frozenset(row.scopes.split()))

    # --- players ----------------------------------------------------------------------------------------
    async def find(self, player_id: str) -> Player | None:
        """Find a player by id; remembered for a moment."""
        when, player = self._players.get(player_id, (0, None))
        if now() - when < self._remembered:
            return player
        forgotten = self._forgotten
        row = await self.store.first(select(PLAYERS).where(PLAYERS.c.id == player_id))
        is_there = row is not None and row.kind != "gone"
        player = Player(row.id, row.kind, row.name, row.language, row.epoch) if is_there else None
        if len(self._players) > 10_000:
            self._players.clear()
        if forgotten == self._forgotten:  # what was read before somebody changed is old already
            self._players[player_id] = now(), player
        return player

    async def forget(self, player_id: str) -> None:
        """Look a player up again next time: something about them has changed."""
        self._forgotten += 1
        self._players.pop(player_id, None)

    async def new_guest(self, name: str, language: str) -> Player:
        """Make a guest, who can play at once."""
        player = Player(new_id(), "guest", name, language, 1)
        row = {"id": player.id, "kind": "guest", "name": name, "language": language, "epoch": 1}
        async with self.store.write() as connection:
            await connection.execute(insert(PLAYERS), row | {"created_at": now(), "seen_at": now()})
        return player

    async def seen(self, player_ids: list[str]) -> None:
        """Note that players are there."""
        if player_ids:
            async with self.store.write() as connection:
                await connection.execute(update(PLAYERS).where(PLAYERS.c.id.in_(player_ids)).values(seen_at=now()))


def hash_of(token: str) -> str:
    """Give what is stored of a token: it has enough chance in it to need no salt."""
    return hashlib.sha256(token.encode()).hexdigest()
