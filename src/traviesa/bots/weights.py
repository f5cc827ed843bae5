"""The numbers of a planner's character, all in points or turns."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What a planner thinks things are worth."""

    turn: float = 3.0
    """Points that a turn is worth."""
    route_points: float = 0.5
    """How much of a route's points counts for it when a way is sought."""
    held: float = 0.3
    """How much of a card in the hand counts for a route it can pay for."""
    tunnel_extra: float = 0.7
    """Cards a tunnel is expected to ask for."""
    tunnel_success: float = 0.75
    """How likely a tunnel must be paid for before it is tried, unless time is short."""
    ferry_locomotive: float = 0.7
    """Cards that a locomotive asked by a ferry costs beyond one."""
    locomotive: float = 1.3
    """What a locomotive is worth where a card that is needed is worth 1."""
    idle_card: float = 0.15
    """What a card is worth that nothing planned needs."""
    tickets_wagons: int = 14
    """With so many wagons left, new tickets are worth drawing."""
    tickets_turns: int = 9
    """With so many turns left, new tickets are worth drawing."""
    surplus_points: int = 10
    """A route of so many points is claimed besides the plan, when cards that nothing needs pay for it."""
    fill_targets: int = 2
    """With nothing planned, cards are drawn for so many routes at a time."""
    trail: float = 1.0
    """What it is worth that a route prolongs the seat's network."""
    rivals_near: float = 0.3
    """How much more contested a route is for each rival's route at its ends."""
    success: float = 0.9
    """How likely a planned ticket is to be completed."""
    wagons_spared_first: int = 5
    """The first tickets are chosen as if there were so many wagons fewer."""
    wagons_spared_later: int = 2
    """Later tickets are chosen as if there were so many wagons fewer."""
