"""The lobby: one click to a table, a table by invitation, tables to join and to watch."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PageAt
from tests.page.watching import Watch
from tests.server.browser import Browser, Message, done
from tests.server.serving import hosting

UNKNOWN = "status of 404"
"""What a browser says of a table that is opened by its invitation: at first it is not there for a stranger."""


def table_of(page: Page) -> str:
    """Wait until a page is at a table, and name it."""
    page.wait_for_url(re.compile(r"/tables/[a-z0-9]+"))
    return page.url.partition("/tables/")[2].partition("#")[0]


def state_of(page: Page, table: str) -> Message:
    """Ask the server about a table as the page's own player."""
    found: Message = page.evaluate("(id) => fetch(`/api/tables/${id}`).then((one) => one.json())", table)
    return found


@pytest.mark.parametrize(
    ("size", "language", "word"), [("desk", "en", "Play now against bots"), ("phone", "es", "Jugar ya contra bots")]
)
def test_one_click_leads_to_a_running_table_against_bots(page_at: PageAt, size: str, language: str, word: str) -> None:
    page = page_at("/", size=size, language=language)
    page.get_by_role("button", name=word).click()
    found = state_of(page, table_of(page))
    assert (found["status"], found["public"], found["mine"]) == ("running", False, [0])
    assert [chair["kind"] for chair in found["chairs"]] == ["person", "planner", "planner"]


def test_the_next_click_remembers_map_and_bots_and_who_one_is(page_at: PageAt) -> None:
    page = page_at("/")
    page.get_by_role("radio", name="USA").check()
    page.get_by_role("combobox", name="Bots", exact=True).select_option("4")
    page.get_by_role("button", name="Play now against bots").click()
    first = state_of(page, table_of(page))
    page.goto("/")
    expect(page.get_by_role("radio", name="USA")).to_be_checked()
    own = page.get_by_role("region", name="Your tables")
    expect(own.get_by_role("link", name="Go on")).to_have_attribute("href", f"/tables/{first['table']}")
    page.get_by_role("button", name="Play now against bots").click()
    second = state_of(page, table_of(page))
    assert (second["map"], len(second["chairs"])) == ("usa", 5)
    assert second["chairs"][0]["name"] == first["chairs"][0]["name"]


def test_several_people_sit_around_one_screen(page_at: PageAt) -> None:
    page = page_at("/", size="phone", language="es")
    page.get_by_role("button", name="¿Quién juega?").click()
    page.get_by_label("Nombre 1").fill("Ana")
    page.get_by_label("Nombre 2").fill("Luis")
    page.get_by_role("button", name="Alguien más").click()
    page.get_by_label("Nombre 3").fill("Eva")
    page.get_by_label("Bots que juegan también").select_option("1")
    page.get_by_role("button", name="Empezar la partida").click()
    found = state_of(page, table_of(page))
    chairs = found["chairs"]
    assert found["status"] == "running"
    assert {chair["name"] for chair in chairs if chair["mine"]} == {"Ana", "Luis", "Eva"}
    assert len(chairs) == 4


def test_a_table_fills_by_its_invitation_and_starts(page_at: PageAt, watch: Watch, axe: Callable[[Page], None]) -> None:
    watch.expect(UNKNOWN)
    ana = page_at("/")
    ana.get_by_role("button", name="Open a table").click()
    link = ana.get_by_label("Link to this table").input_value()
    expect(ana.get_by_role("img", name="The link as a code")).to_be_visible()
    expect(ana.get_by_text("Waiting for 3 more.")).to_be_visible()
    axe(ana)
    luis = page_at(link, size="phone", look="dark", language="es")
    luis.get_by_label("Nombre 1").fill("Luis")
    axe(luis)
    luis.get_by_role("button", name="Sentarse").click()
    expect(ana.get_by_text("Luis")).to_be_visible()
    expect(ana.get_by_text("Waiting for 2 more.")).to_be_visible()
    luis.get_by_role("button", name="¡Hola!").click()
    expect(ana.get_by_role("log")).to_contain_text("Luis Hello!")
    ana.get_by_role("button", name="Start with bots").click()
    expect(luis.get_by_text("Sala de espera")).to_have_count(0)
    found = state_of(luis, table_of(luis))
    assert found["status"] == "running"
    assert len(found["mine"]) == 1


def test_a_guest_takes_another_name_while_waiting(page_at: PageAt) -> None:
    page = page_at("/")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("button", name="Another name").click()
    page.get_by_label("What the others call you").fill("Ana María")
    page.get_by_role("button", name="Be called so").click()
    chairs = page.get_by_role("region", name="Who is here")
    expect(chairs.get_by_text("Ana María")).to_be_visible()
    expect(page.get_by_role("link", name="You: Ana María")).to_be_visible()
    assert state_of(page, table_of(page))["chairs"][0]["name"] == "Ana María"


def test_a_table_to_measure_is_as_it_was_chosen(page_at: PageAt, axe: Callable[[Page], None]) -> None:
    page = page_at("/new")
    page.get_by_role("radio", name="USA").check()
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("radio", name="Live clock").check()
    page.get_by_label("Bank for the game").select_option("600")
    page.get_by_role("radio", name="Public").check()
    page.get_by_text("House rules").click()
    page.get_by_label("Wagons for each seat").fill("30")
    page.get_by_label("Cards dealt at the start").fill("6")
    page.get_by_label("Cards dealt at the start").fill("4")
    page.get_by_label("Cards dealt at the start").blur()
    expect(page.get_by_text("1 changed")).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Open the table").click()
    found = state_of(page, table_of(page))
    assert (found["map"], found["public"], found["status"]) == ("usa", True, "open")
    assert (found["options"], found["clock"]["kind"]) == ({"wagons_each": 30}, "live")
    assert found["clock"]["bank"] == 600


def test_public_tables_are_listed_and_filtered(page_at: PageAt, url: str) -> None:
    host = Browser(url, "Marta")
    made = done(host.post("/api/tables", map="usa", chairs=["person"] * 2, names=["Marta"], public=True))
    page = page_at("/")
    mine = page.get_by_role("listitem").filter(has=page.locator(f"a[href='/tables/{made['table']}']"))
    expect(mine).to_contain_text("Marta, free")
    expect(mine.get_by_role("link", name="Join")).to_be_visible()
    page.get_by_role("region", name="Public tables").get_by_label("Map").select_option("europe")
    expect(mine).to_have_count(0)
    page.get_by_role("region", name="Public tables").get_by_label("Map").select_option("usa")
    page.get_by_label("with a free seat").check()
    expect(mine).to_have_count(1)


def test_who_is_refused_reads_why_where_it_happened(page_at: PageAt, watch: Watch) -> None:
    watch.expect("status of 4")
    page = page_at("/", language="es")
    page.get_by_role("button", name="¿Quién juega?").click()
    page.get_by_label("Nombre 1").fill("Ana")
    page.get_by_label("Nombre 2").fill("ana")
    page.get_by_role("button", name="Empezar la partida").click()
    expect(page.get_by_role("alert")).to_contain_text("«Ana»")


def test_a_server_that_is_away_is_told_and_found_again_by_itself(page_at: PageAt, watch: Watch, tmp_path: Path) -> None:
    watch.expect("ERR_CONNECTION")
    watch.expect("ERR_EMPTY_RESPONSE")
    with hosting(tmp_path) as server:
        page = page_at(f"{server.url}/")
        expect(page.get_by_role("button", name="Play now against bots")).to_be_enabled()
        server.kill()
        page.get_by_role("button", name="Play now against bots").click()
        expect(page.get_by_role("region", name="next train").get_by_role("alert")).to_contain_text("cannot be reached")
        expect(page.get_by_text("No connection to the server.")).to_be_visible()
        server.start()
        expect(page.get_by_text("No connection to the server.")).to_have_count(0, timeout=15_000)
        page.get_by_role("button", name="Play now against bots").click()
        assert state_of(page, table_of(page))["status"] == "running"
