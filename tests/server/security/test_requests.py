"""Requests that are malformed on purpose: bytes that are no text, addresses that lead elsewhere, heads without end."""

import json
import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.browser import Browser, done, refused
from tests.server.playing import party
from tests.server.serving import Host, hosting

ODD = ["\x00", "a\x00b", "\ud800", "\u202e", "'; --", "%", "_", "\\", "\U0010ffff", "é" * 24, ""]
BODIES: list[tuple[str, str, dict[str, Any]]] = [
    ("POST", "/api/guests", {"name": "?"}),
    ("POST", "/api/guests", {"name": "Ana", "language": "?"}),
    ("POST", "/api/accounts", {"name": "?", "password": "three wooden sleepers?"}),
    ("POST", "/api/session", {"name": "?", "password": "?"}),
    ("POST", "/api/resets", {"code": "?", "password": "three wooden sleepers?"}),
    ("PUT", "/api/me/password", {"old": "?", "new": "?"}),
    ("POST", "/api/tokens", {"name": "?", "scopes": ["read"]}),
    ("POST", "/api/tables", {"map": "?", "chairs": ["person", "person"]}),
    ("POST", "/api/tables", {"map": "usa", "chairs": ["person", "?"]}),
    ("POST", "/api/tables", {"map": "usa", "chairs": ["person", "person"], "mode": "?"}),
    ("POST", "/api/tables", {"map": "usa", "chairs": ["person", "person"], "names": ["?"]}),
    ("POST", "/api/tables", {"map": "usa", "chairs": ["person", "person"], "options": {"?": 1}}),
    ("POST", "/api/tables", {"map": "usa", "chairs": ["person", "person"], "options": {"cards": {"?": 1}}}),
    ("POST", "/api/tables/{table}/join", {"names": ["?"]}),
    ("POST", "/api/tables/{table}/join", {"names": ["Late"], "invitation": "?"}),
    ("POST", "/api/tables/{table}/watch", {"invitation": "?"}),
    ("POST", "/api/tables/{table}/start", {"fill": "?"}),
    ("POST", "/api/tables/{table}/deeds", {"deed": "?", "moment": 1, "request": "odd-text"}),
    ("POST", "/api/tables/{table}/chat", {"text": "?"}),
]
"""Every text that can be sent; the question mark is where."""
NO_JSON = [
    b'{"name": NaN}',
    b'{"name": 1e999}',
    b'{"name": %s}' % (b"1" * 5000),
    b'\xef\xbb\xbf{"name": "Ana"}',
    '{"name": "Ana"}'.encode("utf-16"),
    b'{"name": "\\ud800"}',
    b'{"name": "\xc3\x28"}',
    b'{"name": "Ana"}{"name": "Eva"}',
    b'{"name": "Ana",}',
    b'{"__proto__": 1, "name": "Ana"}',
    b"[" * 40_000,
]
ELSEWHERE = ["pyproject.toml", "pyproject.toml.toml", "usa.toml", "../usa", "/etc/hosts", "/etc/hosts.toml", "./usa"]


def sound(answer: httpx.Response) -> int:
    """See that an answer is done or a whole problem; give its status."""
    if answer.status_code >= 400:
        assert refused(answer)[0] < 500, answer.text
    return answer.status_code


def test_any_text_anywhere_is_taken_or_refused(any_host: Host) -> None:
    with party(any_host.url, 2) as table:
        for method, path, body in BODIES:
            for odd in ODD[:4] if "?" in body.get("password", body.get("old", "")) else ODD:  # each costs a hash
                text = json.dumps(body).replace("?", json.dumps(odd)[1:-1])
                sound(table.browsers[0].http.request(method, path.format(table=table.table), content=text.encode()))


@pytest.mark.parametrize("odd", ["%ED%A0%80", "%ff", "..%2f..%2fetc%2fhosts", "%2e%2e", "'%20or%201=1--", "a" * 5000])
def test_any_address_is_found_or_refused(any_host: Host, odd: str) -> None:
    browser = Browser(any_host.url, "Ana")
    paths = [f"/api/tables/{odd}{rest}" for rest in ("", "/legal", "/setup", "/record")]
    paths += [f"/api/maps/{odd}", f"/api/events?watch={odd}", f"/api/tables?before={odd}", f"/{odd}"]
    for path in paths:
        assert refused(browser.http.get(path))[0] in (400, 404), path
    assert refused(browser.http.delete(f"/api/tokens/{odd}"))[0] == 404


def test_the_signs_of_a_search_are_letters_in_a_filter(any_host: Host) -> None:
    browser = Browser(any_host.url, "Ana")
    done(browser.post("/api/tables", map="usa", chairs=["person", "person"], names=["Ana"]))
    assert done(browser.get("/api/tables", map="usa"))["tables"]
    for wild in ("%", "u_a", "us%", '"', 'usa", "mode": "cards', "\\"):
        assert done(browser.get("/api/tables", map=wild)) == {"tables": []}, wild


@pytest.mark.parametrize("body", NO_JSON, ids=lambda body: ascii(body[:24]))
def test_what_is_no_json_is_refused(url: str, body: bytes) -> None:
    assert refused(Browser(url).http.post("/api/guests", content=body)) == (400, "http/bad-request")


@pytest.mark.parametrize("name", ELSEWHERE)
def test_a_map_is_named_by_its_id_and_no_file_of_the_host_is_looked_for(url: str, name: str) -> None:
    browser = Browser(url, "Ana")
    answer = browser.post("/api/tables", map=name, chairs=["person", "person"])
    assert refused(answer) == (404, "game/unknown-map")
    if "/" not in name:
        assert refused(browser.get(f"/api/maps/{name}")) == (404, "game/unknown-map")


def test_what_is_said_cannot_steer_a_terminal_nor_turn_the_writing(url: str) -> None:
    with party(url, 2) as table:
        said = done(
            table.browsers[0].post(f"{table.path}/chat", text="hi \x1b[2J\x00\u202eolleh \u2066x\u200d🚂\x9b31m")
        )
        assert said["happened"][-1]["text"] == "hi [2Jolleh x\u200d🚂31m"
        assert refused(table.browsers[0].post(f"{table.path}/chat", text="\x1b\u202e "))[1] == "chat/empty"


# --- on the wire ------------------------------------------------------------------------------------------------
def raw(url: str, *sent: bytes, wait: float = 20) -> bytes:
    """Send bytes as they are, and give what comes back until the server hangs up."""
    host, port = httpx.URL(url).host, httpx.URL(url).port
    came = b""
    with socket.create_connection((host, port), timeout=wait) as line:
        with suppress(OSError):
            for one in sent:
                line.sendall(one)
        with suppress(OSError):
            while more := line.recv(1 << 16):
                came += more
    return came


def test_two_lengths_of_one_body_are_refused(url: str) -> None:
    head = b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n"
    came = raw(url, head + b"0\r\n\r\nGET /health HTTP/1.1\r\nhost: x\r\n\r\n", wait=2)
    assert came.startswith(b"HTTP/1.1 400")
    assert b"alive" not in came


@pytest.mark.parametrize(
    "line", [b"x-long: ", b"x-many: %s\r\n" % (b"a" * 1000), b"GET /"], ids=["long", "many", "path"]
)
def test_a_head_without_end_is_refused_before_it_fills_the_memory(url: str, line: bytes) -> None:
    first = line if line.startswith(b"GET") else b"GET /health HTTP/1.1\r\nhost: x\r\n" + line
    rest = line if line.endswith(b"\n") else b"a" * 1000
    came = raw(url, first, *[rest * 20] * 500, wait=5)
    assert not came.startswith(b"HTTP/1.1 200")
    assert b"http/head-too-large" in came or came == b""  # who goes on sending may find the line cut before it reads
    came = raw(url, first, rest * 70, wait=5)
    assert came.startswith(b"HTTP/1.1 431")
    assert refusal_in(came) == (431, "http/head-too-large")
    assert httpx.get(f"{url}/health").status_code == 200


@pytest.mark.parametrize(
    "sent", [b"nonsense\r\n\r\n", b"GET  HTTP/1.1\r\n\r\n", b"GET /x HTTP/9\r\n\r\n", b"\x16\x03\x01\x02" * 9]
)
def test_what_is_no_http_is_answered_with_a_problem(url: str, sent: bytes) -> None:
    assert refusal_in(raw(url, sent, wait=5)) == (400, "http/malformed")


def refusal_in(came: bytes) -> tuple[int, str]:
    """Read the problem in an answer as it came."""
    head, _, body = came.partition(b"\r\n\r\n")
    assert b"application/problem+json" in head
    assert b"content-length: %d" % len(body) in head
    told = json.loads(body)
    assert head.startswith(b"HTTP/1.1 %d " % told["status"])
    return told["status"], told["code"]


def test_a_body_that_never_comes_is_not_waited_for(tmp_path: Path) -> None:
    with hosting(tmp_path, body_time=1.0) as host:
        begun = time.monotonic()
        head = b"POST /api/guests HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 100\r\n\r\n"
        came = raw(host.url, head, b'{"name"')
        assert came.startswith(b"HTTP/1.1 408")
        assert b"application/problem+json" in came
        assert time.monotonic() - begun < 15


def test_who_hangs_up_in_the_middle_of_a_body_is_no_mistake_of_the_server(tmp_path: Path) -> None:
    with hosting(tmp_path) as host:
        with socket.create_connection(("127.0.0.1", host.settings.port)) as wire:
            wire.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nX-Traviesa: 1\r\nContent-Length: 50\r\n\r\n{")
            time.sleep(0.3)
        time.sleep(0.5)
        assert httpx.get(f"{host.url}/health").status_code == 200
        counted = httpx.get(f"{host.url}/metrics").text
        assert 'status="500"' not in counted
        assert 'address="/api/guests"' in counted or "/api/guests" in counted
        assert "Traceback" not in host.log.read_text()


@pytest.mark.parametrize("path", ["zzz", "redoc", "openapi.yml", "a/b"])
def test_what_is_not_below_the_contract_is_a_problem_like_any_other(host: Host, path: str) -> None:
    assert refused(Browser(host.url).get(f"/api/docs/{path}")) == (404, "http/not-found")
