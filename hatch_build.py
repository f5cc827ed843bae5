"""Build the page in the browser before the package is put together, where that has not been done yet."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import page

LATER = "TRAVIESA_PAGE"
"""In the environment with the value ``later``: the page is built by itself, as ``make`` does."""


class PageHook(BuildHookInterface[Any]):
    """Sees to it that a wheel, a source distribution and an installation have the page."""

    def dependencies(self) -> list[str]:
        """Ask for Node where there is something to build."""
        return [] if _is_later() or page.is_fresh() else [page.NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the page where it has not been built from these sources."""
        if not _is_later() and not page.is_fresh():
            page.build()


def _is_later() -> bool:
    return os.environ.get(LATER) == "later"
