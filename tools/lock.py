"""Renew requirements/*.lock: every platform, every hash, no address.

``--upgrade`` takes the newest versions; without it only what the inputs ask for changes.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OPTIONS = [
    *("--quiet", "--universal", "--generate-hashes", "--python-version", "3.11"),
    *("--no-config", "--no-header", "--no-emit-index-url", "--no-emit-find-links"),
]
ADDRESS = re.compile(r"://|file:|--index|--find-links|^\s*-e ", re.MULTILINE)

LOCKS = {
    "seed.lock": ["requirements/seed.in"],
    "build.lock": ["requirements/build.in"],
    "page.lock": ["requirements/page.in", "-c", "requirements/build.lock"],
    "runtime.lock": ["pyproject.toml", "-c", "requirements/build.lock"],
    "dev.lock": [
        *("pyproject.toml", "requirements/dev.in"),
        *("-c", "requirements/build.lock", "-c", "requirements/runtime.lock"),
    ],
}
"""What each lock is made from. A later one keeps to the versions of those before it."""


def main() -> int:
    """Renew every lock, and answer 1 when one of them names an address."""
    for name, inputs in LOCKS.items():
        path = f"requirements/{name}"
        print(f"== {path}", flush=True)
        command = [sys.executable, "-m", "uv", "pip", "compile", *OPTIONS, *sys.argv[1:], *inputs, "-o", path]
        subprocess.run(command, cwd=ROOT, check=True)
    named = addresses(ROOT / "requirements")
    for line in named:
        print(f"an address in a lock: {line}", file=sys.stderr)
    return 1 if named else 0


def addresses(folder: Path) -> list[str]:
    """List the lines of locks that would tie an installation to one place."""
    return [
        f"{path.name}:{number}: {line}"
        for path in sorted(folder.glob("*.lock"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if ADDRESS.search(line)
    ]


if __name__ == "__main__":
    sys.exit(main())
