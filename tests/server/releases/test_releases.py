"""A database of each release opens with the present code, and of the present code: every game replays as it was."""

import asyncio
import random
import sqlite3
from pathlib import Path

import httpx
import pytest

from tests.server.browser import Browser, done
from tests.server.hosting.served import traviesa
from tests.server.playing import choose
from tests.server.releases.facts import facts_of
from tests.server.releases.filling import NAMES, PASSWORD
from tests.server.releases.making import FOLDER, Kept, load, make, names
from tests.server.serving import hosting

PRESENT = "present"
KINDS = (
    *("sat", "stood", "started", "closed", "did", "undone", "asked", "answered", "resigned", "away", "back"),
    *("said", "again"),
)


@pytest.fixture(scope="module", params=[PRESENT, *names()])
def kept(request: pytest.FixtureRequest) -> Kept:
    """A database as each release has left it, and as the present code leaves it."""
    return make(PRESENT) if request.param == PRESENT else load(request.param)


def test_every_release_that_is_told_of_is_there() -> None:
    listed = [line.split("`")[1] for line in (FOLDER / "README.md").read_text().splitlines() if line.startswith("| `")]
    assert sorted(listed) == names()


def test_it_has_a_little_of_everything(kept: Kept, tmp_path: Path) -> None:
    tables = kept.known["tables"].values()
    assert {table["status"] for table in tables} == {"open", "running", "over", "closed"}
    with sqlite3.connect(kept.put(tmp_path / "data")) as connection:
        bodies = [row[0] for row in connection.execute("SELECT body FROM entries")]
        counts = {
            name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
            for name in ("tokens", "results", "ratings", "mutes", "sittings", "maps")
        }
    connection.close()
    lacking = [kind for kind in KINDS if not any(f'"type":"{kind}"' in body for body in bodies)]
    assert not lacking
    assert min(counts.values()) > 0, counts


def test_every_game_replays_as_it_was(kept: Kept, tmp_path: Path) -> None:
    assert asyncio.run(facts_of(kept.put(tmp_path / "data"))) == kept.known["tables"]


def test_it_agrees_with_its_journals(kept: Kept, tmp_path: Path) -> None:
    kept.put(tmp_path / "data")
    told = traviesa("check", "--data", str(tmp_path / "data"))
    assert told.returncode == 0, told.stdout + told.stderr
    assert told.stdout.startswith(f"{len(kept.known['tables'])} tables with ")


def test_people_come_back_to_it_and_play_on(kept: Kept, tmp_path: Path) -> None:
    kept.put(tmp_path / "data")
    with hosting(tmp_path) as host:
        browser = Browser(host.url)
        done(browser.post("/api/session", name=NAMES[0], password=PASSWORD))
        (running,) = done(browser.get("/api/tables", mine=True, status="running"))["tables"]
        for name, token in kept.known["tokens"].items():
            with httpx.Client(base_url=host.url, headers={"authorization": f"Bearer {token}"}) as client:
                table = done(client.get(f"/api/tables/{running['id']}"))
                (view,) = table["views"]
                assert table["version"] >= kept.known["tables"][running["id"]]["version"]
                if view["legal"]:
                    deed = choose(view["legal"], random.Random(1))
                    body = {"deed": deed, "moment": view["moment"], "request": "after-the-release"}
                    moved = done(client.post(f"/api/tables/{running['id']}/deeds", json=body))
                    assert moved["version"] == table["version"] + 1, name
        browser.close()
