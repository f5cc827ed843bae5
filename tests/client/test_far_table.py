"""Following a table and playing at it, through a real server that is also killed and started again."""

import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.serving import Host, hosting
from traviesa.client.connection import Connection
from traviesa.client.far_table import FarTable, be_somebody, create_table, open_table
from traviesa.client.purse import Purse
from traviesa.client.stream import Stream
from traviesa.errors import TraviesaError

SHORT = {"wagons_each": 12}
"""A game of a few turns."""


@contextmanager
def person(url: str, name: str, folder: Path, **options: object) -> Iterator[Connection]:
    """Be somebody at a server for as long as the block runs."""
    connection = Connection(url, Purse(url, name, folder), **options)  # type: ignore[arg-type]
    try:
        be_somebody(connection, name, "en")
        yield connection
    finally:
        connection.close()


def play_randomly(table: FarTable, chance: random.Random, deeds: int = 10**6) -> int:
    """Play for every own seat that is due; give how many deeds were done."""
    for done in range(deeds):
        due = [seat for seat in table.message.mine if table.message.status == "running" and seat in table.shown().due]
        if not due:
            return done
        table.do(due[0], chance.choice(table.view(due[0]).legal()))
    return deeds


def test_a_game_of_two_devices_is_followed_to_the_same_end(url: str, tmp_path: Path) -> None:
    chance = random.Random(5)
    with person(url, "Ana", tmp_path) as ana, person(url, "Luis", tmp_path) as luis:
        mine = create_table(ana, map="europe", chairs=["person"] * 3, names=["Ana", "Eva"], public=False, options=SHORT)
        yours = open_table(luis, mine.id, mine.message.invitation or "")
        yours.join(["Luis"])
        mine.refresh()
        mine.start()
        while mine.message.status == "running":
            yours.refresh()
            mine.refresh()
            play_randomly(mine, chance)
            play_randomly(yours, chance)
            mine.refresh()
        yours.refresh()
        assert [one.total for one in mine.results()] == [one.total for one in yours.results()]
        assert mine.view(0).owners == yours.view(2).owners
        assert len(mine.events) == len(yours.events) > 20
        drawn = {event.seat for event in mine.events if event.drawn}
        assert drawn == {0, 1}, "only what was drawn by own seats is told"
        again = open_table(ana, mine.id)
        assert again.events == mine.events


def test_who_comes_back_is_who_they_were_and_nobody_else_may_read_it(url: str, tmp_path: Path) -> None:
    with person(url, "Ana", tmp_path) as first:
        mine = create_table(first, map="usa", chairs=["person", "random"], names=["Ana"])
    with person(url, "Ana", tmp_path) as again, person(url, "Luis", tmp_path) as other:
        assert open_table(again, mine.id).message.mine == [0]
        assert open_table(other, mine.id).message.mine == []
    assert {path.stat().st_mode & 0o777 for path in tmp_path.rglob("*.json")} == {0o600}


def test_a_refusal_has_the_code_and_the_language_of_the_server(url: str, tmp_path: Path) -> None:
    with person(url, "Ana", tmp_path, language="es") as ana:
        mine = create_table(ana, map="usa", chairs=["person", "random"], names=["Ana"])
        mine.start()
        with pytest.raises(TraviesaError) as refused:
            mine.do(0, "draw pile")
        assert refused.value.code == "action/wrong-phase"
        with pytest.raises(TraviesaError) as unknown:
            open_table(ana, "nowhere")
        assert unknown.value.code == "table/unknown"


def test_who_does_not_answer_and_who_is_something_else_are_told_apart(tmp_path: Path) -> None:
    silent = Connection("http://127.0.0.1:9", patience=0.3)
    with pytest.raises(TraviesaError) as refused:
        be_somebody(silent, "Ana", "en")
    assert refused.value.code == "client/unreachable"
    assert not list(tmp_path.iterdir())


def test_a_deed_sent_to_a_server_that_is_down_is_done_once_when_it_is_back(tmp_path: Path) -> None:
    links: list[bool] = []
    with (
        hosting(tmp_path / "host") as host,
        person(host.url, "Ana", tmp_path, on_link=links.append) as ana,
    ):
        table = create_table(ana, map="usa", chairs=["person", "person"], names=["Ana", "Eva"])
        table.start()
        for seat in (0, 1):
            table.do(seat, table.view(seat).legal()[-1])
        stream = Stream(ana, {table.id: table.message.version})
        heard: list[str] = []
        reader = threading.Thread(target=lambda: heard.extend(_deeds(stream)))
        reader.start()
        host.kill()
        restart = threading.Timer(1.5, host.start)
        restart.start()
        table.do(0, "draw pile")
        table.do(0, "draw pile")
        restart.join()
        assert [one.deed for one in table.happened if one.seat == 0 and one.phase != "setup"][-2:] == ["draw pile"] * 2
        assert open_table(ana, table.id).events == table.events
        table.do(1, "tickets")
        reader.join(15)
        assert heard == ["draw pile", "draw pile", "tickets"]
        assert links[0] is False
        assert links[-1] is True


def _deeds(stream: Stream) -> Iterator[str]:
    for message in stream.messages():
        for one in message.happened:
            if one.deed:
                yield one.deed
            if one.deed == "tickets":
                stream.close()


def test_a_stream_that_is_closed_while_it_waits_ends_at_once(host: Host, tmp_path: Path) -> None:
    with person(host.url, "Ana", tmp_path) as ana:
        table = create_table(ana, map="usa", chairs=["person", "random"], names=["Ana"])
        stream = Stream(ana, {table.id: 0})
        first = threading.Event()

        def listen() -> None:
            for _ in stream.messages():
                first.set()

        reader = threading.Thread(target=listen)
        reader.start()
        assert first.wait(10)
        stream.close()
        reader.join(3)
        assert not reader.is_alive()
