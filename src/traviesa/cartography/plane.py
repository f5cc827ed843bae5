"""From the globe to a plane: the conformal conic (Lambert's) that suits a map's extent."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, exp, log, pi, radians, sin, tan
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
"""One row of x and y (or lon and lat) for each point."""

EARTH: Final = 6371.0
"""Its radius in kilometres."""
FLAT: Final = 0.02
"""A cone as open as this is taken for the cylinder (Mercator's) that it nearly is."""
HIGHEST: Final = 84.0
"""Degrees of latitude past which a plane of this kind has no room."""


@dataclass(frozen=True, slots=True)
class Plane:
    """A projection: degrees in, kilometres out, x to the east and y to the south."""

    middle: float
    """The meridian that stands upright."""
    cone: float
    scale: float

    @classmethod
    def of(cls, places: Sequence[tuple[float, float]]) -> Self:
        """Choose the projection for places given as (lat, lon): true to size a sixth inside north and south."""
        east, north = (sum(part(radians(lon)) for _, lon in places) for part in (sin, cos))
        middle = round(float(np.degrees(np.arctan2(east, north))), 3)
        aside = [(lon - middle + 180) % 360 - 180 for _, lon in places]
        middle += round((min(aside) + max(aside)) / 2, 3)
        middle -= 360.0 * round(middle / 360)
        lats = [max(-HIGHEST, min(HIGHEST, lat)) for lat, _ in places]
        reach = max(lats) - min(lats)
        low, high = radians(min(lats) + reach / 6), radians(max(lats) - reach / 6)
        cone = sin(low) if high - low < 1e-3 else log(cos(low) / cos(high)) / (_run(high) - _run(low))
        if abs(cone) < FLAT:
            return cls(middle, 0.0, EARTH * cos((low + high) / 2))
        return cls(middle, cone, EARTH * cos(low) * exp(cone * _run(low)) / cone)

    def project(self, places: Points) -> Points:
        """Give the points of the plane for rows of (lon, lat); longitudes may run past 180."""
        aside = places[:, 0] - self.middle
        lon = np.radians(aside - 360.0 * np.round(aside / 360))
        lat = np.radians(np.clip(places[:, 1], -HIGHEST, HIGHEST))
        run = np.log(np.tan(pi / 4 + lat / 2))
        if self.cone == 0.0:
            return np.stack([self.scale * lon, -self.scale * run], axis=1)
        radius = self.scale * np.exp(-self.cone * run)
        return np.stack([radius * np.sin(self.cone * lon), radius * np.cos(self.cone * lon)], axis=1)


def _run(lat: float) -> float:
    """How far Mercator's map has run from the equator."""
    return log(tan(pi / 4 + lat / 2))
