"""Locks must hold on any machine and with any mirror of the registry."""

import re
from pathlib import Path

import pytest

import lock

LOCKS = sorted((lock.ROOT / "requirements").glob("*.lock"))


def test_no_lock_names_an_address() -> None:
    assert lock.addresses(lock.ROOT / "requirements") == []


@pytest.mark.parametrize(
    "line",
    ["--index-url mirror", "--find-links wheels", "rich @ file:///x", "rich @ https://example.org/x", "-e ."],
)
def test_an_address_is_noticed(tmp_path: Path, line: str) -> None:
    (tmp_path / "dev.lock").write_text(f"rich==15.0.0 \\\n{line}\n", "utf-8")
    assert lock.addresses(tmp_path) == [f"dev.lock:2: {line}"]


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.name)
def test_every_version_is_locked_by_hash(path: Path) -> None:
    entries = re.split(r"\n(?=[a-z])", path.read_text("utf-8"))
    assert entries
    for entry in entries:
        assert re.match(r"[a-z0-9.-]+==\S+", entry), entry
        assert "--hash=sha256:" in entry, entry


def test_all_locks_exist() -> None:
    assert {path.name for path in LOCKS} == set(lock.LOCKS)
