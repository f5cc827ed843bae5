"""The audit of libraries: a weakness stops, a missing network does not."""

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import free_port

TOOL = Path(__file__).parents[2] / "tools" / "audit.py"
SOUND: dict[str, Any] = {"dependencies": [{"name": "new", "version": "2", "vulns": []}]}
WEAK = {"dependencies": [{"name": "old", "version": "1", "vulns": [{"id": "CVE-1", "fix_versions": []}]}]}
PARTLY = {"dependencies": [{"name": "lost", "skip_reason": "not found"}]}


class Answering(BaseHTTPRequestHandler):
    """A database that answers."""

    def do_GET(self) -> None:
        """Answer."""
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """The address of a database that answers."""
    with HTTPServer(("127.0.0.1", 0), Answering) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


def audit(folder: Path, database: str, answer: object, *how: str) -> tuple[int, str]:
    """Run the tool with an auditor that answers so; give the exit status and what it said."""
    (folder / "lock").write_text("new==2\n")
    (folder / "auditor.py").write_text(f"print({json.dumps(answer)!r})")
    command = [sys.executable, str(TOOL), "--lock", str(folder / "lock"), "--kept", str(folder)]
    command += ["--database", database, "--auditor", f"{sys.executable} {folder / 'auditor.py'}", *how]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "Traceback" not in told.stderr
    return told.returncode, told.stdout + told.stderr


def test_a_known_weakness_stops(tmp_path: Path, database: str) -> None:
    status, said = audit(tmp_path, database, WEAK)
    assert status == 1
    assert "old 1: CVE-1, mended in no version yet" in said
    assert audit(tmp_path, database, WEAK)[0] == 1


def test_an_answer_without_weakness_is_good_for_a_day_and_for_these_versions(tmp_path: Path, database: str) -> None:
    assert audit(tmp_path, database, SOUND) == (0, "no weakness is known of 1 libraries\n")
    assert audit(tmp_path, database, WEAK) == (0, "no weakness is known (asked within a day)\n")
    assert audit(tmp_path, database, WEAK, "--must")[0] == 1


@pytest.mark.parametrize("answer", [PARTLY, "no report", None], ids=["partly", "text", "nothing"])
def test_what_cannot_be_asked_is_skipped_in_one_line(tmp_path: Path, database: str, answer: object) -> None:
    for where, told in ((database, PARTLY), (f"http://127.0.0.1:{free_port()}/", answer)):
        status, said = audit(tmp_path, where, told)
        assert (status, said.count("\n")) == (0, 1)
        assert said.startswith("skipped: ")
        assert audit(tmp_path, database, WEAK) == (0, said)
        assert audit(tmp_path, where, told, "--must")[0] == 1
