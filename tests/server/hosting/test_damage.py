"""Databases and backups that are not there, are not for others' eyes, or are damaged: each is told in one line."""

import gzip
import random
import stat
from pathlib import Path

import pytest

from tests.server.hosting.served import served, traviesa


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The data folder of a server that has run."""
    folder = tmp_path_factory.mktemp("home")
    with served(folder) as server:
        server.stop()
    return folder / "data"


def test_a_database_is_for_its_owner_alone(data: Path) -> None:
    for path in (data, data / "traviesa.sqlite"):
        assert not stat.S_IMODE(path.stat().st_mode) & 0o077, path


@pytest.mark.parametrize("command", [["backup", "copy.gz"], ["check"]])
def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, command: list[str]) -> None:
    told = traviesa(*command, "--data", str(tmp_path / "mistyped"))
    assert told.returncode == 2
    assert told.stderr.startswith("server/database: ")
    assert told.stderr.count("\n") == 1
    assert not (tmp_path / "mistyped").exists()


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_database_whose_pages_are_damaged_is_refused_in_one_line(data: Path, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "traviesa.sqlite"
    written = bytearray((data / "traviesa.sqlite").read_bytes())
    written[4096:] = random.Random(1).randbytes(len(written) - 4096)
    file.write_bytes(written)
    for command in (["check"], ["backup", str(tmp_path / "copy.gz")]):
        told = traviesa(*command, "--data", str(tmp_path), "--lang", lang)
        assert told.returncode == 2, told.stderr
        assert told.stderr.startswith("server/database: ")
        assert told.stderr.count("\n") == 1
    assert sorted(path.name for path in tmp_path.iterdir() if "copy" in path.name) == []


@pytest.mark.parametrize("content", [b"", gzip.compress(b"", mtime=0)])
def test_a_backup_with_nothing_in_it_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "empty.gz").write_bytes(content)
    told = traviesa("restore", str(tmp_path / "empty.gz"), "--data", str(tmp_path / "data"))
    assert told.returncode == 2
    assert told.stderr.startswith("server/backup-damaged: ")


@pytest.mark.parametrize("address", ["sqlite://", "sqlite:///", "sqlite:///:memory:"])
def test_a_database_in_memory_is_refused(tmp_path: Path, address: str) -> None:
    told = traviesa("serve", "--port", "0", "--data", str(tmp_path), "--database-url", address)
    assert told.returncode == 2
    assert told.stderr.startswith("server/database: ")
