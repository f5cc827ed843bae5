"""Streams asked for in every wrong way: refused in one line, or opened and told something whole."""

import random

import httpx
import pytest

from tests.server.browser import refused
from tests.server.playing import party

SIGNS = "abc09:,;= %+-_.é€\x00\u202e\n\"'\\/{}"


def ask(url: str, watch: str, last: bytes) -> str:
    """Ask for a stream; give how it began, or the code of its refusal."""
    headers = {b"last-event-id": last} if last else {}
    with httpx.stream("GET", f"{url}/api/events", params={"watch": watch}, headers=headers, timeout=20) as response:
        if response.status_code == 200:
            return next(response.iter_text())
        response.read()
        status, code = refused(response)
        assert 400 <= status < 500
        return code


def test_whatever_a_stream_is_asked_for_it_is_opened_or_refused(url: str) -> None:
    chance, found = random.Random(5), set()
    with party(url) as table:
        good = [table.table, f"{table.table}:0", f"{table.table}:99999999", f"{table.table}:1,{table.table}:2", ""]
        for number in range(150):
            odd = "".join(chance.choices(SIGNS, k=chance.randint(0, 30)))
            watch = chance.choice([*good, odd, f"{table.table}:{odd}", f"{odd},{table.table}"])
            last = chance.choice(
                [b"", b"", "".join(sign for sign in odd if sign.isprintable()).strip().encode(), good[2].encode()]
            )
            found.add(ask(url, watch, last if number % 3 else b""))
    assert found >= {"retry: 1000\n\n", "stream/malformed", "table/unknown"}


@pytest.mark.parametrize("watch", [",".join(f"t{number}" for number in range(25)), "a" * 1001, "x:\u0661", "x:-1", ":"])
def test_what_no_stream_can_carry_is_refused(url: str, watch: str) -> None:
    assert ask(url, watch, b"") in ("stream/too-many", "http/bad-request", "stream/malformed")
