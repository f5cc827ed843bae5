"""Change end positions a little, within what could happen in a game."""

from random import Random

from bench.worst_position import SEATS, STATIONS, Position
from traviesa.map_file import MapFile
from traviesa.map_folders import find_map

CROSSINGS = 10


class Climber:
    """Climbs on one map towards positions that take longest."""

    def __init__(self, kind: str, map_name: str, seed: int) -> None:
        self.kind = kind
        self.map_file: MapFile = find_map(map_name)
        self.random = Random(seed)
        self.places = list(range(len(self.map_file.routes)))

    def begin(self) -> Position:
        """Begin with as many routes as can be had, at random."""
        position = Position(self.kind, self.map_file.id, {}, [], [])
        if self.kind == STATIONS:
            position.tickets = list(range(len(self.map_file.tickets)))
            stations = self.map_file.rules.stations_each
            position.stations = self.random.sample(self.crossings(), stations)
        self.fill(position)
        return position

    def crossings(self) -> list[int]:
        """List the cities where most routes meet: a station there has most to choose from."""
        ends = [city for route in self.map_file.routes for city in route.ends]
        return sorted(range(self.map_file.stops_from), key=lambda city: -ends.count(city))[:CROSSINGS]

    def change(self, position: Position) -> Position:
        """Give up a few routes or move a station, then take other routes."""
        other = Position(
            self.kind, position.map, dict(position.owners), list(position.stations), list(position.tickets)
        )
        if self.kind == STATIONS and self.random.random() < 0.4:
            free = [city for city in range(self.map_file.stops_from) if city not in other.stations]
            other.stations[self.random.randrange(len(other.stations))] = self.random.choice(free)
        if self.kind == STATIONS and self.random.random() < 0.3:
            other.tickets = sorted(set(other.tickets) ^ {self.random.randrange(len(self.map_file.tickets))})
        for _ in range(self.random.randint(1, 4)):
            if other.owners:
                del other.owners[self.random.choice(list(other.owners))]
        self.fill(other)
        return other

    def fill(self, position: Position) -> None:
        """Let every seat that matters take routes, in any order, until no more can be had."""
        self.random.shuffle(self.places)
        seats = range(SEATS) if self.kind == STATIONS else range(1)
        left = self.wagons_left(position)
        for route in self.places:
            seat = self.random.choice(seats)
            length = self.map_file.routes[route].length
            if route not in position.owners and length <= left[seat] and not self.has_twin(position, route, seat):
                position.owners[route] = seat
                left[seat] -= length

    def wagons_left(self, position: Position) -> list[int]:
        """Count the wagons each seat still has."""
        left = [self.map_file.rules.wagons_each] * SEATS
        for route, seat in position.owners.items():
            left[seat] -= self.map_file.routes[route].length
        return left

    def has_twin(self, position: Position, route: int, seat: int) -> bool:
        """Say whether the seat owns another track between the same cities."""
        ends = sorted(self.map_file.routes[route].ends)
        return any(
            owner == seat and sorted(self.map_file.routes[other].ends) == ends
            for other, owner in position.owners.items()
        )
