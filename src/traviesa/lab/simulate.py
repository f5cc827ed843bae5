"""Simulate: play the games of a plan, on all cores, and add them up."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from traviesa.lab.adding import add_up
from traviesa.lab.bot_play import play_with_bots
from traviesa.lab.numbering import game_key, player_stream
from traviesa.lab.plan import Plan, make_plan
from traviesa.lab.random_play import play_at_random
from traviesa.tally import Tally

__all__ = ["Outcome", "Plan", "game_key", "make_plan", "player_stream", "simulate"]


@dataclass(frozen=True)
class Outcome:
    """What a simulation has found, and how long it took."""

    plan: Plan
    tally: Tally
    seconds: float


def silent(_games: int) -> None:
    """Report no progress."""


def simulate(plan: Plan, advance: Callable[[int], None] = silent) -> Outcome:
    """Play all games; ``advance`` is told how many have just been finished, from whatever thread."""
    began = time.perf_counter()
    tallies = play_at_random(plan, advance) if plan.is_random else play_with_bots(plan, advance)
    return Outcome(plan, add_up(tallies), time.perf_counter() - began)
