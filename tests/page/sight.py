"""What is left of a picture for who cannot tell colours apart, and how far two pictures differ in drawing alone.

Dichromats are simulated with the matrices of Machado, Oliveira and Fernandes (2009) at full severity, on linear light.
Of what they see, and of grey, only lightness counts here. Two pictures are compared by where lightness steps, however
far and whichever way: a card painted in another colour keeps its steps where they were.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.uint8]
"""Rows of pixels of red, green and blue."""
Plane = NDArray[np.float64]
Steps = NDArray[np.bool_]

SIGHTS: Final[dict[str, NDArray[np.float64]]] = {
    "grey": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
STEP: Final = 5.0
"""A step in lightness from one pixel to the next, of 100 between black and white, that is surely seen."""
BLUR: Final = 2
"""How often marks are spread over their neighbours."""


def lightness(picture: Picture, sight: str) -> Plane:
    """Give the lightness (CIE L*, 0 to 100) of each pixel as somebody sees it."""
    colours = picture.astype(np.float64) / 255
    light = np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)
    seen = np.clip(light @ SIGHTS[sight].T, 0, 1)
    luminance = seen @ np.array([0.2126, 0.7152, 0.0722])
    return np.asarray(np.where(luminance <= 0.008856, luminance * 903.3, 116 * np.cbrt(luminance) - 16))


def steps(plane: Plane) -> Steps:
    """Mark where lightness steps, up or down."""
    across = np.abs(np.diff(plane, axis=1, append=plane[:, -1:]))
    down = np.abs(np.diff(plane, axis=0, append=plane[-1:]))
    return np.asarray(np.maximum(across, down) > STEP)


def soften(marks: Steps) -> Plane:
    """Spread marks over their neighbours, so that drawings that lie a pixel apart still agree."""
    soft = marks.astype(np.float64)
    for _ in range(BLUR):
        for axis in (0, 1):
            soft = (np.roll(soft, -1, axis) + soft + np.roll(soft, 1, axis)) / 3
    return soft


def drawing(picture: Picture, sight: str) -> Plane:
    """Give what somebody sees of a picture besides its colours: where it steps, softened."""
    return soften(steps(lightness(picture, sight)))


def difference(one: Plane, other: Plane) -> float:
    """Tell how far two drawings differ: 0 when they step at the same places, 1 when these have no relation."""
    rows, columns = (min(sizes) for sizes in zip(one.shape, other.shape, strict=True))
    first, second = one[:rows, :columns], other[:rows, :columns]
    if not first.any() or not second.any():
        return float(first.any() != second.any())
    return float(1 - np.corrcoef(first.ravel(), second.ravel())[0, 1])
