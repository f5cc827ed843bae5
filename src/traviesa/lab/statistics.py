"""Statistics of a simulation: a tally in numbers that mean something.

``summary`` gives what ``traviesa simulate --json`` prints; docs/simulate.md describes every key.
"""

import math
from dataclasses import dataclass
from typing import Any

from traviesa import tally as measures
from traviesa.lab.simulate import Outcome
from traviesa.tally import BINS, LOWEST, Tally

FORMAT = "traviesa simulation 1"
QUANTILES = (5, 25, 50, 75, 95)


@dataclass(frozen=True)
class Spread:
    """How one measure is spread."""

    count: int
    mean: float
    sd: float
    least: int
    most: int
    quantiles: dict[int, int]
    """Percent → the smallest value that at least so many percent do not exceed."""
    histogram: dict[int, int]
    """Value → how often."""

    def as_json(self) -> dict[str, Any]:
        """Give the spread as it is printed."""
        return {
            "count": self.count,
            "mean": round(self.mean, 6),
            "sd": round(self.sd, 6),
            "least": self.least,
            "most": self.most,
            "quantiles": {str(percent): value for percent, value in self.quantiles.items()},
            "histogram": {str(value): times for value, times in self.histogram.items()},
        }


def spread_of(tally: Tally, measure: int) -> Spread:
    """Work out the spread of a measure that was taken at least once."""
    count, total, squares = tally.count[measure], tally.total[measure], tally.squares[measure]
    histogram = {k + LOWEST: tally.bins[measure][k] for k in range(BINS) if tally.bins[measure][k]}
    return Spread(
        count=count,
        mean=total / count,
        sd=math.sqrt((count * squares - total * total) / (count * (count - 1))) if count > 1 else 0.0,
        least=tally.least[measure],
        most=tally.most[measure],
        quantiles=quantiles_of(histogram, count),
        histogram=histogram,
    )


def quantiles_of(histogram: dict[int, int], count: int) -> dict[int, int]:
    """Find the values below or at which so many percent lie.

    >>> quantiles_of({1: 50, 2: 49, 9: 1}, 100)
    {5: 1, 25: 1, 50: 1, 75: 2, 95: 2}
    """
    found: dict[int, int] = {}
    passed, waiting = 0, list(QUANTILES)
    for value in sorted(histogram):
        passed += histogram[value]
        while waiting and 100 * passed >= waiting[0] * count:
            found[waiting.pop(0)] = value
    return found


def summary(outcome: Outcome) -> dict[str, Any]:
    """Sum a simulation up; all but ``speed`` is the same for the same plan."""
    plan, tally = outcome.plan, outcome.tally
    return {
        "format": FORMAT,
        "map": plan.map_file.id,
        "mode": "cards",
        "seats": plan.seats,
        "games": tally.games,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "options": dict(plan.options),
        "scores": _scores(tally, plan.seats),
        "wins": _wins(tally, plan.seats),
        "ended": {"final_round": tally.final_rounds, "stalemate": tally.stalemates},
        **{name: spread_of(tally, measure).as_json() for name, measure in GAME_MEASURES.items()},
        **{name: spread_of(tally, measure).as_json() for name, measure in SEAT_MEASURES.items()},
        "points": {name: round(tally.parts[k] / (tally.games * plan.seats), 6) for k, name in enumerate(PARTS)},
        "routes_by_length": {str(length): times for length, times in enumerate(tally.routes) if times},
        "speed": _speed(outcome),
    }


GAME_MEASURES = {"decisions": measures.DECISIONS, "turns": measures.TURNS}
SEAT_MEASURES = {
    "trail": measures.TRAIL,
    "tickets_kept": measures.TICKETS_KEPT,
    "tickets_completed": measures.TICKETS_COMPLETED,
    "stations_built": measures.STATIONS_BUILT,
    "routes_claimed": measures.ROUTES_CLAIMED,
}
PARTS = ("routes", "tickets", "stations", "bonus")


def _scores(tally: Tally, seats: int) -> dict[str, Any]:
    return {
        "seats": [spread_of(tally, measures.SCORE + seat).as_json() for seat in range(seats)],
        "winners": spread_of(tally, measures.WINNING_SCORE).as_json(),
    }


def _wins(tally: Tally, seats: int) -> dict[str, Any]:
    sole, shared = tally.sole_wins[:seats], tally.shared_wins[:seats]
    return {
        "sole": sole,
        "shared": shared,
        "share": [round((a + b) / tally.games, 6) for a, b in zip(sole, shared, strict=True)],
        "games_by_winners": {str(many): times for many, times in enumerate(tally.winners) if times},
    }


def _speed(outcome: Outcome) -> dict[str, Any]:
    seconds = max(outcome.seconds, 1e-9)
    return {
        "workers": outcome.plan.workers,
        "seconds": round(outcome.seconds, 3),
        "games_per_second": round(outcome.tally.games / seconds, 1),
        "decisions_per_second": round(outcome.tally.total[measures.DECISIONS] / seconds, 1),
    }
