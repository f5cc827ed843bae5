"""The bot of ``examples/`` plays a whole game at a real server, and is as short as its documentation says."""

import os
import secrets
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.browser import Browser, done

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_it_is_short() -> None:
    lines = BOT.read_text(encoding="utf-8").split('"""', 2)[2].splitlines()
    assert len([line for line in lines if line.strip()]) <= 40


@pytest.mark.parametrize("as_account", [True, False])
def test_it_joins_by_a_link_and_plays_to_the_end(url: str, as_account: bool) -> None:
    host = Browser(url, "Ana")
    asked = {"map": "usa", "chairs": ["person", "random"], "public": False, "options": {"wagons_each": 12}}
    table = done(host.post("/api/tables", **asked))
    link = f"{url}/tables/{table['table']}#{table['invitation']}"
    environment = {name: value for name, value in os.environ.items() if name != "TRAVIESA_TOKEN"}
    owner = Browser(url)
    if as_account:
        name = f"Calculia {secrets.token_hex(4)}"
        done(owner.post("/api/accounts", name=name, password="three wooden sleepers"))
        made = done(owner.post("/api/tokens", name="my bot", scopes=["tables", "play"]))
        environment["TRAVIESA_TOKEN"] = made["token"]
    bot = subprocess.Popen([sys.executable, str(BOT), link, "Calculia"], env=environment)
    try:
        with host.listen(f"{table['table']}:0") as events:
            for event in events:
                if event.data.get("chairs") and not event.data["chairs"][0]["is_open"]:
                    break
        done(host.post(f"/api/tables/{table['table']}/start"))
        assert bot.wait(120) == 0
    finally:
        bot.kill()
        bot.wait()
    message = host.look(table["table"])
    assert message["status"] == "over"
    assert message["views"][0]["seats"][0]["name"] == "Calculia"
    if as_account:
        (sat,) = done(owner.get("/api/tables", mine="true"))["tables"]
        assert sat["id"] == table["table"]
    owner.close()
    host.close()
