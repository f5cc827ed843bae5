"""What keeps browsers from being used against their owners."""

import pytest

from tests.server.browser import done, refused
from tests.server.people.conftest import PASSWORD, Visitors, fresh_name
from tests.server.serving import Host

FOREIGN = [
    {"origin": "https://elsewhere.example"},
    {"origin": "null"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]
PATHS = ["/api/health", "/api/offer", "/api/me", "/api/nowhere", "/health", "/api/docs/", "/api/docs/openapi.json"]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_foreign_page_cannot_use_a_cookie(url: str, visitors: Visitors, headers: dict[str, str]) -> None:
    browser = visitors.come(url, "Ana")
    table = {"map": "usa", "chairs": ["person", "random"]}
    assert refused(browser.http.post("/api/tables", json=table, headers=headers)) == (403, "identity/csrf")
    done(browser.http.post("/api/tables", json=table, headers={"origin": url, "sec-fetch-site": "same-origin"}))


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_foreign_page_cannot_sign_a_browser_in(url: str, visitors: Visitors, headers: dict[str, str]) -> None:
    account = {"name": fresh_name(), "password": PASSWORD}
    answer = visitors.come(url).http.post("/api/accounts", json=account, headers=headers)
    assert refused(answer) == (403, "identity/csrf")
    assert "set-cookie" not in answer.headers


def test_a_cookie_without_our_header_is_refused(url: str, visitors: Visitors) -> None:
    browser = visitors.come(url, "Ana")
    del browser.http.headers["x-traviesa"]
    assert refused(browser.http.delete("/api/sessions")) == (403, "identity/csrf")
    assert done(browser.get("/api/me"))["name"] == "Ana"


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_carries_what_protects_browsers(url: str, visitors: Visitors, path: str) -> None:
    headers = visitors.come(url).get(path).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(url: str, visitors: Visitors) -> None:
    answer = visitors.come(url).post("/api/guests", name="Ana")
    flags = {flag.strip().lower() for flag in answer.headers["set-cookie"].split(";")}
    assert {"httponly", "samesite=lax", "path=/"} <= flags


def test_a_forged_cookie_is_nobodys(url: str, visitors: Visitors) -> None:
    browser, thief = visitors.come(url, "Ana"), visitors.come(url)
    text, _, signature = browser.http.cookies["traviesa"].rpartition(".")
    for forged in (f"{text}.{'0' * 64}", f"{text}.", text, f"{text}9.{signature}", "é.1.x", "..", "x" * 3000):
        answer = thief.http.get("/api/me", headers={b"cookie": f"traviesa={forged}".encode()})
        assert refused(answer) == (401, "identity/nobody"), forged


def test_a_sign_that_no_database_takes_is_refused(any_host: Host, visitors: Visitors) -> None:
    browser = visitors.come(any_host.url, "Ana")
    paths = (
        "/api/tables/%00",
        "/api/tables?map=%00",
        "/api/players/%00",
        "/api/players?name=%00",
        "/api/events?watch=%00",
    )
    for path in paths:
        assert refused(browser.http.get(path)) == (400, "http/bad-request"), path
    assert refused(browser.http.delete("/api/tokens/%00")) == (400, "http/bad-request")
    assert refused(browser.post("/api/session", name="An\0a", password=PASSWORD))[0] == 400


def test_the_reference_page_needs_no_script(url: str, visitors: Visitors) -> None:
    page = visitors.come(url).get("/api/docs/").text
    assert "<script" not in page
    assert "<code>POST /api/session</code>" in page
    assert '<a href="#SignIn">SignIn</a>' in page
