"""What a simulation is asked to do, checked before anything is played."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from traviesa.errors import TraviesaError
from traviesa.game import check_seats
from traviesa.lab.players import RANDOM, check_player
from traviesa.map_file import MapFile
from traviesa.setting import Setting, setting_of

MOST_GAMES = 10**12
MOST_WORKERS = 1024


@dataclass(frozen=True)
class Plan:
    """Games to play: the same plan gives the same games, whatever the number of workers."""

    map_file: MapFile
    seats: int
    games: int
    bots: tuple[str, ...]
    """The bot of each seat."""
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict)
    workers: int = 1

    @property
    def is_random(self) -> bool:
        """Whether all choices are random, so that whole games run compiled."""
        return set(self.bots) == {RANDOM}

    def setting(self) -> Setting:
        """Give the setting that all games share."""
        return setting_of(self.map_file, self.options)


def make_plan(
    map_file: MapFile,
    seats: int,
    games: int,
    bots: Sequence[str] = (RANDOM,),
    seed: int | str = 1,
    options: Mapping[str, Any] | None = None,
    workers: int | None = None,
) -> Plan:
    """Check all that is asked, and refuse what cannot be done; one bot stands for all seats."""
    check_seats(map_file, seats, "cards")
    if not 1 <= games <= MOST_GAMES:
        raise TraviesaError.told("simulate/games", asked=str(games), most=str(MOST_GAMES))
    plan = Plan(map_file, seats, games, seat_bots(bots, seats), str(seed), dict(options or {}), check_workers(workers))
    plan.setting()
    return plan


def seat_bots(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """Give each seat its bot."""
    if len(bots) not in (1, seats):
        raise TraviesaError.told("simulate/bots", asked=len(bots), seats=seats)
    for name in bots:
        check_player(name)
    return tuple(bots) if len(bots) == seats else (bots[0],) * seats


def check_workers(workers: int | None) -> int:
    """Take as many workers as asked, or one for each processor there is."""
    if workers is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if not 1 <= workers <= MOST_WORKERS:
        raise TraviesaError.told("simulate/workers", asked=str(workers), most=str(MOST_WORKERS))
    return workers
