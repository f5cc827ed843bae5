"""Measure the page at a CPU slowed down four times: ``python -m bench.page [--runs N] [--json]``.

On loopback, in a real Chromium, at a table in the middle of a game: medians of several runs beside what is promised.
Nothing here fails because of a clock; a machine that is busy with other things measures that, except where the thread
of the page is asked how long it has worked itself. Without a graphics card all is drawn by the processor, too.
"""

import argparse
import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

sys.path.append(str(Path(__file__).resolve().parents[2] / "tools"))

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

import chromium
from tests.page import positions
from tests.page.conftest import FLAGS, SIZES
from tests.page.positions import Seat
from tests.page.scenes import middle_of
from tests.page.test_still import WATCH_SHIFTS
from tests.server.serving import hosting

SLOWED: Final = 4
PROMISED: Final = {
    "interactive, ms": 1500,
    "of it the page's own thread, ms": 1500,
    "from tap to drawn, ms": 100,
    "of it the page's own thread, ms of work": 100,
    "our script while panning, ms a frame": 4,
    "long tasks while panning": 0,
    "layout shift": 0,
}
WATCH: Final = (
    WATCH_SHIFTS
    + """
window.taps = [];
window.long = 0;
new PerformanceObserver((list) => { long += list.getEntries().length; }).observe({ type: "longtask" });
new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (one.name === "click") taps.push(one.duration);
}).observe({ type: "event", durationThreshold: 16 });
const waiting = setInterval(() => {
    if (!document.querySelector("[data-part=hand] button, [data-part=keep] button")) return;
    clearInterval(waiting);
    requestAnimationFrame(() => setTimeout(() => { window.ready = performance.now(); }));
}, 4);
"""
)
"""What is interactive can be tapped: the hand is there and has been drawn."""


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found = chromium.find()
    if found is None:
        parser.error("no Chromium is here: python tools/chromium.py fetches one")
    with tempfile.TemporaryDirectory(prefix="traviesa-page-") as folder, hosting(Path(folder)) as host:
        seat = positions.alone(host.url, "europe", 3)
        seat.play_until(positions.has_claimed(20))
        with sync_playwright() as playwright:
            environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
            browser = playwright.chromium.launch(executable_path=found.path, args=FLAGS, env=environment)
            told = {
                size: medians([one_run(browser, host.url, seat, size) for _ in range(asked.runs)])
                for size in ("phone", "desk")
            }
            browser.close()
    print(json.dumps(told) if asked.json else as_text(told))


def medians(runs: list[dict[str, float]]) -> dict[str, float]:
    """Give the median of each figure."""
    return {name: round(statistics.median(run[name] for run in runs), 2) for name in PROMISED}


def as_text(told: dict[str, dict[str, float]]) -> str:
    """Write the figures beside what is promised."""
    rows = [f"{'':42}{'phone':>10}{'desk':>10}{'promised':>12}"]
    for name, most in PROMISED.items():
        rows.append(f"{name:42}{told['phone'][name]:>10}{told['desk'][name]:>10}{'≤ ' + str(most):>12}")
    return "\n".join(rows)


def one_run(browser: Browser, url: str, seat: Seat, size: str) -> dict[str, float]:
    """Open the table in a browser that knows nothing yet, tap a route, and pan."""
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=url, viewport={"width": width, "height": height}, service_workers="block", locale="en-GB"
    )
    seat.enter(context, url)
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.add_init_script(WATCH)
    page.goto(seat.path)
    while not page.evaluate("window.ready ?? 0"):
        page.wait_for_timeout(100)
    found: dict[str, float] = {"interactive, ms": page.evaluate("ready")}
    found["of it the page's own thread, ms"] = 1000 * metrics(wire)["TaskDuration"]
    page.wait_for_timeout(1000)
    found["layout shift"] = page.evaluate("shifts.reduce((sum, one) => sum + parseFloat(one), 0)")
    found |= tapped(page, wire)
    found |= panned(page, wire)
    context.close()
    return found


def tapped(page: Page, wire: CDPSession) -> dict[str, float]:
    """Tap a route; its sheet comes."""
    x, y = middle_of(page.locator("[data-route='palermo-smyrna']"))
    page.evaluate("taps.length = 0")
    before = metrics(wire)
    page.mouse.click(x, y)
    page.get_by_role("dialog").wait_for()
    spent = 1000 * (metrics(wire)["TaskDuration"] - before["TaskDuration"])
    page.wait_for_timeout(500)
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    return {
        "from tap to drawn, ms": page.evaluate("Math.max(0, ...taps)"),
        "of it the page's own thread, ms of work": spent,
    }


def panned(page: Page, wire: CDPSession) -> dict[str, float]:
    """Drag the map for a while, as fast as a finger tells."""
    for _ in range(3):
        page.locator(".zoom button").first.click()
    page.wait_for_timeout(500)
    box = page.locator("[data-part=board]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 20, y + 20)
    page.evaluate(
        "(long = 0, window.frames_seen = 0, (function count() { frames_seen++; requestAnimationFrame(count) })())"
    )
    before = metrics(wire)
    for step in range(60):
        page.mouse.move(x + 20 + 60 * (step % 15) / 15, y + 20 + 40 * (step % 11) / 11)
    after, frames = metrics(wire), page.evaluate("frames_seen")
    page.mouse.up()
    spent = 1000 * (after["ScriptDuration"] - before["ScriptDuration"])
    return {
        "our script while panning, ms a frame": spent / max(1, frames),
        "long tasks while panning": page.evaluate("long"),
    }


def metrics(wire: CDPSession) -> dict[str, Any]:
    """Ask how long the page's thread has worked on what, in seconds of its own."""
    return {one["name"]: one["value"] for one in wire.send("Performance.getMetrics")["metrics"]}


if __name__ == "__main__":
    main()
