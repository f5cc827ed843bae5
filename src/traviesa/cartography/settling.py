"""Settle a map on its sheet: from coordinates to cities, curves and names at rest."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, Self

import numpy as np

from traviesa.cartography.crossing import detours, untangle
from traviesa.cartography.lettering import Plate
from traviesa.cartography.naming import first_places
from traviesa.cartography.plane import Plane, Points
from traviesa.cartography.relaxing import Relaxing
from traviesa.cartography.strands import GAP, SPACE, YARD, Strands
from traviesa.map_file import MapFile

FOR_SPACE: Final = 5200.0
"""Area of the sheet for each wagon space."""
FOR_CITY: Final = 7000.0
"""Area of the sheet for each city."""
ASPECT: Final = (0.75, 1.6)
"""Narrowest and broadest sheet: width to height."""
RIM: Final = (95.0, 65.0)
"""What geography leaves free at the sides, and at top and bottom."""
ROOMY: Final = 0.8
"""A sheet is made larger where its scale would be less than this, in parts of the scale that routes want."""
STEPS: Final = 700


@dataclass(frozen=True)
class Ground:
    """Where geography would have the cities on the sheet."""

    plane: Plane
    middle: Points
    scale: float
    size: Points

    @classmethod
    def of(cls, board: MapFile) -> Self:
        """Choose the part of the Earth and the size of the sheet."""
        plane = Plane.of([(city.lat, city.lon) for city in board.cities])
        places = plane.project(_degrees(board))
        low, high = places.min(axis=0), places.max(axis=0)
        extent = np.maximum(high - low, 1e-3)
        aspect = min(max(extent[0] / extent[1], ASPECT[0]), ASPECT[1])
        area = FOR_SPACE * sum(route.length for route in board.routes) + FOR_CITY * len(board.cities)
        size = np.array([sqrt(area * aspect), sqrt(area / aspect)]).round(-1)
        rim = np.minimum(np.array(RIM), size / 4)
        scale = float(((size - 2 * rim) / extent).min())
        larger = min(max(ROOMY * _wanted(board, places) / scale, 1.0), 2.0)
        if larger > 1:
            size, scale = (size * larger).round(-1), scale * larger
        return cls(plane, (low + high) / 2, scale, size)

    def home(self, board: MapFile) -> Points:
        """Give each city's place."""
        return self.lay(self.plane.project(_degrees(board)))

    def lay(self, places: Points) -> Points:
        """From the plane to the sheet."""
        return (places - self.middle) * self.scale + self.size / 2

    def window(self, beyond: float) -> tuple[float, float, float, float]:
        """The part of the plane under the sheet and so far beyond it: west, north, east, south."""
        half = (self.size / 2 + beyond) / self.scale
        west, north, east, south = (*(self.middle - half), *(self.middle + half))
        return float(west), float(north), float(east), float(south)


def _wanted(board: MapFile, places: Points) -> float:
    """The scale at which half of the routes would be as long as their spaces need."""
    ends = np.array([route.ends for route in board.routes])
    need = np.array([route.length for route in board.routes]) * (SPACE + GAP) + 2 * YARD
    far = np.hypot(*(places[ends[:, 0]] - places[ends[:, 1]]).T)
    return float(np.median(need / np.maximum(far, 1e-3)))


def _degrees(board: MapFile) -> Points:
    return np.array([(city.lon, city.lat) for city in board.cities])


def settle(board: MapFile) -> tuple[Ground, Relaxing]:
    """Let a map come to rest."""
    ground, strands = Ground.of(board), Strands.of(board)
    home = ground.home(board)
    halves = np.array([Plate.of(city).size for city in board.cities]) / 2
    rest = Relaxing(strands, home, ground.size, halves, detours(strands, home))
    rest.stiff = 8.0
    rest.run(STEPS // 2, 2.0, 0.15)
    rest.stiff = 1.0
    untangle(strands, rest.cities, rest.bends)
    rest.run(STEPS, 1.5, 0.4)
    untangle(strands, rest.cities, rest.bends)
    _name(rest)
    rest.run(STEPS, 1.5, 0.3)
    _name(rest)
    rest.run(STEPS, 1.0, rest.press)
    return ground, rest


def press_on(rest: Relaxing, jammed: Iterable[int]) -> None:
    """Let a map in which something still touches settle further; jammed names look for a new place."""
    _name(rest, sorted(jammed))
    rest.press *= 1.2
    rest.firm *= 1.2
    rest.run(STEPS // 2, 0.8, rest.press)


def _name(rest: Relaxing, those: Sequence[int] | None = None) -> None:
    """Find places for all names, or for those alone."""
    crowd = rest.points.place(rest.cities, rest.bends)
    kept = rest.names if those is not None else None
    rest.names = first_places(rest.cities, rest.halves, crowd, rest.size, kept, those)
    rest.named = True
