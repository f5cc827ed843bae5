"""``traviesa check``: whatever does not agree with the journals is found."""

import random
import sqlite3
from pathlib import Path

import pytest

from tests.server.browser import done
from tests.server.hosting.served import served, traviesa
from tests.server.people.conftest import PASSWORD, fresh_name
from tests.server.playing import party


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a finished game that had a deed taken back, a resignation, an open table, and a rated game."""
    folder = tmp_path_factory.mktemp("checked")
    with served(folder, TRAVIESA_REQUESTS_PER_MINUTE="1000000") as server:
        with party(server.url, 2, map="europe") as table:
            table.finish(random.Random(2))
        with party(server.url, 3) as table:
            table.keep_first()
            table.act(1, "resign")
        with party(server.url, 2, starts=False):
            pass
        with party(server.url, 2, public=True) as table:
            for browser in table.browsers:
                done(browser.post("/api/accounts", name=fresh_name(), password=PASSWORD))
            table.act(1, "resign")
        assert server.stop() == 0
    found: Path = folder / "data" / "traviesa.sqlite"
    return found


def checked(database: Path, tmp_path: Path, change: str = "", *options: str) -> "tuple[int, str]":
    """Check a copy of the database, changed."""
    copied = tmp_path / "data" / "traviesa.sqlite"
    copied.parent.mkdir()
    copied.write_bytes(database.read_bytes())
    with sqlite3.connect(copied) as connection:
        if change:
            assert connection.execute(change).rowcount > 0
    connection.close()
    done = traviesa("check", "--data", str(copied.parent), *options)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout


def test_a_whole_database_agrees(database: Path, tmp_path: Path) -> None:
    status, said = checked(database, tmp_path)
    assert status == 0
    assert said.startswith("4 tables with ")
    assert said.rstrip().endswith("everything agrees.")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ("UPDATE entries SET body = replace(body, 'draw pile', 'draw red') WHERE body LIKE '%draw pile%'", "cannot be"),
        ("UPDATE results SET points = points + 1 WHERE seat = 0", "points of seat 0 is "),
        ("DELETE FROM results WHERE seat = 1", "1 result is kept of 2 seats"),
        ("UPDATE tables SET status = 'running' WHERE status = 'over'", "status is 'running'; its journal says 'over'"),
        ("UPDATE tables SET secret = x'00'", "its secret is not the one that was committed to"),
        ("DELETE FROM sittings", "its list says [] sit there"),
        ("UPDATE results SET figures = replace(figures, '\"blind\": ', '\"blind\": 9')", "blind of seat 0 is 9"),
        ("UPDATE ratings SET shown = shown + 1", "; the results say (1, "),
    ],
)
def test_what_does_not_agree_is_found(database: Path, tmp_path: Path, change: str, says: str) -> None:
    status, said = checked(database, tmp_path, change)
    assert status == 1
    assert says in said


def test_what_does_not_agree_is_told_in_the_reader_s_language(database: Path, tmp_path: Path) -> None:
    status, said = checked(database, tmp_path, "DELETE FROM entries WHERE number = 5", "--lang", "es")
    assert status == 1
    assert ": a su diario le falta algo" in said
