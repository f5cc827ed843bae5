"""One smooth field that moves the plane as the cities were moved, so that coasts go with them (thin-plate spline)."""

from dataclasses import dataclass
from typing import Final, Self

import numpy as np

from traviesa.cartography.plane import Points

FRAME: Final = 1.3
"""How far around the cities a frame is moved as they are on the whole, in parts of their reach from the middle."""
SMALLEST: Final = 0.2
"""The frame never shrinks more than to this."""

SLACKS: Final = (0.0, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 10.0)
LEAST: Final = 0.05
"""What is left of any area, at least."""


@dataclass(frozen=True)
class Warp:
    """A field: from where geography has a point to where the sheet has it."""

    anchors: Points
    weights: Points
    plain: Points
    middle: Points
    scale: float

    @classmethod
    def of(cls, places: Points, moved: Points, slack: float = 0.0) -> Self:
        """Find the field that bends least and takes every place to where it was moved, and a frame along with them.

        With slack it bends less, and meets the places less exactly.
        """
        middle, scale = places.mean(axis=0), float(np.ptp(places, axis=0).max()) or 1.0
        frame = middle + FRAME * scale * np.array([(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y])
        places, moved = np.concatenate([places, frame]), np.concatenate([moved, _along(places, moved, frame)])
        anchors = (places - middle) / scale
        many = len(anchors)
        system = np.zeros((many + 3, many + 3))
        system[:many, :many] = _kernel(anchors, anchors) + slack * np.eye(many)
        system[:many, many] = system[many, :many] = 1
        system[:many, many + 1 :] = anchors
        system[many + 1 :, :many] = anchors.T
        wanted = np.concatenate([moved, np.zeros((3, 2))])
        # least squares: places on one line leave part of the field free
        found = np.linalg.lstsq(system, wanted, rcond=1e-12)[0]
        return cls(anchors, found[:many], found[many:], middle, scale)

    def move(self, points: Points) -> Points:
        """Give where the field takes points."""
        at = (points - self.middle) / self.scale
        moved: Points = _kernel(at, self.anchors) @ self.weights + self.plain[0] + at @ self.plain[1:]
        return moved


def unfolded(places: Points, moved: Points, size: Points) -> Warp:
    """Find the field that meets places as exactly as it can without folding anywhere on a sheet."""
    x, y = np.meshgrid(np.linspace(0, size[0], 60), np.linspace(0, size[1], 40))
    grid = np.stack([x.ravel(), y.ravel()], axis=1)
    for slack in SLACKS:
        warp = Warp.of(places, moved, slack)
        if least_growth(warp, grid, 1.0) > LEAST:
            break
    return warp


def _along(places: Points, moved: Points, frame: Points) -> Points:
    """Move a frame as places are moved on the whole: shifted, and grown or shrunk."""
    old, new = places - places.mean(axis=0), moved - moved.mean(axis=0)
    growth = float((old * new).sum()) / max(float((old * old).sum()), 1e-9)
    along: Points = moved.mean(axis=0) + max(growth, SMALLEST) * (frame - places.mean(axis=0))
    return along


def _kernel(points: Points, anchors: Points) -> Points:
    square = ((points[:, None, :] - anchors[None, :, :]) ** 2).sum(axis=2)
    kernel: Points = square * np.log(np.maximum(square, 1e-20))
    return kernel


def least_growth(warp: Warp, points: Points, step: float) -> float:
    """Say how much the field shrinks area where it shrinks it most, near points; below 0 it folds."""
    here = warp.move(points)
    east = (warp.move(points + np.array([step, 0.0])) - here) / step
    south = (warp.move(points + np.array([0.0, step])) - here) / step
    return float((east[:, 0] * south[:, 1] - east[:, 1] * south[:, 0]).min())
