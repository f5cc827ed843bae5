"""Ask for known weaknesses of what the server stands on: ``python tools/audit.py [--must]``.

With nobody to ask, for lack of a network, it says so in one line and lets ``make lint`` go on; ``--must`` does not. An
answer without weaknesses is good for a day, for exactly these versions; who could not be asked is asked in an hour.
"""

import argparse
import hashlib
import json
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements" / "runtime.lock"
KEPT = ROOT / ".venv"
AUDITOR = f"{sys.executable} -m pip_audit"
DATABASE = "https://pypi.org/pypi/pip/json"
HOW = ["--disable-pip", "--require-hashes", "--progress-spinner", "off", "--timeout", "5", "--format", "json"]
HOUR = 3600
DAY = 24 * HOUR
PATIENCE = 3
"""Seconds in which the database must answer."""
AT_MOST = 120
"""Seconds for all questions together."""


def main(arguments: list[str] | None = None) -> int:
    """Tell what is known; answer 1 where it is a weakness, and with ``--must`` also where nobody could be asked."""
    given = parse(arguments)
    stamp = given.kept / f"audited-{hashlib.sha256(given.lock.read_bytes()).hexdigest()[:16]}"
    unasked = stamp.with_suffix(".unasked")
    if not given.must and is_fresh(stamp, DAY):
        print("no weakness is known (asked within a day)")
        return 0
    if not given.must and is_fresh(unasked, HOUR):
        print(unasked.read_text("utf-8"))
        return 0
    try:
        must_answer(given.database)
        found = ask(given.auditor.split(), given.lock)
    except OSError as error:
        says = f"skipped: known weaknesses could not be asked for ({error}); make audit asks again"
        unasked.write_text(says, "utf-8")
        print(says)
        return int(given.must)
    weak = list(weaknesses(found))
    if not weak:
        stamp.touch()
        print(f"no weakness is known of {len(found['dependencies'])} libraries")
        return 0
    print("\n".join(weak), file=sys.stderr)
    print(
        "weaknesses are known; possible: a version that mends them in pyproject.toml, then make lock", file=sys.stderr
    )
    return 1


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """Read the command line; the tests name another auditor and database."""
    parser = argparse.ArgumentParser(description="Ask for known weaknesses of what the server stands on.")
    parser.add_argument("--must", action="store_true", help="ask now, and fail where nobody can be asked")
    parser.add_argument("--lock", type=Path, default=LOCK)
    parser.add_argument("--kept", type=Path, default=KEPT)
    parser.add_argument("--auditor", default=AUDITOR)
    parser.add_argument("--database", default=DATABASE)
    return parser.parse_args(arguments)


def is_fresh(stamp: Path, seconds: int) -> bool:
    """Say whether the same question was asked so lately."""
    return stamp.exists() and time.time() - stamp.stat().st_mtime < seconds


def must_answer(database: str) -> None:
    """See that the database of weaknesses answers within a few seconds."""
    try:
        with urllib.request.urlopen(database, timeout=PATIENCE):
            return
    except urllib.error.URLError as error:
        raise OSError(f"{database}: {error.reason}") from None


def ask(auditor: list[str], lock: Path) -> dict[str, Any]:
    """Give what is known of every library of a lock; refused where it is known of some of them only."""
    try:
        told = subprocess.run(
            [*auditor, *HOW, "--requirement", str(lock)], capture_output=True, text=True, timeout=AT_MOST, check=False
        )
        found: dict[str, Any] = json.loads(told.stdout)
    except subprocess.TimeoutExpired:
        raise OSError(f"no answer within {AT_MOST} s") from None
    except ValueError:
        raise OSError(" ".join(told.stderr.split())[-200:] or "no answer") from None
    unknown = [one["name"] for one in found["dependencies"] if "skip_reason" in one]
    if unknown and not any(weaknesses(found)):
        raise OSError(f"nothing is told of {unknown[0]} and {len(unknown) - 1} more")
    return found


def weaknesses(found: dict[str, Any]) -> list[str]:
    """List every weakness in a line.

    >>> weak = {"id": "CVE-1", "fix_versions": ["2"]}
    >>> weaknesses({"dependencies": [{"name": "old", "version": "1", "vulns": [weak]}]})
    ['old 1: CVE-1, mended in 2']
    """
    return [
        f"{one['name']} {one['version']}: {weak['id']}, mended in {', '.join(weak['fix_versions']) or 'no version yet'}"
        for one in found["dependencies"]
        for weak in one.get("vulns", ())
    ]


if __name__ == "__main__":
    sys.exit(main())
