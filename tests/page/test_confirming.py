"""What cannot be mended is asked twice, what can be is taken back; a double is one target until one looks closer."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import PageAt
from tests.page.player import Player
from tests.page.tables import Sitting, keep_first, sit_down, together
from tests.server.serving import Host


@pytest.fixture
def sitting(page_at: PageAt, host: Host) -> Sitting:
    """Ana at her screen with many cards, Luis far away, and it is her turn."""
    found = Sitting.of(page_at(None), host.url)
    table = together(found.ana, found.luis, "usa", options={"wagons_each": 12, "hand_dealt": 10})
    sit_down(found.page, table)
    keep_first(found.luis, table)
    Player(found.page).play_setup()
    found.until_ana()
    Player(found.page).await_turn()
    return found


def cards(page: Page) -> int:
    """Count the cards in hand."""
    return sum(Player(page).look()["hand"].values())


def test_a_first_tap_arms_and_a_second_draws(sitting: Sitting) -> None:
    page, seen = sitting.page, Player(sitting.page).look()
    first, pile = page.locator("[data-part=market] [data-deed]").first, page.locator("[data-part=pile]")
    first.click()
    expect(page.locator("[data-part=market] .armed")).to_have_count(1)
    expect(first.get_by_text("Take")).to_be_visible()
    pile.click()
    expect(page.locator("[data-part=market] .armed")).to_have_count(1)
    expect(pile.get_by_text("Take")).to_be_visible()
    assert sitting.deeds("draw") == sitting.drawn
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=market] .armed")).to_have_count(0)
    pile.click()
    pile.click()
    Player(page).await_change(seen)
    assert cards(page) == sum(seen["hand"].values()) + 1
    assert sitting.deeds("draw") == sitting.drawn + 1


def test_who_asks_for_tickets_is_asked_back(sitting: Sitting) -> None:
    page = sitting.page
    page.locator("[data-deed=tickets]").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    assert sitting.deeds("tickets") == 0
    page.locator("[data-deed=tickets]").click()
    page.locator("[data-deed=tickets-sure]").click()
    expect(page.locator("[data-part=keep] [data-ticket]")).to_have_count(3)
    assert sitting.deeds("tickets") == 1


def test_a_claim_is_taken_back_until_somebody_has_moved(sitting: Sitting) -> None:
    page, player = sitting.page, Player(sitting.page)
    before = player.look()
    assert page.locator("[data-deed=undo]").count() == 0
    player.claim()
    after = player.await_change(before)
    assert len(after["owned"]) == len(before["owned"]) + 1
    page.locator("[data-deed=undo]").click()
    player.await_change(after)
    seen = player.await_turn()
    assert (seen["owned"], seen["hand"]) == (before["owned"], before["hand"])
    player.claim()
    player.await_change(seen)
    sitting.until_ana()
    player.await_turn()
    expect(page.locator("[data-deed=undo]")).to_have_count(0)


def space_of(page: Page, route: str) -> Locator:
    """Find a space of a route on the board."""
    return page.locator(f"[data-part=board] .route[data-route='{route}'] > g").first


def tap(page: Page, route: str) -> None:
    """Tap a route where it lies."""
    box = space_of(page, route).bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_double_is_one_target_from_afar_and_two_from_near(page_at: PageAt, host: Host) -> None:
    found = Sitting.of(page_at(None, size=(390, 844)), host.url)
    sit_down(found.page, together(found.ana, found.luis, "usa"))
    page, sheet = found.page, found.page.get_by_role("dialog")
    ids = [one.get_attribute("data-route") or "" for one in page.locator("[data-part=board] [data-route]").all()]
    double = next(one.removesuffix(":1") for one in ids if one.endswith(":1"))
    tap(page, f"{double}:2")
    tracks = sheet.get_by_role("radiogroup", name="Which track?").get_by_role("radio")
    expect(tracks).to_have_count(2)
    tracks.nth(1).click()
    expect(tracks.nth(1)).to_have_attribute("aria-checked", "true")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    for _ in range(12):
        box = space_of(page, f"{double}:1").bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.wheel(0, -60)
    for track in (f"{double}:1", f"{double}:2"):
        tap(page, track)
        expect(sheet).to_have_count(1)
        expect(sheet.get_by_role("radiogroup")).to_have_count(0)
        assert page.locator("[data-part=board] .route.chosen").get_attribute("data-route") == track
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
