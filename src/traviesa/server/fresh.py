"""What is new each time: the time, and names that nobody guesses."""

import secrets
import time

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def now() -> int:
    """Say what time it is, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id(length: int = 12) -> str:
    """Make a name that nobody guesses and everybody can read aloud.

    >>> len(new_id()), new_id() == new_id()
    (12, False)
    """
    return "".join(secrets.choice(_LETTERS) for _ in range(length))
