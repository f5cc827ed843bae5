"""Land, lakes and rivers of the part of the Earth that a map shows, as lines on its sheet."""

import functools
import gzip
import json
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Final

import numpy as np
from numpy.typing import NDArray

from traviesa.cartography.plane import Plane, Points

KINDS: Final = ("land", "lakes", "rivers")
BEYOND: Final = 60.0
"""How far past the edge of the sheet lines are kept."""
COARSE: Final = 0.4
"""Where the points of a line are further apart than this, in parts of a step, its corners are rounded."""
TOLERANCE: Final = 0.8
"""How far a simplified line may leave the true one."""
SMALLEST: Final = {"land": 30.0, "lakes": 40.0}
"""Area of the smallest island and lake that are drawn."""
SHORTEST: Final = 60.0
"""Length of the shortest river."""


@functools.cache
def world() -> dict[str, list[Points]]:
    """Read the packed world: for each kind its rings or lines as rows of (lon, lat)."""
    packed = files("traviesa.cartography").joinpath("world.json.gz").read_bytes()
    lines = json.loads(gzip.decompress(packed))
    return {kind: [np.cumsum(np.array(line).reshape(-1, 2), axis=0) / 100 for line in lines[kind]] for kind in KINDS}


def lines_of(
    kind: str, plane: Plane, window: tuple[float, float, float, float], move: Callable[[Points], Points], size: Points
) -> Iterator[Points]:
    """Give the rings or lines of a kind on the sheet; ``window`` is the part of the plane that is looked at."""
    closed = kind != "rivers"
    for line in world()[kind]:
        for turned in _turned(line, plane.middle):
            if not _near(turned, plane, window):
                continue
            step = (window[2] - window[0]) / 60
            round_line = _rounded(plane.project(turned), closed, COARSE * step)
            for piece in _clipped(_dense(round_line, step), window, closed):
                for part in _clipped(
                    move(_dense(piece, step)), (-BEYOND, -BEYOND, size[0] + BEYOND, size[1] + BEYOND), closed
                ):
                    drawn = simple(part, TOLERANCE)
                    if _seen(drawn, kind):
                        yield drawn


def _turned(line: Points, middle: float) -> Iterator[Points]:
    """A line with its longitudes running on past 180, as often as it may be in sight."""
    lon, lat = np.unwrap(line[:, 0], period=360.0), line[:, 1]
    if abs(lon[0] - lon[-1]) > 180:
        # a ring around a pole is closed by way of the pole
        pole = 90.0 if lat.mean() > 0 else -90.0
        lon = np.concatenate([lon, np.linspace(lon[-1], lon[0], 73)])
        lat = np.concatenate([lat, np.full(73, pole)])
    for turn in (-360.0, 0.0, 360.0):
        turned = lon + turn
        if turned.min() < middle + 180 and turned.max() > middle - 180:
            inside = np.clip(turned, middle - 179.9, middle + 179.9)
            yield np.stack([inside, lat], axis=1)


def _rounded(line: Points, closed: bool, coarse: float) -> Points:
    """Cut the corners of a line whose points are so far apart that these would be seen (Chaikin's way)."""
    for _ in range(3):
        after = np.roll(line, -1, axis=0)
        if len(line) < 3 or float(np.median(np.hypot(*(after - line)[:-1].T))) < coarse:
            break
        cut = np.stack([0.75 * line + 0.25 * after, 0.25 * line + 0.75 * after], axis=1)
        line = cut.reshape(-1, 2) if closed else np.concatenate([line[:1], cut[:-1].reshape(-1, 2), line[-1:]])
    return line


def _near(line: Points, plane: Plane, window: tuple[float, float, float, float]) -> bool:
    places = plane.project(line)
    low, high = places.min(axis=0), places.max(axis=0)
    return bool(low[0] < window[2] and high[0] > window[0] and low[1] < window[3] and high[1] > window[1])


def _dense(line: Points, step: float) -> Points:
    """Put points into long stretches, so that these bend as the field does."""
    long = np.hypot(*np.diff(line, axis=0).T)
    parts = np.minimum(np.ceil(long / step), 200).astype(int).clip(1)
    rows = [
        a + (b - a) * np.arange(many)[:, None] / many for a, b, many in zip(line[:-1], line[1:], parts, strict=True)
    ]
    return np.concatenate([*rows, line[-1:]])


def _clipped(line: Points, window: tuple[float, float, float, float], closed: bool) -> list[Points]:
    """Cut a ring to a window (along its rim), or a line to the pieces in the window."""
    if closed:
        for axis, bound, sign in ((0, window[0], 1), (0, window[2], -1), (1, window[1], 1), (1, window[3], -1)):
            line = _cut_ring(line, axis, bound, sign)
            if len(line) < 3:
                return []
        return [line]
    low, high = np.array(window[:2]), np.array(window[2:])
    inside: NDArray[np.bool_] = np.all((line >= low) & (line <= high), axis=1)
    edges = np.nonzero(np.diff(inside.astype(int)))[0] + 1
    pieces = np.split(np.arange(len(line)), edges)
    return [line[piece] for piece in pieces if len(piece) > 1 and inside[piece[0]]]


def _cut_ring(ring: Points, axis: int, bound: float, sign: int) -> Points:
    """Keep the part of a ring on one side of a line (Sutherland and Hodgman's way)."""
    depth = (ring[:, axis] - bound) * sign
    if (depth >= 0).all():
        return ring
    if (depth < 0).all():
        return ring[:0]
    after, beyond = np.roll(ring, -1, axis=0), np.roll(depth, -1)
    crosses = (depth >= 0) != (beyond >= 0)
    share = np.where(crosses, depth / np.where(crosses, depth - beyond, 1.0), 0.0)
    hits = ring + (after - ring) * share[:, None]
    rows = np.stack([ring, hits], axis=1).reshape(-1, 2)
    kept: Points = rows[np.stack([depth >= 0, crosses], axis=1).reshape(-1)]
    return kept


def simple(line: Points, tolerance: float) -> Points:
    """Leave out points that change a line by less than the tolerance (Douglas and Peucker's way)."""
    if len(line) < 4:
        return line
    keep = np.zeros(len(line), dtype=bool)
    keep[[0, -1]] = True
    spans = [(0, len(line) - 1)]
    if np.hypot(*(line[0] - line[-1])) < tolerance:
        far = int(np.hypot(*(line - line[0]).T).argmax())
        keep[far] = True
        spans = [(0, far), (far, len(line) - 1)]
    while spans:
        first, last = spans.pop()
        if last - first < 2:
            continue
        along = line[last] - line[first]
        part = line[first + 1 : last] - line[first]
        square = max(float(along @ along), 1e-12)
        share = np.clip(part @ along / square, 0, 1)
        away = np.hypot(*(part - share[:, None] * along).T)
        worst = int(away.argmax())
        if away[worst] > tolerance:
            keep[first + 1 + worst] = True
            spans += [(first, first + 1 + worst), (first + 1 + worst, last)]
    return line[keep]


def area(ring: Points) -> float:
    """Measure a ring."""
    after = np.roll(ring, -1, axis=0)
    return abs(float((ring[:, 0] * after[:, 1] - ring[:, 1] * after[:, 0]).sum())) / 2


def _seen(line: Points, kind: str) -> bool:
    if kind == "rivers":
        return len(line) > 1 and float(np.hypot(*np.diff(line, axis=0).T).sum()) >= SHORTEST
    return len(line) > 2 and area(line) >= SMALLEST[kind]


def ring_path(ring: Points) -> str:
    """Write a ring as a path whose corners are rounded a little."""
    return _path(ring[:-1] if np.allclose(ring[0], ring[-1], atol=0.05) else ring) + "Z"


def line_path(line: Points) -> str:
    """Write a line as a path."""
    return _path(line)


def _path(line: Points) -> str:
    """Steps from point to point, in whole tenths."""
    tenths = np.round(line * 10).astype(int)
    steps = np.diff(tenths, axis=0)
    steps = steps[(steps != 0).any(axis=1)]
    begin = f"M{_tenth(tenths[0, 0])} {_tenth(tenths[0, 1])}"
    return begin + "l" + " ".join(f"{_tenth(x)} {_tenth(y)}" for x, y in steps) if len(steps) else begin


def _tenth(value: int) -> str:
    whole = f"{value / 10:g}"
    return whole.replace("0.", ".", 1) if whole.startswith(("0.", "-0.")) else whole
