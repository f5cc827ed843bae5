"""The eye of the colour test sees what it should, and nothing else."""

import numpy as np
import pytest

from tests.page.sight import SIGHTS, Picture, difference, drawing, lightness


def _filled(ground: tuple[int, int, int], drawn: tuple[int, int, int], wide: int) -> Picture:
    """A square of 20, or a bar, on a ground of 40."""
    picture = np.full((40, 40, 3), ground, np.uint8)
    picture[10:30, 20 - wide // 2 : 20 + wide // 2] = drawn
    return picture


@pytest.mark.parametrize("sight", SIGHTS)
def test_white_is_white_and_black_black_to_everybody(sight: str) -> None:
    seen = lightness(np.array([[[255, 255, 255], [0, 0, 0]]], np.uint8), sight)
    assert seen[0] == pytest.approx([100, 0], abs=0.1)


def test_red_and_green_of_one_lightness_are_one_to_a_deuteranope_and_two_to_others() -> None:
    both = np.array([[[184, 116, 60], [125, 138, 60]]], np.uint8)
    grey, deuteranope = (lightness(both, sight)[0] for sight in ("grey", "deuteranopia"))
    assert abs(deuteranope[0] - deuteranope[1]) < 6
    assert abs(grey[0] - grey[1]) < 6


@pytest.mark.parametrize("sight", SIGHTS)
def test_another_colour_is_no_difference_and_another_shape_is(sight: str) -> None:
    square = _filled((250, 245, 230), (200, 40, 40), 20)
    painted = _filled((20, 24, 30), (240, 210, 60), 20)
    bar = _filled((250, 245, 230), (200, 40, 40), 6)
    assert difference(drawing(square, sight), drawing(painted, sight)) < 0.02
    assert difference(drawing(square, sight), drawing(bar, sight)) > 0.4


def test_what_is_too_faint_is_not_there() -> None:
    empty = _filled((200, 200, 200), (200, 200, 200), 20)
    faint = _filled((200, 200, 200), (209, 209, 209), 20)
    plain = _filled((200, 200, 200), (120, 120, 120), 20)
    assert difference(drawing(empty, "grey"), drawing(faint, "grey")) == 0
    assert difference(drawing(empty, "grey"), drawing(plain, "grey")) == 1
