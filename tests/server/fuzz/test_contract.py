"""Schemathesis over the contract: whatever is asked, by whomever, is answered as the contract says, never by a 5xx."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.serving import hosting

LOGINS = ("nobody", "cookie", "account", "read", "tables", "play")
CHECKS = ("--checks", "all", "--exclude-checks", "positive_data_acceptance")
"""What a schema allows, the rules of a game may still refuse."""
ENDLESS = "/api/events"
"""An answer without an end is no case for it: ``test_streams`` asks for them."""
GENERATED = re.compile(r"(\d+) generated")
FULL = 20_000


def fuzz(folder: Path, url: str, login: str, seed: int, *how: str) -> int:
    """Let schemathesis ask as somebody; every check must hold. Give how many requests it made up."""
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{url}/api/docs/openapi.json", *CHECKS, *how]
    command += ["--exclude-path", ENDLESS, "--seed", str(seed), "--no-color", "--request-timeout", "30"]
    root = Path(__file__).parents[3]
    environ = os.environ | {
        "TRAVIESA_FUZZ": login,
        "SCHEMATHESIS_HOOKS": "tests.server.fuzz.hooks",
        "PYTHONPATH": str(root),
    }
    told = subprocess.run(command, capture_output=True, text=True, env=environ, cwd=folder, check=False)
    assert told.returncode == 0, told.stdout[-6000:] + told.stderr[-2000:]
    found = GENERATED.search(told.stdout)
    assert found, told.stdout
    return int(found[1])


@pytest.mark.parametrize("login", ["nobody", "cookie"])
def test_what_is_asked_at_random_is_answered_by_the_contract(tmp_path: Path, url: str, login: str) -> None:
    assert fuzz(tmp_path, url, login, 1, "--phases", "fuzzing", "-n", "4") > 100


@pytest.mark.soak
def test_twenty_thousand_requests_are_answered_by_the_contract(tmp_path: Path) -> None:
    with hosting(tmp_path) as host:
        made = seed = 0
        while made < FULL:
            login = LOGINS[seed % len(LOGINS)]
            made += fuzz(tmp_path, host.url, login, seed, "--phases", "coverage,fuzzing,stateful", "-n", "30")
            seed += 1
        assert seed >= len(LOGINS)
        assert "Traceback" not in host.log.read_text()
