"""Read a map file: its cities, routes, tickets and rule numbers."""

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

COLOURS = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"]
LOCOMOTIVE = "locomotive"
CARDS = [*COLOURS, LOCOMOTIVE]

OPTIONAL_RULES = {"unused_station_points": 0, "passengers_each": 0, "plus_four_from_length": 0,
                  "ferry_any_cards_per_locomotive": 0}  # fmt: skip


@dataclass(frozen=True)
class Route:
    """One track between two neighbouring cities."""

    number: int
    name: str
    a: str
    b: str
    length: int
    colour: str
    kind: str = "track"
    locomotives: int = 0

    @property
    def ends(self) -> frozenset[str]:
        return frozenset((self.a, self.b))

    def touches(self, city: str) -> bool:
        return city in (self.a, self.b)

    def other_end(self, city: str) -> str:
        return self.b if city == self.a else self.a


@dataclass(frozen=True)
class Ticket:
    """Two cities to connect, and what that is worth."""

    number: int
    name: str
    a: str
    b: str
    points: int
    deck: str


@dataclass
class Board:
    """A map with its rule numbers; `twins[n]` are the other tracks of route n's double."""

    id: str
    cities: list[str]
    routes: list[Route]
    tickets: list[Ticket]
    seats: tuple[int, int]
    rules: dict[str, Any]
    twins: list[list[Route]] = field(init=False)

    def __post_init__(self) -> None:
        refuse_other_mechanics(self)
        self.rules["points"] = {int(length): points for length, points in self.rules["points"].items()}
        self.twins = [self._twins_of(route) for route in self.routes]

    @classmethod
    def read(cls, path: str | Path) -> "Board":
        """Read a map file."""
        with open(path, "rb") as file:
            content = tomllib.load(file)
        if content.get("countries") or content.get("country_tickets") or content.get("goods"):
            raise ValueError("this engine plays maps without countries and goods")
        return cls(
            id=content["map"]["id"],
            cities=[city["id"] for city in content["cities"]],
            routes=read_routes(content["routes"]),
            tickets=read_tickets(content["tickets"]),
            seats=tuple(content["map"]["seats"]),
            rules={**OPTIONAL_RULES, **content["rules"]},
        )

    def with_rules(self, overrides: Mapping[str, Any] | None) -> "Board":
        """Return this board under other rule numbers; `cards` and `dice` merge key by key."""
        if not overrides:
            return self
        rules = dict(self.rules)
        for key, value in overrides.items():
            if key not in rules:
                raise ValueError(f"no such rule: {key}; there are {sorted(rules)}")
            rules[key] = {**rules[key], **value} if key in ("cards", "dice") else value
        return replace(self, rules=rules)

    def route(self, name: str) -> Route:
        """Find a route by its name, `dieppe-paris` or `berlin-warszawa:1`."""
        return next(route for route in self.routes if route.name == name)

    def ticket(self, name: str) -> Ticket:
        """Find a ticket by its name, `brest-petrograd`."""
        return next(ticket for ticket in self.tickets if ticket.name == name)

    def decks(self) -> list[str]:
        """Name the ticket decks in alphabetical order."""
        return sorted({ticket.deck for ticket in self.tickets})

    def _twins_of(self, route: Route) -> list[Route]:
        """TTR-DOUBLE-1 Twins join the same two cities and, but for `unequal_twins`, have equal length."""
        return [
            other
            for other in self.routes
            if other.number != route.number
            and other.ends == route.ends
            and (other.length == route.length or self.rules["unequal_twins"])
        ]


def read_routes(rows: list[dict[str, Any]]) -> list[Route]:
    """Name routes by their ends in alphabetical order, with `:n` where there are several tracks."""
    tracks = Counter(frozenset((row["a"], row["b"])) for row in rows)
    seen: Counter[frozenset[str]] = Counter()
    routes = []
    for number, row in enumerate(rows):
        ends = frozenset((row["a"], row["b"]))
        seen[ends] += 1
        name = "-".join(sorted(ends))
        if tracks[ends] > 1:
            name += f":{seen[ends]}"
        if "any_cards_per_card" in row:
            raise ValueError(f"this engine has no such payment: {row}")
        routes.append(Route(number=number, name=name, **row))
    return routes


def read_tickets(rows: list[dict[str, Any]]) -> list[Ticket]:
    """Name tickets by their ends in the order of the map file."""
    return [Ticket(number=number, name=f"{row['a']}-{row['b']}", **row) for number, row in enumerate(rows)]


def in_map_order(tickets: list[Ticket]) -> list[Ticket]:
    """Sort tickets as they stand in the map file."""
    return sorted(tickets, key=lambda ticket: ticket.number)


def refuse_other_mechanics(board: Board) -> None:
    """Refuse what belongs to neither USA nor Europe, rather than play it wrong."""
    rules = board.rules
    strange = [
        key for key in ("passengers_each", "plus_four_from_length", "ferry_any_cards_per_locomotive") if rules[key]
    ]
    strange += [key for key in ("plus_four", "passenger") if rules["cards"].get(key)]
    if strange or len(rules["tickets_drawn"]) != 1:
        raise ValueError(f"this engine does not know {strange or rules['tickets_drawn']}")
