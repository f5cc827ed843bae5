"""Accounts, settings, players and games in the page."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PageAt
from tests.page.watching import Watch
from tests.server.browser import Browser, done
from tests.server.people.conftest import PASSWORD, fresh_name
from tests.server.serving import Host

PAGES = ("/", "/new", "/account", "/settings", "/games", "/reset")


def enrol(page: Page, name: str) -> None:
    """Make an account at the account page."""
    panel = page.get_by_role("region", name="Make an account")
    panel.get_by_label("Name").fill(name)
    panel.get_by_label("Password", exact=True).fill(PASSWORD)
    panel.get_by_role("button", name="Make the account").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def enter(page: Page, name: str, password: str = PASSWORD) -> None:
    """Sign in at the account page."""
    panel = page.get_by_role("region", name="Sign in")
    panel.get_by_label("Name").fill(name)
    panel.get_by_label("Password", exact=True).fill(password)
    panel.get_by_role("button", name="Sign in").click()


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize(
    ("size", "look", "language"), [("small", "dark", "es"), ("desk", "light", "en"), ("sideways", "light", "es")]
)
def test_axe_has_nothing_to_say(
    page_at: PageAt, axe: Callable[[Page], None], path: str, size: str, look: str, language: str
) -> None:
    page = page_at(path, size=size, look=look, language=language)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    for fold in page.locator("summary").all():
        fold.click()
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not re.search(r"\b(lobby|account|settings|profile)-[a-z]", page.inner_text("body"))


def test_a_guest_becomes_an_account_keeps_the_table_and_comes_back_elsewhere(
    page_at: PageAt, watch: Watch, axe: Callable[[Page], None]
) -> None:
    watch.expect("status of 401")
    page, name = page_at("/"), fresh_name()
    page.get_by_role("button", name="Play now against bots").click()
    page.wait_for_url(re.compile("/tables/"))
    table = page.url.partition("/tables/")[2]
    page.goto("/account")
    enrol(page, name)
    axe(page)
    elsewhere = page_at("/account", size="phone")
    enter(elsewhere, name, "three wooden slippers")
    expect(elsewhere.get_by_role("alert")).to_be_visible()
    enter(elsewhere, name)
    expect(elsewhere.get_by_role("heading", level=1)).to_have_text(name)
    elsewhere.goto("/")
    own = elsewhere.get_by_role("region", name="Your tables")
    expect(own.get_by_role("link", name="Go on")).to_have_attribute("href", f"/tables/{table}")
    page.get_by_role("button", name="Sign out everywhere").click()
    expect(page.get_by_role("region", name="Make an account")).to_be_visible()
    elsewhere.goto("/account")
    expect(elsewhere.get_by_role("region", name="Make an account")).to_be_visible()


def test_settings_hold_at_once_and_follow_the_account(page_at: PageAt) -> None:
    page, name = page_at("/account"), fresh_name()
    enrol(page, name)
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("radio", name="dark").check()
    assert page.evaluate("document.documentElement.dataset.look") == "dark"
    page.get_by_role("switch", name="Movement").set_checked(False)
    assert page.evaluate("document.documentElement.dataset.motion") == "still"
    page.get_by_role("radio", name="Español").check()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ajustes")
    kept = "fetch('/api/me/settings').then((one) => one.json())"
    page.wait_for_function(f"{kept}.then((one) => one.language === 'es')")
    elsewhere = page_at("/account")
    enter(elsewhere, name)
    expect(elsewhere.get_by_role("link", name="Ajustes")).to_be_visible()
    assert elsewhere.evaluate("document.documentElement.dataset.look") == "dark"
    elsewhere.reload()
    expect(elsewhere.get_by_role("link", name="Ajustes")).to_be_visible()


def test_a_token_is_made_shown_once_and_revoked(page_at: PageAt, url: str) -> None:
    page = page_at("/account")
    enrol(page, fresh_name())
    panel = page.get_by_role("region", name="Tokens for programs")
    panel.get_by_label("What the token is for").fill("my bot")
    panel.get_by_role("button", name="Make a token").click()
    token = panel.locator("code").inner_text()
    program = Browser(url)
    program.http.headers["authorization"] = f"Bearer {token}"
    assert program.get("/api/me").status_code == 200
    panel.get_by_role("button", name="Revoke").click()
    expect(panel.get_by_text("my bot")).to_have_count(0)
    assert program.get("/api/me").status_code == 401


def test_one_takes_everything_along_and_leaves_for_good(page_at: PageAt, url: str) -> None:
    page, name = page_at("/account"), fresh_name()
    enrol(page, name)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything").click()
    assert json.loads(download.value.path().read_text())["player"]["name"] == name
    page.get_by_text("Leave for good", exact=True).click()
    panel = page.get_by_role("region", name="What is kept about you")
    leave = panel.get_by_role("button", name="Delete me")
    panel.get_by_label("Type your name").fill("somebody else")
    expect(leave).to_be_disabled()
    panel.get_by_label("Type your name").fill(name)
    panel.get_by_label("Password", exact=True).fill(PASSWORD)
    leave.click()
    page.wait_for_url(re.compile(r"/$"))
    assert Browser(url).get("/api/players", name=name).status_code == 404


def test_a_password_is_changed_and_the_old_one_is_good_for_nothing(page_at: PageAt, url: str) -> None:
    page, name = page_at("/account", language="en"), fresh_name()
    enrol(page, name)
    panel = page.get_by_role("region", name="Password")
    panel.get_by_label("Password until now").fill(PASSWORD)
    panel.get_by_label("New password").fill("four iron rails")
    panel.get_by_role("button", name="Set the password").click()
    expect(panel.get_by_text("The password is changed.")).to_be_visible()
    assert Browser(url).post("/api/session", name=name, password=PASSWORD).status_code == 401
    done(Browser(url).post("/api/session", name=name, password="four iron rails"))


def test_notices_say_why_they_cannot_be_where_there_is_no_https(page_at: PageAt) -> None:
    page = page_at(None)
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page.goto("/settings")
    expect(page.get_by_role("switch", name="Notices")).to_be_disabled()
    expect(page.get_by_text("only over HTTPS")).to_be_visible()


def test_a_player_has_a_page_with_games_figures_and_ratings(
    page_at: PageAt, host: Host, axe: Callable[[Page], None]
) -> None:
    ana, luis = Browser(host.url), Browser(host.url)
    names = fresh_name(), fresh_name("Luis")
    for browser, name in zip((ana, luis), names, strict=True):
        done(browser.post("/api/accounts", name=name, password=PASSWORD))
    made = done(ana.post("/api/tables", map="usa", chairs=["person"] * 2, names=[names[0]], public=True))
    path = f"/api/tables/{made['table']}"
    done(luis.post(f"{path}/join", names=[names[1]]))
    done(ana.post(f"{path}/start"))
    for browser in (ana, luis):
        legal = done(browser.get(f"{path}/legal"))
        done(browser.post(f"{path}/deeds", deed=legal["deeds"][0], moment=legal["moment"], request="first-0001"))
    done(luis.post(f"{path}/resign"))
    page = page_at(f"/players/{names[0]}")
    expect(page.get_by_role("heading", level=1)).to_have_text(names[0])
    games = page.get_by_role("region", name="Finished games")
    expect(games.get_by_role("link", name="Look back")).to_have_attribute("href", f"/tables/{made['table']}")
    page.get_by_text("All thirty figures").click()
    expect(page.get_by_role("row", name="Won", exact=False).first).to_contain_text("1")
    axe(page)
    games.get_by_role("link", name=names[1]).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(names[1])
