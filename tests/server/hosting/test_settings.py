"""Settings: from the command line, the environment and a file, each checked, each refusal saying what is possible."""

from pathlib import Path
from typing import Any

import pytest

from traviesa.errors import TraviesaError
from traviesa.server.settings import read_settings


def test_what_is_given_counts_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1\nhost = "::1"\nbot_pause = 2\nmaps = ["/one", "/two"]\n')
    found = read_settings({"port": 3, "host": None}, file, {"TRAVIESA_PORT": "2", "TRAVIESA_BOT_PAUSE": "0.5"})
    assert (found.port, found.host, found.bot_pause) == (3, "::1", 0.5)
    assert found.maps == (Path("/one"), Path("/two"))


def test_the_environment_names_the_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text("port = 7\n")
    assert read_settings(environ={"TRAVIESA_CONFIG": str(file)}).port == 7


def test_variables_of_other_parts_are_left_alone() -> None:
    assert read_settings(environ={"TRAVIESA_LANG": "es", "TRAVIESA_NO_SUCH": "1"}) == read_settings(environ={})


@pytest.mark.parametrize(
    ("given", "environ", "says"),
    [
        ({"port": 70000}, {}, '--port is "70000"; possible: a whole number from 0 to 65535'),
        ({"requests_per_minute": 0}, {}, "possible: a whole number from 1 to"),
        ({}, {"TRAVIESA_WORKERS": "many"}, 'TRAVIESA_WORKERS in the environment is "many"'),
        ({}, {"TRAVIESA_LOG_FORMAT": "xml"}, "possible: auto, json, text"),
        ({"public_url": "play.example.org"}, {}, "http://HOST or https://HOST"),
        ({}, {"TRAVIESA_HEARTBEAT": "nan"}, "from 0.1 to 300"),
    ],
)
def test_a_setting_that_cannot_be_is_refused(given: dict[str, Any], environ: dict[str, str], says: str) -> None:
    with pytest.raises(TraviesaError, match="server/settings") as refusal:
        read_settings(given, environ=environ)
    assert says in refusal.value.message
    assert "; posible: " in refusal.value.said("es")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("prot = 1", "there is no such setting; possible: host, port"),
        ("port = [", "cannot be read: it is no TOML"),
        ("port = 1\n\nhost = ?", "cannot be read: it is no TOML (line 3)"),
        ('port = "eighty"', "port in "),
        ("maps = 3", "possible: a list of folders"),
    ],
)
def test_a_mistake_in_the_file_is_refused(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "server.toml"
    file.write_text(text)
    with pytest.raises(TraviesaError, match="server/settings") as refusal:
        read_settings(file=file, environ={})
    assert says in refusal.value.message
    assert str(file) in refusal.value.message


def test_a_file_that_is_named_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(TraviesaError, match="there is no such file"):
        read_settings(file=tmp_path / "none.toml", environ={})
