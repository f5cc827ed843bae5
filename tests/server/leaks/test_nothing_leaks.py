"""Whole games in two worlds that differ only in what a seat may not know: all it is told is the same, byte by byte."""

import base64
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.contract.walking import TABLES
from tests.server.leaks.gathering import Gathering
from tests.server.leaks.leaking import LEAKS
from tests.server.leaks.otherwise import deal_otherwise, hands_exchanged
from tests.server.leaks.rehearsing import rehearse
from tests.server.leaks.worlds import LeakError, Worlds, told
from tests.server.serving import FAST

SAMPLE = [("usa", 3, 1, True), ("europe", 2, 0, False)]
"""Map, seats, the seat that may not know, and whether the table is public."""


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worlds]:
    """Two worlds."""
    found = Worlds(tmp_path_factory.mktemp("worlds"), **FAST)
    try:
        yield found.start()
    finally:
        found.clear_away()


def gather(worlds: Worlds, map_name: str, seats: int, seat: int, public: bool, seed: int = 1) -> Gathering:
    """Rehearse a game, find another deal for it, and sit everybody down."""
    name = f"{map_name}-{seats}-{seat}-{seed}-{worlds.now}"
    found = rehearse(map_name, seats, name)
    worlds.pass_time(1)
    return Gathering(worlds, found, deal_otherwise(found, seat, seed), seat, name, public)


def play_whole(table: Gathering, every: int, restart: int = -1) -> None:
    """Play a game up to the deed that ends it, and with it all hiding."""
    try:
        for number in table.play(every):
            if number == restart:
                table.close()
                table.worlds.restart()
                assert table.listen() == table.version
        assert number == len(table.found.steps) - 2
        table.listen_again()
        must_have_kept_secrets(table)
    finally:
        table.close()
    table.worlds.settle()


def must_have_kept_secrets(table: Gathering) -> None:
    """The secret of the shuffle was told to nobody yet, and the invitation to those alone who sit there."""
    for host in table.worlds.hosts:
        with closing(sqlite3.connect(host.settings.data / "traviesa.sqlite")) as database:
            asked = database.execute("SELECT secret, invitation FROM tables WHERE id = ?", [table.table])
            secret, invitation = asked.fetchone()
        hidden = [secret, secret.hex().encode(), base64.b64encode(secret)[:40], base64.urlsafe_b64encode(secret)[:40]]
        for person in table.everybody():
            text = b"\n".join(person.heard)
            assert [one for one in hidden if one in text] == [], person.name
            assert (invitation.encode() in text) == (person in table.seated), person.name


@pytest.mark.parametrize(("map_name", "seats", "seat", "public"), SAMPLE)
def test_a_whole_game_looks_the_same_whatever_is_hidden(
    worlds: Worlds, map_name: str, seats: int, seat: int, public: bool
) -> None:
    play_whole(gather(worlds, map_name, seats, seat, public), every=60)


@pytest.mark.soak
@pytest.mark.parametrize(("map_name", "seats"), TABLES)
def test_every_seat_of_every_table_is_told_the_same(worlds: Worlds, map_name: str, seats: int) -> None:
    for seat in range(seats):
        play_whole(gather(worlds, map_name, seats, seat, public=bool(seat % 2)), every=3, restart=80)


def test_a_bot_that_sits_in_plays_by_what_its_seat_may_know(worlds: Worlds) -> None:
    """Two others draw blind whatever they have; the bot in the third seat plays its game in both worlds alike."""
    seed = f"stand-in-{worlds.now}"
    found = rehearse("europe", 3, seed)
    table = Gathering(worlds, found, hands_exchanged(found.start, 0), 0, seed, public=False)
    table.close()
    for step in found.steps[:3]:
        table.do(step)
    for number in range(20):
        for seat in (1, 1, 2, 2) if number else (0, 0):
            table.draw(seat)
        if number == 0:
            table.me.ask("POST", f"{table.path}/away", {})
        table.await_bot()
    claimed = told(table.me.ask("GET", table.path))["views"][0]["routes"]
    assert 0 in claimed.values()


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_that_is_planted_is_found(worlds: Worlds, name: str) -> None:
    table = gather(worlds, "usa", 3, 1, public=True)
    worlds.leak(name)
    try:
        with pytest.raises(LeakError):
            list(table.play(3, until=60))
    finally:
        worlds.leak("")
        table.close()
