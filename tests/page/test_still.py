"""What makes the page quick, told by what it does and not by a clock: nothing jumps, a pan moves the sheet alone."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.page import positions
from tests.page.conftest import PageAt
from tests.page.positions import Seat
from tests.server.serving import Host

WATCH_SHIFTS: Final = """
window.shifts = [];
new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
        const where = one.sources.map((source) => source.node?.outerHTML?.slice(0, 80) ?? "?");
        shifts.push(`${one.value.toFixed(4)}: ${where.join(", ")}`);
    }
}).observe({ type: "layout-shift", buffered: true });
"""
WATCH_PAN: Final = """() => {
    window.touched = new Set();
    window.measured = 0;
    new MutationObserver((list) => {
        for (const one of list) {
            const name = one.target.getAttribute?.("class")?.split(" ")[0] ?? one.target.nodeName;
            touched.add(`${one.type} ${one.attributeName ?? ""} ${name}`);
        }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    for (const [kind, name] of [[Element, "getBoundingClientRect"], [SVGGraphicsElement, "getBBox"]]) {
        const real = kind.prototype[name];
        kind.prototype[name] = function () { measured++; return real.call(this); };
    }
    for (const name of ["offsetWidth", "offsetHeight", "offsetTop", "offsetLeft"]) {
        const real = Object.getOwnPropertyDescriptor(HTMLElement.prototype, name).get;
        Object.defineProperty(HTMLElement.prototype, name, { get() { measured++; return real.call(this); } });
    }
    for (const name of ["clientWidth", "clientHeight", "scrollTop", "scrollHeight"]) {
        const real = Object.getOwnPropertyDescriptor(Element.prototype, name).get;
        Object.defineProperty(Element.prototype, name, { get() { measured++; return real.call(this); }, set() {} });
    }
}"""
"""Note whatever changes in the document, and each question that makes a browser lay it out at once."""


@pytest.fixture(scope="module")
def seat(host: Host) -> Seat:
    found = positions.alone(host.url)
    found.play_until(positions.has_claimed(8))
    return found


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_nothing_jumps_while_a_table_opens(host: Host, page_at: PageAt, seat: Seat, size: str) -> None:
    page = page_at(None, size=size)
    page.add_init_script(WATCH_SHIFTS)
    seat.enter(page.context, host.url)
    page.goto(seat.path)
    expect(page.locator("[data-part=hand] button").first).to_be_visible()
    page.wait_for_timeout(1500)
    assert page.evaluate("shifts") == []


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_pan_moves_the_sheet_and_asks_the_browser_nothing(host: Host, page_at: PageAt, seat: Seat, size: str) -> None:
    page = page_at(None, size=size)
    seat.enter(page.context, host.url)
    page.goto(seat.path)
    expect(page.locator("[data-part=hand] button").first).to_be_visible()
    for _ in range(3):
        page.locator(".zoom button").first.click()
    page.wait_for_timeout(300)
    page.evaluate(WATCH_PAN)
    before = page.locator("svg.sheet").get_attribute("style")
    pan(page)
    assert page.locator("svg.sheet").get_attribute("style") != before
    assert set(page.evaluate("[...touched]")) <= {"attributes style sheet", "attributes class sheet"}
    assert page.evaluate("measured") == 0


def pan(page: Page, steps: int = 30) -> None:
    """Drag the map to and fro."""
    box = page.locator("[data-part=board]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(steps):
        page.mouse.move(x + 60 * (step % 10) / 10, y + 40 * (step % 7) / 7)
    page.mouse.up()
