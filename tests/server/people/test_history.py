"""What others may know of somebody's games: those at public tables, and those they have seen themselves."""

import random
from collections import Counter
from typing import Any

from tests.server.browser import Browser, Message, done, refused
from tests.server.people.conftest import Visitors
from tests.server.people.test_ratings import games_of, sit_down, win
from tests.server.playing import party
from traviesa.archive import replay
from traviesa.map_folders import find_map
from traviesa.record_text import read_record
from traviesa.server.entry import Did
from traviesa.server.figures import count_deeds
from traviesa.vocabulary import TUNNEL


def statistics_of(browser: Browser, reader: Browser, **asked: Any) -> Message:
    """Look at somebody's statistics as a reader finds them."""
    return done(reader.get(f"/api/players/{browser.id}/statistics", **asked))


def test_a_page_is_of_accounts_alone(url: str, visitors: Visitors) -> None:
    owner, guest = visitors.enrol(url), visitors.come(url, "Guest")
    nobody = visitors.come(url)
    page = done(nobody.get(f"/api/players/{owner.id}"))
    assert page.keys() == {"id", "name", "since", "ratings"}
    assert done(nobody.get("/api/players", name=f" {owner.name.upper()}")) == page
    for path in (guest.id, "nobody", f"{guest.id}/games", f"{guest.id}/statistics"):
        assert refused(nobody.get(f"/api/players/{path}")) == (404, "player/unknown")
    assert refused(nobody.get("/api/players", name="Nobody At All")) == (404, "player/unknown")
    assert games_of(guest) == []


def test_a_private_game_is_known_to_who_was_there_alone(url: str, visitors: Visitors) -> None:
    ana, luis, watcher, stranger = (visitors.enrol(url) for _ in range(4))
    nobody = visitors.come(url)
    secret = sit_down([ana, luis], public=False)
    invitation = ana.look(secret.table)["invitation"]
    done(watcher.post(f"{secret.path}/watch", invitation=invitation))
    done(secret.act(1, "resign"))
    public = win(ana, luis)
    for reader in (ana, luis, watcher):
        assert [game["table"] for game in games_of(ana, reader)] == [public, secret.table]
    for reader in (stranger, nobody):
        assert [game["table"] for game in games_of(ana, reader)] == [public]
        assert statistics_of(ana, reader)["games"] == 1
        assert secret.table not in reader.get(f"/api/players/{ana.id}/games").text
    assert statistics_of(ana, ana)["games"] == 2


def test_games_come_in_pages_and_by_what_is_asked(url: str, visitors: Visitors) -> None:
    ana, luis = visitors.enrol(url), visitors.enrol(url)
    tables = [win(ana, luis, map=name) for name in ("usa", "europe", "usa")]
    assert [game["table"] for game in games_of(ana)] == tables[::-1]
    assert [game["table"] for game in games_of(ana, map="usa")] == [tables[2], tables[0]]
    assert games_of(ana, seats=3) == games_of(ana, mode="dice") == []
    (middle,) = games_of(ana, map="europe")
    assert [game["table"] for game in games_of(ana, before=middle["ended_at"])] == [tables[0]]
    assert statistics_of(ana, luis, map="europe")["games"] == 1


def test_an_account_is_named_at_its_chair_and_a_guest_has_no_page(url: str, visitors: Visitors) -> None:
    ana, guest = visitors.enrol(url), visitors.come(url, "Guest")
    table = win(ana, guest)
    assert [chair["player"] for chair in ana.look(table)["chairs"]] == [ana.id, guest.id]
    (game,) = games_of(ana)
    assert [seat["player"] for seat in game["seats"]] == [ana.id, ""]


def test_statistics_say_what_the_record_says(url: str) -> None:
    with party(url, 2, map="europe") as table:
        table.finish(random.Random(3))
        record = read_record(table.browsers[0].get(f"{table.path}/record").text)
        game = replay(record)
        for seat, browser in enumerate(table.browsers):
            found, result = statistics_of(browser, browser), game.results()[seat]
            deeds = Counter(line.deed.split()[0] for line in record.deeds if line.seat == seat)
            drawn = Counter(line.deed for line in record.deeds if line.seat == seat)
            routes = [game.map_file.routes[n] for n, owner in enumerate(game.owners) if owner == seat]
            assert (found["games"], found["won"], found["lost"]) == (1, int(result.wins), int(not result.wins))
            assert found["points_mean"] == found["points_best"] == result.total
            assert found["tickets"] == len(result.completed) + len(result.failed)
            assert found["tickets_completed"] == len(result.completed)
            assert found["tickets_asked"] == deeds["tickets"]
            assert found["routes"] == len(routes)
            assert found["routes_by_length"] == Counter(str(route.length) for route in routes)
            assert (found["tunnels_paid"], found["tunnels_withdrawn"]) == (deeds["pay"], deeds["withdraw"])
            assert found["tunnels_tried"] >= sum(route.kind == TUNNEL for route in routes)
            assert found["stations"] == deeds["build"]
            assert found["trail_longest"] == result.trail
            assert found["cards_blind"] == drawn["draw pile"]
            assert found["cards_face_up"] == deeds["draw"] - drawn["draw pile"]
            assert found["locomotives_taken"] == drawn["draw locomotive"]
            assert found["wagons_left_mean"] == game.wagons[seat]
            assert 0 <= found["seconds_a_deed"] < 10


def test_locomotives_laid_for_a_tunnel_and_taken_back_are_not_played() -> None:
    map_file = find_map("europe")
    tunnel = next(route.id for route in map_file.routes if route.kind == TUNNEL)
    deeds = [f"claim {tunnel} with 1 red + 2 locomotive", "withdraw", f"claim {tunnel} with 3 locomotive"]
    found = count_deeds(map_file, [Did(0, deed) for deed in [*deeds, "pay 1 locomotive", "draw locomotive"]])
    assert (found["locomotives_played"], found["locomotives_taken"], found["tunnels_tried"]) == (4, 1, 2)
