"""Statistics: somebody's games summed up, from the figures that are kept of each seat."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct


class Statistics(Struct, frozen=True):
    """Somebody's games summed up. Means and sums are over games they did not give up; shares are of 1."""

    games: int
    won: int
    lost: int
    """Games in which somebody else won."""
    resigned: int
    stood_in: int
    """Games in which a bot did more than half of the deeds; nothing below counts them."""
    points_mean: float
    points_best: int
    place_mean: float
    route_points_mean: float
    ticket_points_mean: float
    tickets: int
    """Tickets held at the end."""
    tickets_completed: int
    tickets_asked: int
    """How often more tickets were drawn."""
    routes: int
    routes_by_length: dict[str, int]
    ferries: int
    tunnels_tried: int
    tunnels_paid: int
    """Tunnels that asked for more, and got it."""
    tunnels_withdrawn: int
    stations: int
    trail_longest: int
    trail_bonuses: int
    """How often the bonus for the longest trail was won."""
    locomotives_taken: int
    """From the face-up cards."""
    locomotives_played: int
    cards_blind: int
    cards_face_up: int
    wagons_left_mean: float
    taken_back: int
    seconds_a_deed: float
    """Without breaks of more than an hour."""


def sum_up(rows: Iterable[Any]) -> Statistics:
    """Sum up seats, each with its ``points``, ``place`` and ``figures`` as JSON."""
    seats = [(row, msgspec.json.decode(row.figures)) for row in rows]
    kept = [(row, one) for row, one in seats if not one["resigned"]]
    own = [(row, one) for row, one in kept if 2 * one["stood_in"] <= one["deeds"]]
    figures = [one for _, one in own]
    lengths: Counter[str] = Counter()
    for one in figures:
        lengths.update(one["lengths"])

    def total(name: str) -> int:
        return sum(one[name] for one in figures)

    moves = total("moves")
    return Statistics(
        games=len(seats),
        won=sum(one["won"] for _, one in kept),
        lost=sum(not one["won"] for _, one in seats),
        resigned=len(seats) - len(kept),
        stood_in=len(kept) - len(own),
        points_mean=_mean([row.points for row, _ in own]),
        points_best=max((row.points for row, _ in own), default=0),
        place_mean=_mean([row.place for row, _ in own]),
        route_points_mean=_mean([one["routes"] for one in figures]),
        ticket_points_mean=_mean([one["tickets"] for one in figures]),
        tickets=total("completed") + total("failed"),
        tickets_completed=total("completed"),
        tickets_asked=total("asked"),
        routes=sum(lengths.values()),
        routes_by_length=dict(sorted(lengths.items())),
        ferries=total("ferries"),
        tunnels_tried=total("tunnels_tried"),
        tunnels_paid=total("tunnels_paid"),
        tunnels_withdrawn=total("tunnels_withdrawn"),
        stations=total("stations_built"),
        trail_longest=max((one["trail"] for one in figures), default=0),
        trail_bonuses=sum(one["bonus"] > 0 for one in figures),
        locomotives_taken=total("locomotives_taken"),
        locomotives_played=total("locomotives_played"),
        cards_blind=total("blind"),
        cards_face_up=total("face_up"),
        wagons_left_mean=_mean([one["wagons_left"] for one in figures]),
        taken_back=total("taken_back"),
        seconds_a_deed=round(total("thought") / moves / 1000, 1) if moves else 0.0,
    )


def _mean(values: Sequence[int]) -> float:
    return round(sum(values) / len(values), 1) if values else 0.0
