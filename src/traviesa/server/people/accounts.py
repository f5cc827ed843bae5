"""Accounts: a guest who takes a name and a password, and comes back with them from anywhere.

Whoever asks for a name that is not there waits as long, and hears the same, as for a wrong password.
"""

import hashlib
import secrets
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from traviesa.server.fresh import new_id, now
from traviesa.server.identity import Identity, IdentityError, Player
from traviesa.server.people.names import clean_account_name, clean_name, name_key
from traviesa.server.people.passwords import Passwords, check_password
from traviesa.server.people.refusals import PeopleError
from traviesa.server.schema import PLAYERS, RESETS, SITTINGS, TABLES
from traviesa.server.store import Store

RESET_HOURS: Final = 24
"""So long a code for a new password is good."""


class Accounts:
    """Makes accounts, and lets people into theirs."""

    def __init__(self, store: Store, identity: Identity, passwords: Passwords) -> None:
        self.store = store
        self.identity = identity
        self.passwords = passwords

    # --- making -------------------------------------------------------------------------------------------
    async def make(self, guest: Player | None, name: str, password: str, language: str) -> Player:
        """Make an account: of a guest, whose tables go along, or of nobody yet.

        Every cookie of the guest ends with it: somebody else may have given it to this browser.
        """
        if guest is not None and guest.kind != "guest":
            raise _have_one(guest.name)
        name = clean_account_name(name)
        check_password(password, name)
        facts = {"name": name, "name_key": name_key(name), "kind": "account"}
        await self._must_be_free(facts["name_key"], name)
        facts["password"] = await self.passwords.hash(password)
        player_id = guest.id if guest else new_id()
        try:
            async with self.store.write() as connection:
                if guest is None:
                    fresh = {"id": player_id, "language": language, "epoch": 1, "created_at": now(), "seen_at": now()}
                    await connection.execute(insert(PLAYERS), facts | fresh)
                else:
                    mine = (PLAYERS.c.id == player_id) & (PLAYERS.c.kind == "guest")
                    anew = facts | {"epoch": PLAYERS.c.epoch + 1}
                    done: Any = await connection.execute(update(PLAYERS).where(mine).values(anew))
                    if done.rowcount != 1:
                        raise _have_one(name)
        except IntegrityError:
            raise _name_taken(name) from None
        return await self._afresh(player_id)

    async def _must_be_free(self, key: str, name: str) -> None:
        if await self.store.first(select(PLAYERS.c.id).where(PLAYERS.c.name_key == key)) is not None:
            raise _name_taken(name)

    async def rename(self, guest: Player, name: str) -> Player:
        """Give a guest another name; an account keeps its own."""
        if guest.kind != "guest":
            raise PeopleError.told("account/name-kept", asked=name[:40], name=guest.name)
        mine = (PLAYERS.c.id == guest.id) & (PLAYERS.c.kind == "guest")
        async with self.store.write() as connection:
            await connection.execute(update(PLAYERS).where(mine).values(name=clean_name(name)))
        await self.identity.forget(guest.id)
        player = await self.identity.find(guest.id)
        assert player is not None
        return player

    # --- coming and going ---------------------------------------------------------------------------------
    async def enter(self, name: str, password: str) -> Player:
        """Find the account of a name and its password, or refuse: always as slowly, always in the same words."""
        row = await self.store.first(select(PLAYERS).where(PLAYERS.c.name_key == name_key(name)))
        if not await self.passwords.matches(row.password if row else None, password):
            raise IdentityError.told("identity/password")
        if self.passwords.is_outdated(row.password):
            stored = await self.passwords.hash(password)
            async with self.store.write() as connection:
                await connection.execute(update(PLAYERS).where(PLAYERS.c.id == row.id).values(password=stored))
        player = await self.identity.find(row.id)
        assert player is not None
        return player

    async def must_leave_nothing(self, guest: Player) -> None:
        """Refuse to let a guest go who still sits at tables: nobody could come back to them."""
        at_tables = SITTINGS.join(TABLES, TABLES.c.id == SITTINGS.c.table)
        sits = (SITTINGS.c.player == guest.id, SITTINGS.c.role == "sits", TABLES.c.status.in_(("open", "running")))
        row = await self.store.first(select(func.count()).select_from(at_tables).where(*sits))
        if guest.kind == "guest" and row[0]:
            raise PeopleError.told("account/guest-sits", tables=row[0])

    async def end_sessions(self, player: Player) -> Player:
        """End every session of a player, on every device."""
        return await self._set(player.id, {"epoch": PLAYERS.c.epoch + 1})

    # --- passwords ------------------------------------------------------------------------------------------
    async def must_know(self, player: Player, password: str) -> None:
        """Refuse who does not know the password of the account."""
        row = await self.store.first(select(PLAYERS.c.password).where(PLAYERS.c.id == player.id))
        if not await self.passwords.matches(row.password if row else None, password):
            raise IdentityError.told("identity/password", "own")

    async def change_password(self, player: Player, old: str, new: str) -> Player:
        """Change a password; every session ends but the one that asks, which gets a new cookie."""
        must_have_account(player)
        check_password(new, player.name)
        await self.must_know(player, old)
        return await self._set(player.id, {"password": await self.passwords.hash(new), "epoch": PLAYERS.c.epoch + 1})

    async def offer_reset(self, name: str) -> str:
        """Make a code with which the owner of a name can set a new password, once; earlier ones end."""
        row = await self.store.first(select(PLAYERS.c.id).where(PLAYERS.c.name_key == name_key(name)))
        if row is None:
            raise PeopleError.told("player/unknown", asked=name[:40])
        code = secrets.token_urlsafe(24)
        expires = now() + RESET_HOURS * 3_600_000
        async with self.store.write() as connection:
            await connection.execute(delete(RESETS).where(RESETS.c.player == row.id))
            await connection.execute(insert(RESETS), {"hash": _hash_of(code), "player": row.id, "expires_at": expires})
        return code

    async def reset_password(self, code: str, password: str) -> Player:
        """Set a new password with a code, which is then used up; every session ends."""
        mine = (RESETS.c.hash == _hash_of(code), RESETS.c.expires_at > now())
        known = RESETS.join(PLAYERS, PLAYERS.c.id == RESETS.c.player)
        row = await self.store.first(select(PLAYERS.c.id, PLAYERS.c.name).select_from(known).where(*mine))
        if row is None:
            raise _no_such_code()
        check_password(password, row.name)
        stored = await self.passwords.hash(password)
        async with self.store.write() as connection:
            used: Any = await connection.execute(delete(RESETS).where(*mine))
            if used.rowcount != 1:
                raise _no_such_code()
            anew = {"password": stored, "epoch": PLAYERS.c.epoch + 1}
            await connection.execute(update(PLAYERS).where(PLAYERS.c.id == row.id).values(anew))
        return await self._afresh(row.id)

    # --- what several of them do ----------------------------------------------------------------------------
    async def _set(self, player_id: str, facts: dict[str, Any]) -> Player:
        async with self.store.write() as connection:
            await connection.execute(update(PLAYERS).where(PLAYERS.c.id == player_id).values(facts))
        return await self._afresh(player_id)

    async def _afresh(self, player_id: str) -> Player:
        """Read a player whom something has changed."""
        await self.identity.news.tell(player_id)
        player = await self.identity.find(player_id)
        assert player is not None
        return player


def must_have_account(player: Player) -> None:
    """Refuse guests."""
    if player.kind != "account":
        raise PeopleError.told("account/guest")


def _hash_of(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


def _have_one(name: str) -> PeopleError:
    return PeopleError.told("account/have-one", name=name)


def _name_taken(name: str) -> PeopleError:
    return PeopleError.told("account/name-taken", asked=name)


def _no_such_code() -> PeopleError:
    return PeopleError.told("account/reset")
