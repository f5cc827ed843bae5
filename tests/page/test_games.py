"""Whole games in browsers: two people and a bot, from the invitation to the rematch."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PATIENCE, PageAt
from tests.page.player import LONG, Player, play_on, result
from tests.page.watching import Watch

UNKNOWN = "status of 404"
"""What a browser says of a table that is opened by its invitation: at first it is not there for a stranger."""
SHORT = 12
"""Wagons for each seat of a short game."""
MAPS = {"usa": "USA", "europe": "Europe"}


def open_table(page: Page, board: str, wagons: int | None, chairs: dict[int, str]) -> None:
    """Open a table by the page of all choices; chairs that are not named are for people."""
    page.get_by_role("radio", name=board).check()
    page.get_by_role("radio", name=str(1 + max(chairs)), exact=True).check()
    for place, kind in chairs.items():
        page.get_by_label(f"Seat {place + 1}", exact=True).select_option(kind)
    if wagons is not None:
        page.get_by_text("House rules").click()
        page.get_by_label("Wagons for each seat").fill(str(wagons))
        page.get_by_label("Wagons for each seat").blur()
    page.get_by_role("button", name=re.compile("Open the table|Start the game")).click()
    page.wait_for_url(re.compile(r"/tables/[a-z0-9]+"))


@pytest.fixture
def two_at(page_at: PageAt, watch: Watch) -> Callable[[str, int | None], tuple[Page, Page]]:
    """Two people in browsers of their own at a table with a bot; the second came by the link of the waiting room."""

    def sat(board: str, wagons: int | None) -> tuple[Page, Page]:
        watch.expect(UNKNOWN)
        ana = page_at("/new")
        open_table(ana, board, wagons, {1: "person", 2: "planner"})
        luis = page_at(ana.get_by_label("Link to this table").input_value(), size="tablet", look="dark", language="es")
        luis.get_by_label("Nombre 1").fill("Luis")
        luis.get_by_role("button", name="Sentarse").click()
        ana.get_by_role("button", name="Start the game").click()
        return ana, luis

    return sat


def check_the_end(ana: Page, luis: Page) -> None:
    """See that both read the same result, and everything that the end has to show; then both play again."""
    found = result(ana)
    assert result(luis) == found
    assert len(found) == 3
    assert {"Luis"} < {row[0] for row in found}
    ana.get_by_role("button", name="Replay").click()
    expect(ana.get_by_role("slider")).to_be_visible()
    ana.get_by_role("button", name="To the end").click(timeout=LONG)
    ana.wait_for_function("() => Number(document.querySelector('input[type=range]').value) > 10")
    luis.get_by_role("button", name="Barajado").click()
    expect(luis.locator(".verdict")).to_be_visible(timeout=LONG)
    expect(luis.locator(".verdict.wrong")).to_have_count(0)
    ana.get_by_role("button", name="Play again").click()
    luis.get_by_role("button", name="A la revancha").click(timeout=LONG)
    for page in (ana, luis):
        expect(page.locator(".after")).to_have_count(0, timeout=PATIENCE)
    assert ana.url.partition("#")[0] == luis.url.partition("#")[0]


@pytest.mark.parametrize("board", ["usa"])
def test_two_people_and_a_bot_play_a_short_game_to_its_end(
    two_at: Callable[[str, int | None], tuple[Page, Page]], board: str
) -> None:
    ana, luis = two_at(MAPS[board], SHORT)
    play_on(Player(ana), Player(luis))
    check_the_end(ana, luis)


@pytest.mark.soak
@pytest.mark.parametrize("board", MAPS)
def test_two_people_and_a_bot_play_a_whole_game(
    two_at: Callable[[str, int | None], tuple[Page, Page]], board: str
) -> None:
    ana, luis = two_at(MAPS[board], None)
    play_on(Player(ana), Player(luis))
    check_the_end(ana, luis)
