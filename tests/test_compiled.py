"""Where compiled rules are kept, and that they run where nothing can be kept."""

from pathlib import Path

import pytest

from traviesa import compiled


def double(number: int) -> int:
    return 2 * number


@pytest.fixture(autouse=True)
def one_small_door(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compile one function instead of the whole engine."""
    monkeypatch.setattr(compiled, "_RULES", [])
    monkeypatch.setattr(compiled, "_DOORS", [double])
    numba = pytest.importorskip("numba")
    monkeypatch.setattr(numba.config, "CACHE_DIR", numba.config.CACHE_DIR)


def test_rules_that_cannot_be_kept_are_compiled_each_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(compiled, "_RULES", [])
    monkeypatch.setattr(compiled, "_DOORS", [double])
    assert not compiled.is_compiled()
    with pytest.warns(RuntimeWarning, match="cannot be kept in .*compiled each time"):
        assert compiled.load().double(4) == 8
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_rules_that_can_be_kept_are_kept_without_a_word(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(compiled, "_RULES", [])
    monkeypatch.setattr(compiled, "_DOORS", [double])
    assert compiled.load().double(4) == 8
    assert compiled.is_compiled()
