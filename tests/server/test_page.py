"""The page in the browser as the server gives it: where, in which form and language, and with what leave."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.datastructures import State
from litestar.testing import TestClient

from tests.server.browser import refused
from tests.server.serving import Host
from traviesa.server.api.page import asset, place
from traviesa.server.page import FOLDER, Page

PLACES = ["/", "/reset", "/tables/abcdefghijkl", "/new", "/settings", "/players/Ana", "/rules/EU-TUNNEL-5", "/a/b/c"]
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "accept-encoding": "gzip"}


def first_asset(url: str) -> str:
    """Give the address of the script with which the page begins."""
    found = re.search(r'<script[^>]* src="(/page/assets/[^"]+\.js)"', httpx.get(url).text)
    assert found
    return found[1]


@pytest.mark.parametrize("path", PLACES)
@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_place_is_the_page_in_the_language_of_the_browser(url: str, path: str, lang: str) -> None:
    answer = httpx.get(url + path, headers=BROWSER | {"accept-language": lang})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-language"] == lang
    assert f'<html lang="{lang}">' in answer.text
    assert "/page/assets/" in answer.text


def test_a_page_may_run_what_comes_from_here_alone(url: str) -> None:
    answer = httpx.get(url, headers=BROWSER)
    policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
    assert (policy["default-src"], policy["script-src"], policy["frame-ancestors"]) == ("'self'", "'self'", "'none'")
    assert not re.search(r"<script(?![^>]* src=)|<style|\son\w+=", answer.text)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"


def test_who_has_the_page_asks_whether_it_is_still_so(url: str) -> None:
    answer = httpx.get(url, headers=BROWSER)
    assert answer.headers["cache-control"] == "no-cache"
    again = httpx.get(url, headers=BROWSER | {"if-none-match": f'"other", W/{answer.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert httpx.get(url, headers=BROWSER | {"if-none-match": '"other"'}).status_code == 200


def test_what_is_named_by_its_content_is_kept_for_a_year(url: str) -> None:
    answer = httpx.get(url + first_asset(url), headers=BROWSER)
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("accepted", "form"), [("gzip, br", "br"), ("gzip", "gzip"), ("br;q=0, *", "gzip"), ("identity", None)]
)
def test_a_file_comes_in_the_smallest_form_that_is_taken(url: str, accepted: str, form: str | None) -> None:
    path = first_asset(url)
    plain = FOLDER.joinpath(path.removeprefix("/page/")).read_bytes()
    with httpx.stream("GET", url + path, headers={"accept-encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == form
    assert answer.headers["vary"] == "accept-encoding"
    assert len(raw) == int(answer.headers["content-length"])
    assert (gzip.decompress(raw) if form == "gzip" else raw) == plain or (form == "br" and len(raw) < len(plain) / 2)


def test_the_head_alone_can_be_asked_for(url: str) -> None:
    answer = httpx.head(url, headers=BROWSER)
    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["etag"] == httpx.get(url, headers=BROWSER).headers["etag"]


def test_the_worker_may_see_to_the_whole_page_and_can_be_replaced(url: str) -> None:
    answer = httpx.get(f"{url}/page/worker.js")
    assert answer.headers["service-worker-allowed"] == "/"
    assert answer.headers["cache-control"] == "no-cache"
    kept = re.findall(r'"(/page/assets/[^"]+)"', answer.text)
    assert kept
    assert [path for path in kept if httpx.get(url + path).status_code != 200] == []
    assert "No se llega a Traviesa" in answer.text


def test_it_can_be_installed(url: str) -> None:
    answer = httpx.get(f"{url}/page/page.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    for icon in answer.json()["icons"]:
        assert httpx.get(url + icon["src"]).headers["content-type"] == icon["type"]


@pytest.mark.parametrize(
    "path",
    [
        *(
            "/page/none.js",
            "/page/assets/%2e%2e/%2e%2e/server/page.py",
            "/page/..%2fserver%2fpage.py",
            "/page/worker.js.br",
        ),
        *("/page/made-from.txt", "/api/none", "/health/none", "/favicon.ico"),
    ],
)
def test_what_is_not_there_is_a_problem_like_any_other(url: str, path: str) -> None:
    accept = "image/avif,*/*" if path.endswith(".ico") else BROWSER["accept"]
    assert refused(httpx.get(url + path, headers={"accept": accept})) == (404, "http/not-found")


def test_a_program_is_not_given_a_page_for_a_mistyped_address(host: Host) -> None:
    assert refused(httpx.get(f"{host.url}/tabels")) == (404, "http/not-found")


def test_what_is_public_and_large_comes_compressed_where_that_is_taken(url: str) -> None:
    plain = httpx.get(f"{url}/api/maps/usa/facts", headers={"accept-encoding": "identity"})
    answer = httpx.get(f"{url}/api/maps/usa/facts", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(plain.content) / 3
    assert "content-encoding" not in plain.headers
    assert answer.json() == plain.json()


# --- a page that is built anew, or not at all -------------------------------------------------------------------
@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """Ask a server of the page alone, whose folder is empty to begin with."""
    app = Litestar([asset, place], state=State({"page": Page(tmp_path)}))
    with TestClient(app) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/reset", "/tables/abcdefghijkl"])
@pytest.mark.parametrize(("lang", "says"), [("en", "from a terminal"), ("es", "desde un terminal")])
def test_without_a_page_a_browser_is_told_how_to_join(
    client: TestClient[Litestar], path: str, lang: str, says: str
) -> None:
    answer = client.get(path, headers={"accept-language": lang})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert f'<html lang="{lang}">' in answer.text
    assert says in answer.text
    assert "traviesa terminal --join http://" in answer.text


def test_a_page_that_is_built_anew_is_given_at_once(client: TestClient[Litestar], tmp_path: Path) -> None:
    for content in ("one", "two"):
        other = tmp_path / "new.html"
        other.write_text(content)
        other.replace(tmp_path / "index.html")
        assert client.get("/").text == content
