"""The page in the browser as it was built: its files, each in the forms it was compressed to.

``tools/page.py`` builds it into the folder ``page`` beside this package. A checkout may be without.
"""

import hashlib
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

FOLDER: Final = Path(str(files("traviesa"))) / "page"
FIRST: Final = "index.html"
FORMS: Final[Mapping[str, str]] = {"br": ".br", "gzip": ".gz"}
"""How a file can be compressed, the best first, and what its name then ends with."""
TYPES: Final[Mapping[str, str]] = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
UNSERVED: Final = ("*.br", "*.gz", "made-from.txt")


@dataclass(frozen=True, slots=True)
class File:
    """One file of the page."""

    name: str
    type: str
    tag: str
    forms: Mapping[str, bytes]
    """What is sent, by how it is compressed; nothing is ``identity``."""

    @property
    def is_named_by_content(self) -> bool:
        """Say whether another content would have another name, so that who has it need never ask again."""
        return self.name.startswith("assets/")


class Page:
    """The files of the page, read again when it has been built anew."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder
        self._built = 0
        self._files: Mapping[str, File] = {}

    def file(self, name: str) -> File | None:
        """Give a file by its name; none where there is no such, or no page at all."""
        return self._now().get(name)

    def first(self, language: str) -> File | None:
        """Give what every place of the page begins with, in a language that it speaks."""
        files = self._now()
        return files.get(f"index.{language}.html") or files.get(FIRST)

    def _now(self) -> Mapping[str, File]:
        built = _when(self.folder / FIRST)
        if built != self._built:
            self._files, self._built = (_read(self.folder) if built else {}), built
        return self._files


def _when(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _read(folder: Path) -> dict[str, File]:
    found = {}
    for path in folder.rglob("*"):
        if path.is_file() and not any(map(path.match, UNSERVED)):
            name, plain = path.relative_to(folder).as_posix(), path.read_bytes()
            kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            forms = {form: _sibling(path, end) for form, end in FORMS.items()}
            forms = {form: content for form, content in forms.items() if content} | {"identity": plain}
            found[name] = File(name, kind, hashlib.sha256(plain).hexdigest()[:16], forms)
    return found


def _sibling(path: Path, end: str) -> bytes:
    other = path.with_name(path.name + end)
    return other.read_bytes() if other.exists() else b""
