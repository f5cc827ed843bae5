"""On a phone, in Spanish: taps, two fingers on the map, a card dragged onto a route; upright and sideways."""

import math
from typing import Any, Final

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.page.conftest import PageAt
from tests.page.player import Fingers, await_still, result
from tests.page.tables import Sitting, begun, keep_first, person_in, sit_down, together
from tests.server.serving import Host

HELD: Final = ("phone", "small", "sideways")
RICH: Final = {"wagons_each": 12, "hand_dealt": 10}
"""With so many cards something can be claimed at once."""
MOST_CENTRAL: Final = """() => {
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const [x, y] = middle(document.querySelector("[data-part=board]").getBoundingClientRect());
  const far = (route) => {
    const [u, v] = middle(route.getBoundingClientRect());
    return Math.hypot(u - x, v - y);
  };
  const can = [...document.querySelectorAll("[data-part=board] .route.claimable:not(.tunnel)")];
  return can.sort((a, b) => far(a) - far(b))[0].dataset.route;
}"""
Point = tuple[float, ...]


class Hands:
    """Two fingers on the glass, as the browser hears of them from the screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wire: CDPSession = page.context.new_cdp_session(page)

    def _send(self, kind: str, *points: Point) -> None:
        touched: list[dict[str, Any]] = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def drag(self, start: Point, end: Point) -> None:
        """Drag with one finger: up out of the hand first, then across."""
        self._send("touchStart", start)
        lifted = (start[0], start[1] - 60)
        for one, other in ((start, lifted), (lifted, end)):
            for part in (0.25, 0.5, 0.75, 1):
                self._send("touchMove", tuple(a + (b - a) * part for a, b in zip(one, other, strict=True)))
        self._rest(end)
        self._send("touchEnd")

    def spread(self, middle: Point, start: float, end: float) -> None:
        """Spread two fingers, or bring them together, around a point."""
        x, y = middle
        self._send("touchStart", (x - start, y), (x + start, y))
        for step in range(1, 9):
            far = start + (end - start) * step / 8
            self._send("touchMove", (x - far, y), (x + far, y))
        self._rest((x - end, y), (x + end, y))
        self._send("touchEnd")

    def _rest(self, *points: Point) -> None:
        """Hold still, as fingers do before they let go: else the browser takes it for a throw."""
        for _ in range(3):
            self.page.wait_for_timeout(60)
            self._send("touchMove", *points)


def middle_of(page: Page, what: str) -> Point:
    """Say where the middle of something is on the screen."""
    box = page.locator(what).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def scale_of(page: Page) -> float:
    """Say how close one looks at the map."""
    return float(page.locator("svg.sheet").evaluate("(sheet) => sheet.style.getPropertyValue('--k')"))


def await_calm(page: Page) -> None:
    """Wait until every finger's move has been drawn."""
    page.wait_for_function(
        """() => {
          const now = document.querySelector("svg.sheet").style.transform;
          const isCalm = now === globalThis.before;
          globalThis.before = now;
          return isCalm;
        }""",
        polling=250,
    )


@pytest.fixture(params=HELD)
def sitting(request: pytest.FixtureRequest, page_at: PageAt, host: Host) -> Sitting:
    """Ana with a phone, her tickets chosen, and it is her turn."""
    found = Sitting.of(page_at(None, size=request.param, language="es"), host.url)
    table = together(found.ana, found.luis, "europe", options=RICH)
    sit_down(found.page, table)
    keep_first(found.luis, table)
    Fingers(found.page).play_setup()
    found.until_ana()
    Fingers(found.page).await_turn()
    await_still(found.page)
    return found


def test_a_phone_is_played_with_fingers_alone(sitting: Sitting) -> None:
    page, hands = sitting.page, Hands(sitting.page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator("[data-part=turn]")).to_contain_text("Te toca")
    offer = page.evaluate(MOST_CENTRAL)
    route = f"[data-part=board] .route[data-route='{offer}']"
    before = scale_of(page)
    spaces = page.locator(f"{route} > g").count()
    space = f"{route} > g >> nth={spaces // 2}"
    held = middle_of(page, space)
    hands.spread(held, 12, 32)
    await_calm(page)
    assert scale_of(page) > 1.8 * before
    at = middle_of(page, space)
    assert math.hypot(at[0] - held[0], at[1] - held[1]) < 24, "what lay between the fingers still lies there"
    colour = page.locator("[data-part=hand] [data-card]").last.get_attribute("data-card")
    hands.drag(middle_of(page, f"[data-part=hand] [data-card='{colour}']"), at)
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("[data-deed=claim]")).to_be_visible()
    sheet.get_by_role("button", name="Cancelar").tap()
    expect(sheet).to_have_count(0)
    page.touchscreen.tap(*at)
    seen = Fingers(page).look()
    sheet.locator("[data-deed=claim]").tap()
    after = Fingers(page).await_change(seen)
    page.wait_for_function("(route) => document.querySelector(route).classList.contains('taken')", arg=route)
    assert sum(after["hand"].values()) < sum(seen["hand"].values())
    hands.spread(middle_of(page, "[data-part=board]"), 60, 8)
    await_calm(page)
    assert scale_of(page) < 1.01 * before


@pytest.mark.soak
@pytest.mark.parametrize("size", HELD)
def test_a_whole_game_is_played_with_fingers(page_at: PageAt, host: Host, size: str) -> None:
    page = page_at(None, size=size, language="es")
    ana = person_in(page.context, host.url)
    sit_down(page, begun(ana, "europe", ["person", "planner"]))
    player = Fingers(page)
    while not player.play()["over"]:
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert len(result(page)) == 2
