"""Leaving for good: name and words are nowhere any more, the games of the others go on."""

import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.browser import Browser, Message, done, refused
from tests.server.hosting.served import traviesa
from tests.server.people.conftest import PASSWORD, Visitors, fresh_name
from tests.server.people.test_ratings import games_of, rating_of, sit_down, win
from tests.server.playing import Party, party
from tests.server.serving import Host, hosting
from traviesa.archive import replay
from traviesa.language import FORMER
from traviesa.record_text import read_record

PATIENCE = 30.0


def leave_for_good(browser: Browser, password: str = PASSWORD) -> None:
    """Leave for good."""
    answer = browser.post("/api/me/deletion", name=browser.name, password=password)
    assert answer.status_code == 204, answer.text


def await_forgotten(browser: Browser, *tables: str) -> None:
    """Wait until somebody's name is gone from tables, as another player sees them."""
    begun = time.monotonic()
    for table in tables:
        while FORMER not in {chair["name"] for chair in browser.look(table)["chairs"]}:
            assert time.monotonic() - begun < PATIENCE, table
            time.sleep(0.05)


def seat_name(browser: Browser, table: str, seat: int) -> tuple[str, str]:
    """Give name and player of a chair."""
    chair = browser.look(table)["chairs"][seat]
    return chair["name"], chair["player"]


def await_own_turn(table: Party) -> None:
    """Choose tickets, then draw, and wait until the bots have had their turns."""
    with table.browsers[0].listen(f"{table.table}:0") as events:
        turns = 0
        for event in events:
            view = event.data["views"][0]
            if event.kind != "table" or not view["legal"]:
                continue
            keeps = view["legal"]["keep"]
            turns += view["phase"] == "turn"
            if turns == 2:
                return
            deed = "keep " + " ".join(keeps["tickets"]) if keeps else "draw pile"
            table.do(0, deed, view["moment"])


class Life:
    """Somebody who has done everything that can be done here, with somebody who stays."""

    def __init__(self, host: Host, visitors: Visitors) -> None:
        self.stays, self.leaves = visitors.enrol(host.url), visitors.enrol(host.url, fresh_name("Zoe"))
        self.word = f"word-{fresh_name('')[1:]}"
        self.finished = win(self.stays, self.leaves)
        self.running = sit_down([self.stays, self.leaves], ["random"], public=False)
        self.hosted, self.joined, self.left = (self._open(who) for who in (self.leaves, self.stays, self.stays))
        self.talk(self.leaves, self.finished, self.running.table, self.hosted, self.joined, self.left)
        done(self.leaves.post(f"/api/tables/{self.left}/leave"))
        done(self.leaves.post("/api/tokens", name=f"bot {self.word}"[:24], scopes=["play"]))
        assert self.leaves.http.put(f"/api/mutes/{self.stays.id}").status_code == 204

    def _open(self, host: Browser) -> str:
        table: str = done(host.post("/api/tables", map="usa", chairs=["person"] * 3, names=[host.name[:24]]))["table"]
        if host is not self.leaves:
            done(self.leaves.post(f"/api/tables/{table}/join", names=[self.leaves.name[:24]]))
        return table

    def talk(self, browser: Browser, *tables: str) -> None:
        """Say something at tables."""
        for table in tables:
            done(browser.post(f"/api/tables/{table}/chat", text=f"I am {self.word}", request=f"id-{self.word}"))


# --- what goes, and what stays --------------------------------------------------------------------------------
def test_who_leaves_is_forgotten_and_the_games_go_on(any_host: Host, visitors: Visitors) -> None:
    life = Life(any_host, visitors)
    stays, leaves = life.stays, life.leaves
    before = rating_of(stays)
    record = stays.get(f"/api/tables/{life.finished}/record").text
    leave_for_good(leaves)
    assert refused(leaves.get("/api/me")) == (401, "identity/nobody")
    assert refused(leaves.post("/api/session", name=leaves.name, password=PASSWORD)) == (401, "identity/password")
    assert refused(stays.get(f"/api/players/{leaves.id}")) == (404, "player/unknown")
    await_forgotten(stays, life.finished, life.running.table)
    for table in (life.finished, life.running.table, life.joined, life.left):
        seen = stays.get(f"/api/tables/{table}", since=0).text
        assert life.word not in seen
        assert leaves.name not in seen
    assert seat_name(stays, life.running.table, 1) == (FORMER, "")
    assert [chair["is_open"] for chair in stays.look(life.joined)["chairs"]] == [False, True, True]
    assert stays.look(life.hosted)["status"] == "closed"
    assert rating_of(stays) == before
    (game,) = games_of(stays)
    assert [(seat["name"], seat["player"]) for seat in game["seats"]][1] == (FORMER, "")
    after = stays.get(f"/api/tables/{life.finished}/record").text
    assert leaves.name not in after
    assert replay(read_record(after)).scores == replay(read_record(record)).scores
    await_own_turn(life.running)
    assert [one["resigned"] for one in stays.look(life.running.table)["views"][0]["seats"]] == [False, True, False]
    visitors.enrol(any_host.url, leaves.name)  # the name is free again


def test_no_trace_is_left_in_the_database_and_check_agrees(folder: Path, visitors: Visitors) -> None:
    with hosting(folder) as host:
        life = Life(host, visitors)
        for _ in range(20):
            done(life.leaves.post(f"/api/tables/{life.joined}/chat", text=f"{life.word} " * 10))
        leave_for_good(life.leaves)
        await_forgotten(life.stays, life.finished, life.running.table)
        await_farewell(folder)
        assert host.stop() in (0, -15)
    kept = b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())
    assert life.stays.name.encode() in kept
    for trace in (life.leaves.name, life.word, life.leaves.name.casefold()):
        assert trace.encode() not in kept, trace
    checked = traviesa("check", "--data", str(folder / "data"))
    assert (checked.returncode, checked.stdout.strip().endswith("everything agrees.")) == (0, True), checked.stdout


def await_farewell(folder: Path) -> None:
    """Wait until nobody is left to be forgotten."""
    begun = time.monotonic()
    while True:
        database = sqlite3.connect(folder / "data" / "traviesa.sqlite")
        left = database.execute("SELECT count(*) FROM farewells").fetchone()[0]
        database.close()
        if not left:
            return
        assert time.monotonic() - begun < PATIENCE
        time.sleep(0.05)


def test_a_server_killed_in_between_forgets_after_its_next_start(folder: Path, visitors: Visitors) -> None:
    host = Host(folder).start()
    try:
        life = Life(host, visitors)
        more = [win(life.stays, life.leaves) for _ in range(6)]
        leave_for_good(life.leaves)
        host.kill()
        host.start()
        await_forgotten(life.stays, life.finished, life.running.table, *more)
        await_farewell(folder)
        for table in more:
            assert seat_name(life.stays, table, 1) == (FORMER, "")
            kinds = [one["kind"] for one in life.stays.look(table, since=0)["happened"]]
            assert kinds.count("left") == 1
    finally:
        host.clear_away()


def test_another_process_forgets_too(big_host: Host, second: Host, visitors: Visitors) -> None:
    life = Life(big_host, visitors)
    there = visitors.come(second.url)
    done(there.post("/api/session", name=life.stays.name, password=PASSWORD))
    assert life.word in there.get(life.running.path, since=0).text
    with there.listen(f"{life.running.table}:0") as events:
        next(events)
        leave_for_good(life.leaves)
        left = next(event for event in events if "left" in {one["kind"] for one in event.data["happened"]})
        assert [chair["name"] for chair in left.data["chairs"]][1] == FORMER
    assert life.word not in there.get(life.running.path, since=0).text


def test_a_host_deletes_an_account_for_who_asks(any_host: Host, visitors: Visitors) -> None:
    life = Life(any_host, visitors)
    where = ["--data", str(any_host.settings.data), "--database-url", any_host.settings.database_url]
    unsure = traviesa("account", "delete", life.leaves.name, *where, "--lang", "es")
    assert (unsure.returncode, unsure.stderr.split(": ")[0]) == (2, "account/delete")
    assert done(life.leaves.get("/api/me"))["name"] == life.leaves.name
    with life.leaves.listen(life.running.table) as events:
        told = traviesa("account", "delete", life.leaves.name.upper(), "--yes", *where, "--lang", "es")
        assert told.stdout.startswith(f"{life.leaves.name} queda borrado"), told.stderr
        assert [event.kind for event in events][-1] == "goodbye"
    await_forgotten(life.stays, life.finished, life.running.table)
    assert life.word not in life.stays.get(life.running.path, since=0).text


def test_a_game_of_two_ends_and_is_not_rated(url: str, visitors: Visitors) -> None:
    ana, zoe = visitors.enrol(url), visitors.enrol(url)
    table = sit_down([ana, zoe])
    leave_for_good(zoe)
    await_forgotten(ana, table.table)
    assert ana.look(table.table)["status"] == "over"
    (game,) = games_of(ana)
    assert (game["rated"], game["seats"][0]["won"], rating_of(ana)) == (False, True, None)


def test_a_guest_leaves_by_name_alone(url: str) -> None:
    with party(url, 3) as table:
        table.keep_first()
        leave_for_good(table.browsers[1], password="")
        await_forgotten(table.browsers[0], table.table)
        assert refused(table.browsers[1].get("/api/me")) == (401, "identity/nobody")
        assert table.view(0)["seats"][1]["resigned"]


def test_nobody_leaves_by_mistake_or_by_a_token(url: str, visitors: Visitors) -> None:
    zoe = visitors.enrol(url)
    cases: list[tuple[Message, tuple[int, str]]] = [
        ({"name": "Somebody", "password": PASSWORD}, (422, "account/confirm")),
        ({"name": zoe.name, "password": "not the password"}, (401, "identity/password")),
        ({"name": zoe.name}, (401, "identity/password")),
        ({}, (400, "http/bad-request")),
    ]
    for body, refusal in cases:
        assert refused(zoe.post("/api/me/deletion", **body)) == refusal
    token = done(zoe.post("/api/tokens", name="bot", scopes=["play", "tables"]))["token"]
    stranger = visitors.come(url)
    headers = {"authorization": f"Bearer {token}"}
    for method, path in (("POST", "/api/me/deletion"), ("GET", "/api/me/export")):
        body = {"name": zoe.name, "password": PASSWORD} if method == "POST" else {}
        answer = stranger.http.request(method, path, json=body or None, headers=headers)
        assert refused(answer) == (403, "identity/in-person")
    assert done(zoe.get("/api/me"))["name"] == zoe.name


# --- taking along -------------------------------------------------------------------------------------------------
def test_what_is_held_about_one_is_told_whole(any_host: Host, visitors: Visitors) -> None:
    life = Life(any_host, visitors)
    found = done(life.leaves.get("/api/me/export"))
    assert (found["player"]["name"], found["player"]["has_password"]) == (life.leaves.name, True)
    assert [token["scopes"] for token in found["tokens"]] == ["read play"]
    assert found["muted"] == [life.stays.id]
    assert [(one["pool"], one["games"]) for one in found["ratings"]] == [("usa cards 2", 1)]
    tables = {one["table"]: one for one in found["tables"]}
    assert list(tables) == [life.finished, life.running.table, life.hosted, life.joined, life.left]
    assert [one["role"] for one in tables.values()] == ["sits", "sits", "sits", "sits", "left"]
    assert [one["hosts"] for one in tables.values()] == [False, False, True, False, False]
    over = tables[life.finished]
    assert [one["done"]["type"] for one in over["entries"]] == ["sat", "resigned", "said"]
    assert [(one["place"], one["figures"]["resigned"]) for one in over["results"]] == [(2, True)]
    assert life.leaves.get(over["record"]).text.startswith("traviesa: 1")
    assert all(life.word in str(one["entries"]) for one in tables.values())


def test_an_export_has_nothing_of_what_others_did(url: str) -> None:
    with party(url, 2) as table:
        table.draw_in_turn(2)
        ana, luis = (whole(browser, table) for browser in table.browsers)
        theirs = [one for one in ana["entries"] if one["done"]["type"] == "did"]
        assert {one["done"]["seat"] for one in theirs} == {0}
        numbers = [{one["number"] for one in mine["entries"]} for mine in (ana, luis)]
        assert not numbers[0] & numbers[1]
        assert len(numbers[0] | numbers[1]) == table.look(0)["version"]
        assert (ana["record"], ana["results"]) == ("", [])


def whole(browser: Browser, table: Party) -> dict[str, Any]:
    """Take along what is held about somebody at a table."""
    return next(one for one in done(browser.get("/api/me/export"))["tables"] if one["table"] == table.table)


def test_nobody_in_particular_has_nothing_to_take_along(url: str, visitors: Visitors) -> None:
    assert refused(visitors.come(url).get("/api/me/export")) == (401, "identity/nobody")


@pytest.mark.parametrize("path", ["/api/me/export"])
def test_what_is_held_about_one_is_kept_by_no_cache(url: str, visitors: Visitors, path: str) -> None:
    answer = visitors.come(url, "Ana").get(path)
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["content-type"] == "application/json"
