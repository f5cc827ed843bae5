"""``traviesa serve``: where it is, how it ends, and what it refuses."""

import signal
import socket
from pathlib import Path

import httpx
import pytest

from tests.server.browser import Browser
from tests.server.hosting.served import served, traviesa
from tests.server.playing import party
from tests.server.postgres import Postgres


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_told_to_stop_it_says_goodbye_to_its_streams_and_ends_well(tmp_path: Path, by: signal.Signals) -> None:
    with served(tmp_path, TRAVIESA_BOT_PAUSE="0") as server, party(server.url, 2) as table:
        with table.browsers[0].listen(table.table) as events:
            assert next(events).kind == "table"
            assert server.stop(by) == 0
            assert [event.kind for event in events if event.kind] == ["goodbye"]
        assert "Traceback" not in server.noted.read_text()


def test_for_phones_it_prints_an_address_and_a_code(tmp_path: Path) -> None:
    with served(tmp_path, "--lan", "--lang", "es") as server:
        said = server.said.read_text()
    assert "Traviesa está en http://" in said
    assert "127.0.0.1" not in said.splitlines()[0] or "0.0.0.0" not in said
    assert sum("█" in line for line in said.splitlines()) > 10
    assert "Sin HTTPS" in said


def test_a_port_that_is_taken_is_refused_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        done = traviesa("serve", "--port", str(port), "--data", str(tmp_path / "data"))
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith(
        f"server/port: 127.0.0.1 port {port} asked; it is in use already; possible: "
    )
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--workers", "2"), "server/workers: se pidieron 2 procesos"),
        (("--database-url", "mysql://x"), "server/database: se pidió mysql, que aquí no vale"),
        (("--database-url", "postgresql://nobody@127.0.0.1:1/none"), "server/database: se pidió postgresql"),
        (("--port", "-1"), "server/settings: --port es «-1»; posible: un número entero de 0 a 65535"),
        (("--config", "/no/such/file.toml"), "server/settings: se pidió /no/such/file.toml, y no existe"),
    ],
)
def test_what_cannot_be_served_is_refused_in_one_line(tmp_path: Path, words: tuple[str, ...], says: str) -> None:
    done = traviesa("serve", "--data", str(tmp_path / "data"), "--lang", "es", *words)
    assert done.returncode == 2, done.stderr
    assert done.stderr.splitlines()[-1].startswith(says), done.stderr
    assert "; posible: " in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr


def test_a_folder_that_cannot_be_written_to_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = traviesa("serve", "--data", str(tmp_path / "file" / "data"))
    assert (done.returncode, done.stderr.split(":")[0]) == (2, "server/data")


def test_two_workers_serve_one_table_over_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    with served(tmp_path, "--workers", "2", "--database-url", postgres.fresh(), TRAVIESA_BOT_PAUSE="0") as server:
        with party(server.url, 2) as table:
            table.keep_first()
            for _ in range(30):
                for seat in table.due():
                    # a new connection for each request, so that both processes answer now and then
                    with httpx.Client(cookies=table.browsers[seat].http.cookies) as once:
                        view = once.get(f"{server.url}{table.path}").json()["views"][0]
                    assert view["seat"] == seat
                    table.do(seat, "draw pile", view["moment"])
            versions = {Browser(server.url).look(table.table)["version"] for _ in range(8)}
            assert len(versions) == 1
            assert versions.pop() > 30
        figures = httpx.get(f"{server.url}/metrics").text
        assert "traviesa_entries_total" in figures
        assert server.stop() == 0
        assert "Traceback" not in server.noted.read_text()
