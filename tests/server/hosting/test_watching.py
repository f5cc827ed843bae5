"""What a host watches: figures for Prometheus and what is noted; neither tells what a seat alone may know."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.browser import Browser, refused
from tests.server.hosting.served import Served, served
from tests.server.playing import party


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("watched"), TRAVIESA_BOT_PAUSE="0", TRAVIESA_LOG_FORMAT="json") as found:
        yield found


def figure(url: str, name: str) -> float:
    """Read one figure."""
    lines = httpx.get(f"{url}/metrics").text.splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))


def test_figures_count_what_is_done(server: Served) -> None:
    before = figure(server.url, "traviesa_entries_total")
    with party(server.url, 2) as table:
        with table.browsers[0].listen(table.table) as events:
            next(events)
            assert figure(server.url, "traviesa_streams") == 1
            table.keep_first()
        moves = figure(server.url, 'traviesa_requests_total{address="/api/tables/{table_id}/deeds"')
        assert moves >= 2
        assert figure(server.url, "traviesa_entries_total") >= before + 4
        assert figure(server.url, "traviesa_commit_seconds_count") > 0
        assert figure(server.url, "traviesa_tables_in_memory") >= 1
        assert table.table not in httpx.get(f"{server.url}/metrics").text


def test_figures_are_not_for_who_comes_through_a_proxy(server: Served) -> None:
    answer = httpx.get(f"{server.url}/metrics", headers={"x-forwarded-for": "203.0.113.9"})
    assert refused(answer) == (403, "server/metrics")


@pytest.mark.parametrize("allows", ["public", "off"])
def test_who_may_read_figures_is_a_setting(tmp_path: Path, allows: str) -> None:
    with served(tmp_path, TRAVIESA_METRICS=allows) as server:
        answer = httpx.get(f"{server.url}/metrics", headers={"x-forwarded-for": "203.0.113.9"})
    assert answer.status_code == (200 if allows == "public" else 403)


def test_each_line_that_is_noted_is_one_object_and_tells_no_cards(server: Served) -> None:
    with party(server.url, 2) as table:
        table.keep_first()
        for _, _answer in zip(range(40), table.moves(random.Random(1)), strict=False):
            pass
        table.do(0, "draw something", 10**8)
        Browser(server.url).get("/api/tables/none")
    lines = [json.loads(line) for line in server.noted.read_text().splitlines()]
    assert lines[0]["says"] == "starting"
    assert all({"at", "level", "from", "says"} <= set(line) for line in lines)
    noted = json.dumps(lines)
    assert not any(word in noted for word in ("locomotive", "keep ", "draw ", "claim "))
