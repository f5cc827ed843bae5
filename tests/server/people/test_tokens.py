"""Tokens with which programs outside play for somebody."""

import sqlite3

import httpx
import pytest

from tests.server.browser import Browser, done, refused
from tests.server.people.conftest import Visitors
from tests.server.playing import party
from tests.server.serving import Host


def make(owner: Browser, *scopes: str) -> str:
    """Make a token."""
    token: str = done(owner.post("/api/tokens", name="my bot", scopes=scopes))["token"]
    return token


def ask(url: str, token: str, method: str, path: str, **body: object) -> httpx.Response:
    """Ask as a program outside does: with the token, and nothing else."""
    return httpx.request(method, url + path, headers={"authorization": f"Bearer {token}"}, json=body or None)


def test_a_token_needs_no_cookie_and_no_header(any_host: Host, visitors: Visitors) -> None:
    owner = visitors.enrol(any_host.url)
    token = make(owner, "play", "tables")
    assert ask(any_host.url, token, "GET", "/api/me").json()["id"] == owner.id
    setup = {"map": "usa", "chairs": ["person", "random"], "names": ["Bot"]}
    made = done(ask(any_host.url, token, "POST", "/api/tables", **setup))
    started = done(ask(any_host.url, token, "POST", f"/api/tables/{made['table']}/start", fill=""))
    (view,) = started["views"]
    deed = "keep " + " ".join(view["legal"]["keep"]["tickets"])
    played = {"deed": deed, "moment": view["moment"], "request": "first-deed"}
    done(ask(any_host.url, token, "POST", f"/api/tables/{made['table']}/deeds", **played))


@pytest.mark.parametrize(
    ("scopes", "path", "body"),
    [
        (("play",), "/api/tables", {"map": "usa", "chairs": ["person", "random"]}),
        (("read",), "/api/tables/{table}/chat", {"phrase": "hello"}),
        (("tables",), "/api/tables/{table}/deeds", {"deed": "draw pile", "moment": 0, "request": "first-deed"}),
        (("play",), "/api/tables/{table}/start", {"fill": ""}),
    ],
)
def test_a_token_is_good_for_its_scopes_alone(
    url: str, scopes: tuple[str, ...], path: str, body: dict[str, object]
) -> None:
    with party(url, 2) as table:
        token = make(table.browsers[0], *scopes)
        answer = ask(url, token, "POST", path.format(table=table.table), **body)
        assert refused(answer) == (403, "identity/scope")


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/api/tokens"), ("POST", "/api/tokens"), ("DELETE", "/api/sessions")]
)
def test_a_token_does_not_make_tokens_nor_rule_the_account(
    url: str, visitors: Visitors, method: str, path: str
) -> None:
    token = make(visitors.enrol(url), "read", "play", "tables")
    answer = ask(url, token, method, path, name="another", scopes=["read"])
    assert refused(answer) == (403, "identity/in-person")


def test_a_token_is_shown_once_and_its_hash_alone_is_kept(host: Host, visitors: Visitors) -> None:
    owner = visitors.enrol(host.url)
    token = make(owner, "play")
    (listed,) = done(owner.get("/api/tokens"))["tokens"]
    assert listed["name"] == "my bot"
    assert listed["scopes"] == ["read", "play"]
    assert "token" not in listed
    with sqlite3.connect(host.settings.data / "traviesa.sqlite") as database:
        text = "\n".join(database.iterdump())
    database.close()
    assert owner.name in text
    assert token not in text


def test_a_revoked_token_is_good_for_nothing_at_once(any_host: Host, visitors: Visitors) -> None:
    owner, other = visitors.enrol(any_host.url), visitors.enrol(any_host.url)
    token = make(owner, "play")
    (listed,) = done(owner.get("/api/tokens"))["tokens"]
    assert refused(other.http.delete(f"/api/tokens/{listed['id']}")) == (404, "token/unknown")
    assert ask(any_host.url, token, "GET", "/api/me").status_code == 200
    assert owner.http.delete(f"/api/tokens/{listed['id']}").status_code == 204
    assert refused(ask(any_host.url, token, "GET", "/api/me")) == (401, "identity/token")
    assert done(owner.get("/api/tokens")) == {"tokens": []}


def test_nobody_has_tokens_without_end(url: str, visitors: Visitors) -> None:
    owner = visitors.enrol(url)
    for _ in range(20):
        make(owner, "read")
    assert refused(owner.post("/api/tokens", name="one more", scopes=["read"])) == (429, "limit/too-many")
