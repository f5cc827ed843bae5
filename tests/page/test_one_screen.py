"""Several people around one screen: the curtain between them hides everything that is somebody's own."""

import json
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PageAt
from tests.page.player import Fingers, Player, result
from tests.page.tables import begun, person_in, sit_down
from tests.server.serving import Host

PEOPLE: Final = ("Ana", "Luis", "Eva")
CURTAIN: Final = "dialog [data-deed=curtain]"


def own_words(page: Page) -> set[str]:
    """Read what stands on the page for the eyes of one person alone: cards, tickets, and what was typed."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('[data-part=hand] [data-card], [data-part=keep] .names strong,"
        " [data-part=tickets] .names strong, .answer p')]"
        ".map((one) => one.getAttribute('aria-label') ?? one.textContent.trim())"
    )
    return set(found) - {""}


def check_curtain(page: Page, secrets: set[str]) -> None:
    """See that nothing of anybody's own is anywhere in the document."""
    curtain = page.locator(CURTAIN)
    expect(curtain).to_be_visible()
    page.wait_for_function(
        "() => [...document.querySelectorAll('[aria-live]')].every((one) => !/\\d/.test(one.textContent))"
    )
    assert own_words(page) == set()
    for part in ("hand", "keep", "tickets"):
        assert page.locator(f"[data-part={part}]").count() == 0, part
    whole = page.evaluate(
        "() => [document.title, ...[...document.querySelectorAll('*')].flatMap((one) =>"
        " [...[...one.attributes].map((attribute) => attribute.value), ...[...one.childNodes]"
        ".filter((node) => node.nodeType === 3).map((node) => node.data.trim())])]"
    )
    assert secrets & set(whole) == set()
    told = page.locator("[data-part=story] li > span:last-child").all_inner_texts()
    public = page.evaluate(
        "() => fetch(`/api/tables/${location.pathname.split('/')[2]}/story?since=0`).then((one) => one.json())"
    )
    lines = json.dumps([one["text"] for one in public["lines"]], ensure_ascii=False)
    assert [one for one in told if one.strip() and one.strip() not in lines] == []


def pass_around(page: Page, player: Player, turns: int) -> None:
    """Play some turns, looking at every curtain."""
    secrets: set[str] = set()
    for _ in range(turns):
        player.await_turn()
        check_curtain(page, secrets)
        name = page.locator("dialog strong").first.inner_text()
        assert name in PEOPLE
        player.press(CURTAIN)
        expect(page.locator(CURTAIN)).to_have_count(0)
        expect(page.locator("[data-part=seats] [aria-current] .name").filter(has_text=name)).to_have_count(1)
        page.wait_for_function("() => document.querySelector('[data-part=hand] button, [data-part=keep] button')")
        secrets = own_words(page)
        assert secrets
        seen = player.look()
        while seen["mine"] and not seen["curtain"]:
            player.decide(seen)
            seen = player.await_change(seen)
            secrets |= {one for one in own_words(page) if "–" in one}


def test_nothing_of_anybody_stands_behind_the_curtain(page_at: PageAt) -> None:
    page = page_at("/", size="phone")
    page.get_by_role("button", name="Who plays?").tap()
    page.get_by_label("Name 1").fill("Ana")
    page.get_by_label("Name 2").fill("Luis")
    page.get_by_role("button", name="Another one").tap()
    page.get_by_label("Name 3").fill("Eva")
    page.get_by_role("button", name="Start the game").tap()
    pass_around(page, Fingers(page), 9)


def test_what_was_asked_by_typing_goes_with_who_asked(page_at: PageAt, host: Host) -> None:
    page = page_at(None)
    ana = person_in(page.context, host.url)
    sit_down(page, begun(ana, "europe", ["person"] * 3, list(PEOPLE)))
    player = Player(page)
    pass_around(page, player, 3)
    player.press(CURTAIN)
    page.locator("#command").fill("my tickets")
    page.locator("#command").press("Enter")
    expect(page.locator(".answer p")).not_to_have_count(0)
    page.locator("[data-part=tickets] button").first.click()
    secrets = {one for one in own_words(page) if "–" in one}
    assert secrets
    before = player.look()
    player.draw("draw pile")
    player.await_change(before)
    player.draw("draw pile")
    player.await_turn()
    check_curtain(page, secrets)
    player.press(CURTAIN)
    assert secrets & own_words(page) == set()


@pytest.mark.soak
def test_three_people_play_a_whole_game_on_one_screen(page_at: PageAt, host: Host) -> None:
    page = page_at(None, size="tablet")
    ana = person_in(page.context, host.url)
    sit_down(page, begun(ana, "usa", ["person"] * 3, list(PEOPLE)))
    player = Fingers(page)
    while not player.look()["over"]:
        player.play()
    assert {row[0] for row in result(page)} == set(PEOPLE)
