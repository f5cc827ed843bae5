"""What somebody chose about the page, and what a guest is called."""

import pytest

from tests.server.browser import done, refused
from tests.server.people.conftest import PASSWORD, Visitors, fresh_name
from tests.server.serving import Host
from traviesa.server.people.choices import Choices, _read

CHOSEN = {"language": "es", "look": "dark", "motion": False}


def test_what_one_chose_is_there_in_another_browser(any_host: Host, visitors: Visitors) -> None:
    ana = visitors.enrol(any_host.url)
    assert done(ana.get("/api/me/settings")) == {}
    assert done(ana.http.put("/api/me/settings", json=CHOSEN | {"sounds": True})) == CHOSEN | {"sounds": True}
    done(ana.http.put("/api/me/settings", json=CHOSEN))
    elsewhere = visitors.come(any_host.url)
    done(elsewhere.post("/api/session", name=ana.name, password=PASSWORD))
    assert done(elsewhere.get("/api/me/settings")) == CHOSEN


def test_a_guest_who_becomes_an_account_takes_the_choice_along(url: str, visitors: Visitors) -> None:
    ana = visitors.come(url, "Ana")
    done(ana.http.put("/api/me/settings", json=CHOSEN))
    done(ana.post("/api/accounts", name=fresh_name(), password=PASSWORD))
    assert done(ana.get("/api/me/settings")) == CHOSEN


@pytest.mark.parametrize(
    "body", [{"look": "pink"}, {"sounds": "loud"}, {"language": "x" * 9}, {"anything": 1}, [], {"motion": 2}]
)
def test_nothing_else_is_kept(url: str, visitors: Visitors, body: object) -> None:
    ana = visitors.come(url, "Ana")
    assert refused(ana.http.put("/api/me/settings", json=body))[0] == 400
    assert done(ana.get("/api/me/settings")) == {}


def test_it_is_exported_and_goes_with_its_player(host: Host, visitors: Visitors) -> None:
    ana, other = visitors.enrol(host.url), visitors.come(host.url, "Luis")
    done(ana.http.put("/api/me/settings", json=CHOSEN))
    assert done(ana.get("/api/me/export"))["settings"] == CHOSEN
    assert done(other.get("/api/me/export"))["settings"] == {}
    assert ana.post("/api/me/deletion", name=ana.name, password=PASSWORD).status_code == 204
    assert refused(ana.get("/api/me/settings")) == (401, "identity/nobody")


def test_only_somebody_in_person_chooses(url: str, visitors: Visitors) -> None:
    assert refused(visitors.come(url).get("/api/me/settings")) == (401, "identity/nobody")
    ana = visitors.enrol(url)
    token = done(ana.post("/api/tokens", name="bot", scopes=["play"]))["token"]
    program = visitors.come(url)
    program.http.headers["authorization"] = f"Bearer {token}"
    assert refused(program.http.put("/api/me/settings", json=CHOSEN)) == (403, "identity/in-person")


def test_what_another_version_kept_is_left_out() -> None:
    assert _read('{"look":"dark","weather":"rain"}') == Choices(look="dark")


def test_a_guest_takes_another_name_and_an_account_keeps_its_own(any_host: Host, visitors: Visitors) -> None:
    ana = visitors.come(any_host.url, "Express 12")
    assert done(ana.http.put("/api/me", json={"name": "Ana"}))["name"] == "Ana"
    assert done(ana.get("/api/me"))["name"] == "Ana"
    assert refused(ana.http.put("/api/me", json={"name": "former player"}))[1] == "name/reserved"
    eva = visitors.enrol(any_host.url)
    assert refused(eva.http.put("/api/me", json={"name": "Ana"})) == (422, "account/name-kept")
    assert done(eva.get("/api/me"))["name"] == eva.name
