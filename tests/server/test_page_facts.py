"""What a page needs beside the views: the facts of a map, and how one's tickets stand."""

from tests.server.browser import Browser, done, refused


def test_the_facts_of_a_map_name_its_routes_and_tickets_as_the_notation_does(url: str) -> None:
    browser = Browser(url)
    facts = done(browser.get("/api/maps/europe/facts"))
    assert facts["routes"]["dieppe-paris"] == {
        "ends": ["dieppe", "paris"],
        "length": 1,
        "colour": "purple",
        "kind": "track",
        "locomotives": 0,
        "twins": [],
    }
    assert facts["routes"]["pamplona-paris:1"]["twins"] == ["pamplona-paris:2"]
    assert facts["routes"]["palermo-smyrna"]["locomotives"] == 2
    assert facts["routes"]["venezia-zurich"]["kind"] == "tunnel"
    assert facts["cities"]["athina"] == {"name": "Athína", "name_es": "Atenas"}
    assert facts["tickets"]["brest-petrograd"] == {"ends": [["brest"], ["petrograd"]], "points": 20, "deck": "long"}


def test_facts_by_digest_may_be_kept_and_by_id_may_not(url: str) -> None:
    browser = Browser(url)
    by_id = browser.get("/api/maps/usa/facts")
    by_digest = browser.get(f"/api/maps/{done(by_id)['digest']}/facts")
    assert done(by_digest) == done(by_id)
    assert (by_id.headers["cache-control"], by_digest.headers["cache-control"]) == ("no-cache", "public, max-age=3600")
    assert refused(browser.get("/api/maps/moon/facts")) == (404, "game/unknown-map")


def test_how_tickets_stand_is_told_to_their_owner_alone(url: str) -> None:
    ana, beto = Browser(url, "Ana"), Browser(url, "Beto")
    table = done(ana.post("/api/tables", map="usa", chairs=["person", "person"], names=["Ana"]))["table"]
    path = f"/api/tables/{table}"
    assert done(ana.get(f"{path}/outlooks"))["tickets"] == []
    done(beto.post(f"{path}/join", names=["Beto"]))
    assert refused(Browser(url, "Carla").get(f"{path}/outlooks")) == (409, "table/not-seated")
    view = done(ana.post(f"{path}/start"))["views"][0]
    told = done(ana.get(f"{path}/outlooks"))
    assert told["moment"] == view["moment"]
    assert [one["ticket"] for one in told["tickets"]] == view["offered"]
    facts = done(ana.get("/api/maps/usa/facts"))
    for one in told["tickets"]:
        assert one["state"] == "open"
        assert one["wagons"] == sum(facts["routes"][route]["length"] for route in one["routes"])
        ends = facts["tickets"][one["ticket"]]["ends"]
        assert {one["cities"][0], one["cities"][-1]} == {ends[0][0], ends[1][0]}
