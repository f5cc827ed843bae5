"""Small things the contract says."""

import httpx
import pytest

from tests.server.browser import Browser, done


@pytest.mark.parametrize("path", ["/api/session", "/api/tokens", "/api/tables", "/api/offer", "/api/tables/none/deeds"])
def test_an_address_tells_every_method_it_has(url: str, path: str) -> None:
    document = done(Browser(url).get("/api/docs/openapi.json"))
    has = {method.upper() for method in document["paths"][path.replace("none", "{table_id}")]} | {"OPTIONS"}
    assert set(httpx.options(url + path).headers["allow"].split(", ")) == has


@pytest.mark.parametrize("path", ["/api/session", "/api/sessions"])
def test_signing_out_answers_with_nothing_as_the_contract_says(url: str, path: str) -> None:
    browser = Browser(url, "Ana")
    (status, told), *_ = done(browser.get("/api/docs/openapi.json"))["paths"][path]["delete"]["responses"].items()
    answer = browser.http.delete(path)
    assert (str(answer.status_code), answer.content) == (status, b"")
    assert "content" not in told
    assert "Max-Age=0" in answer.headers["set-cookie"]
