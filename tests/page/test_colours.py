"""Every two cards, spaces and pieces are told apart without colour: by shape, by pattern, by letter, each alone."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.page.gallery import SCALE, paint, samples_of
from tests.page.sight import SIGHTS, Picture, Plane, difference, drawing
from tests.server.serving import Host
from traviesa.vocabulary import CARD_WORDS, COLOUR_WORDS, LOCOMOTIVE

CARDS: Final = CARD_WORDS[: LOCOMOTIVE + 1]
SEATS: Final = ("0", "1", "2", "3", "4")
SPACES: Final = tuple(f"space-{colour}" for colour in (*COLOUR_WORDS, "gray"))
WAGONS: Final = tuple(f"wagon-{seat}" for seat in SEATS)


def _each(kind: str, words: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{kind}-{word}" for word in words)


ALIKE: Final = {
    "cards": _each("card", CARDS),
    "cards of 44 pixels": _each("small", CARDS),
    "shapes of cards alone": _each("shape", CARDS),
    "letters of cards alone": _each("letter", CARDS),
    "patterns of cards alone": _each("pattern", COLOUR_WORDS),
    "spaces and wagons": (*SPACES, *WAGONS),
    "spaces as printed for a desk, enlarged": _each("distant", (*COLOUR_WORDS, "gray")),
    "spaces as printed for a phone, enlarged": _each("far", (*COLOUR_WORDS, "gray")),
    "stations": _each("station", SEATS),
    "plates of seats": _each("seat", SEATS),
    "shapes of seats alone": _each("plate", SEATS),
    "numerals of seats alone": _each("numeral", SEATS),
    "patterns of seats alone": _each("roof", SEATS),
}
"""What must be told apart from its like."""

FLOOR: Final = 0.2
"""Two that differ less may be taken for one another. The nearest are 0.23: two cards 44 pixels wide, frame and all."""
SAME: Final = 0.1
"""A card painted in another colour differs from itself by no more than this: it would fail."""


@pytest.fixture(scope="module", params=["light", "dark"])
def gallery(request: pytest.FixtureRequest, browser: Browser, host: Host) -> Iterator[Page]:
    """Show the gallery, once for all that look at it."""
    context = browser.new_context(
        base_url=host.url,
        viewport={"width": 1280, "height": 900},
        color_scheme=request.param,
        device_scale_factor=SCALE,
        service_workers="block",
    )
    page = context.new_page()
    page.goto("/gallery")
    page.locator("#samples").wait_for()
    page.evaluate("document.fonts.ready.then(() => 0)")
    yield page
    context.close()


@pytest.fixture(scope="module")
def samples(gallery: Page) -> dict[str, Picture]:
    return samples_of(gallery)


@pytest.mark.parametrize("kind", ALIKE)
def test_every_two_differ_in_drawing_for_everybody(samples: dict[str, Picture], kind: str) -> None:
    @cache
    def drawn(name: str, sight: str) -> Plane:
        return drawing(samples[name], sight)

    too_near = [
        f"{one} and {other}, {sight}: {far:.2f}"
        for one, other in combinations(ALIKE[kind], 2)
        for sight in SIGHTS
        if (far := difference(drawn(one, sight), drawn(other, sight))) < FLOOR
    ]
    assert too_near == []


@pytest.mark.parametrize("other", ["green", "black"])
def test_a_card_of_the_same_drawing_in_another_colour_would_fail(
    gallery: Page, samples: dict[str, Picture], other: str
) -> None:
    paint(gallery, "red", other)
    painted = samples_of(gallery)
    gallery.evaluate("document.documentElement.removeAttribute('style')")
    for name in ("card-red", "small-red", "shape-red", "pattern-red", "space-red"):
        # it was painted indeed, and all over
        assert abs(samples[name].mean((0, 1)) - painted[name].mean((0, 1))).max() > 8, name
        for sight in SIGHTS:
            assert difference(drawing(samples[name], sight), drawing(painted[name], sight)) < SAME, (name, sight)
