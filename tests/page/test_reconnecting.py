"""The server is killed in mid-game: the page says so, comes back by itself, and nothing is lost or done twice."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.page.conftest import PageAt
from tests.page.player import LONG, Player
from tests.page.tables import Sitting, keep_first, sit_down, together
from tests.page.watching import Watch
from tests.server.serving import Host, hosting

AWAY: Final = "The server does not answer."


@pytest.fixture
def own_host(tmp_path: Path) -> Iterator[Host]:
    """A server that only this test kills."""
    with hosting(tmp_path) as found:
        yield found


@pytest.fixture
def sitting(page_at: PageAt, own_host: Host) -> Sitting:
    """Ana at her screen, Luis far away, and it is her turn."""
    page = page_at(None)
    found = Sitting.of(page, own_host.url)
    sit_down(page, together(found.ana, found.luis, "usa"), own_host.url)
    keep_first(found.luis, found.table)
    Player(page).play_setup()
    found.until_ana()
    return found


def cards_of(page: Page) -> int:
    """Count the cards in hand."""
    return sum(Player(page).look()["hand"].values())


def test_after_a_power_cut_the_page_comes_back_by_itself(sitting: Sitting, own_host: Host, watch: Watch) -> None:
    watch.expect("ERR_")
    page, before = sitting.page, Player(sitting.page).look()
    own_host.kill()
    expect(page.locator("[data-part=turn]")).to_contain_text(AWAY)
    page.locator("[data-deed='draw pile']").click()
    page.locator("[data-deed='draw pile']").click()
    own_host.start()
    page.wait_for_function(
        "(count) => document.querySelectorAll('[data-part=hand] [data-card]').length && !document.body.innerText"
        f".includes('{AWAY}')",
        arg=0,
        timeout=LONG,
    )
    after = Player(page).await_change(before, LONG)
    assert sum(after["hand"].values()) == sum(before["hand"].values()) + 1
    assert {card: count for card, count in before["hand"].items() if after["hand"].get(card, 0) < count} == {}
    assert sitting.deeds("draw") == sitting.drawn + 1, "what was asked while nobody answered is done once"
    Player(page).draw("draw pile")
    sitting.until_ana()
    Player(page).await_turn()


def test_a_deed_whose_answer_is_lost_is_done_once(sitting: Sitting, watch: Watch) -> None:
    watch.expect("ERR_")
    page = sitting.page
    lost: list[int] = []

    def lose(route: Route) -> None:
        if lost:
            route.continue_()
            return
        lost.append(route.fetch().status)
        route.abort("connectionreset")

    page.route("**/deeds", lose)
    before = Player(page).look()
    Player(page).draw("draw pile")
    after = Player(page).await_change(before)
    page.wait_for_function("() => !document.querySelector('[data-part=turn]').textContent.includes('not answer')")
    assert lost == [201]
    assert sum(after["hand"].values()) == sum(before["hand"].values()) + 1
    Player(page).draw("draw pile")
    expect(page.locator("[data-part=turn].mine")).to_have_count(0)
    assert sitting.deeds("draw") == sitting.drawn + 2
    assert cards_of(page) == sum(before["hand"].values()) + 2
