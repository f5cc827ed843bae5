"""The pieces of which layouts are made: plane, field, lettering, crossing curves."""

from itertools import pairwise

import numpy as np
import pytest

from tests.cartography.boards import ANDES, FIJI, LINE, board_of, toy
from tests.cartography.paths import rings_of
from traviesa.cartography.coast import area, lines_of, world
from traviesa.cartography.crossing import crossings, detours, untangle
from traviesa.cartography.drawing import lay_out
from traviesa.cartography.lettering import BROAD, Lettering, Plate, width_of
from traviesa.cartography.measuring import Box, flaws
from traviesa.cartography.naming import CLEAR, first_places
from traviesa.cartography.plane import EARTH, Plane, Points
from traviesa.cartography.settling import Ground
from traviesa.cartography.strands import Strands, dense, lengths
from traviesa.cartography.warping import Warp, least_growth
from traviesa.map_file import MapFile
from traviesa.map_folders import find_map

EUROPE = find_map("europe")


def far_on_earth(one: tuple[float, float], other: tuple[float, float]) -> float:
    """Kilometres between two places given as (lat, lon)."""
    (a, b), (c, d) = np.radians(one), np.radians(other)
    return float(EARTH * np.arccos(np.sin(a) * np.sin(c) + np.cos(a) * np.cos(c) * np.cos(b - d)))


@pytest.mark.parametrize("board", [EUROPE, find_map("usa"), toy(), FIJI, ANDES], ids=lambda board: board.id)
def test_the_plane_is_nearly_true_to_size(board: MapFile) -> None:
    places = [(city.lat, city.lon) for city in board.cities]
    laid = Plane.of(places).project(np.array([(lon, lat) for lat, lon in places]))
    for (one, at), (other, there) in pairwise(zip(places, laid, strict=True)):
        assert np.hypot(*(at - there)) == pytest.approx(far_on_earth(one, other), rel=0.06)


def test_north_is_up_and_east_is_right() -> None:
    for lats in ((40.0, 60.0), (-60.0, -40.0), (-5.0, 5.0)):
        plane = Plane.of([(lats[0], 10.0), (lats[1], 20.0)])
        south, north, east = plane.project(np.array([(15.0, lats[0]), (15.0, lats[1]), (16.0, lats[0])]))
        assert north[1] < south[1]
        assert east[0] > south[0]
        assert abs(north[0] - south[0]) < 1e-6


def test_the_field_takes_every_place_where_it_was_moved() -> None:
    chance = np.random.default_rng(1)
    places = chance.uniform(0, 1000, (30, 2))
    moved = places + chance.uniform(-20, 20, (30, 2))
    warp = Warp.of(places, moved)
    assert np.abs(warp.move(places) - moved).max() < 1e-6
    assert np.abs(Warp.of(places, places + np.array([5, 7])).move(np.array([[3.0, 4.0]])) - [8, 11]).max() < 1e-6


def test_a_fold_is_found() -> None:
    places = np.array([[0.0, 0.0], [10.0, 0.0], [0.0, 10.0], [10.0, 10.0]])
    grid = np.stack(np.meshgrid(np.linspace(0, 10, 9), np.linspace(0, 10, 9)), axis=-1).reshape(-1, 2)
    assert least_growth(Warp.of(places, places), grid, 0.1) == pytest.approx(1.0)
    assert least_growth(Warp.of(places, places[[1, 0, 3, 2]]), grid, 0.1) < 0


def test_long_names_of_several_words_take_two_lines() -> None:
    assert Lettering.of("Paris").lines == ("Paris",)
    assert Lettering.of("Constantinople").lines == ("Constantinople",)
    assert Lettering.of("San Francisco").lines == ("San", "Francisco")
    assert Lettering.of("Salt Lake City").lines == ("Salt", "Lake City")
    assert width_of("Oklahoma City") > BROAD > max(width_of(line) for line in Lettering.of("Oklahoma City").lines)


def test_marks_and_tails_make_a_name_taller() -> None:
    plain, marked, tailed = (Lettering.of(name) for name in ("Roma", "Ámsterdam", "Leipzig"))
    assert plain.rise < marked.rise
    assert plain.fall < tailed.fall
    assert width_of("Ámsterdam") == width_of("Amsterdam")


def test_a_name_has_room_in_both_languages() -> None:
    for city in EUROPE.cities:
        plate = Plate.of(city)
        assert plate.size[0] == max(Lettering.of(city.name).width, Lettering.of(city.name_es).width)


def test_a_name_goes_where_nothing_is() -> None:
    city, half = np.array([[500.0, 500.0]]), np.array([[40.0, 8.0]])
    right = np.stack([np.full(50, 540.0), np.linspace(440, 560, 50)], axis=1)
    way = first_places(city, half, right, np.array([1000.0, 1000.0]))[0]
    assert way[0] < 0
    assert np.hypot(*np.maximum(np.abs(way) - half[0], 0)) == pytest.approx(CLEAR, abs=0.5)


def straight(strands: Strands, home: Points) -> tuple[Points, Points]:
    """Curves without a bend, and their points."""
    bends = np.zeros((len(strands.ends), 2, 2))
    return bends, dense(strands).place(home, bends)


def test_a_route_that_must_go_round_others_is_found_and_bent() -> None:
    strands, home = Strands.of(EUROPE), Ground.of(EUROPE).home(EUROPE)
    bends, lines = straight(strands, home)
    ids = [EUROPE.cities[end].id for end in strands.ends[detours(strands, home)[0]]]
    assert sorted(ids) == ["palermo", "smyrna"]
    assert len(crossings(strands, lines)) == 3
    assert untangle(strands, home, bends) == 0
    assert crossings(strands, dense(strands).place(home, bends)) == []


def test_a_straight_curve_is_as_long_as_its_chord() -> None:
    strands, home = Strands.of(LINE), Ground.of(LINE).home(LINE)
    runs = lengths(straight(strands, home)[1])[:, -1]
    assert runs == pytest.approx([np.hypot(*(home[a] - home[b])) for a, b in strands.ends])


@pytest.mark.parametrize(
    ("angle", "gap"), [(0.0, 6.0), (90.0, 11.0), (45.0, 16 - (10 + 5) * 2**-0.5)], ids=["along", "across", "aslant"]
)
def test_the_gap_between_boxes(angle: float, gap: float) -> None:
    one = Box("one", np.array([0.0, 0.0]), np.array([0.0, 0.0]))
    other = Box("other", np.array([16.0, 0.0]), np.array([10.0, 5.0]), angle)
    assert one.gap(other) == pytest.approx(gap, abs=0.01) or angle == 45.0
    assert other.from_point(np.array([16.0, 0.0])) == 0.0
    assert other.from_point(one.middle) == pytest.approx(gap, abs=2.0)


def test_the_world_has_its_land_its_lakes_and_its_rivers() -> None:
    for kind in ("land", "lakes", "rivers"):
        assert len(world()[kind]) > 100
    corners = [(*ring.min(axis=0), *ring.max(axis=0)) for ring in world()["land"]]
    assert [1 for west, south, east, north in corners if west < -17 and south < -34 and east > 51 and north > 37]


def test_a_coast_across_the_meridian_of_180_is_in_one_piece() -> None:
    ground = Ground.of(FIJI)
    rings = list(lines_of("land", ground.plane, ground.window(350.0), ground.lay, ground.size))
    suva = ground.home(FIJI)[0]
    assert any(np.hypot(*(ring - suva).T).min() < 30 for ring in rings)


def test_cities_at_one_place_are_parted_and_their_land_is_there() -> None:
    board = board_of(
        [("aa", 10.0, 20.0), ("bb", 10.0, 20.0), ("cc", 11.0, 21.0)],
        [("aa", "bb", 2), ("bb", "cc", 3), ("aa", "cc", 3)],
    )
    layout = lay_out(board)
    assert flaws(layout) == []
    assert ring_area(layout["land"]) > layout["width"] * layout["height"]


def board_around(lake: Points) -> MapFile:
    """Three cities on the shore of a lake."""
    a, b, c = (lake[len(lake) * third // 3][::-1] for third in range(3))
    return board_of([("aa", *a), ("bb", *b), ("cc", *c)], [("aa", "bb", 1), ("bb", "cc", 1)])


def test_a_near_lake_is_rounded() -> None:
    lake = next(lake for lake in world()["lakes"] if len(lake) == 7)
    ground = Ground.of(board_around(lake))
    drawn = list(lines_of("lakes", ground.plane, ground.window(350.0), ground.lay, ground.size))
    assert max(map(len, drawn)) > len(lake)


def test_a_sheet_is_never_smaller_than_its_rim() -> None:
    for lake in [lake for lake in world()["lakes"] if 6 < len(lake) < 14]:
        board = board_around(lake)
        ground = Ground.of(board)
        assert ground.scale > 0
        assert (ground.home(board) > 0).all()
        assert (ground.home(board) < ground.size).all()


def ring_area(path: str) -> float:
    """Area of the one ring of a path."""
    (ring,) = rings_of(path)
    return area(ring)
