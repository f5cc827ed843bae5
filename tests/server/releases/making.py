"""Keep a database of the present code for ever: ``python -m tests.server.releases.making NAME``."""

import asyncio
import gzip
import json
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.server.releases.facts import facts_of
from tests.server.releases.filling import fill
from tests.server.serving import hosting

FOLDER = Path(__file__).parents[2] / "fixtures"


@dataclass(frozen=True)
class Kept:
    """A database as a release has left it, and what was true of it then."""

    name: str
    database: bytes
    known: dict[str, Any]
    """``tables``: what each was (``facts``); ``tokens``: by the name of an account."""

    def put(self, folder: Path) -> Path:
        """Write the database where a server looks for it."""
        folder.mkdir(parents=True)
        file = folder / "traviesa.sqlite"
        file.write_bytes(self.database)
        return file


def make(name: str) -> Kept:
    """Make a database by the API of a server of the present code."""
    with tempfile.TemporaryDirectory(prefix="traviesa-") as folder:
        with hosting(Path(folder)) as host:
            tokens = fill(host.url)
            assert host.stop() == 0
        file = host.settings.data / "traviesa.sqlite"
        database = file.read_bytes()  # before it is opened again
        known = {"tables": asyncio.run(facts_of(file)), "tokens": tokens}
    return Kept(name, database, known)


def save(kept: Kept) -> None:
    """Write it beside those of other releases; one that is there is never written again."""
    packed = FOLDER / f"{kept.name}.sqlite.gz"
    if packed.exists():
        raise SystemExit(f"{packed} is there already, and stays as it is")
    packed.write_bytes(gzip.compress(kept.database, mtime=0))
    text = json.dumps(kept.known, ensure_ascii=False, indent=1, sort_keys=True)
    (FOLDER / f"{kept.name}.json").write_text(text + "\n", encoding="utf-8")
    print(f"{packed} with {len(kept.known['tables'])} tables: add a line to {FOLDER / 'README.md'}")


def load(name: str) -> Kept:
    """Read what a release has left."""
    known = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return Kept(name, gzip.decompress((FOLDER / f"{name}.sqlite.gz").read_bytes()), known)


def names() -> list[str]:
    """List the releases of which there is a database."""
    return sorted(path.name.removesuffix(".sqlite.gz") for path in FOLDER.glob("*.sqlite.gz"))


if __name__ == "__main__":
    save(make(sys.argv[1]))
