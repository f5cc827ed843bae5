"""Make the virtual environment in .venv and fill it from the locks: ``python3 tools/setup.py [--dev]``.

Standard library only. The file is read by whatever Python there is, so its syntax stays old enough for a
Python 3.7 to reach the message that it is too old.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCKS = ROOT / "requirements"
FETCHED = re.compile(r"\s*(?:Downloading|Using cached) (?:\S*/)?([\w.]+)-(\d[^-\s]*?)(?:-\S+|\.tar\.gz) \((.+)\)")


class SetupError(Exception):
    """Tell in one message what hinders the set-up and what would help."""


def main() -> int:
    """Set up the environment and answer the exit status: 0 done, 1 a step failed, 2 something is missing."""
    parser = argparse.ArgumentParser(description="Make the virtual environment and fill it from the locks.")
    parser.add_argument("--dev", action="store_true", help="also what tests and checks need")
    dev = parser.parse_args().dev
    try:
        check_python()
        if not is_sound():
            make_venv()
        install_libraries("dev.lock" if dev else "runtime.lock")
        install_project()
    except SetupError as error:
        print("set-up: " + str(error), file=sys.stderr)
        return 2
    except subprocess.CalledProcessError as error:
        print("set-up: this command failed: " + " ".join(map(str, error.cmd)), file=sys.stderr)
        return 1
    return 0


def check_python() -> None:
    """Refuse a Python that the project cannot run on."""
    if sys.version_info < (3, 11):  # noqa: UP036  (an older one may well be what `python3` is)
        found = ".".join(map(str, sys.version_info[:3]))
        raise SetupError(
            "Traviesa needs Python 3.11 or newer; " + sys.executable + " is " + found + ". "
            "Name another one: make setup PYTHON=/path/to/python3.11"
        )


def is_sound() -> bool:
    """Say whether .venv holds a new enough Python that runs, and pip (a broken-off set-up may not)."""
    question = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    try:
        return subprocess.run([PYTHON, "-c", question], stderr=subprocess.DEVNULL, check=False).returncode == 0
    except OSError:
        return False


def make_venv() -> None:
    """Make .venv with Python's own means, and where those are missing with a virtualenv that pip fetches."""
    step("making the virtual environment .venv")
    shutil.rmtree(VENV, ignore_errors=True)
    if has_module("venv") and has_module("ensurepip"):
        if subprocess.run([sys.executable, "-m", "venv", VENV], check=False).returncode == 0:
            return
        shutil.rmtree(VENV, ignore_errors=True)
    if not has_module("pip"):
        raise SetupError(
            sys.executable + " has neither ensurepip nor pip, so nothing can be installed. "
            "Install one of them (Debian and Ubuntu: apt-get install python3-pip) and try again"
        )
    make_venv_with_virtualenv()


def make_venv_with_virtualenv() -> None:
    """Make .venv through a virtualenv in a folder of its own.

    ``--target`` works with every pip, and where the system's Python is marked as externally managed.
    """
    step("Python's own venv is not complete here: fetching virtualenv")
    with tempfile.TemporaryDirectory() as folder:
        lock = str(LOCKS / "seed.lock")
        pip(sys.executable, "install", "--target", folder, "--require-hashes", "--requirement", lock)
        environment = dict(os.environ, PYTHONPATH=folder)
        command = [sys.executable, "-m", "virtualenv", "--quiet", "--no-download", str(VENV)]
        subprocess.run(command, env=environment, check=True)


def install_libraries(lock: str) -> None:
    """Install exactly the locked versions, each file checked against its hash."""
    step("installing the libraries of requirements/" + lock + " (the first time takes a minute or two)")
    locks = [str(LOCKS / name) for name in ("build.lock", lock)]
    pip(PYTHON, "install", "--require-hashes", "--requirement", locks[0], "--requirement", locks[1])


def install_project() -> None:
    """Install the project itself, such that a change in src/ needs no new installation."""
    step("installing traviesa")
    os.environ["TRAVIESA_PAGE"] = "later"  # who plays or tests has it built by tools/page.py, which tells how far it is
    pip(PYTHON, "install", "--no-deps", "--no-build-isolation", "--editable", str(ROOT))


def pip(python: Path | str, *arguments: str) -> None:
    """Run pip, show a line for each file that it fetches, and everything it said when it fails."""
    # A person's own pip settings may ask for --user, which contradicts --target and virtual environments.
    environment = dict(os.environ, PIP_USER="0", PIP_REQUIRE_VIRTUALENV="0", PIP_DISABLE_PIP_VERSION_CHECK="1")
    command = [str(python), "-m", "pip", *arguments]
    said = []
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            said.append(line)
            news = what_is_new(line)
            if news:
                print("   " + news, flush=True)
    if process.returncode != 0:
        print("".join(said), file=sys.stderr)
        raise subprocess.CalledProcessError(process.returncode, command)


def what_is_new(line: str) -> str:
    """Say in a few words what a line of pip's tells somebody who waits, if it tells anything.

    >>> what_is_new("  Downloading numba-0.68.1-cp311-cp311-manylinux_2_27_x86_64.whl (3.8 MB)")
    'numba 0.68.1 (3.8 MB)'
    >>> what_is_new("Installing collected packages: numpy, numba")
    'unpacking'
    >>> what_is_new("Collecting numpy")
    ''
    """
    fetched = FETCHED.match(line)
    if fetched:
        return fetched.expand(r"\1 \2 (\3)")
    return "unpacking" if line.startswith("Installing collected packages") else ""


def has_module(name: str) -> bool:
    """Say whether this Python could import the module."""
    return importlib.util.find_spec(name) is not None


def step(words: str) -> None:
    """Announce a step."""
    print("== " + words, flush=True)


if __name__ == "__main__":
    sys.exit(main())
