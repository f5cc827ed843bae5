"""Write a settled map as its layout: plain numbers and paths."""

from collections.abc import Mapping
from hashlib import sha256
from itertools import pairwise
from json import dumps
from math import atan2, degrees
from typing import Any, Final

import numpy as np

from traviesa.cartography.coast import KINDS, line_path, lines_of, ring_path
from traviesa.cartography.lettering import SIZE, Lettering, Plate
from traviesa.cartography.measuring import box_of, flaws, jammed, space_ratio
from traviesa.cartography.plane import Points
from traviesa.cartography.relaxing import Relaxing
from traviesa.cartography.settling import Ground, press_on, settle
from traviesa.cartography.strands import BREADTH, LANE, SPACE, Probe, at_run, lengths, spacing
from traviesa.cartography.warping import unfolded
from traviesa.map_file import MapFile

FORMAT: Final = "traviesa layout 1"
MARGIN: Final = 40.0
"""From what is drawn to the edge of the sheet."""

LONGEST: Final = 1.07
"""Longest wagon space, in parts of the nominal one."""
LEAST_GAP: Final = 1.8
"""Between two spaces of a track."""
ROUNDS: Final = 12
"""How often a layout with flaws is relaxed further."""

Layout = Mapping[str, Any]


def lay_out(board: MapFile) -> Layout:
    """Lay a map out anew: settled, and settled further as long as anything touches."""
    ground, rest = settle(board)
    tries = [(_badness(layout := _write(board, rest)), layout, rest.cities.copy())]
    for _ in range(ROUNDS):
        found = flaws(tries[-1][1])
        if not found:
            break
        press_on(rest, {board.city_numbers[name] for name in jammed(found, layout)})
        layout = _write(board, rest)
        tries.append((_badness(layout), layout, rest.cities.copy()))
    _, layout, cities = min(tries, key=lambda one: one[0])
    return {**layout, **_ground(ground, rest.home, cities, layout)}


def _badness(layout: Layout) -> tuple[int, float]:
    """How many flaws, and how much they come to beside the sizes of the spaces."""
    found = flaws(layout)
    return len(found), space_ratio(layout)


def _write(board: MapFile, rest: Relaxing) -> Layout:
    """Write all but the ground."""
    routes = _routes(board, rest)
    shift, size = _trim(rest, routes)
    for route in routes.values():
        route["spaces"] = [[round(x - shift[0], 1), round(y - shift[1], 1), *more] for x, y, *more in route["spaces"]]
        route["path"] = _curve(route["path"] - shift)
    return {
        "format": FORMAT,
        "map": board.id,
        "digest": board.digest,
        "facts": facts_of(board),
        "width": int(size[0]),
        "height": int(size[1]),
        "space": {"length": SPACE, "width": BREADTH},
        "font": {"size": SIZE},
        "cities": _cities(board, rest, shift),
        "routes": routes,
    }


def facts_of(board: MapFile) -> str:
    """Digest all that a layout shows: what is played on, and also names and coordinates."""
    cities = [(city.id, city.name, city.name_es, city.lat, city.lon) for city in board.cities]
    return sha256(dumps([board.id, board.digest, cities], separators=(",", ":")).encode()).hexdigest()


def _cities(board: MapFile, rest: Relaxing, shift: Points) -> dict[str, Any]:
    cities = {}
    for number, city in enumerate(board.cities):
        x, y = rest.cities[number] - shift
        plate, middle = Plate.of(city), rest.cities[number] + rest.names[number] - shift
        one, other = (_label(name, middle, rest.names[number], rest.halves[number]) for name in plate.both)
        cities[city.id] = {"x": round(float(x), 1), "y": round(float(y), 1), "label": one, "label_es": other}
    return cities


def _label(name: Lettering, middle: Points, way: Points, half: Points) -> dict[str, Any]:
    """A name stands against the side of its box that is next to the city."""
    anchor = "start" if way[0] > 0.55 * half[0] else "end" if way[0] < -0.55 * half[0] else "middle"
    x = middle[0] + {"start": -half[0], "middle": 0.0, "end": half[0]}[anchor]
    tall = name.rise + name.fall
    above = 0.5 * (1 - np.clip(way[1] / half[1], -1, 1))
    top = middle[1] - half[1] + (2 * half[1] - tall) * above
    foot = {"x": round(float(x), 1), "y": round(float(top + name.rise), 1)}
    return {**foot, "anchor": anchor, "lines": list(name.lines)}


def _routes(board: MapFile, rest: Relaxing) -> dict[str, dict[str, Any]]:
    """Divide every track into its spaces; they run from the city that its name says first."""
    runs = lengths(rest.measure.place(rest.cities, rest.bends))
    rows: dict[int, dict[str, Any]] = {}
    for strand, routes in enumerate(rest.strands.routes):
        for lane, number in enumerate(routes):
            many = board.routes[number].length
            begin, size, step = spacing(runs[strand, -1], rest.leave[strand], many)
            where = begin + step * np.arange(many)
            aside = np.full(many, (lane - (len(routes) - 1) / 2) * LANE)
            parts = [at_run(runs[strand], where + size * share) for share in (0.0, 0.5, 1.0)]
            placed = [
                Probe(rest.strands, np.full(many, strand), at, aside).place(rest.cities, rest.bends) for at in parts
            ]
            rows[number] = _track(rest.cities[rest.strands.ends[strand]], placed)
            if not board.routes[number].id.startswith(board.cities[rest.strands.ends[strand, 0]].id + "-"):
                rows[number] = {"path": rows[number]["path"][::-1], "spaces": rows[number]["spaces"][::-1]}
    return {route.id: rows[route.number] for route in board.routes}


def _fit(spaces: list[list[float]]) -> None:
    """Shorten spaces that touch the next one around a bend, and none is longer than it may be."""
    for space in spaces:
        space[3] = min(space[3], LONGEST * SPACE)
    for one, other in [*pairwise(spaces)] * 3:
        gap = box_of("", one, BREADTH).gap(box_of("", other, BREADTH))
        for space in (one, other):
            space[3] -= max(0.0, LEAST_GAP - gap) / 2


def _track(ends: Points, placed: list[Points]) -> dict[str, Any]:
    first, middle, last = placed
    centres = (first + 2 * middle + last) / 4
    way = last - first
    angles = [(degrees(atan2(y, x)) + 90) % 180 - 90 for x, y in way]
    spaces = [
        [float(x), float(y), angle, float(np.hypot(*along))]
        for (x, y), angle, along in zip(centres, angles, way, strict=True)
    ]
    _fit(spaces)
    for space in spaces:
        space[2:] = round(space[2], 1), round(space[3], 1)
    return {"path": np.concatenate([ends[:1], first[:1], middle, last[-1:], ends[1:]]), "spaces": spaces}


def _curve(points: Points) -> str:
    """Draw one smooth line through points."""
    slope = np.gradient(points, axis=0)
    steps = np.hypot(*np.diff(points, axis=0).T)
    way = slope / np.maximum(np.hypot(*slope.T), 1e-6)[:, None]
    text = f"M{points[0, 0]:.1f} {points[0, 1]:.1f}"
    for at, long in enumerate(steps):
        one, two, to = points[at] + way[at] * long / 3, points[at + 1] - way[at + 1] * long / 3, points[at + 1]
        text += "C" + " ".join(f"{value:.1f}" for value in (*one, *two, *to))
    return text


def _trim(rest: Relaxing, routes: Mapping[str, Mapping[str, Any]]) -> tuple[Points, Points]:
    """Find the sheet's corner and size: what is drawn, and a margin."""
    spaces = np.array([space[:2] for route in routes.values() for space in route["spaces"]])
    middles = rest.cities + rest.names
    rows = [middles - rest.halves, middles + rest.halves, spaces - BREADTH, spaces + BREADTH, rest.cities]
    everything = np.concatenate(rows)
    low = np.floor(everything.min(axis=0) - MARGIN)
    size = np.ceil((everything.max(axis=0) + MARGIN - low) / 10) * 10
    return low, size


def _ground(ground: Ground, home: Points, cities: Points, layout: Layout) -> dict[str, str]:
    """Move coasts, lakes and rivers as the cities were moved."""
    size = np.array([layout["width"], layout["height"]])
    drawn = np.array([(city["x"], city["y"]) for city in layout["cities"].values()])
    shift: Points = np.round((cities - drawn).mean(axis=0))
    warp = unfolded(home, cities, ground.size)

    def move(places: Points) -> Points:
        return warp.move(ground.lay(places)) - shift

    paths = {"water": f"M0 0H{size[0]:.0f}V{size[1]:.0f}H0Z"}
    for kind in KINDS:
        write = line_path if kind == "rivers" else ring_path
        paths[kind] = "".join(write(line) for line in lines_of(kind, ground.plane, ground.window(350.0), move, size))
    return paths
