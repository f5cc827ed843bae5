"""What lies in ``deploy/`` and stands in ``docs/hosting.md`` fits the server that it is for."""

import configparser
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from traviesa.server.settings import FIELDS, Settings, read_settings

ROOT = Path(__file__).parents[3]
DEPLOY = ROOT / "deploy"


def test_the_settings_to_copy_are_what_they_say_they_are_without_it(tmp_path: Path) -> None:
    assert read_settings(file=DEPLOY / "server.toml", environ={}) == Settings()
    text = (DEPLOY / "server.toml").read_text()
    offered = tmp_path / "offered.toml"
    offered.write_text(re.sub(r"^# (\w+ = )", r"\1", text, flags=re.MULTILINE))
    assert len(tomllib.loads(offered.read_text())) == len(tomllib.loads(text)) + 2
    assert read_settings(file=offered, environ={}).public_url.startswith("https://")


def test_every_setting_stands_in_the_table_with_what_it_is_without() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \|", (ROOT / "docs" / "hosting.md").read_text(), flags=re.MULTILINE)
    assert [name for name, _ in rows] == list(FIELDS)
    plain = Settings()
    for name, without in rows:
        if without.startswith("`"):
            assert str(getattr(plain, name)).removesuffix(".0") == without.strip("`")


def test_the_unit_starts_the_command_with_options_it_has() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "traviesa.service")
    assert unit["Service"]["ExecStart"].split()[1:] == ["serve", "--config", "/etc/traviesa/server.toml"]
    assert {"Unit", "Service", "Install"} == set(unit.sections())


@pytest.mark.parametrize(("program", "words"), [("caddy", ("validate", "--adapter", "caddyfile", "--config"))])
def test_the_proxy_s_own_check_agrees_where_it_is_installed(program: str, words: tuple[str, ...]) -> None:
    if shutil.which(program) is None:
        text = (DEPLOY / "Caddyfile").read_text()
        assert text.count("{") == text.count("}")
        assert "flush_interval -1" in text
        return
    done = subprocess.run([program, *words, str(DEPLOY / "Caddyfile")], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
