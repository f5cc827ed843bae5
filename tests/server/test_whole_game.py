"""Whole games over HTTP, with every message looked at."""

import random
import signal
from pathlib import Path

import pytest

from tests.server.browser import done
from tests.server.playing import Party, deeds_offered, party
from tests.server.serving import Host
from traviesa.archive import replay
from traviesa.record_text import read_record

TABLES = [("usa", 2), ("usa", 5), ("europe", 3)]


@pytest.mark.parametrize(("map_name", "seats"), TABLES)
def test_a_game_of_people_is_played_to_its_end_and_its_record_replays(url: str, map_name: str, seats: int) -> None:
    with party(url, seats, map=map_name) as table:
        last = table.finish(random.Random(seats))
        game = replay(read_record(table.browsers[0].get(f"{table.path}/record").text))
        (view,) = last["views"]
        assert [one["total"] for one in view["results"]] == game.scores
        assert [seat for seat, one in enumerate(view["results"]) if one["wins"]] == game.winners
        assert {route for route, owner in view["routes"].items() if owner >= 0} == {
            game.map_file.routes[number].id for number, owner in enumerate(game.owners) if owner >= 0
        }


@pytest.mark.parametrize("map_name", ["usa", "europe"])
def test_what_a_seat_is_offered_is_what_is_legal(url: str, map_name: str) -> None:
    with party(url, 2, map=map_name) as table:
        for _ in table.moves(random.Random(map_name)):
            for seat in range(2):
                assert_offers_are_legal(table, seat)


def assert_offers_are_legal(table: Party, seat: int) -> None:
    """The gathered offers of a view are the deeds of ``/legal``, each once, and as many as it says."""
    view = table.view(seat)
    legal = done(table.browsers[seat].get(f"{table.path}/legal"))
    if view["legal"] is None:
        assert legal["deeds"] == []
        return
    offered = [deed for deeds in deeds_offered(view["legal"]).values() for deed in deeds]
    assert legal["moment"] == view["moment"]
    assert sorted(offered) == sorted(legal["deeds"])
    assert view["legal"]["count"] == len(offered)


def test_bots_play_on_by_themselves(any_host: Host) -> None:
    with party(any_host.url, 1, bots=2) as table, table.browsers[0].listen(table.table) as events:
        chance, seen = random.Random(3), 0
        for event in events:
            if event.kind != "table":
                continue
            message = event.data
            seen += len(message["happened"])
            assert message["version"] == seen
            if message["status"] == "over":
                break
            (view,) = message["views"]
            if view["legal"]:
                deeds = deeds_offered(view["legal"])
                table.do(0, chance.choice(deeds[chance.choice(list(deeds))]), view["moment"])
        assert message["views"][0]["results"]


def test_the_server_stops_when_asked(folder: Path) -> None:
    host = Host(folder).start()
    try:
        with party(host.url, 2):
            assert host.stop() in (0, -signal.SIGTERM)
        assert "Traceback" not in host.log.read_text()
    finally:
        host.clear_away()
