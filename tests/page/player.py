"""Somebody who plays by the page alone: looks at what stands there, and does the next sensible thing with it."""

from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import PATIENCE

LONG: Final = 6 * PATIENCE
"""Milliseconds until bots and others must have played, on a machine that has much else to do."""
ENOUGH: Final = 7
"""Cards in hand with which one claims whatever can be claimed."""
SEEN: Final = """() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const one = (what) => document.querySelector(what);
  const can = (what) => all(`[data-part=market] [data-deed^="${what}"]`)
    .filter((slot) => slot.getAttribute("aria-disabled") === "false").map((slot) => slot.dataset.deed);
  const told = (one("[data-part=turn]")?.textContent ?? "").trim();
  const hand = Object.fromEntries(all("[data-part=hand] [data-card]")
    .map((card) => [card.dataset.card, parseInt(card.getAttribute("aria-label"))]));
  const seats = all("[data-part=seats] [data-seat]").map((seat) => seat.textContent.replace(/\\s+/g, " "));
  const seen = {
    told, hand, seats,
    over: !!one(".after"),
    mine: !!one("[data-part=turn].mine"),
    curtain: !!one("dialog [data-deed=curtain]"),
    tunnel: !!one("dialog [data-deed=withdraw]"),
    payable: !!one("dialog [data-deed=pay]"),
    dialog: !!one("dialog[open]"),
    keep: all("[data-part=keep] [data-ticket]").map((ticket) => ticket.dataset.ticket),
    kept: all("[data-part=keep] [data-ticket][aria-pressed=true]").length,
    enough: !!one("[data-deed=keep]:not(:disabled)"),
    pass: !!one("header [data-deed=pass]"),
    offers: !!one("header [data-part=offers]"),
    draw: can("draw "),
    tickets: can("tickets").length > 0,
    market: all("[data-part=market] [data-deed]").map((slot) => slot.getAttribute("aria-label")),
    owned: all("[data-part=board] .route.taken").map((route) => route.dataset.route),
    stations: all("[data-part=board] use[href^='#station-']").length,
  };
  return seen;
}"""
CHANGED: Final = f"""(before) => {{
  const seen = ({SEEN})();
  const parts = ["told", "hand", "seats", "over", "curtain", "tunnel", "keep", "pass", "draw", "owned", "stations"];
  return parts.some((part) => JSON.stringify(seen[part]) !== JSON.stringify(before[part]));
}}"""
READY: Final = f"""() => {{
  const seen = ({SEEN})();
  return seen.over || seen.curtain || seen.mine;
}}"""
Seen = dict[str, Any]


class Player:
    """Plays with a mouse; see the others for keys and fingers."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, what: str) -> None:
        """Press what a selector names, as a person does it."""
        self.page.locator(what).first.click()

    def look(self) -> Seen:
        """See what stands on the page."""
        found: Seen = self.page.evaluate(SEEN)
        return found

    def await_turn(self, timeout: float = LONG) -> Seen:
        """Wait until there is something to decide here, or the game is over."""
        self.page.wait_for_function(READY, timeout=timeout)
        return self.look()

    def await_change(self, before: Seen, timeout: float = PATIENCE) -> Seen:
        """Wait until something is other than it was."""
        self.page.wait_for_function(CHANGED, arg=before, timeout=timeout)
        return self.look()

    def play(self) -> Seen:
        """Play until others have to decide or the game is over."""
        seen = self.await_turn()
        while not seen["over"] and (seen["mine"] or seen["curtain"]):
            self.decide(seen)
            seen = self.await_change(seen)
        return seen

    def play_setup(self) -> None:
        """Keep the first tickets."""
        seen = self.await_turn()
        self.keep(seen)
        self.await_change(seen)

    def decide(self, seen: Seen) -> None:
        """Do the next thing, whatever it is that is asked."""
        if seen["curtain"]:
            self.press("dialog [data-deed=curtain]")
        elif seen["tunnel"]:
            self.press("dialog [data-deed=pay]" if seen["payable"] else "dialog [data-deed=withdraw]")
        elif seen["keep"]:
            self.keep(seen)
        elif seen["offers"] and sum(seen["hand"].values()) >= ENOUGH:
            self.claim()
        elif seen["draw"]:
            self.draw("draw pile" if "draw pile" in seen["draw"] else seen["draw"][0])
        elif seen["offers"]:
            self.claim()
        elif seen["pass"]:
            self.press("header [data-deed=pass]")
        else:
            self.more_tickets()

    def keep(self, seen: Seen) -> None:
        """Keep as few tickets as may be, the first ones."""
        for ticket in seen["keep"][seen["kept"] :]:
            if self.look()["enough"]:
                break
            self.press(f"[data-part=keep] [data-ticket='{ticket}']")
        self.press("[data-deed=keep]")

    def claim(self) -> None:
        """Claim the route that the page puts first, as it proposes to pay for it."""
        self.press("header [data-part=offers]")
        self.press("dialog [data-route]")
        self.press("dialog [data-deed=claim]")

    def draw(self, deed: str) -> None:
        """Draw a card: the first time arms, the second does it."""
        self.press(f"[data-part=market] [data-deed='{deed}']")
        self.press(f"[data-part=market] [data-deed='{deed}']")

    def more_tickets(self) -> None:
        """Draw tickets, when there is nothing else left to do."""
        self.press("[data-part=market] [data-deed=tickets]")
        self.press("dialog [data-deed=tickets-sure]")


class Fingers(Player):
    """Plays on a screen that is touched."""

    def press(self, what: str) -> None:
        self.page.locator(what).first.tap()


class Keys(Player):
    """Plays without a mouse: goes to everything by Tab, or by the keys of the table."""

    FAR: Final = 60
    """More Tabs than that are a way that nobody finds."""

    def press(self, what: str) -> None:
        self.reach(what)
        self.page.keyboard.press("Enter")

    def reach(self, what: str) -> None:
        """Go on by Tab until the focus is there."""
        expect(self.page.locator(what).first).to_be_visible()
        for _ in range(self.FAR):
            if self.has_focus(what):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{what} is not reached by Tab")

    def has_focus(self, what: str) -> bool:
        """Say whether the focus is on something, where it can be seen."""
        found: bool = self.page.evaluate(
            "(what) => document.activeElement === document.querySelector(what)"
            " && document.activeElement.matches(':focus-visible')",
            what,
        )
        return found

    def claim(self) -> None:
        self.page.keyboard.press("r")
        self.press("dialog [data-route]")
        self.press("dialog [data-deed=claim]")

    def draw(self, deed: str) -> None:
        slots = self.page.locator("[data-part=market] [data-deed]")
        deeds = [slot.get_attribute("data-deed") for slot in slots.all()]
        key = "d" if deed == "draw pile" else str(1 + deeds.index(deed))
        self.page.keyboard.press(key)
        self.page.keyboard.press(key)

    def more_tickets(self) -> None:
        self.page.keyboard.press("n")
        self.press("dialog [data-deed=tickets-sure]")


def play_on(*players: Player) -> None:
    """Play in turn until the game is over before everybody."""
    while not all(seen["over"] for seen in [one.look() for one in players]):
        for one in players:
            seen = one.look()
            if seen["mine"] or seen["curtain"]:
                one.play()
        players[0].page.wait_for_timeout(30)


def result(page: Page) -> list[list[str]]:
    """Read the ledger of the final scoring: name and points of everybody, as it is printed."""
    expect(page.locator(".after")).to_be_visible(timeout=LONG)
    skip: Locator = page.locator(".after .controls button").last
    while not page.locator(".after table tbody tr").count():
        skip.click()
    rows = page.locator(".after table tbody tr").all()
    return [[cell.inner_text().strip() for cell in row.locator("th .name, td").all()] for row in rows]


def await_still(page: Page) -> None:
    """Wait until the board has the height that it keeps: what stands beside it has come."""
    page.wait_for_function(
        """() => {
          const now = document.querySelector("[data-part=board]").clientHeight;
          globalThis.stills = now === globalThis.height ? (globalThis.stills ?? 0) + 1 : 0;
          globalThis.height = now;
          return globalThis.stills >= 4;
        }""",
        polling=200,
    )
