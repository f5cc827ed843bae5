"""Deeds: each answers a version, is done once however often it is sent, or is refused with a code."""

import random
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.browser import Browser, Message, done, refused
from tests.server.playing import Party, choose, party
from tests.server.serving import Host


@pytest.fixture
def two(url: str) -> Iterator[Party]:
    """Two people, their first tickets chosen: seat 0 is to move."""
    with party(url) as table:
        table.keep_first()
        yield table


def count_deeds(table: Party) -> int:
    """Count what has been done at a table."""
    return sum(one["kind"] == "did" for one in table.browsers[0].look(table.table, since=0)["happened"])


# --- versions -------------------------------------------------------------------------------------------------
def test_a_deed_that_answers_what_no_longer_stands_is_refused(two: Party) -> None:
    old = two.view(0)["moment"]
    two.draw(0)
    assert refused(two.do(0, "draw pile", old)) == (409, "table/stale")
    assert done(two.do(0, "draw pile", two.view(0)["moment"]))["views"][0]["due"] == [1]


def test_a_deed_that_answers_what_has_not_been_is_refused(two: Party) -> None:
    assert refused(two.do(0, "draw pile", two.view(0)["moment"] + 1)) == (409, "table/stale")


def test_in_set_up_each_answers_what_it_was_dealt_whoever_was_first(url: str) -> None:
    with party(url, 3) as table:
        views = [table.view(seat) for seat in range(3)]
        for seat in (2, 0, 1):
            done(table.do(seat, choose(views[seat]["legal"], random.Random(1)), views[seat]["moment"]))
        assert table.due() == [0]


# --- once -----------------------------------------------------------------------------------------------------
def test_a_deed_sent_again_is_done_once(two: Party) -> None:
    moment, request = two.view(0)["moment"], secrets.token_hex(8)
    before = count_deeds(two)
    first = done(two.do(0, "draw pile", moment, request))
    for deed in ("draw pile", "tickets"):
        again = done(two.do(0, deed, moment, request))
        assert again["views"] == first["views"]
        assert again["version"] == first["version"]
    assert count_deeds(two) == before + 1


def test_a_deed_sent_many_times_at_once_is_done_once(any_host: Host) -> None:
    with party(any_host.url) as table:
        table.keep_first()
        moment, request, before = table.view(0)["moment"], secrets.token_hex(8), count_deeds(table)
        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda _: table.do(0, "draw pile", moment, request), range(16)))
        assert {done(answer)["version"] for answer in answers} == {table.look(0)["version"]}
        assert count_deeds(table) == before + 1


def test_a_late_copy_of_a_deed_does_not_bring_it_back_after_it_was_undone(url: str) -> None:
    with party(url) as table:
        table.draw_in_turn(4)
        view, request = table.view(0), secrets.token_hex(8)
        deed = f"claim {view['legal']['claim'][0]['route']} with {view['legal']['claim'][0]['pay'][0]['cards']}"
        done(table.do(0, deed, view["moment"], request))
        done(table.act(0, "undo"))
        assert done(table.do(0, deed, view["moment"], request))["views"][0]["routes"] == {}


def test_the_same_request_of_two_players_is_two_requests(two: Party) -> None:
    request = secrets.token_hex(8)
    done(two.do(0, "draw pile", two.view(0)["moment"], request))
    two.draw(0)
    done(two.do(1, "draw pile", two.view(1)["moment"], request))
    assert two.view(1)["phase"] == "second-card"


@pytest.mark.parametrize("what", ["chat", "undo"])
def test_other_things_sent_again_are_done_once_too(url: str, what: str) -> None:
    with party(url) as table:
        table.draw_in_turn(4)
        table.claim(0)
        body: Message = {"text": "hello"} if what == "chat" else {"seat": 0}
        request = secrets.token_hex(8)
        first = done(table.browsers[0].post(f"{table.path}/{what}", **body, request=request))
        again = done(table.browsers[0].post(f"{table.path}/{what}", **body, request=request))
        assert again["version"] == first["version"]


# --- refusals -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("deed", "code"),
    [
        ("keep nothing", "action/wrong-phase"),
        ("claim nowhere with 1 red", "notation/unknown"),
        ("sing", "notation/kind"),
        ("draw", "notation/malformed"),
        ("\x00", "notation/kind"),
    ],
)
def test_a_deed_that_is_not_legal_is_refused_and_nothing_changes(two: Party, deed: str, code: str) -> None:
    before = two.look(0)
    status, found = refused(two.do(0, deed, before["views"][0]["moment"]))
    assert (status, found.split("/")[0]) == (422, code.split("/")[0])
    after = two.look(0)
    assert {**after, "at": 0} == {**before, "at": 0}


def test_a_refusal_is_told_in_the_language_of_the_caller(two: Party) -> None:
    moment, said = two.view(1)["moment"], set()
    for language in ("en", "es"):
        two.browsers[1].http.headers["accept-language"] = language
        answer = two.do(1, "draw pile", moment)
        assert refused(answer) == (422, "action/not-your-turn")
        said.add(answer.json()["detail"])
    assert len(said) == 2


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"deed": "draw pile", "moment": 1},
        {"deed": "draw pile", "moment": -1, "request": "a" * 8},
        {"deed": "draw pile", "moment": 1.5, "request": "a" * 8},
        {"deed": "draw pile", "moment": 10**20, "request": "a" * 8},
        {"deed": "d" * 401, "moment": 1, "request": "a" * 8},
        {"deed": "draw pile", "moment": 1, "request": "short"},
        {"deed": "draw pile", "moment": 1, "request": "not-a-line\n"},
        {"deed": "draw pile", "moment": 1, "request": "a" * 8, "seat": 5},
        {"deed": ["draw"], "moment": 1, "request": "a" * 8},
    ],
)
def test_a_body_that_is_not_a_deed_is_refused(two: Party, body: Message) -> None:
    assert refused(two.browsers[0].post(f"{two.path}/deeds", **body)) == (400, "http/bad-request")


def test_a_body_that_is_no_json_is_refused(two: Party) -> None:
    bodies = [b"", b"{", b"\xff", b"null", b"[]", b"[" * 30_000, b'{"deed":' * 5_000, b'{"a":"\xed\xa0\x80"}']
    for body in bodies:
        assert refused(two.browsers[0].http.post(f"{two.path}/deeds", content=body))[0] == 400, body[:20]
    assert refused(two.browsers[0].http.post(f"{two.path}/deeds", content=b" " * 70_000))[0] == 413


def test_a_cookie_alone_does_nothing_without_the_header_of_our_page(two: Party) -> None:
    moment = two.view(0)["moment"]
    http = two.browsers[0].http
    body = {"deed": "draw pile", "moment": moment, "request": secrets.token_hex(8)}
    for headers in (
        {"x-traviesa": "1", "origin": "https://elsewhere.example"},
        {"x-traviesa": "1", "sec-fetch-site": "cross-site"},
        {"x-traviesa": "1", "origin": "null"},
    ):
        assert refused(http.post(f"{two.path}/deeds", json=body, headers=headers)) == (403, "identity/csrf")
    del http.headers["x-traviesa"]
    assert refused(http.post(f"{two.path}/deeds", json=body)) == (403, "identity/csrf")
    assert two.view(0)["moment"] == moment


def test_a_forged_cookie_is_nobodys(two: Party, url: str) -> None:
    name, value = next(iter(two.browsers[0].http.cookies.items()))
    for forged in (value[:-1] + ("0" if value[-1] != "0" else "1"), value.replace(".1.", ".2."), "x", "..", "é"):
        stranger = Browser(url)
        cookie = {b"cookie": f"{name}={forged}".encode()}
        assert refused(stranger.http.get("/api/me", headers=cookie)) == (401, "identity/nobody")


def test_an_onlooker_sees_what_everybody_sees_and_plays_nothing(two: Party, url: str) -> None:
    for onlooker in (Browser(url), Browser(url, "Onlooker")):
        (view,) = onlooker.look(two.table)["views"]
        own = two.view(0)
        assert (view["seat"], view["hand"], view["tickets"], view["legal"]) == (None, {}, [], None)
        assert view["market"] == own["market"]
        assert view["seats"] == own["seats"]
    body = {"deed": "draw pile", "moment": own["moment"], "request": secrets.token_hex(8)}
    assert refused(onlooker.post(f"{two.path}/deeds", **body)) == (409, "table/not-seated")
    assert refused(onlooker.get(f"{two.path}/legal")) == (409, "table/not-seated")


# --- giving up ------------------------------------------------------------------------------------------------
def test_of_two_the_other_wins_when_one_resigns(two: Party) -> None:
    over = done(two.act(0, "resign"))
    assert over["status"] == "over"
    assert [one["wins"] for one in over["views"][0]["results"]] == [False, True]
    assert refused(two.act(1, "resign")) == (409, "game/over")
    assert refused(two.do(1, "draw pile", two.view(1)["moment"])) == (409, "game/over")
    assert two.browsers[0].get(f"{two.path}/record").status_code == 200


def test_who_resigns_among_more_leaves_the_seat_to_a_bot_for_good(url: str) -> None:
    with party(url, 3) as table:
        table.keep_first()
        moment = table.view(0)["moment"]
        with table.browsers[1].listen(f"{table.table}:{table.look(1)['version']}") as events:
            done(table.act(0, "resign"))
            for event in events:
                if event.kind == "table" and event.data["views"][0]["due"] == [1]:
                    break
        for what in ("undo", "take-back", "away", "back", "resign"):
            assert refused(table.act(0, what))[1] == "table/resigned", what
        assert refused(table.do(0, "draw pile", moment)) == (409, "table/resigned")
        assert done(table.browsers[0].get(f"{table.path}/legal"))["deeds"] == []
        view = table.view(1)
        assert [one["resigned"] for one in view["seats"]] == [True, False, False]
        table.draw(1)


def test_a_game_given_up_in_set_up_has_a_record(url: str) -> None:
    with party(url) as table:
        view = table.view(1)
        done(table.do(1, choose(view["legal"], random.Random(1)), view["moment"]))
        done(table.act(0, "resign"))
        record = table.browsers[0].get(f"{table.path}/record")
        assert record.status_code == 200, record.text
        assert "resigned" in record.text


# --- letting a bot sit in -------------------------------------------------------------------------------------
def test_a_bot_sits_in_until_its_player_comes_back(two: Party) -> None:
    assert refused(two.act(0, "back")) == (409, "table/not-away")
    with two.browsers[1].listen(two.table) as events:
        done(two.act(0, "away"))
        for event in events:
            if event.kind == "table" and event.data["views"][0]["due"] == [1]:
                break
    assert two.view(1)["seats"][0]["away"] == "asked"
    assert refused(two.act(0, "away")) == (409, "table/away")
    assert done(two.act(0, "back"))["views"][0]["seats"][0]["away"] == ""
    two.draw(1)
    two.draw(1)
    assert two.due() == [0]
    two.draw(0)
