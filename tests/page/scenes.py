"""What there is to see of the page, one scene after the other: every place, state and dialog."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.page import positions
from tests.page.player import await_still
from tests.page.positions import Seat
from tests.server.browser import done
from tests.server.playing import NAMES, Party, party

KEYS_OF_SHEETS: Final = {"routes": "r", "tickets": "t", "story": "s", "menu": "m", "keys": "?", "draw-tickets": "n"}
PLACES: Final = ("/", "/new", "/account", "/reset", "/settings", "/games", "/learn", "/rules", "/keys")


@dataclass
class Stage:
    """Where scenes are played: a server, a way of opening pages, and who looks at each."""

    url: str
    open_page: Callable[[str | None], Page]
    look_at: Callable[[Page], None]

    def see(self, page: Page) -> None:
        """Look at a page when it has come to rest."""
        page.evaluate("document.fonts.ready.then(() => 0)")
        page.wait_for_timeout(150)
        self.look_at(page)

    def at(self, seat: Seat) -> Page:
        """Open a table as somebody who sits there."""
        page = self.open_page(None)
        seat.enter(page.context, self.url)
        page.goto(seat.path)
        expect(page.locator("main:not([aria-busy])")).to_be_attached()
        return page


def places(stage: Stage) -> None:
    """Every place that is no table, for a stranger."""
    page = stage.open_page(None)
    for path in PLACES:
        page.goto(path)
        expect(page.locator("h1").first).to_be_visible()
        stage.see(page)


def somebody(stage: Stage) -> None:
    """The places of somebody with an account and a game."""
    seat = positions.over(stage.url, "usa", wagons=6)
    account = done(seat.browser.post("/api/accounts", name=f"Eva {seat.table}", password="three wooden sleepers"))
    page = stage.at(seat)
    for path in ("/account", "/games", "/", f"/players/{account['id']}"):
        page.goto(path)
        expect(page.locator("h1").first).to_be_visible()
        stage.see(page)


def statement(stage: Stage) -> None:
    """The rules, and one statement of the rulebook in a sheet."""
    page = stage.open_page("/rules")
    page.get_by_role("checkbox").check()
    stage.see(page)
    page.locator(".sentence button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    stage.see(page)


def waiting_room(stage: Stage) -> None:
    """A table that waits for others, as its host and as somebody who comes by invitation sees it."""
    with positions.waiting(stage.url) as (ana, luis):
        for seat in (ana, luis):
            stage.see(stage.at(seat))


def first_tickets(stage: Stage) -> None:
    """The first tickets are to be chosen; then one waits for the others."""
    with party(stage.url, map="europe") as two:
        seat = Seat(two.browsers[0], two.table)
        page = stage.at(seat)
        expect(page.locator("[data-part=keep]")).to_be_visible()
        stage.see(page)
        positions.keep_all(seat)
        expect(page.locator("[data-part=keep]")).to_have_count(0)
        stage.see(page)


def turn(stage: Stage) -> None:
    """A turn in the middle of a game, with every sheet that can be opened by a key."""
    seat = positions.alone(stage.url)
    seat.play_until(positions.has_claimed(12))
    page = stage.at(seat)
    expect(page.locator("[data-part=hand]")).to_be_visible()
    stage.see(page)
    page.locator("[data-part=hand] button").first.click()
    stage.see(page)
    for panel, key in KEYS_OF_SHEETS.items():
        page.keyboard.press(key)
        dialog = page.get_by_role("dialog")
        expect(dialog, panel).to_be_visible()
        stage.see(page)
        if panel == "menu":
            dialog.locator(".danger").click()
            stage.see(page)
        if panel == "routes":
            dialog.locator("li button").first.click()
            expect(page.locator("[data-deed=claim]")).to_be_visible()
            stage.see(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog"), panel).to_have_count(0)


def cities(stage: Stage) -> None:
    """A city where a station can be built; a route from there that cannot be claimed, and the reason."""
    seat = positions.alone(stage.url)
    view = seat.play_until(lambda view: positions.has_claimed(4)(view) and bool(view["legal"]["build"]))
    page = stage.at(seat)
    city = view["legal"]["build"]["cities"][0]
    page.locator(f"#city-{city}").focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    stage.see(page)
    dialog.locator("[data-deed=build-here]").click()
    stage.see(page)
    dialog.locator("li button:not(.can)").first.click()
    expect(page.locator("[data-deed=claim]")).to_have_count(0)
    page.wait_for_timeout(300)
    stage.see(page)


def double(stage: Stage) -> None:
    """Two tracks that a finger cannot tell apart: the sheet asks which."""
    seat = positions.alone(stage.url, "usa")
    positions.keep_all(seat)
    seat.await_turn()
    page = stage.at(seat)
    expect(page.locator("[data-part=board]")).to_be_visible()
    await_still(page)
    x, y = middle_of(
        page.locator("[data-route='chicago-pittsburgh']").or_(page.locator("[data-route*='pittsburgh:1']")).first
    )
    page.mouse.click(x, y)
    expect(page.get_by_role("dialog")).to_be_visible()
    stage.see(page)


def phases(stage: Stage) -> None:
    """Between two cards; before drawn tickets; at a tunnel that asks for more; in the final round."""
    for made in (positions.second_card, positions.keeping, positions.in_tunnel, positions.ending):
        stage.see(stage.at(made(stage.url)))


def poor_in_tunnel(stage: Stage) -> None:
    """A tunnel that asks for more than one has."""
    stage.see(stage.at(positions.in_tunnel(stage.url, payable=False)))


def others(stage: Stage) -> None:
    """Somebody else's turn; and the table as an onlooker sees it."""
    with party(stage.url, map="europe", public=True) as two:
        two.keep_first()
        mine = next(seat for seat in (0, 1) if seat not in two.due())
        stage.see(stage.at(Seat(two.browsers[mine], two.table, mine)))
        page = stage.open_page(f"/tables/{two.table}")
        expect(page.locator("[data-part=board]")).to_be_visible()
        stage.see(page)


def curtain(stage: Stage) -> None:
    """Two people at one screen: the curtain, and what lies behind it."""
    with party(stage.url, 1, 0, starts=False, chairs=["person"] * 2, names=list(NAMES[:2]), map="europe") as one:
        done(one.browsers[0].post(f"{one.path}/start"))
        page = stage.at(Seat(one.browsers[0], one.table))
        expect(page.get_by_role("dialog")).to_be_visible()
        stage.see(page)
        page.locator("[data-deed=curtain]").click()
        expect(page.locator("[data-part=keep]")).to_be_visible()
        stage.see(page)


def coach(stage: Stage) -> None:
    """The first lesson."""
    page = stage.open_page("/learn")
    page.locator(".ticket-print button").first.click()
    expect(page.locator("[data-part=keep]")).to_be_visible()
    page.wait_for_timeout(500)
    stage.see(page)


def after(stage: Stage) -> None:
    """The end: scoring, figures, replay, the check of the shuffle."""
    page = stage.at(positions.over(stage.url))
    sections = page.locator("main nav button")
    expect(sections).to_have_count(4)
    for number in range(4):
        sections.nth(number).click()
        page.wait_for_timeout(400)
        stage.see(page)


SCENES: Final[dict[str, Callable[[Stage], None]]] = {
    one.__name__: one
    for one in (
        *(places, somebody, statement, waiting_room, first_tickets, turn, cities, double),
        *(phases, poor_in_tunnel, others, curtain, coach, after),
    )
}


def middle_of(route: Locator) -> tuple[float, float]:
    """Find the middle space of a route on the screen."""
    found: list[float] = route.evaluate(
        """(one) => {
            const spaces = [...one.querySelectorAll(":scope > g")];
            const box = spaces[spaces.length >> 1].getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];
        }"""
    )
    return found[0], found[1]


__all__ = ["SCENES", "Party", "Stage", "middle_of"]
