"""The page opens: in both languages, on every size, by day and night, without a word of complaint."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PageAt
from tests.page.watching import Watch
from tests.server.serving import hosting


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("size", "look"), [("phone", "dark"), ("desk", "light")])
def test_the_page_opens_in_the_language_of_the_browser(
    page_at: PageAt, axe: Callable[[Page], None], size: str, look: str, language: str
) -> None:
    page = page_at("/", size=size, look=look, language=language)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe(page)


def test_what_a_page_complains_of_is_noticed(page_at: PageAt, watch: Watch) -> None:
    page = page_at("/")
    page.evaluate("console.warn('careful')")
    page.evaluate("setTimeout(() => { throw new Error('broken') }, 0)")
    page.evaluate("fetch('http://127.0.0.1:9/').catch(() => 0)")
    page.wait_for_timeout(200)
    said = " ".join(watch.unexpected())
    watch.expect("")
    assert all(word in said for word in ("careful", "broken", "127.0.0.1:9")), said


def test_offline_the_page_says_so_and_comes_back(page_at: PageAt, watch: Watch, tmp_path: Path) -> None:
    watch.expect("net::ERR_(CONNECTION|EMPTY_RESPONSE)")
    watch.expect("status of 503")
    with hosting(tmp_path) as server:
        page = page_at(f"{server.url}/", language="es", service_workers="allow")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
        server.kill()
        page.goto(f"{server.url}/settings")
        expect(page.get_by_role("heading", level=1)).to_have_text("No se llega a Traviesa")
        server.start()
        page.get_by_role("link", name="Volver a intentarlo").click()
        page.wait_for_function("!document.title.includes('No se llega')")
        kept = page.evaluate(
            "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name)"
            ".then((one) => one.keys()).then((all) => all.map((request) => new URL(request.url).pathname)))))"
        )
        assert kept
        assert all(path.startswith("/page/assets/") for paths in kept for path in paths)
