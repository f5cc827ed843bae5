"""Mutes: whose words somebody does not read, wherever they would come from."""

import pytest

from tests.server.browser import Browser, Message, done, refused, until
from tests.server.people.conftest import Visitors
from tests.server.playing import Party, party
from tests.server.serving import Host


def words(message: Message) -> list[str]:
    """List what was said in a message."""
    return [one.get("text") or one.get("phrase") for one in message["happened"] if one["kind"] == "said"]


def mute(browser: Browser, other: str) -> None:
    """Mute somebody."""
    assert browser.http.put(f"/api/mutes/{other}").status_code == 204


def talk(table: Party) -> None:
    """Let everybody say something."""
    for seat, browser in enumerate(table.browsers):
        done(browser.post(f"{table.path}/chat", text=f"words of {seat}"))
        done(browser.post(f"{table.path}/chat", phrase="hello"))


def test_the_words_of_who_is_muted_are_not_shown(any_host: Host) -> None:
    with party(any_host.url, 3) as table:
        ana, luis, _ = table.browsers
        mute(ana, ana.look(table.table)["chairs"][1]["player"])
        talk(table)
        assert words(ana.look(table.table, since=0)) == ["words of 0", "hello", "words of 2", "hello"]
        everything = [word for seat in range(3) for word in (f"words of {seat}", "hello")]
        assert words(luis.look(table.table, since=0)) == everything
        with ana.listen(f"{table.table}:0") as events:
            assert words(until(events, ana.look(table.table)["version"])[0]) == words(ana.look(table.table, since=0))
        assert done(ana.get("/api/mutes"))["players"] == [{"id": luis.id, "name": "Beto"}]
        assert ana.http.delete(f"/api/mutes/{luis.id}").status_code == 204
        assert len(words(ana.look(table.table, since=0))) == 6
        assert done(ana.get("/api/mutes")) == {"players": []}


def test_a_stream_that_is_open_leaves_them_out_from_then_on(url: str) -> None:
    with party(url, 2) as table:
        ana, luis = table.browsers
        with ana.listen(table.table) as events:
            last = next(events).id
            done(luis.post(f"{table.path}/chat", text="before"))
            heard = next(events)
            assert words(heard.data) == ["before"]
            mute(ana, luis.id)
            assert next(events).kind == "goodbye"
        done(luis.post(f"{table.path}/chat", text="after"))
        done(ana.post(f"{table.path}/chat", text="own words"))
        with ana.listen(table.table, last) as events:
            found = until(events, ana.look(table.table)["version"])
            assert [word for message in found for word in words(message)] == ["own words"]


def test_an_answer_to_a_deed_leaves_them_out_too(url: str) -> None:
    with party(url, 2) as table:
        ana, luis = table.browsers
        mute(ana, luis.id)
        talk(table)
        assert words(done(ana.post(f"{table.path}/chat", text="and I", request="same-again"))) == ["and I"]
        assert words(done(ana.post(f"{table.path}/chat", text="and I", request="same-again"))) == ["and I"]
        assert words(done(luis.post(f"{table.path}/chat", text="what?"))) == ["what?"]
        assert words(done(ana.post(f"{table.path}/chat", text="and I", request="same-again"))) == []


def test_another_process_hears_of_a_mute_at_once(big_host: Host, visitors: Visitors, second: Host) -> None:
    ana = visitors.enrol(big_host.url)
    there = visitors.come(second.url)
    done(there.post("/api/session", name=ana.name, password="three wooden sleepers"))
    with party(big_host.url, 2) as table:
        luis = table.browsers[1]
        talk(table)
        with there.listen(f"{table.table}:0") as events:
            assert "words of 1" in words(next(events).data)
            mute(ana, luis.id)
            assert next(event for event in events if event.kind == "goodbye")
        assert words(there.look(table.table, since=0)) == ["words of 0", "hello"]


@pytest.mark.parametrize("other", ["nobody", "self"])
def test_nobody_is_muted_who_is_not_there(url: str, visitors: Visitors, other: str) -> None:
    ana = visitors.come(url, "Ana")
    answer = ana.http.put(f"/api/mutes/{ana.id if other == 'self' else other}")
    assert refused(answer) == (404, "player/unknown")
    assert refused(visitors.come(url).http.put(f"/api/mutes/{ana.id}")) == (401, "identity/nobody")
