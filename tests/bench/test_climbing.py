"""Hold climbing to positions that could happen."""

import pytest

from bench.climber import Climber
from bench.worst_position import STATIONS, TRAIL, Position


def wagons_used(climber: Climber, position: Position) -> list[int]:
    each = climber.map_file.rules.wagons_each
    return [each - left for left in climber.wagons_left(position)]


@pytest.mark.parametrize(("kind", "name"), [(TRAIL, "usa"), (STATIONS, "europe")])
def test_no_change_gives_a_seat_too_many_wagons_or_both_tracks(kind: str, name: str) -> None:
    climber = Climber(kind, name, seed=5)
    position = climber.begin()
    for _ in range(60):
        position = climber.change(position)
        assert max(wagons_used(climber, position)) <= 45
        owned = [(seat, frozenset(climber.map_file.routes[route].ends)) for route, seat in position.owners.items()]
        assert len(set(owned)) == len(owned)
        assert len(set(position.stations)) == len(position.stations)


def test_a_change_leaves_what_it_came_from_alone() -> None:
    climber = Climber(STATIONS, "europe", seed=2)
    position = climber.begin()
    before = (dict(position.owners), list(position.stations), list(position.tickets))
    climber.change(position)
    assert (position.owners, position.stations, position.tickets) == before
