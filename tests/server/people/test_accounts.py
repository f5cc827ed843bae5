"""Accounts: a name and a password with which somebody comes back."""

import secrets
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.browser import done, refused
from tests.server.people.conftest import PASSWORD, Visitors, fresh_name
from tests.server.playing import party
from tests.server.serving import Host


def test_a_guest_becomes_an_account_and_keeps_the_seats(any_host: Host, visitors: Visitors) -> None:
    with party(any_host.url, 2) as table:
        guest, name = table.browsers[0], fresh_name()
        before = done(guest.get("/api/me"))
        account = done(guest.post("/api/accounts", name=name, password=PASSWORD))
        assert account == before | {"kind": "account", "name": name}
        table.keep_first()
        assert guest.look(table.table)["mine"] == [0]
        elsewhere = visitors.come(any_host.url)
        done(elsewhere.post("/api/session", name=name.upper(), password=PASSWORD))
        assert elsewhere.look(table.table)["mine"] == [0]


def test_the_cookie_of_the_guest_ends_when_it_becomes_an_account(url: str, visitors: Visitors) -> None:
    guest = visitors.come(url, "Ana")
    thief = visitors.come(url)
    thief.http.cookies.set("traviesa", guest.http.cookies["traviesa"])
    assert done(thief.get("/api/me"))["id"] == guest.id
    done(guest.post("/api/accounts", name=fresh_name(), password=PASSWORD))
    assert refused(thief.get("/api/me")) == (401, "identity/nobody")


def test_a_name_is_taken_once_however_it_is_written(any_host: Host, visitors: Visitors) -> None:
    name = f"ace {secrets.randbelow(10**8)}"
    visitors.enrol(any_host.url, name)
    for alike in (name, name.upper(), name.replace("ace", "\u0430\u0441\u0435")):
        again = visitors.come(any_host.url).post("/api/accounts", name=alike, password=PASSWORD)
        assert refused(again) == (409, "account/name-taken")


def test_who_has_an_account_does_not_make_another(url: str, visitors: Visitors) -> None:
    again = visitors.enrol(url).post("/api/accounts", name=fresh_name(), password=PASSWORD)
    assert refused(again) == (409, "account/have-one")


@pytest.mark.parametrize(("password", "code"), [("short", "password/length"), ("aaaaaaaaaa", "password/weak")])
def test_a_password_that_is_guessed_at_once_is_refused(url: str, password: str, code: str, visitors: Visitors) -> None:
    answer = visitors.come(url).post("/api/accounts", name=fresh_name(), password=password)
    assert refused(answer) == (422, code)


def test_a_wrong_name_and_a_wrong_password_are_refused_alike_and_as_slowly(url: str, visitors: Visitors) -> None:
    name = visitors.enrol(url).name
    stranger, took = visitors.come(url), {}
    texts = set()
    for asked in (name, fresh_name("Nobody")):
        stranger.post("/api/session", name=asked, password="not the password")
        times = []
        for _ in range(5):
            begun = time.perf_counter()
            answer = stranger.post("/api/session", name=asked, password="not the password")
            times.append(time.perf_counter() - begun)
            texts.add(answer.text)
            assert refused(answer) == (401, "identity/password")
        took[asked] = min(times)
    assert len(texts) == 1
    known, unknown = took.values()
    assert unknown > known / 2, took


def test_signing_out_here_leaves_other_devices_and_everywhere_ends_them(any_host: Host, visitors: Visitors) -> None:
    name = visitors.enrol(any_host.url).name
    phone, laptop = visitors.come(any_host.url), visitors.come(any_host.url)
    for device in (phone, laptop):
        done(device.post("/api/session", name=name, password=PASSWORD))
    assert phone.http.delete("/api/session").status_code == 204
    assert refused(phone.get("/api/me")) == (401, "identity/nobody")
    assert done(laptop.get("/api/me"))["name"] == name
    done(phone.post("/api/session", name=name, password=PASSWORD))
    assert phone.http.delete("/api/sessions").status_code == 204
    assert refused(laptop.get("/api/me")) == (401, "identity/nobody")


def test_the_streams_of_ended_sessions_end(url: str) -> None:
    with party(url, 2) as table:
        player = table.browsers[0]
        done(player.post("/api/accounts", name=fresh_name(), password=PASSWORD))
        with player.listen(table.table) as events:
            assert next(events).kind == "table"
            assert player.http.delete("/api/sessions").status_code == 204
            assert next(events).kind == "goodbye"


def test_a_changed_password_ends_the_old_one_and_every_other_session(url: str, visitors: Visitors) -> None:
    owner = visitors.enrol(url)
    other = visitors.come(url)
    done(other.post("/api/session", name=owner.name, password=PASSWORD))
    wrong = owner.http.put("/api/me/password", json={"old": "something else", "new": "another password"})
    assert refused(wrong) == (401, "identity/password")
    done(owner.http.put("/api/me/password", json={"old": PASSWORD, "new": "another password"}))
    assert done(owner.get("/api/me"))["name"] == owner.name
    assert refused(other.get("/api/me")) == (401, "identity/nobody")
    assert refused(other.post("/api/session", name=owner.name, password=PASSWORD)) == (401, "identity/password")
    done(other.post("/api/session", name=owner.name, password="another password"))


def test_a_guest_is_not_signed_in_elsewhere_while_it_sits_at_a_table(url: str, visitors: Visitors) -> None:
    name = visitors.enrol(url).name
    with party(url, 2) as table:
        guest = table.browsers[1]
        answer = guest.post("/api/session", name=name, password=PASSWORD)
        assert refused(answer) == (409, "account/guest-sits")
        assert guest.look(table.table)["mine"] == [1]
        done(guest.post("/api/session", name=name, password=PASSWORD, leave_tables=True))
        assert guest.look(table.table)["mine"] == []


def reset_link(host: Host, name: str) -> subprocess.CompletedProcess[str]:
    """Ask the command line for a link, as who runs the server does."""
    where = ["--data", str(host.settings.data), "--database-url", host.settings.database_url]
    command = [sys.executable, "-m", "traviesa", "account", "reset", name, *where, "--lang", "es"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_lost_password_is_set_anew_by_a_link_of_the_host_once(any_host: Host, visitors: Visitors) -> None:
    owner = visitors.enrol(any_host.url)
    link, told = reset_link(any_host, owner.name.lower()).stdout.splitlines()
    code = link.partition("#")[2]
    assert code in told
    assert "una sola vez" in told
    browser = visitors.come(any_host.url)
    assert refused(browser.post("/api/resets", code=code, password="short")) == (422, "password/length")
    done(browser.post("/api/resets", code=code, password="found again, at last"))
    assert done(browser.get("/api/me"))["name"] == owner.name
    assert refused(owner.get("/api/me")) == (401, "identity/nobody")
    done(owner.post("/api/session", name=owner.name, password="found again, at last"))
    assert refused(browser.post("/api/resets", code=code, password="a third password")) == (422, "account/reset")


def test_a_later_link_ends_the_earlier_one_and_time_ends_both(host: Host, visitors: Visitors) -> None:
    owner = visitors.enrol(host.url)
    first, second = (reset_link(host, owner.name).stdout.partition("#")[2].split()[0] for _ in range(2))
    assert refused(owner.post("/api/resets", code=first, password=PASSWORD)) == (422, "account/reset")
    with sqlite3.connect(host.settings.data / "traviesa.sqlite") as database:
        database.execute("UPDATE resets SET expires_at = 1")
    database.close()
    assert refused(owner.post("/api/resets", code=second, password=PASSWORD)) == (422, "account/reset")


def test_no_link_is_made_for_a_name_nobody_has(host: Host) -> None:
    answer = reset_link(host, "Nobody At All")
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr.startswith("player/unknown")


def test_passwords_codes_and_cookies_are_nowhere_in_the_database_or_the_log(folder: Path, visitors: Visitors) -> None:
    host = Host(folder).start()
    try:
        owner = visitors.enrol(host.url)
        code = reset_link(host, owner.name).stdout.partition("#")[2].split()[0]
        cookie = owner.http.cookies["traviesa"].rpartition(".")[2]
        host.stop()
        kept = b"".join(file.read_bytes() for file in folder.rglob("*") if file.is_file())
        assert owner.name.encode() in kept
        for secret in (PASSWORD, code, cookie):
            assert secret.encode() not in kept
    finally:
        host.clear_away()
