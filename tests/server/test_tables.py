"""Tables before the start: set up, found, sat down at, left, started."""

import secrets
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.browser import Browser, done, refused
from tests.server.playing import NAMES, Party, party
from tests.server.serving import Host, hosting

TWO = {"map": "usa", "chairs": ["person", "person"]}


@pytest.fixture
def ana(url: str) -> Browser:
    """Somebody."""
    return Browser(url, "Ana")


@pytest.fixture
def beto(url: str) -> Browser:
    """Somebody else."""
    return Browser(url, "Beto")


def listed(browser: Browser, **asked: object) -> dict[str, dict[str, object]]:
    """List tables, by id."""
    return {one["id"]: one for one in done(browser.get("/api/tables", **asked))["tables"]}


def test_tables_are_listed_by_what_is_asked(any_host: Host) -> None:
    host = Browser(any_host.url, "Ana")
    days, live = {"kind": "days", "days": 2}, {"kind": "live", "bank": 60}
    wanted = done(host.post("/api/tables", map="usa", chairs=["person"] * 3, names=["Ana"], clock=days))["table"]
    full = done(host.post("/api/tables", map="europe", chairs=["person", "random"], names=["Ana"], clock=live))["table"]
    both = {wanted, full}
    for asked, found in (
        ({}, both),
        ({"map": "usa"}, {wanted}),
        ({"mode": "cards"}, both),
        ({"mode": "dice"}, set()),
        ({"seats": 2}, {full}),
        ({"clock": "days"}, {wanted}),
        ({"clock": "none"}, set()),
        ({"free": True}, {wanted}),
        ({"free": True, "map": "europe"}, set()),
        ({"status": "running"}, set()),
    ):
        assert {one for one in listed(host, mine=True, **asked) if one in both} == found, asked
        assert {one for one in listed(host, **asked) if one in both} == found, asked
    done(host.post(f"/api/tables/{wanted}/join", names=["Beto", "Carla"]))
    assert listed(host, mine=True, free=True) == {}
    assert refused(host.get("/api/tables", clock="sundial"))[0] == 400


# --- setting up ---------------------------------------------------------------------------------------------
def test_a_table_is_open_until_its_host_starts_it(ana: Browser, beto: Browser) -> None:
    made = done(ana.post("/api/tables", **TWO, names=["Ana"]))
    assert (made["status"], made["hosts"], made["mine"], made["views"]) == ("open", True, [0], [])
    assert [(chair["name"], chair["mine"], chair["is_open"]) for chair in made["chairs"]] == [
        ("Ana", True, False),
        ("", False, True),
    ]
    path = f"/api/tables/{made['table']}"
    assert refused(ana.post(f"{path}/start")) == (409, "table/not-full")
    joined = done(beto.post(f"{path}/join", names=["Beto"]))
    assert (joined["mine"], joined["hosts"]) == ([1], False)
    assert refused(beto.post(f"{path}/start")) == (409, "table/not-host")
    started = done(ana.post(f"{path}/start"))
    assert (started["status"], len(started["views"])) == ("running", 1)
    assert refused(ana.post(f"{path}/start")) == (409, "table/not-open")
    assert refused(beto.post(f"{path}/leave")) == (409, "table/not-open")


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({"map": "moon"}, 404, "game/unknown-map"),
        ({"map": "../usa"}, 404, "game/unknown-map"),
        ({"chairs": ["person"]}, 422, "game/seats"),
        ({"chairs": ["person", "wizard"]}, 422, "bot/unknown"),
        ({"mode": "chess"}, 422, "game/mode"),
        ({"names": ["Ana", "ana"]}, 422, "table/name-taken"),
        ({"names": ["Ana", "Beto", "Carla"]}, 409, "table/full"),
        ({"names": ["An\na"]}, 400, "http/bad-request"),
        ({"names": ["Ana\n"]}, 400, "http/bad-request"),
        ({"names": ["A\u2028B"]}, 400, "http/bad-request"),
        ({"names": ["\x00"]}, 400, "http/bad-request"),
        ({"names": ["a" * 25]}, 400, "http/bad-request"),
        ({"contribution": "a b"}, 400, "http/bad-request"),
        ({"contribution": "ab\n"}, 400, "http/bad-request"),
        ({"options": {"wagons_each": 10**30}}, 422, "map/rule-value"),
        ({"options": {"wagons_each": "many"}}, 422, "map/rule-value"),
        ({"options": {"no_such_rule": 1}}, 422, "map/rule-unknown"),
        ({"clock": {"kind": "live", "bank": -1}}, 400, "http/bad-request"),
        ({"clock": {"kind": "live", "bank": 10**19}}, 400, "http/bad-request"),
        ({"clock": {"kind": "days", "days": 10**9}}, 400, "http/bad-request"),
        ({"clock": {"kind": "live"}}, 422, "table/clock"),
        ({"clock": {"kind": "days"}}, 422, "table/clock"),
        ({"colour": "red"}, 400, "http/bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(ana: Browser, asked: dict[str, object], status: int, code: str) -> None:
    before = set(listed(ana, mine=True))
    assert refused(ana.post("/api/tables", **{**TWO, **asked})) == (status, code)
    assert set(listed(ana, mine=True)) == before


def test_nobody_in_particular_sets_up_nothing(url: str) -> None:
    assert refused(Browser(url).post("/api/tables", **TWO)) == (401, "identity/nobody")


def test_the_first_tables_of_a_new_server_can_all_be_set_up_at_once(folder: Path) -> None:
    with hosting(folder) as host:
        browsers = [Browser(host.url, f"Guest {k}") for k in range(12)]
        with ThreadPoolExecutor(12) as pool:
            made = list(pool.map(lambda one: one.post("/api/tables", **TWO, names=[one.name]), browsers))
        assert {done(answer)["status"] for answer in made} == {"open"}


# --- finding ------------------------------------------------------------------------------------------------
def test_lists_show_public_tables_and_ones_own(ana: Browser, beto: Browser) -> None:
    public = done(ana.post("/api/tables", **TWO, names=["Ana"]))["table"]
    private = done(ana.post("/api/tables", **TWO, names=["Ana"], public=False))["table"]
    europe = done(beto.post("/api/tables", map="europe", chairs=["person", "planner"], names=["Beto"]))["table"]
    done(beto.post(f"/api/tables/{europe}/start"))
    everything = listed(Browser(str(ana.http.base_url)))
    assert {public, europe} <= set(everything)
    assert private not in everything
    assert {public, private} <= set(listed(ana, mine=True))
    assert not {public, private} & set(listed(beto, mine=True))
    assert europe in listed(ana, map="europe", status="running")
    assert europe not in listed(ana, map="usa")
    assert europe not in listed(ana, status="open")
    assert everything[public]["free"] == 1
    assert everything[public]["names"] == ["Ana", ""]
    assert public not in listed(ana, before=everything[public]["changed_at"])


NO_LISTS = [{"status": "lost"}, {"before": -1}, {"before": "x"}, {"map": "m" * 41}, {"map": "usa\x00"}]


@pytest.mark.parametrize("asked", NO_LISTS)
def test_a_list_that_cannot_be_is_refused(ana: Browser, asked: dict[str, object]) -> None:
    assert refused(ana.get("/api/tables", **asked))[0] == 400


def test_what_somebody_calls_a_map_is_no_pattern(ana: Browser) -> None:
    done(ana.post("/api/tables", **TWO))
    for name in ("%", "us_", 'usa", "mode'):
        assert listed(ana, map=name) == {}


# --- by invitation ------------------------------------------------------------------------------------------
def test_a_private_table_is_not_there_for_who_is_not_invited(ana: Browser, beto: Browser) -> None:
    made = done(ana.post("/api/tables", **TWO, names=["Ana"], public=False))
    path, invitation = f"/api/tables/{made['table']}", made["invitation"]
    nowhere = refused(beto.get("/api/tables/nosuchtable1"))
    assert nowhere == (404, "table/unknown")
    asked = [
        beto.get(path),
        Browser(str(ana.http.base_url)).get(path),
        beto.post(f"{path}/join", names=["Beto"]),
        beto.post(f"{path}/join", names=["Beto"], invitation="wrong"),
        beto.post(f"{path}/watch", invitation=""),
        beto.post(f"{path}/chat", text="hello"),
        beto.post(f"{path}/start"),
        beto.get(f"{path}/record"),
        beto.get("/api/events", watch=made["table"]),
    ]
    assert {refused(answer) for answer in asked} == {nowhere}
    assert done(beto.post(f"{path}/join", names=["Beto"], invitation=invitation))["mine"] == [1]
    assert beto.look(made["table"])["invitation"] == invitation


def test_an_onlooker_is_let_in_by_invitation_and_cannot_let_others_in(ana: Browser, beto: Browser) -> None:
    made = done(ana.post("/api/tables", **TWO, names=["Ana"], public=False))
    path = f"/api/tables/{made['table']}"
    with ThreadPoolExecutor(8) as pool:
        seen = list(pool.map(lambda _: beto.post(f"{path}/watch", invitation=made["invitation"]), range(8)))
    assert {done(answer)["invitation"] for answer in seen} == {None}
    assert beto.look(made["table"])["mine"] == []
    assert refused(beto.post(f"{path}/chat", text="hello")) == (409, "table/not-seated")


# --- sitting down and leaving -------------------------------------------------------------------------------
def test_several_seats_of_one_device(ana: Browser, beto: Browser) -> None:
    made = done(ana.post("/api/tables", map="usa", chairs=["person"] * 3, names=["Ana", "Abuela"]))
    table = Party(made["table"], [ana, ana, beto])
    assert made["mine"] == [0, 1]
    done(beto.post(f"{table.path}/join", names=["Beto"]))
    started = done(ana.post(f"{table.path}/start"))
    assert [view["seat"] for view in started["views"]] == [0, 1]
    deed = "keep " + " ".join(started["views"][1]["legal"]["keep"]["tickets"])
    body = {"deed": deed, "moment": started["version"], "request": secrets.token_hex(8)}
    assert refused(ana.post(f"{table.path}/deeds", **body)) == (422, "action/not-your-turn")
    assert refused(ana.post(f"{table.path}/deeds", **body, seat=2)) == (422, "action/not-your-turn")
    assert done(ana.post(f"{table.path}/deeds", **body, seat=1))["happened"][0]["deed"] == deed
    assert done(ana.get(f"{table.path}/legal", seat=1))["deeds"] == []
    assert deed not in done(ana.get(f"{table.path}/legal", seat=0))["deeds"]
    table.keep_first()
    assert table.due() == [0]


def test_who_leaves_frees_every_chair(ana: Browser, beto: Browser) -> None:
    made = done(ana.post("/api/tables", map="usa", chairs=["person"] * 3, names=["Ana", "Abuela"]))
    path = f"/api/tables/{made['table']}"
    assert refused(beto.post(f"{path}/leave")) == (409, "table/not-seated")
    left = done(ana.post(f"{path}/leave"))
    assert [chair["is_open"] for chair in left["chairs"]] == [True] * 3
    assert made["table"] not in listed(ana, mine=True)
    assert refused(beto.post(f"{path}/join", names=["B", "b"])) == (422, "table/name-taken")
    assert done(beto.post(f"{path}/join", names=["Ana"]))["mine"] == [0]


def test_many_who_want_the_last_chair_get_it_once(any_host: Host) -> None:
    with party(any_host.url, 2, starts=False, chairs=["person"] * 3) as table:
        late = [Browser(any_host.url, f"Late {k}") for k in range(10)]
        with ThreadPoolExecutor(10) as pool:
            answers = list(pool.map(lambda one: one.post(f"{table.path}/join", names=[one.name]), late))
        assert sorted(answer.status_code for answer in answers) == [201] + [409] * 9
        assert [chair["is_open"] for chair in table.look(0)["chairs"]] == [False] * 3


def test_a_host_gives_a_table_up(ana: Browser, beto: Browser) -> None:
    made = done(ana.post("/api/tables", **TWO, names=["Ana"]))
    path = f"/api/tables/{made['table']}"
    assert refused(beto.post(f"{path}/close")) == (409, "table/not-host")
    assert done(ana.post(f"{path}/close"))["status"] == "closed"
    assert made["table"] not in listed(ana, mine=True)
    assert refused(beto.post(f"{path}/join", names=["Beto"])) == (409, "table/not-open")


def test_empty_chairs_are_filled_with_the_bot_asked_for(ana: Browser) -> None:
    made = done(ana.post("/api/tables", map="usa", chairs=["person"] * 3, names=["Ana"]))
    path = f"/api/tables/{made['table']}"
    assert refused(ana.post(f"{path}/start", fill="wizard")) == (422, "bot/unknown")
    started = done(ana.post(f"{path}/start", fill="random"))
    assert [chair["name"] for chair in started["chairs"]] == ["Ana", "Random 1", "Random 2"]


def test_shuffled_seats_are_still_everybodys_own(url: str) -> None:
    orders = set()
    for _ in range(6):
        with party(url, 3, shuffle_seats=True) as table:
            seats = [browser.look(table.table)["mine"] for browser in table.browsers]
            assert sorted(seats) == [[0], [1], [2]]
            for browser, name in zip(table.browsers, NAMES, strict=False):
                found = browser.look(table.table)
                assert found["chairs"][found["mine"][0]]["name"] == name
            orders.add(tuple(seat for (seat,) in seats))
    assert len(orders) > 1


def test_one_player_cannot_fill_the_server_with_tables(folder: Path) -> None:
    with hosting(folder, tables_per_player=3) as host:
        ana = Browser(host.url, "Ana")
        for _ in range(3):
            made = done(ana.post("/api/tables", **TWO))
        assert refused(ana.post("/api/tables", **TWO)) == (429, "limit/too-many")
        done(ana.post(f"/api/tables/{made['table']}/close"))
        done(ana.post("/api/tables", **TWO))
