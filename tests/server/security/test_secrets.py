"""What must be kept: nothing of it is in a log, and no other door leads to it."""

import base64
import json
import logging
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.server.browser import Browser, done, refused
from tests.server.people.conftest import PASSWORD, fresh_name
from tests.server.playing import party
from tests.server.serving import Host, hosting
from traviesa.server.logs import JsonLines, PlainLines


def test_a_whole_game_leaves_no_secret_in_the_log(tmp_path: Path) -> None:
    with hosting(tmp_path, log_level="debug", log_format="json") as host:
        with party(host.url, 2, map="europe", public=False) as table:
            invitation = table.look(0)["invitation"]
            owner = table.browsers[0]
            done(owner.post("/api/accounts", name=fresh_name(), password=PASSWORD))
            token = done(owner.post("/api/tokens", name="bot", scopes=["play"]))["token"]
            bearer = {"authorization": f"Bearer {token}"}
            assert httpx.get(f"{host.url}{table.path}", headers=bearer).status_code == 200
            table.draw_in_turn(3)
            refused(table.do(0, "claim nowhere with 1 red", 10**8))
            refused(owner.post("/api/session", name=owner.name, password="a wrong password"))
            refused(owner.http.get(f"{table.path}?invitation={invitation}&x=1%00"))
            cookies = [browser.http.cookies["traviesa"] for browser in table.browsers]
            with closing(sqlite3.connect(host.settings.data / "traviesa.sqlite")) as database:
                (secret,) = database.execute("SELECT secret FROM tables").fetchone()
                (signs,) = database.execute("SELECT value FROM secrets").fetchone()
            contributions = table.look(0)["contributions"]
        host.stop()
        log = host.log.read_text()
    kept = [PASSWORD, "a wrong password", token, invitation, *contributions]
    kept += [cookie.rpartition(".")[2] for cookie in cookies]
    for one in (secret, signs):
        kept += [one.hex(), base64.b64encode(one).decode()[:40], base64.urlsafe_b64encode(one).decode()[:40]]
    assert "starting" in log
    assert [one for one in kept if one in log] == []


@pytest.mark.parametrize("form", [JsonLines(), PlainLines()], ids=["json", "plain"])
def test_a_mistake_is_noted_by_where_it_happened_never_by_what_was_there(form: logging.Formatter) -> None:
    hand = "".join(["three", "red", "cards"])
    try:
        try:
            dict[str, int]()[hand]
        except KeyError as error:
            raise ValueError(hand) from error
    except ValueError as error:
        record = logging.LogRecord(
            "traviesa", logging.ERROR, "", 0, "mistake", (), (ValueError, error, error.__traceback__)
        )
    line = form.format(record)
    for word in ("test_secrets.py", "ValueError", "KeyError"):
        assert word in line
    assert hand not in line


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Host]:
    """A server behind a proxy for HTTPS."""
    with hosting(tmp_path, public_url="https://trains.example") as found:
        yield found


def test_who_only_reads_with_a_token_does_not_take_a_seat_back(tmp_path: Path) -> None:
    clock = {"kind": "live", "bank": 1}
    with hosting(tmp_path, bot_pause=600.0) as host, party(host.url, 2, clock=clock) as table:
        owner = table.browsers[1]
        while "" in {seat["away"] for seat in table.view(0)["seats"]}:
            time.sleep(0.1)
        for scope, away in (("read", "clock"), ("play", "")):
            token = done(owner.post("/api/tokens", name=scope, scopes=[scope]))["token"]
            headers = {"authorization": f"Bearer {token}"}
            with owner.http.stream("GET", f"/api/events?watch={table.table}", headers=headers) as response:
                assert next(response.iter_text())
            assert table.view(0)["seats"][1]["away"] == away


def test_the_cookie_is_for_https_alone_where_people_use_https(site: Host) -> None:
    browser = Browser(site.url)
    for path, body in (("guests", {"name": "Ana"}), ("accounts", {"name": fresh_name(), "password": PASSWORD})):
        answer = browser.post(f"/api/{path}", **body)
        flags = {flag.strip().lower() for flag in answer.headers["set-cookie"].split(";")}
        assert {"secure", "httponly", "samesite=lax", "path=/"} <= flags
    for origin, status in (("https://trains.example", 201), ("https://trains.example.evil.example", 403)):
        assert browser.http.post("/api/guests", json={"name": "Ana"}, headers={"origin": origin}).status_code == status


@pytest.mark.parametrize(("public_url", "is_evaded"), [("", False), ("https://trains.example", True)])
def test_an_address_that_is_claimed_counts_only_behind_a_proxy(
    tmp_path: Path, public_url: str, is_evaded: bool
) -> None:
    with hosting(tmp_path, public_url=public_url, requests_per_minute=20) as host:
        browser = Browser(host.url)
        claimed = [{"x-forwarded-for": f"203.0.113.{number}"} for number in range(40)]
        statuses = [browser.http.get("/api/offer", headers=headers).status_code for headers in claimed]
    assert (429 not in statuses) == is_evaded


def test_no_page_of_ours_has_a_script_and_no_answer_is_kept(host: Host) -> None:
    browser = Browser(host.url, "Ana")
    for path in ("/api/docs/", "/api/docs", "/api/docs/openapi.yaml", "/api/me", "/api/nowhere", "/api/maps/usa"):
        answer = browser.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert not re.search(
            r"<script|\son\w+=|javascript:", answer.text if "html" in answer.headers["content-type"] else ""
        )
        assert answer.headers["x-content-type-options"] == "nosniff"
    html = done(browser.post("/api/tables", map="usa", chairs=["person", "person"], names=["<b>x</b>"]))
    assert json.dumps(html)
