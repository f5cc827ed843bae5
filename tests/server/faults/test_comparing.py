"""The comparison is able to fail: a server that lies in one way is found out, by what it lied about."""

import asyncio
from pathlib import Path

import pytest

from tests.server.faults.comparing import compare
from tests.server.faults.test_nothing_lost import played
from tests.server.serving import Host

FOUND = {
    "acknowledges-too-early": "was answered 201 and is there 0 times",
    "does-twice": "nobody asked for",
    "skips-in-streams": "one after the other",
}


@pytest.mark.soak
@pytest.mark.parametrize("lie", FOUND)
def test_a_lie_is_found_out(folder: Path, lie: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRAVIESA_LIE", lie)
    host = Host(folder, "tests.server.faults.lying", heartbeat=2.0)
    try:
        host.start()
        crowd = asyncio.run(played([host], (8, 2, 30)))
        host.kill()
        wrong = asyncio.run(compare(host.settings.url, crowd))
        assert any(FOUND[lie] in fault for fault in wrong), wrong
    finally:
        host.clear_away()
