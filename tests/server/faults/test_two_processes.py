"""Two processes over one database: both may be asked the same at once, and either may hear late of the other."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import pairwise

import psycopg
import pytest

from tests.server.faults.comparing import opened, read_lines
from tests.server.faults.wire import Answer, Wire
from tests.server.playing import Party, choose, party
from tests.server.postgres import Postgres
from tests.server.serving import Host
from traviesa.server.entry import Entry, Said
from traviesa.server.hearing import plain_url
from traviesa.server.journal import Addition, Behind
from traviesa.server.tables import Tables

Pair = tuple[Host, Host]


@pytest.fixture(scope="module")
def pair(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two servers over one database."""
    url, folder = postgres.fresh(), tmp_path_factory.mktemp("pair")
    hosts = (Host(folder, database_url=url), Host(folder, database_url=url))
    try:
        for host in hosts:
            host.start()
        yield hosts
    finally:
        for host in hosts:
            host.clear_away()


def deafen(host: Host) -> None:
    """Cut the connections by which two processes hear of each other; they make them again in a second."""
    ears = "FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
    with psycopg.connect(plain_url(host.settings.url), autocommit=True) as connection:
        within = time.monotonic() + 10
        while len(connection.execute(f"SELECT pid {ears}").fetchall()) < 2 and time.monotonic() < within:
            time.sleep(0.05)  # an earlier test has cut them
        cut = connection.execute(f"SELECT pg_terminate_backend(pid) {ears}")
        assert cut.fetchall() == [(True,)] * 2


def talk(table: Party, words: int) -> int:
    """Say something so many times; give the version of the table then."""
    for number in range(words):
        table.browsers[0].post(f"{table.path}/chat", text=str(number))
    version: int = table.look(0)["version"]
    return version


def test_a_lost_wake_up_is_made_up_for(pair: Pair) -> None:
    with party(pair[0].url) as table:
        there = table.browsers[0].elsewhere(pair[1].url)
        with there.listen(table.table) as events:
            next(events)
            deafen(pair[0])
            upto = talk(table, 3)
            for event in events:
                if event.kind == "table" and event.data["version"] == upto:
                    break


def test_who_has_heard_more_than_a_process_is_not_told_it_again_there(pair: Pair) -> None:
    with party(pair[0].url) as table:
        there = table.browsers[0].elsewhere(pair[1].url)
        there.look(table.table)
        deafen(pair[0])
        upto = talk(table, 3)
        with there.listen("", f"{table.table}:{upto}") as events:
            talk(table, 1)
            told = [
                one["number"]
                for one in next(e for e in events if e.kind == "table" and e.data["happened"]).data["happened"]
            ]
            assert told == [upto + 1]


def test_a_table_that_is_read_while_another_process_moves_hears_of_it(pair: Pair) -> None:
    async def ask_while_it_talks(tables: list[Party]) -> list[tuple[int, int]]:
        found = await asyncio.gather(*(ask_there(table) for table in tables))
        return list(found)

    async def ask_there(table: Party) -> tuple[int, int]:
        cookie = table.browsers[0].http.cookies["traviesa"]
        here, there = (Wire([host.settings.port], random.Random(1), cookie) for host in pair)
        for number in range(4):
            said, _ = await asyncio.gather(
                here.ask("POST", f"{table.path}/chat", {"text": str(number)}), there.ask("GET", table.path)
            )
        async with asyncio.timeout(5):
            while (seen := (await there.ask("GET", table.path)).json["version"]) < said.json["version"]:
                await asyncio.sleep(0.05)
        here.drop()
        there.drop()
        return said.json["version"], seen

    with ExitStack() as open_:
        tables = [open_.enter_context(party(pair[0].url)) for _ in range(12)]
        assert all(said == seen for said, seen in asyncio.run(ask_while_it_talks(tables)))


def test_the_same_deed_sent_to_both_at_once_is_done_once(pair: Pair) -> None:
    async def play(table: Party, chance: random.Random, deeds: int) -> list[str]:
        wires = [
            Wire([host.settings.port], chance, browser.http.cookies["traviesa"])
            for host in pair
            for browser in table.browsers
        ]
        requests = []
        for _ in range(deeds):
            views = [(await wires[seat].ask("GET", table.path)).json["views"][0] for seat in (0, 1)]
            seat = views[0]["due"][0]
            requests.append(f"{chance.getrandbits(64):016x}")
            body = {
                "deed": choose(views[seat]["legal"], chance),
                "moment": views[seat]["moment"],
                "request": requests[-1],
            }
            answers: list[Answer] = await asyncio.gather(
                *(wires[seat + k].ask("POST", f"{table.path}/deeds", body) for k in (0, 2))
            )
            assert [answer.status for answer in answers] == [201, 201], answers
        for wire in wires:
            wire.drop()
        return requests

    async def play_all(tables: list[Party]) -> None:
        asked = await asyncio.gather(*(play(table, random.Random(k), 12) for k, table in enumerate(tables)))
        async with opened(pair[0].settings.url) as journals:
            for table, requests in zip(tables, asked, strict=True):
                lines = await read_lines(journals, table.table)
                assert Counter(line.request for line in lines if line.request) == Counter(requests)
                assert all(b.entry.number == a.entry.number + 1 for a, b in pairwise(lines))

    with ExitStack() as open_:
        asyncio.run(play_all([open_.enter_context(party(pair[0].url)) for _ in range(8)]))


def test_two_batches_in_opposite_order_do_not_block_each_other(pair: Pair) -> None:
    async def outcomes(one: Tables, other: Tables, names: list[str], rounds: int) -> list[int]:
        numbers = {name: (await one.find(name)).table.version for name in names}
        added: list[int] = []
        for k in range(1, rounds + 1):

            def addition(name: str, k: int = k) -> Addition:
                return Addition(name, [Entry(numbers[name] + k, 0, Said("", "", str(k)))])

            here = [one.journals.add(addition(name)) for name in names]
            there = [other.journals.add(addition(name)) for name in reversed(names)]
            found = await asyncio.gather(*here, *there, return_exceptions=True)
            assert [error for error in found if error is not None and not isinstance(error, Behind)] == []
            added.append(sum(error is None for error in found))
        return added

    async def race(names: list[str]) -> list[int]:
        url = pair[0].settings.url
        async with opened(url) as one, opened(url) as other:
            return await outcomes(one, other, names, 20)

    with ExitStack() as open_:
        names = [open_.enter_context(party(pair[0].url, 1, 1, starts=False)).table for _ in range(40)]
        assert asyncio.run(race(names)) == [len(names)] * 20
