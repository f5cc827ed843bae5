"""The layout of a map, as a browser gets and keeps it."""

import gzip
import json
from pathlib import Path

import httpx

from tests.server.browser import Browser, done, refused
from tests.server.serving import hosting
from traviesa.cartography.shelf import layout_of, text_of
from traviesa.map_folders import find_map

TOY = Path(__file__).parent.parent / "maps" / "toy.toml"


def test_a_layout_is_had_by_the_digest_of_its_map_and_kept(url: str) -> None:
    browser = Browser(url)
    for offered in done(browser.get("/api/offer"))["maps"]:
        answer = browser.get(f"/api/maps/{offered['digest']}/layout")
        assert answer.json() == layout_of(find_map(offered["id"]))
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["cache-control"].startswith("public, max-age=86400")
        assert browser.get(f"/api/maps/{offered['id']}/layout").json() == answer.json()


def test_a_layout_travels_small(url: str) -> None:
    with httpx.stream("GET", f"{url}/api/maps/europe/layout", headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert len(raw) <= 30_000
    plain = httpx.get(f"{url}/api/maps/europe/layout", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == gzip.decompress(raw)


def test_the_layout_of_a_map_that_is_none_is_refused(url: str) -> None:
    for name in ("nowhere", "0" * 64, "europe.toml"):
        assert refused(Browser(url).get(f"/api/maps/{name}/layout")) == (404, "game/unknown-map")


def test_a_map_given_as_data_alone_gets_a_layout(tmp_path: Path) -> None:
    maps = tmp_path / "maps"
    maps.mkdir()
    (maps / "toy.toml").write_text(TOY.read_text(encoding="utf-8"), encoding="utf-8")
    with hosting(tmp_path, maps=[maps]) as host:
        browser = Browser(host.url)
        browser.http.timeout = 240
        made = browser.get("/api/maps/toy/layout")
        assert made.json() == json.loads(text_of(layout_of(find_map(str(TOY)))))
