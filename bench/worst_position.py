"""Worst positions: ends that take longest to reckon, as files that are kept."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from traviesa.map_folders import find_map
from traviesa.setting import Setting, setting_of
from traviesa.state import IN_PILE, NOBODY, ROUTE_OPEN, State

KEPT = Path(__file__).parent / "worst"
TRAIL = "trail"
STATIONS = "stations"
SEATS = 5


@dataclass
class Position:
    """What matters at the end for seat 0: who owns what, where its stations stand, what tickets it holds."""

    kind: str
    map: str
    owners: dict[int, int]
    """Route → seat."""
    stations: list[int]
    tickets: list[int]

    def setting(self) -> Setting:
        """Give the map's setting."""
        return setting_of(find_map(self.map))

    def state(self) -> State:
        """Set the position up."""
        state, rules = State(), self.setting().rules
        state.seats = SEATS
        state.owner = [self.owners.get(route, ROUTE_OPEN) for route in range(len(state.owner))]
        state.station_at = [0 if city in self.stations else NOBODY for city in range(len(state.station_at))]
        state.stations_left = [rules.stations_each - len(self.stations)] + [rules.stations_each] * (SEATS - 1)
        state.ticket_at = [0 if ticket in self.tickets else IN_PILE for ticket in range(len(state.ticket_at))]
        return state


def write_position(path: Path, position: Position) -> None:
    """Write a position down by names, so that it can be read and outlives a change of numbers."""
    map_file = find_map(position.map)
    owned: dict[str, list[str]] = {}
    for route, seat in sorted(position.owners.items()):
        owned.setdefault(str(seat), []).append(map_file.routes[route].id)
    told = {
        "kind": position.kind,
        "map": position.map,
        "routes": dict(sorted(owned.items())),
        "stations": [map_file.cities[city].id for city in sorted(position.stations)],
        "tickets": [map_file.tickets[ticket].id for ticket in sorted(position.tickets)],
    }
    path.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def read_position(path: Path) -> Position:
    """Read a position that was written down."""
    told: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    map_file = find_map(told["map"])
    routes = {route.id: number for number, route in enumerate(map_file.routes)}
    cities = {city.id: number for number, city in enumerate(map_file.cities)}
    tickets = {ticket.id: number for number, ticket in enumerate(map_file.tickets)}
    return Position(
        kind=told["kind"],
        map=told["map"],
        owners={routes[name]: int(seat) for seat, names in told["routes"].items() for name in names},
        stations=[cities[name] for name in told["stations"]],
        tickets=[tickets[name] for name in told["tickets"]],
    )
