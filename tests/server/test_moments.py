"""Moments: what was seen after each entry is shown again, nothing more; once a game is over everything."""

import random
from typing import Any

import pytest

from tests.server.browser import Browser, Message, done, refused
from tests.server.playing import Party, party, view_of
from tests.server.serving import Host

OWN = ("hand", "tickets", "completed", "offered", "sealed", "put_away")


def moments_of(browser: Browser, path: str) -> list[Message]:
    """Fetch every moment, a handful at a time."""
    found: list[Message] = []
    while True:
        after = found[-1]["number"] if found else 0
        answer = done(browser.get(f"{path}/moments", after=after))
        found += answer["moments"]
        if not answer["moments"] or found[-1]["number"] == answer["numbers"][-1]:
            assert [one["number"] for one in found] == answer["numbers"]
            return found


def as_view(moment: Message, seat: int) -> Message:
    """Put a seat's view together, without what it could do then."""
    own = next(one for one in moment["own"] if one["seat"] == seat)
    return {**moment["public"], **own}


def lasting(view: Message) -> Message:
    """Leave out what tells what can be done, and what the clock says."""
    seats = [{key: value for key, value in one.items() if key != "clock"} for one in view["seats"]]
    return {**{key: view[key] for key in view if key not in ("legal", "may_undo", "moment")}, "seats": seats}


@pytest.fixture(scope="module", params=["usa", "europe"])
def played(request: pytest.FixtureRequest, host: Host) -> Any:
    """A game played to its end, with what seat 0 was shown after each entry; a deed was taken back on the way."""
    chance = random.Random(7)
    with party(host.url, 3, map=request.param) as table:
        seen: dict[int, Message] = {}
        for answer in table.moves(chance):
            seen[answer["version"]] = table.view(0) if answer["status"] == "running" else view_of(table.look(0), 0)
            if answer["views"][0]["may_undo"] and chance.random() < 0.2:
                seat = answer["views"][0]["seat"]
                if table.act(seat, "undo").status_code == 201:
                    seen[table.look(0)["version"]] = table.view(0)
        yield table, seen


def test_a_moment_shows_again_what_its_seat_was_shown_then(played: tuple[Party, dict[int, Message]]) -> None:
    table, seen = played
    found = {one["number"]: one for one in moments_of(table.browsers[0], table.path)}
    assert set(seen) <= set(found)
    assert any(one["happened"]["kind"] == "undone" for one in found.values())
    for number, view in seen.items():
        assert lasting(as_view(found[number], 0)) == lasting(view), number


def test_a_single_moment_is_the_one_of_the_list(played: tuple[Party, dict[int, Message]]) -> None:
    table, _ = played
    found = moments_of(table.browsers[1], table.path)
    for one in random.Random(1).sample(found, 6):
        assert done(table.browsers[1].get(f"{table.path}/moments/{one['number']}")) == one


def test_when_a_game_is_over_every_seat_is_shown_to_whoever_may_look(played: tuple[Party, dict[int, Message]]) -> None:
    table, _ = played
    onlooker = Browser(str(table.browsers[0].http.base_url), "Olga")
    try:
        for one in moments_of(onlooker, table.path):
            assert [own["seat"] for own in one["own"]] == [0, 1, 2]
            counts = [sum(own["hand"].values()) for own in one["own"]]
            assert counts == [seat["cards"] for seat in one["public"]["seats"]]
            assert all(own["sealed"] == "" for own in one["own"])
    finally:
        onlooker.close()


def test_while_a_game_goes_on_nobody_is_shown_another_seat(url: str) -> None:
    with party(url) as table:
        table.draw_in_turn(2)
        onlooker = Browser(url, "Olga")
        for browser, seats in ((table.browsers[0], [0]), (table.browsers[1], [1]), (onlooker, [])):
            found = moments_of(browser, table.path)
            assert all([own["seat"] for own in one["own"]] == seats for one in found)
            drawn = [one["happened"]["seat"] for one in found if one["happened"].get("drawn")]
            assert sorted(set(drawn)) == seats
        onlooker.close()


def test_a_first_choice_that_was_taken_back_stays_ones_own_for_ever(url: str) -> None:
    with party(url) as table:
        view = table.view(0)
        tickets = view["legal"]["keep"]["tickets"]
        done(table.do(0, f"keep {tickets[0]} {tickets[1]}", view["moment"]))
        done(table.act(0, "undo"))
        table.keep_first()
        done(table.act(1, "resign"))
        own, other = [moments_of(browser, table.path) for browser in table.browsers]
        sealed = next(k for k, one in enumerate(own) if one["happened"].get("deed", "").startswith("keep "))
        assert own[sealed]["own"][0]["sealed"]
        assert other[sealed]["happened"]["deed"] == "keep"
        assert other[sealed]["own"][0]["sealed"] == ""


def test_a_table_is_looked_back_at_by_those_alone_who_may_look_at_it(url: str) -> None:
    with party(url, public=False) as table:
        stranger = Browser(url, "Otto")
        assert refused(stranger.get(f"{table.path}/moments")) == (404, "table/unknown")
        assert refused(stranger.get(f"{table.path}/moments/3")) == (404, "table/unknown")
        stranger.close()


def test_a_moment_that_is_not_there_is_refused(url: str) -> None:
    with party(url, starts=False) as table:
        assert done(table.browsers[0].get(f"{table.path}/moments")) == {
            "table": table.table,
            "numbers": [],
            "moments": [],
        }
        assert refused(table.browsers[0].get(f"{table.path}/moments/1")) == (404, "table/no-moment")
        done(table.browsers[0].post(f"{table.path}/start"))
        version = table.look(0)["version"]
        assert done(table.browsers[0].get(f"{table.path}/moments/{version}"))["number"] == version
        assert refused(table.browsers[0].get(f"{table.path}/moments/{version + 1}")) == (404, "table/no-moment")


def test_a_game_that_goes_on_is_followed_and_looked_back_at(url: str) -> None:
    with party(url) as table:
        table.keep_first()
        first = moments_of(table.browsers[0], table.path)
        table.draw(0)
        again = moments_of(table.browsers[0], table.path)
        assert again[: len(first)] == first
        assert len(again) == len(first) + 1
