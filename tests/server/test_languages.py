"""A refusal is told in the language of who asks, whole: what another language says does not show through."""

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.server.browser import Browser, done, refused
from traviesa.server.languages import preferred


@pytest.mark.parametrize(
    ("header", "stored", "language"),
    [
        ("es", "", "es"),
        ("es-MX,es;q=0.9,en;q=0.8", "", "es"),
        ("en-GB,en;q=0.9,es;q=0.8", "es", "en"),
        ("fr-CH, fr;q=0.9, es;q=0.5, en;q=0.4", "", "es"),
        ("en;q=0.4, es;q=0.5", "", "es"),
        ("en;q=0, es;q=0.1", "en", "es"),
        ("en;q=0, *", "", "es"),
        ("*", "es", "es"),
        ("*", "", "en"),
        ("*;q=0.1, es;q=0.5", "", "es"),
        ("de, fr", "es", "es"),
        ("de, fr", "", "en"),
        ("", "es", "es"),
        ("", "", "en"),
        ("", "tlh", "en"),
        ("ES", "", "es"),
        ("es ; q=0.8 , en;q=0.7", "", "es"),
        ("es;q=", "", "en"),
        ("es;q=7, en;q=0.1", "", "en"),
        ("es_MX.UTF-8, ;;;, q=1, \x00", "", "en"),
        ("est, español", "", "en"),
        ("," * 9000 + "es", "", "es"),
    ],
)
def test_accept_language_is_read_as_it_is_meant(header: str, stored: str, language: str) -> None:
    assert preferred(header, stored) == language


def _tables(browser: Browser) -> dict[str, Any]:
    chairs = ["person", "person"]
    return done(browser.post("/api/tables", map="europe", chairs=chairs, names=["Ana"]))


def _join(browser: Browser) -> httpx.Response:
    return browser.post(f"/api/tables/{_tables(browser)['table']}/join", names=["Eva", "Luz", "Pau"])


def _start(browser: Browser) -> httpx.Response:
    return browser.post(f"/api/tables/{_tables(browser)['table']}/start")


def _play(browser: Browser) -> httpx.Response:
    play = {"deed": "draw pile", "moment": 1, "request": "a" * 8}
    return browser.post(f"/api/tables/{_tables(browser)['table']}/deeds", **play)


Asks = Callable[[Browser], httpx.Response]
ASKED: list[tuple[str, Asks]] = [
    ("table/full", _join),
    ("table/not-full", _start),
    ("table/not-running", _play),
    ("table/unknown", lambda one: one.get("/api/tables/none")),
    ("table/clock", lambda one: one.post("/api/tables", map="europe", chairs=["person"] * 2, clock={"kind": "live"})),
    ("bot/unknown", lambda one: one.post("/api/tables", map="europe", chairs=["person", "hal"])),
    ("name/length", lambda one: one.post("/api/guests", name="\ufdfa" * 8)),
    ("name/mixed", lambda one: one.post("/api/guests", name="An\u0430")),
    ("password/length", lambda one: one.post("/api/accounts", name="Calculia", password="x")),
    ("identity/password", lambda one: one.post("/api/session", name="nobody at all", password="x" * 9)),
    ("account/reset", lambda one: one.post("/api/resets", code="x", password="x" * 9)),
    ("token/unknown", lambda one: one.http.delete("/api/tokens/none")),
    ("stream/malformed", lambda one: one.get("/api/events", watch="a:b")),
    ("http/not-found", lambda one: one.get("/nowhere")),
    ("http/method-not-allowed", lambda one: one.http.delete("/api/tables")),
    ("http/bad-request", lambda one: one.post("/api/guests")),
    ("http/bad-request", lambda one: one.post("/api/guests", name=3)),
    ("http/bad-request", lambda one: one.post("/api/guests", name="a" * 25)),
    ("http/bad-request", lambda one: one.post("/api/guests", name="")),
    ("http/bad-request", lambda one: one.post("/api/guests", name=" ")),
    ("http/bad-request", lambda one: one.post("/api/guests", name="Ana", colour="red")),
    ("http/bad-request", lambda one: one.post("/api/tokens", name="a", scopes=["all"])),
    ("http/bad-request", lambda one: one.get("/api/tables", before=-1)),
    ("http/bad-request", lambda one: one.get("/api/tables", before=10**20)),
    ("http/bad-request", lambda one: one.get("/api/tables", mine="perhaps")),
    ("http/bad-request", lambda one: one.get("/api/events")),
    ("http/bad-request", lambda one: one.http.post("/api/guests", content=b"{")),
    ("http/bad-request", lambda one: one.http.post("/api/guests", content=b'{"name": "\xff"}')),
    ("http/request-entity-too-large", lambda one: one.http.post("/api/guests", content=b" " * 70_000)),
]
SHARED = {"no", "api", "bot", "token", "true", "false", "json", "utf", "bytes", "live", "days"}
"""Words both languages have, and names of things that are not translated."""


def words(text: str) -> set[str]:
    """List the words of a sentence; what it quotes is not its own."""
    bare = re.sub(r"«[^»]*»|\"[^\"]*\"|\S*/\S*|\{.*\}", " ", text.lower())
    return {word for word in re.findall(r"[^\W\d_]+", bare) if len(word) > 1}


@pytest.mark.parametrize(("code", "ask"), ASKED)
def test_a_refusal_is_in_the_language_of_who_asks_and_in_no_other(url: str, code: str, ask: Asks) -> None:
    browser, told = Browser(url, "Ana"), {}
    for language, header in (("en", "en-GB,en;q=0.9"), ("es", "es-MX,es;q=0.9,en;q=0.8")):
        browser.http.headers["accept-language"] = header
        answer = ask(browser)
        assert refused(answer)[1] == code
        assert answer.headers["content-language"] == language
        told[language] = answer.json()
    names = words(" ".join(map(str, told["es"].get("facts", {}).values())))
    assert words(told["en"]["detail"]) & words(told["es"]["detail"]) <= SHARED | names
    assert told["en"]["title"] != told["es"]["title"]
    assert told["en"].get("facts", {}).keys() == told["es"].get("facts", {}).keys()


def test_without_a_header_the_player_is_told_in_the_language_they_chose(url: str) -> None:
    browser = Browser(url)
    done(browser.post("/api/guests", name="Ana", language="es"))
    assert browser.get("/api/tables/none").headers["content-language"] == "es"
    browser.http.headers["accept-language"] = "en"
    assert browser.get("/api/tables/none").headers["content-language"] == "en"


def test_a_guest_speaks_what_the_browser_asks_for(url: str) -> None:
    browser = Browser(url)
    browser.http.headers["accept-language"] = "fr, es-AR;q=0.9, en;q=0.8"
    assert done(browser.post("/api/guests", name="Ana"))["language"] == "es"
    assert done(browser.post("/api/guests", name="Ana", language="en"))["language"] == "en"
