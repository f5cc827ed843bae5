"""Limits: how much one person, and one address, may ask of this process in a while.

Each has a bucket that fills evenly; a request takes out what it costs, and an empty bucket says how long to wait.
Several processes each keep buckets of their own: what a host allows, each of them allows.
"""

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from traviesa.server.people.refusals import PeopleError
from traviesa.server.settings import Settings

REMEMBERED: Final = 20_000
"""So many buckets are kept; one that nobody has used for longest makes room."""
PEOPLE_BEHIND_ONE_ADDRESS: Final = 5
ATTEMPTS: Final = 10
"""So many passwords one address can try for one name, then one a minute; all addresses together ten times so many."""


class Buckets:
    """Buckets by whose they are: each holds ``most`` and fills at ``per_minute``."""

    def __init__(self, per_minute: float, most: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = per_minute / 60
        self._most = most
        self._clock = clock
        self._kept: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def wait(self, whose: str, cost: float = 1) -> float:
        """Take something out, or say for how many seconds there is too little."""
        at = self._clock()
        held, since = self._kept.get(whose, (self._most, at))
        held = min(self._most, held + (at - since) * self._rate)
        short = max(0.0, min(cost, self._most) - held)
        self._kept[whose] = (held if short else held - cost), at
        self._kept.move_to_end(whose)
        if len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)
        return short / self._rate


class Limits:
    """What a host lets one person and one address ask for."""

    def __init__(self, settings: Settings) -> None:
        a_minute = settings.requests_per_minute
        self._people = Buckets(a_minute, a_minute / 4)
        self._addresses = Buckets(a_minute * PEOPLE_BEHIND_ONE_ADDRESS, a_minute)
        self._attempts = Buckets(1, ATTEMPTS)

    def must_not_flood(self, address: str, cost: float) -> None:
        """Refuse an address that asks too much."""
        _must_not_wait(self._addresses.wait(address, cost))

    def must_not_hurry(self, player: str, cost: float) -> None:
        """Refuse a person who asks too much."""
        _must_not_wait(self._people.wait(player, cost))

    def must_not_guess(self, name: str, address: str) -> None:
        """Refuse who tries one password after the other."""
        _must_not_wait(self._attempts.wait(f"{address} {name}"), is_guessing=True)
        _must_not_wait(self._attempts.wait(name, 1 / 10), is_guessing=True)


def _must_not_wait(seconds: float, is_guessing: bool = False) -> None:
    if seconds > 0:
        raise PeopleError.told("limit/attempts" if is_guessing else "limit/requests", seconds=int(seconds) + 1)


@lru_cache(maxsize=4096)
def whose_address(address: str) -> str:
    """Give what counts as one address: of IPv6 the network that one household has.

    >>> whose_address("2001:db8:1:2:3:4:5:6"), whose_address("192.0.2.7")
    ('2001:db8:1:2::', '192.0.2.7')
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False).network_address)
