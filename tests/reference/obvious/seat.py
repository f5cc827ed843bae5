"""Hold what belongs to one seat."""

from collections import Counter
from dataclasses import dataclass, field

from .board import Route, Ticket
from .payments import Payment


@dataclass
class Seat:
    """What one seat has."""

    wagons: int
    stations_left: int
    score: int = 0
    hand: Counter[str] = field(default_factory=Counter)
    tickets: list[Ticket] = field(default_factory=list)
    offered: list[Ticket] = field(default_factory=list)
    refused: list[Ticket] = field(default_factory=list)


@dataclass
class Attempt:
    """A tunnel being claimed: the cards laid are still in the hand, those revealed are nowhere else."""

    route: Route
    laid: Payment
    revealed: list[str]
    extra: int
