"""A set-up that was broken off must be noticed, else it would be taken for a finished one."""

import sys
import venv
from pathlib import Path

import pytest

import setup


def test_an_environment_with_pip_is_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "PYTHON", Path(sys.executable))
    assert setup.is_sound()


def test_an_environment_without_pip_is_not_sound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    venv.create(tmp_path, with_pip=False, symlinks=True)
    monkeypatch.setattr(setup, "PYTHON", tmp_path / "bin" / "python")
    assert setup.PYTHON.exists()
    assert not setup.is_sound()


def test_a_missing_environment_is_not_sound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "PYTHON", tmp_path / "bin" / "python")
    assert not setup.is_sound()
