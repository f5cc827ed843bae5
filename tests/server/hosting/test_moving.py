"""Backups: whole, private, the same from SQLite and PostgreSQL, and refused where something could be lost."""

import gzip
import json
import random
import stat
from pathlib import Path

import pytest

from tests.server.browser import Browser
from tests.server.hosting.served import Served, served, traviesa
from tests.server.playing import party
from tests.server.postgres import Postgres


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a server at which one game was finished and another begun, with a backup made while it ran."""
    folder = tmp_path_factory.mktemp("played")
    with served(folder, TRAVIESA_BOT_PAUSE="0", TRAVIESA_REQUESTS_PER_MINUTE="1000000") as server:
        with party(server.url, 2) as table:
            table.finish(random.Random(1))
            record = table.browsers[0].get(f"{table.path}/record").text
        with party(server.url, 2, public=False) as table:
            table.keep_first()
            seen = table.look(0)
            cookie = table.browsers[0].http.cookies["traviesa"]
        made = traviesa("backup", str(folder / "backup.gz"), "--data", str(folder / "data"))
        assert made.returncode == 0, made.stderr
        assert made.stdout.startswith(f"{folder / 'backup.gz'} holds 2 tables, 4 players and ")
    (folder / "seen.json").write_text(json.dumps([table.table, cookie, seen["version"], seen["views"], record]))
    return folder


def assert_all_is_there(server: Served, played: Path) -> None:
    """The tables are as they were left, and the old cookie still says who one is."""
    table, cookie, version, views, record = json.loads((played / "seen.json").read_text())
    browser = Browser(server.url)
    browser.http.cookies.set("traviesa", cookie)
    again = browser.look(table)
    assert (again["version"], again["views"]) == (version, views)
    over = browser.get("/api/tables", status="over").json()["tables"]
    assert [browser.get(f"/api/tables/{one['id']}/record").text for one in over] == [record]


def test_a_backup_restores_into_sqlite_and_into_postgresql_and_back(
    played: Path, tmp_path: Path, postgres: Postgres
) -> None:
    url, back = postgres.fresh(), tmp_path / "back.gz"
    assert traviesa("restore", str(played / "backup.gz"), "--database-url", url).returncode == 0
    with served(tmp_path, "--database-url", url) as server:
        assert_all_is_there(server, played)
    assert traviesa("backup", str(back), "--database-url", url).returncode == 0
    restored = traviesa("restore", str(back), "--data", str(tmp_path / "data"), "--lang", "es")
    assert restored.stdout.startswith(f"De {back}: 2 mesas, 4 jugadores, ")
    with served(tmp_path) as server:
        assert_all_is_there(server, played)
    checked = traviesa("check", "--data", str(tmp_path / "data"))
    assert (checked.returncode, checked.stdout.strip().endswith("everything agrees.")) == (0, True), checked.stdout


def test_a_backup_is_for_its_owners_eyes(played: Path) -> None:
    assert stat.S_IMODE((played / "backup.gz").stat().st_mode) == 0o600


def test_a_backup_is_not_written_over(played: Path) -> None:
    before = (played / "backup.gz").read_bytes()
    done = traviesa("backup", str(played / "backup.gz"), "--data", str(played / "data"))
    assert (done.returncode, done.stderr.split(":")[0]) == (2, "server/backup-exists")
    assert (played / "backup.gz").read_bytes() == before


def test_a_backup_that_cannot_be_written_leaves_nothing(played: Path) -> None:
    done = traviesa("backup", "/no/such/folder/backup.gz", "--data", str(played / "data"))
    assert (done.returncode, done.stderr.split(":")[0]) == (2, "server/backup-file")


def test_a_database_with_tables_is_not_restored_into(played: Path) -> None:
    done = traviesa("restore", str(played / "backup.gz"), "--data", str(played / "data"))
    assert (done.returncode, done.stderr.split(":")[0]) == (2, "server/restore-full")


def test_the_database_of_a_server_that_nobody_has_used_is_restored_into(played: Path, tmp_path: Path) -> None:
    with served(tmp_path) as server:
        assert server.stop() == 0
    assert traviesa("restore", str(played / "backup.gz"), "--data", str(tmp_path / "data")).returncode == 0
    with served(tmp_path) as server:
        assert_all_is_there(server, played)


def test_a_running_server_is_not_restored_under(played: Path, tmp_path: Path) -> None:
    with served(tmp_path):
        done = traviesa("restore", str(played / "backup.gz"), "--data", str(tmp_path / "data"))
    assert (done.returncode, done.stderr.split(":")[0]) == (2, "server/running")


def damaged(played: Path, tmp_path: Path, how: str) -> Path:
    """Make a damaged copy of the backup."""
    path, whole = tmp_path / "damaged.gz", (played / "backup.gz").read_bytes()
    lines = gzip.decompress(whole).decode().splitlines(keepends=True)
    if how == "cut":
        path.write_bytes(whole[: len(whole) // 2])
    elif how == "garbled":
        path.write_bytes(whole[:200] + bytes(100) + whole[300:])
    elif how == "no gzip":
        path.write_text("".join(lines))
    else:
        kept = {
            "no end": lines[:-1],
            "a row less": [*lines[:5], *lines[6:]],
            "another kind": ["{}\n", *lines[1:]],
            "a schema of tomorrow": [lines[0].replace('"schema": "', '"schema": "9'), *lines[1:]],
            "no json": [*lines[:3], "{nonsense\n", *lines[3:]],
            "a table unheard of": [*lines[:3], '["secret_plans", {"a": 1}]\n', *lines[3:]],
            "a column unheard of": [*lines[:3], '["players", {"aura": 1}]\n', *lines[3:]],
        }[how]
        path.write_bytes(gzip.compress("".join(kept).encode()))
    return path


@pytest.mark.parametrize(
    "how",
    [
        *("cut", "no gzip", "no end", "a row less", "another kind", "a schema of tomorrow", "no json"),
        *("a table unheard of", "a column unheard of", "garbled"),
    ],
)
def test_a_damaged_backup_is_refused_and_nothing_of_it_is_there(played: Path, tmp_path: Path, how: str) -> None:
    done = traviesa("restore", str(damaged(played, tmp_path, how)), "--data", str(tmp_path / "data"), "--lang", "es")
    assert (done.returncode, done.stderr.split(":")[0]) == (2, "server/backup-damaged"), done.stderr
    assert " no es una copia completa: " in done.stderr
    assert "Traceback" not in done.stderr
    whole = traviesa("restore", str(played / "backup.gz"), "--data", str(tmp_path / "data"))
    assert whole.returncode == 0, whole.stderr
