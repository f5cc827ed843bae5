"""Take the screenshots of ``docs/screens``: ``python tools/screens.py [NAME …]``, or ``make screens``.

A server of its own is started, games are played there to the positions wanted, and a Chromium looks at them. What the
cards say differs each time, for nobody can choose how they are shuffled; what is shown does not. The browser itself
writes the pictures as WebP. ``--png FOLDER`` keeps them as they came, too.
"""

import argparse
import base64
import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, Page, sync_playwright

import chromium
import page as built
from tests.page import positions
from tests.page.conftest import FLAGS, HELD, SIZES
from tests.page.positions import Seat
from tests.server.serving import hosting

KEPT: Final = built.ROOT / "docs" / "screens"
HEAVIEST: Final = 200_000
QUALITIES: Final = (0.9, 0.82, 0.72, 0.6, 0.45)
WEBP: Final = """async ([data, quality]) => {
    const image = new Image();
    image.src = "data:image/png;base64," + data;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    canvas.getContext("2d").drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""
"""A browser writes pictures smaller than anything else that is at hand here."""

Doing = Callable[[Page], None]


def nothing(page: Page) -> None:
    """Leave a page as it opens."""


@dataclass(frozen=True)
class Screen:
    """What is photographed: a place or a position, and what is done there first."""

    at: str | Callable[[], Seat]
    do: Doing = nothing
    views: tuple[str, ...] = ("desk light", "phone dark")
    """Size, look and maybe language of each picture."""


def main() -> int:
    """Take the pictures that are asked for, or all."""
    parser = argparse.ArgumentParser(prog="python tools/screens.py", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--png", type=Path, help="a folder to keep the pictures in as they came")
    asked = parser.parse_args()
    found = chromium.find()
    if found is None:
        print("screens: no Chromium is here: python tools/chromium.py fetches one", file=sys.stderr)
        return 1
    KEPT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="traviesa-screens-") as folder, hosting(Path(folder)) as host:
        screens = wanted(host.url)
        if unknown := set(asked.names) - set(screens):
            parser.error(f"no screen {', '.join(sorted(unknown))}; there are {', '.join(screens)}")
        with sync_playwright() as playwright:
            environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
            browser = playwright.chromium.launch(executable_path=found.path, args=FLAGS, env=environment)
            for name in asked.names or screens:
                for view in screens[name].views:
                    take(browser, host.url, name, screens[name], view, asked.png)
            browser.close()
    return 0


def take(browser: Browser, url: str, name: str, screen: Screen, view: str, png: Path | None) -> None:
    """Take one picture."""
    size, look, *rest = view.split()
    language = rest[0] if rest else "en"
    context = browser.new_context(
        base_url=url,
        viewport=dict(zip(("width", "height"), SIZES[size], strict=True)),  # type: ignore[arg-type]
        device_scale_factor=1.5 if size in ("desk", "tablet") else 2,
        color_scheme="dark" if look == "dark" else "light",
        locale={"en": "en-GB", "es": "es-ES"}[language],
        has_touch=size in HELD,
        is_mobile=size in HELD,
        reduced_motion="reduce",
        service_workers="block",
    )
    page = context.new_page()
    if callable(screen.at):
        seat = screen.at()
        seat.enter(context, url)
        page.goto(seat.path)
    else:
        page.goto(screen.at)
    page.locator("h1").first.wait_for(state="attached")
    page.wait_for_load_state("load")
    screen.do(page)
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.wait_for_timeout(600)
    shot = page.screenshot()
    if png:
        png.mkdir(parents=True, exist_ok=True)
        (png / f"{name}-{view.replace(' ', '-')}.png").write_bytes(shot)
    weight = keep(page, shot, KEPT / f"{name}-{view.replace(' ', '-')}.webp")
    print(f"   {name}, {view}: {weight / 1000:.0f} kB", flush=True)
    context.close()


def keep(page: Page, shot: bytes, path: Path) -> int:
    """Write a picture, as good as its weight allows; answer its weight."""
    for quality in QUALITIES:
        data = base64.b64decode(page.evaluate(WEBP, [base64.b64encode(shot).decode(), quality]))
        if len(data) <= HEAVIEST:
            break
    path.write_bytes(data)
    return len(data)


def wanted(url: str) -> dict[str, Screen]:
    """List the screens; each position is played once."""

    @cache
    def midgame(board: str, routes: int = 26, bots: int = 3) -> Seat:
        seat = positions.alone(url, board, bots)
        seat.play_until(positions.has_claimed(routes))
        return seat

    @cache
    def beginning() -> Seat:
        seat = positions.alone(url)
        seat.await_turn()
        return seat

    @cache
    def tunnel() -> Seat:
        return positions.in_tunnel(url)

    @cache
    def over(board: str) -> Seat:
        return positions.over(url, board, wagons=30, bots=2)

    @cache
    def room() -> Seat:
        with positions.waiting(url) as (ana, _):
            return ana

    four = ("desk light", "desk dark", "phone light", "phone dark")
    return {
        "lobby": Screen("/", views=("desk light", "desk dark", "phone light", "phone dark es")),
        "europe": Screen(lambda: midgame("europe"), views=(*four, "sideways light")),
        "usa": Screen(lambda: midgame("usa"), views=(*four, "tablet light es")),
        "payment": Screen(lambda: midgame("europe"), pay, ("desk light", "phone dark", "phone light es")),
        "tickets": Screen(beginning, choose_tickets, ("desk light", "phone light", "phone dark")),
        "tunnel": Screen(tunnel, views=("desk dark", "phone light")),
        "scoring": Screen(lambda: over("europe"), scored, ("desk light", "phone dark")),
        "replay": Screen(lambda: over("europe"), replayed, ("desk dark", "phone light")),
        "learn": Screen("/learn", views=("desk light", "phone light es")),
        "coach": Screen("/learn", first_lesson, ("desk light", "phone light", "phone dark es")),
        "rules": Screen("/rules", views=("desk light", "phone dark es")),
        "waiting-room": Screen(room, views=("desk light", "phone dark")),
    }


def pay(page: Page) -> None:
    """Open a route that can be paid for."""
    page.locator("[data-part=offers]").click()
    page.get_by_role("dialog").locator("li button").first.click()
    page.locator("[data-deed=claim]").wait_for()


def choose_tickets(page: Page) -> None:
    """Choose two of the tickets."""
    tickets = page.locator("[data-part=keep] [data-ticket]")
    tickets.nth(0).click()
    tickets.nth(1).click()


def scored(page: Page) -> None:
    """Tell the scoring to its middle, where tickets are counted."""
    forward = page.locator(".part .button.primary")
    forward.wait_for()
    for _ in range(5):
        forward.click()


def replayed(page: Page) -> None:
    """Go to the middle of the replay."""
    page.locator("nav button").nth(2).click()
    slider = page.get_by_role("slider").first
    slider.wait_for()
    slider.evaluate(
        "one => { one.value = one.max * 0.6 | 0; one.dispatchEvent(new Event('input', { bubbles: true })); }"
    )
    page.wait_for_timeout(1000)


def first_lesson(page: Page) -> None:
    """Begin the first game."""
    page.locator(".ticket-print button").first.click()
    page.locator("[data-part=keep]").wait_for()
    page.wait_for_timeout(1500)


if __name__ == "__main__":
    sys.exit(main())
