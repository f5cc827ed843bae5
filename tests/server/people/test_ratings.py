"""Ratings: from the results of games that count, each once, in an order that anybody can follow again."""

import random
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.browser import Browser, Message, done
from tests.server.hosting.served import traviesa
from tests.server.people.conftest import PASSWORD, Visitors
from tests.server.playing import Party
from tests.server.serving import Host
from traviesa.server.people.rating import Rating, played, reckoned

MAP = "usa"


def sit_down(browsers: Sequence[Browser], bots: Sequence[str] = (), **setup: Any) -> Party:
    """Sit people down at a public table, and start."""
    asked = {"map": MAP, "chairs": ["person"] * len(browsers) + list(bots), "names": ["0"], **setup}
    made = Party(done(browsers[0].post("/api/tables", **asked))["table"], list(browsers))
    invitation = browsers[0].look(made.table)["invitation"]
    for number, browser in enumerate(browsers[1:], 1):
        done(browser.post(f"{made.path}/join", names=[str(number)], invitation=invitation))
    done(browsers[0].post(f"{made.path}/start"))
    return made


def win(winner: Browser, loser: Browser, **setup: Any) -> str:
    """Let one win against another, who gives up at once; give the table."""
    table = sit_down([winner, loser], **setup)
    assert done(table.act(1, "resign"))["status"] == "over"
    return table.table


def rating_of(browser: Browser, seats: int = 2) -> Message | None:
    """Look up what everybody sees of somebody's rating on the map."""
    ratings = done(browser.get(f"/api/players/{browser.id}"))["ratings"]
    return next((one for one in ratings if (one["map"], one["mode"], one["seats"]) == (MAP, "cards", seats)), None)


def games_of(browser: Browser, reader: Browser | None = None, **asked: Any) -> list[Message]:
    """List somebody's games as a reader finds them."""
    found: list[Message] = done((reader or browser).get(f"/api/players/{browser.id}/games", **asked))["games"]
    return found


# --- reckoning ------------------------------------------------------------------------------------------------
places = st.lists(st.integers(1, 3), min_size=2, max_size=5)
ratings = st.builds(Rating, st.floats(0, 50), st.floats(0.5, 9), st.integers(0, 99))


@settings(max_examples=60)
@given(st.data(), places)
def test_who_wins_gains_most_and_who_shares_a_place_alike(data: st.DataObject, placed: list[int]) -> None:
    same = data.draw(ratings)
    after = played([same] * len(placed), placed)
    for one, place in zip(after, placed, strict=True):
        assert one.games == same.games + 1
        for other, further in zip(after, placed, strict=True):
            assert (one.mu > other.mu) == (place < further) or abs(one.mu - other.mu) < 1e-9


def test_a_rating_begins_at_1000_and_is_sure_of_what_it_shows() -> None:
    assert Rating().shown == 1000
    good, bad = Rating(), Rating()
    for _ in range(30):
        good, bad = played([good, bad], [1, 2])
    assert bad.shown < good.shown
    assert good.sigma < Rating().sigma


def kept(*changes: tuple[int, str, Any]) -> list[SimpleNamespace]:
    """Make the results of three rated games of two, as they are kept, with changes."""
    rows, before = [], [Rating(), Rating()]
    for number in (1, 2, 3):
        after = played(before, [1, 2])
        for seat in (0, 1):
            gained = after[seat].shown - before[seat].shown
            facts = {"table": f"t{number}", "seat": seat, "player": f"p{seat}", "place": seat + 1, "gained": gained}
            rows.append(SimpleNamespace(pool="usa cards 2", rated=number, **facts))
        before = after
    for row, name, value in changes:
        setattr(rows[row], name, value)
    return rows


def test_ratings_are_reckoned_again_from_what_is_kept() -> None:
    found = reckoned(kept())
    assert (found.wrong, {one.games for one in found.ratings.values()}) == ([], {3})


@pytest.mark.parametrize(
    ("change", "says"),
    [((2, "gained", 0), "gained of seat 0"), ((4, "rated", 9), "out of turn"), ((0, "place", 3), "gained of seat 0")],
)
def test_what_cannot_follow_from_the_games_before_is_found(change: tuple[int, str, Any], says: str) -> None:
    assert any(says in str(what) for _, what in reckoned(kept(change)).wrong)


def test_a_game_rated_twice_or_in_part_is_found() -> None:
    rows = kept()
    assert reckoned(rows[:2] + rows[4:]).wrong
    assert reckoned(rows[:3]).wrong
    assert reckoned(rows[:4] + kept((2, "rated", 2), (2, "table", "t9"))[2:3] + rows[4:]).wrong


# --- over HTTP ------------------------------------------------------------------------------------------------
def test_a_game_of_two_accounts_is_rated_once(any_host: Host, visitors: Visitors) -> None:
    ana, luis = visitors.enrol(any_host.url), visitors.enrol(any_host.url)
    assert rating_of(ana) is None
    table = win(ana, luis)
    first, second = rating_of(ana), rating_of(luis)
    assert first is not None
    assert second is not None
    assert first["rating"] > 1000 > second["rating"]
    assert (first["games"], first["provisional"]) == (1, True)
    (game,) = games_of(ana)
    assert (game["table"], game["rated"], game["own"]) == (table, True, [0])
    assert [seat["gained"] for seat in game["seats"]] == [first["rating"] - 1000, second["rating"] - 1000]
    assert [(seat["place"], seat["won"], seat["resigned"]) for seat in game["seats"]] == [
        (1, True, False),
        (2, False, True),
    ]
    win(luis, ana)
    again = rating_of(luis)
    assert again is not None
    assert (again["games"], again["rating"] > second["rating"]) == (2, True)


@pytest.mark.parametrize("setup", [{"public": False}, {"options": {"wagons_each": 20}}], ids=str)
def test_private_tables_and_other_rules_are_not_rated(url: str, visitors: Visitors, setup: Message) -> None:
    ana, luis = visitors.enrol(url), visitors.enrol(url)
    win(ana, luis, **setup)
    assert rating_of(ana) is rating_of(luis) is None
    assert [game["rated"] for game in games_of(ana)] == [False]


def test_guests_and_bots_rate_nobody(url: str, visitors: Visitors) -> None:
    ana, guest = visitors.enrol(url), visitors.come(url, "Guest")
    win(ana, guest)
    table = sit_down([ana], ["random"])
    done(table.act(0, "resign"))
    assert rating_of(ana) is None
    assert [game["seats"][1]["kind"] for game in games_of(ana)] == ["random", "person"]


def test_several_seats_of_one_person_do_not_rate_them(url: str, visitors: Visitors) -> None:
    ana, luis = visitors.enrol(url), visitors.enrol(url)
    table = sit_down([ana, luis], chairs=["person"] * 3, names=["Ana", "also Ana"])
    done(ana.post(f"{table.path}/resign", seat=0))
    done(ana.post(f"{table.path}/resign", seat=1))
    assert done(luis.get(table.path))["status"] == "over"
    assert rating_of(luis, 3) is None


def test_who_resigns_comes_last_and_a_bot_at_the_table_changes_nothing(url: str, visitors: Visitors) -> None:
    people = [visitors.enrol(url) for _ in range(3)]
    table = sit_down(people, ["random"])
    table.keep_first_of_people()
    for seat in (1, 2):
        done(table.act(seat, "resign"))
    table.finish_alone(0, random.Random(5))
    found = [rating_of(browser, 4) for browser in people]
    assert all(found)
    shown = [one["rating"] for one in found if one]
    assert shown[0] > shown[1] == shown[2]
    seats = games_of(people[0])[0]["seats"]
    assert [seat["place"] for seat in seats[1:3]] == [3, 3]
    assert seats[3]["gained"] is None


def test_who_was_sat_in_for_most_of_the_game_is_not_rated(url: str, visitors: Visitors) -> None:
    ana, luis = visitors.enrol(url), visitors.enrol(url)
    table = sit_down([ana, luis])
    done(table.act(1, "away"))
    table.finish_alone(0, random.Random(8))
    assert rating_of(ana) is rating_of(luis) is None
    (game,) = games_of(luis)
    assert game["seats"][1]["gained"] is None


def test_leaders_are_listed_with_sure_ratings_only(host: Host, visitors: Visitors) -> None:
    ana, luis, eva = (visitors.enrol(host.url) for _ in range(3))
    for _ in range(9):
        win(ana, luis, map="europe")
    assert not [one for one in leaders(ana) if one["id"] == ana.id]
    win(ana, luis, map="europe")
    win(ana, eva, map="europe")
    found = leaders(ana)
    assert {ana.id, luis.id} <= {one["id"] for one in found}
    assert eva.id not in {one["id"] for one in found}
    assert [one["rank"] for one in found] == list(range(1, len(found) + 1))
    assert [one["rating"] for one in found] == sorted((one["rating"] for one in found), reverse=True)
    assert found[1:] == leaders(ana, after=1)


def leaders(browser: Browser, **asked: Any) -> list[Message]:
    """List who leads on Europe with two seats."""
    found: list[Message] = done(browser.get("/api/ratings", map="europe", seats=2, **asked))["players"]
    return found


def test_two_processes_rate_every_game_once_and_check_reckons_the_same(
    big_host: Host, second: Host, visitors: Visitors
) -> None:
    shared = big_host.settings.database_url
    here = [visitors.enrol(big_host.url) for _ in range(4)]
    there = [visitors.come(second.url) for _ in here]
    for browser, known in zip(there, here, strict=True):
        done(browser.post("/api/session", name=known.name, password=PASSWORD))
    with ThreadPoolExecutor(4) as people:
        pairs = [(here[0], here[1]), (there[1], there[0]), (here[2], here[3]), (there[3], there[2])]
        played_out = list(people.map(lambda pair: [win(*pair) for _ in range(4)], pairs))
    assert len({table for tables in played_out for table in tables}) == 16
    found = [rating_of(browser) for browser in here]
    assert [one and one["games"] for one in found] == [8] * 4
    checked = traviesa("check", "--database-url", shared)
    assert (checked.returncode, checked.stdout.strip().endswith("everything agrees.")) == (0, True), checked.stdout
