"""The purse: who one is at each server, kept in the user's folder for nobody else to read."""

import contextlib
import json
import os
import re
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote

import platformdirs


def purse_folder() -> Path:
    """Name the folder in which it is kept who one is."""
    return platformdirs.user_state_path("traviesa") / "servers"


@dataclass(frozen=True)
class Purse:
    """The cookies of one person at one server; who goes by another name there is another person."""

    server: str
    name: str
    folder: Path = field(default_factory=purse_folder)

    @property
    def path(self) -> Path:
        """The file."""
        host = re.sub(r"[^0-9A-Za-z.-]", "_", self.server.partition("://")[2])
        return self.folder / host / f"{quote(self.name.casefold(), safe='')}.json"

    def cookies(self) -> dict[str, str]:
        """Read the cookies; none where there are none, or the file is damaged."""
        try:
            found = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        kept = found.get("cookies") if isinstance(found, dict) and found.get("server") == self.server else {}
        return {str(name): str(value) for name, value in kept.items()} if isinstance(kept, dict) else {}

    def keep(self, cookies: dict[str, str]) -> None:
        """Keep the cookies; with a disk that cannot be written to, one is a stranger next time, and no worse."""
        text = json.dumps({"server": self.server, "name": self.name, "cookies": cookies}, ensure_ascii=False)
        with contextlib.suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            handle, temporary = tempfile.mkstemp(dir=self.path.parent)  # for its owner alone
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            Path(temporary).replace(self.path)


def last_name(server: str, folder: Path | None = None) -> str:
    """Give the name one went by last at a server; empty for a stranger."""
    parent = Purse(server, "", folder or purse_folder()).path.parent
    for path in sorted(parent.glob("*.json"), key=lambda one: one.stat().st_mtime, reverse=True):
        with contextlib.suppress(OSError, ValueError):
            return str(json.loads(path.read_text(encoding="utf-8"))["name"])
    return ""
