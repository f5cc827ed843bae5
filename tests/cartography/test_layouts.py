"""The layouts of the package, and of small maps given as data alone: one test for all."""

import gzip
import json
import re
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.cartography.boards import ANDES, FIJI, LINE, toy
from tests.cartography.paths import off_land, on_land, rings_of
from traviesa.cartography.crossing import detours
from traviesa.cartography.drawing import lay_out
from traviesa.cartography.measuring import (
    CITY_CLEAR,
    LANGUAGES,
    NAME_CLEAR,
    NAME_OFF_CITY,
    NAMES_APART,
    SPACES_APART,
    beyond_edge,
    city_points,
    crossed,
    name_boxes,
    on_cities,
    on_spaces,
    overlaps,
    space_boxes,
    space_ratio,
    trails,
)
from traviesa.cartography.plane import Points
from traviesa.cartography.settling import Ground
from traviesa.cartography.shelf import layout_of, shelved, text_of
from traviesa.cartography.strands import Strands
from traviesa.cartography.warping import least_growth, unfolded
from traviesa.map_file import MapFile
from traviesa.map_folders import find_map

SHIPPED = ("europe", "usa")
BOARDS = {"toy": toy(), "fiji": FIJI, "andes": ANDES, "line": LINE, **{name: find_map(name) for name in SHIPPED}}
NEARLY_ONE = 5.0
"""Degrees between two neighbours below which either may come first."""


@cache
def drawn(name: str) -> Any:
    """The layout of a board as its file has it."""
    return json.loads(text_of(layout_of(BOARDS[name])))


def ends_of(board: MapFile) -> dict[str, tuple[str, str]]:
    """For each route the city its name says first, and the other."""
    ends = {}
    for route in board.routes:
        a, b = (board.cities[end].id for end in route.ends)
        ends[route.id] = (a, b) if route.id.startswith(f"{a}-") else (b, a)
    return ends


every_board = pytest.mark.parametrize("name", BOARDS)


@every_board
def test_every_city_and_route_is_drawn_with_its_spaces(name: str) -> None:
    board, layout = BOARDS[name], drawn(name)
    assert (layout["format"], layout["map"], layout["digest"]) == ("traviesa layout 1", board.id, board.digest)
    assert list(layout["cities"]) == [city.id for city in board.cities]
    assert list(layout["routes"]) == [route.id for route in board.routes]
    for route in board.routes:
        assert len(layout["routes"][route.id]["spaces"]) == route.length
        assert re.fullmatch(r"M[-\d. ]+(C[-\d. ]+)+", layout["routes"][route.id]["path"])
    for city in board.cities:
        for label, full in (("label", city.name), ("label_es", city.name_es)):
            assert " ".join(layout["cities"][city.id][label]["lines"]) == full


@every_board
def test_spaces_run_from_the_city_that_the_name_says_first(name: str) -> None:
    layout, at = drawn(name), city_points(drawn(name))
    for route, (first, last) in ends_of(BOARDS[name]).items():
        spaces = np.array([space[:2] for space in layout["routes"][route]["spaces"]])
        for near, far, space in ((first, last, spaces[0]), (last, first, spaces[-1])):
            nearer = np.hypot(*(space - at[near])) <= np.hypot(*(space - at[far])) + 0.5
            assert nearer or len(spaces) == 1, route


@every_board
def test_no_wagon_space_touches_another_nor_a_city(name: str) -> None:
    spaces = space_boxes(drawn(name))
    assert overlaps(spaces, 1.0) == []
    assert [found for found in overlaps(spaces, SPACES_APART) if found[0] != found[1]] == []
    assert on_cities(spaces, city_points(drawn(name)), CITY_CLEAR) == []
    assert beyond_edge(spaces, drawn(name), 8.0) == []


@every_board
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_touches_anything(name: str, language: str) -> None:
    layout = drawn(name)
    names = name_boxes(layout, language)
    assert overlaps(names, NAMES_APART) == []
    assert on_spaces(names, space_boxes(layout), NAME_CLEAR) == []
    assert on_cities(names, city_points(layout), NAME_OFF_CITY) == []
    assert beyond_edge(names, layout, 8.0) == []


@every_board
def test_a_name_is_next_to_its_own_city(name: str) -> None:
    at = city_points(drawn(name))
    for box in name_boxes(drawn(name), "label"):
        away = {city: box.from_point(point) for city, point in at.items()}
        assert min(away, key=lambda city: away[city]) == box.owner
        assert away[box.owner] < 24


@every_board
def test_spaces_have_nearly_one_size(name: str) -> None:
    assert space_ratio(drawn(name)) <= 1.25


@every_board
def test_no_routes_cross(name: str) -> None:
    ends = ends_of(BOARDS[name])
    assert list(crossed(trails(drawn(name), ends), ends)) == []


@every_board
def test_tracks_of_a_double_run_side_by_side(name: str) -> None:
    board, layout = BOARDS[name], drawn(name)
    for one, other in combinations(board.routes, 2):
        if set(one.ends) != set(other.ends) or one.length != other.length or abs(one.track - other.track) > 1:
            continue
        rows = [np.array([space[:2] for space in layout["routes"][route.id]["spaces"]]) for route in (one, other)]
        away = np.hypot(*(rows[0] - rows[1]).T)
        assert away.min() > layout["space"]["width"] + 1.5
        assert away.max() < layout["space"]["width"] + 5


@every_board
def test_a_path_runs_through_its_spaces_from_city_to_city(name: str) -> None:
    layout, at = drawn(name), city_points(drawn(name))
    for route, (first, last) in ends_of(BOARDS[name]).items():
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", layout["routes"][route]["path"])]
        points = np.array(numbers).reshape(-1, 2)
        assert np.abs(points[0] - at[first]).max() < 0.2
        assert np.abs(points[-1] - at[last]).max() < 0.2
        for x, y, *_ in layout["routes"][route]["spaces"]:
            assert np.hypot(*(points - [x, y]).T).min() < 4


# --- geography ----------------------------------------------------------------------------------------------
def bearing(way: Points) -> float:
    """The direction of a way in degrees, as the clock goes."""
    return float(np.degrees(np.arctan2(way[1], way[0])))


def in_order(ways: dict[str, Points], home: dict[str, Points]) -> bool:
    """Whether ways follow each other around a city as they do at home, but for two that are nearly one there."""
    row = sorted(ways, key=lambda city: bearing(home[city]))
    turns = 0.0
    for one, other in zip(row, row[1:] + row[:1], strict=True):
        due = (bearing(home[other]) - bearing(home[one])) % 360
        turn = (bearing(ways[other]) - bearing(ways[one])) % 360
        turns += turn - 360 if due < NEARLY_ONE and turn > 180 else turn
    return len(row) < 3 or abs(turns - 360) < 1


def geography(name: str) -> tuple[dict[str, Points], set[frozenset[str]]]:
    """Where the cities are at home, and the pairs whose route has to go round others."""
    board = BOARDS[name]
    home, strands = Ground.of(board).home(board), Strands.of(board)
    ids = [city.id for city in board.cities]
    roundabout = {frozenset(ids[end] for end in strands.ends[one]) for one in detours(strands, home)}
    return dict(zip(ids, home, strict=True)), roundabout


@every_board
def test_neighbours_follow_each_other_around_each_city_as_in_geography(name: str) -> None:
    home, roundabout = geography(name)
    ends, at = ends_of(BOARDS[name]), city_points(drawn(name))
    lines = trails(drawn(name), ends)
    for city in at:
        leaving: dict[str, list[Points]] = {}
        for route, (first, last) in ends.items():
            if city in (first, last) and frozenset((first, last)) not in roundabout:
                line = lines[route] if city == first else lines[route][::-1]
                leaving.setdefault(last if city == first else first, []).append(line[1] - line[0])
        ways = {other: np.mean(row, axis=0) for other, row in leaving.items()}
        there = {other: home[other] - home[city] for other in ways}
        assert in_order(ways, there), city
        assert in_order({other: at[other] - at[city] for other in ways}, there), city


def test_the_order_test_can_fail() -> None:
    home = {"a": np.array([1.0, 0.0]), "b": np.array([0.0, 1.0]), "c": np.array([-1.0, 0.0])}
    assert in_order(home, home)
    assert in_order({city: np.array([-way[1], way[0]]) for city, way in home.items()}, home)
    assert not in_order({"a": home["b"], "b": home["a"], "c": home["c"]}, home)
    near = {**home, "d": np.array([0.04, 1.0])}
    assert in_order({**near, "b": near["d"], "d": near["b"]}, near)


def test_one_route_of_the_package_goes_round_others() -> None:
    assert geography("usa")[1] == set()
    assert geography("europe")[1] == {frozenset(("palermo", "smyrna"))}


@every_board
def test_the_field_that_moves_the_coast_does_not_fold(name: str) -> None:
    board = BOARDS[name]
    ground, home = Ground.of(board), np.array(list(geography(name)[0].values()))
    warp = unfolded(home, np.array(list(city_points(drawn(name)).values())), ground.size)
    assert np.abs(warp.move(home) - list(city_points(drawn(name)).values())).max() < 0.5
    x, y = np.meshgrid(np.linspace(0, ground.size[0], 120), np.linspace(0, ground.size[1], 80))
    assert least_growth(warp, np.stack([x.ravel(), y.ravel()], axis=1), 1.0) > 0.2


@pytest.mark.parametrize("name", ["toy", *SHIPPED])
def test_every_city_is_on_land(name: str) -> None:
    rings = rings_of(drawn(name)["land"])
    away = {city: round(off_land(point, rings), 1) for city, point in city_points(drawn(name)).items()}
    assert {city: far for city, far in away.items() if far > 2} == {}


def test_there_is_sea_where_there_is_sea() -> None:
    europe = rings_of(drawn("europe")["land"])
    at = city_points(drawn("europe"))
    for one, other in (("palermo", "marseille"), ("sevastopol", "erzurum"), ("stockholm", "riga")):
        assert not on_land((at[one] + at[other]) / 2, europe)
    usa, at = rings_of(drawn("usa")["land"]), city_points(drawn("usa"))
    assert not on_land((at["new_orleans"] + at["miami"]) / 2 + [0, 20], usa)
    assert on_land((at["denver"] + at["omaha"]) / 2, usa)


# --- files --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", SHIPPED)
def test_the_layouts_of_the_package_are_up_to_date_and_small(name: str) -> None:
    found = shelved(BOARDS[name])
    assert found is not None, f"traviesa map layout {name} --out src/traviesa/maps/{name}.layout.json"
    assert len(gzip.compress(text_of(found).encode(), 9)) <= 30_000
    file = Path(BOARDS[name].path).with_suffix(".layout.json").read_text(encoding="utf-8")
    assert json.loads(file) == found


@pytest.mark.soak
@pytest.mark.parametrize("name", SHIPPED)
def test_the_layouts_of_the_package_are_what_the_command_makes(name: str) -> None:
    made = json.loads(text_of(lay_out(BOARDS[name])))
    for city, there in drawn(name)["cities"].items():
        # the last digit of a sum may differ from processor to processor, and grows in thousands of steps
        assert abs(made["cities"][city]["x"] - there["x"]) < 5
        assert abs(made["cities"][city]["y"] - there["y"]) < 5


def test_a_layout_is_the_same_each_time() -> None:
    assert text_of(lay_out(LINE)) == text_of(lay_out(LINE))
    assert text_of(lay_out(BOARDS["toy"])) == text_of(layout_of(BOARDS["toy"]))
