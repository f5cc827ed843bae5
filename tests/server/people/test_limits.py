"""How much one person and one address may ask."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.browser import refused
from tests.server.people.conftest import PASSWORD, Visitors
from tests.server.playing import party
from tests.server.serving import Host, hosting
from traviesa.server.people import limits
from traviesa.server.people.limits import Buckets, whose_address


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that allows little."""
    folder = tmp_path_factory.mktemp("strict")
    with hosting(folder, requests_per_minute=40) as found:
        yield found


@given(st.lists(st.tuples(st.floats(0, 30), st.integers(1, 5)), max_size=60))
def test_a_bucket_gives_no_more_than_it_holds_and_fills(asked: list[tuple[float, int]]) -> None:
    at, given_out = 0.0, 0
    buckets = Buckets(per_minute=60, most=10, clock=lambda: at)
    for pause, cost in asked:
        at += pause
        wait = buckets.wait("me", cost)
        if wait == 0:
            given_out += cost
        else:
            at += wait * 1.000001  # who waits as long as was said is let in
            assert buckets.wait("me", cost) == 0
            given_out += cost
        assert given_out <= 10 + at + 1e-3


def test_buckets_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 100)
    buckets = Buckets(per_minute=1, most=3)
    for number in range(1000):
        buckets.wait(f"address {number}")
        buckets.wait("who asks again and again")
    assert len(buckets) == 100
    assert buckets.wait("who asks again and again") > 0


def test_one_household_has_one_bucket() -> None:
    assert whose_address("2001:db8::1") == whose_address("2001:db8::ffff:2")
    assert whose_address("2001:db8::1") != whose_address("2001:db8:0:1::1")
    assert whose_address("::ffff:192.0.2.1") == whose_address("192.0.2.1")


def test_streams_of_one_address_are_bounded(folder: Path, visitors: Visitors) -> None:
    with hosting(folder, streams_per_address=2) as host, party(host.url, 2) as table:
        watcher = visitors.come(host.url)
        with watcher.listen(table.table) as first, watcher.listen(table.table) as second:
            assert [next(one).kind for one in (first, second)] == ["table", "table"]
            answer = watcher.get("/api/events", watch=table.table)
            assert refused(answer) == (429, "limit/too-many")


def test_who_asks_too_often_is_told_how_long_to_wait(strict: Host, visitors: Visitors) -> None:
    browser = visitors.come(strict.url)
    answers = [browser.get("/api/offer") for _ in range(60)]
    late = [answer for answer in answers if answer.status_code == 429]
    assert late
    assert answers[0].status_code == 200
    assert refused(late[0]) == (429, "limit/requests")
    assert int(late[0].headers["retry-after"]) == late[0].json()["facts"]["seconds"] >= 1


def test_passwords_cannot_be_tried_one_after_the_other(url: str, visitors: Visitors) -> None:
    owner = visitors.enrol(url)
    stranger = visitors.come(url)
    codes = [refused(stranger.post("/api/session", name=owner.name, password=f"guess {n}"))[1] for n in range(12)]
    assert codes[0] == "identity/password"
    assert codes[-1] == "limit/attempts"
    answer = stranger.post("/api/session", name=owner.name.swapcase(), password=PASSWORD)
    assert refused(answer) == (429, "limit/attempts")
    assert int(answer.headers["retry-after"]) <= 60
    other = visitors.enrol(url)
    assert stranger.post("/api/session", name=other.name, password=PASSWORD).status_code == 201


def test_bodies_are_bounded(url: str, visitors: Visitors) -> None:
    browser = visitors.come(url, "Ana")
    long = b'{"name": "' + b"a" * 70_000 + b'"}'
    json = {"content-type": "application/json"}
    assert refused(browser.http.post("/api/guests", content=long, headers=json))[0] == 413
    chunks = (long[k : k + 1000] for k in range(0, len(long), 1000))
    assert refused(browser.http.post("/api/guests", content=chunks, headers=json))[0] == 413
