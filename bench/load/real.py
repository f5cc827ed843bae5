"""The server as it is."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from traviesa.server.run import run_server
from traviesa.server.settings import Settings


def read_settings() -> Settings:
    """Read the settings from the file named on the command line."""
    return msgspec.json.decode(Path(sys.argv[1]).read_bytes(), type=Settings, dec_hook=_made_of)


def _made_of(kind: type, value: Any) -> Any:
    return kind(value)


if __name__ == "__main__":
    run_server(read_settings())
