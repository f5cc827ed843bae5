"""Passwords: kept as argon2id, reckoned on threads of their own, so that nobody's move waits for somebody's login."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from traviesa.server.people.refusals import PeopleError

T = TypeVar("T")
SHORTEST: Final = 8
LONGEST: Final = 200
AT_ONCE: Final = 2
"""So many are reckoned at the same time: each takes 64 MiB for a moment."""
QUEUE: Final = 32
"""So many may wait; who comes later is asked to come again."""


class Passwords:
    """Makes and checks what is stored of passwords."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(AT_ONCE, "password")
        self._waiting = 0
        self._nobody = ""

    async def hash(self, password: str) -> str:
        """Give what is stored of a password."""
        return await self._reckon(self._hasher.hash, password)

    async def matches(self, stored: str | None, password: str) -> bool:
        """Say whether a password is the stored one; where none is stored it takes as long to say no."""
        if not self._nobody:
            self._nobody = await self.hash("nobody's password")
        right = await self._reckon(self._verify, stored or self._nobody, password)
        return right and stored is not None

    def is_outdated(self, stored: str) -> bool:
        """Say whether a password should be stored anew, since it was stored when less was asked of computers."""
        return self._hasher.check_needs_rehash(stored)

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _reckon(self, work: Callable[..., T], *facts: str) -> T:
        if self._waiting >= QUEUE:
            raise PeopleError.told("limit/busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *facts)
        finally:
            self._waiting -= 1


def check_password(password: str, name: str) -> None:
    """Refuse a password that is too short, too long, or guessed at once."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise PeopleError.told("password/length", length=len(password), shortest=SHORTEST, longest=LONGEST)
    if len(set(password)) < 4 or (name and name.casefold() in password.casefold() and len(password) < len(name) + 4):
        raise PeopleError.told("password/weak")
