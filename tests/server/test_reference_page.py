"""``/api/docs`` shows every address without a script and without asking anything of another host."""

import re

import httpx


def test_the_page_names_every_address_and_message_of_the_contract(url: str) -> None:
    page = httpx.get(f"{url}/api/docs")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    contract = httpx.get(f"{url}/api/docs/openapi.json").json()
    addresses = [f"{method.upper()} {path}" for path, item in contract["paths"].items() for method in item]
    assert "POST /api/tables/{table_id}/deeds" in addresses
    for address in addresses:
        assert f"<code>{address}</code>" in page.text
    for name in contract["components"]["schemas"]:
        assert f'id="{name}"' in page.text


def test_the_page_loads_nothing(url: str) -> None:
    page = httpx.get(f"{url}/api/docs").text
    assert re.findall(r"<(?:script|link|img|iframe|style)\b|\son\w+=|https?://", page) == []
    assert set(re.findall(r'href="([^#"][^"]*)"', page)) == {"/api/docs/openapi.json", "/api/docs/openapi.yaml"}
    assert httpx.get(f"{url}/api/docs/openapi.yaml").status_code == 200


def test_each_link_of_the_page_leads_somewhere(url: str) -> None:
    page = httpx.get(f"{url}/api/docs").text
    links = set(re.findall(r'href="#([^"]+)"', page))
    assert links
    assert links <= set(re.findall(r'id="([^"]+)"', page))
