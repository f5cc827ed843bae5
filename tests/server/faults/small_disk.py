"""A server whose data lies on a small disk of its own, which can be filled: a real one, in a namespace of mounts."""

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.serving import Host

SIZE = "3m"


class SmallDiskHost(Host):
    """A server on a small disk, which outlives it."""

    def __init__(self, folder: Path, **changes: Any) -> None:
        super().__init__(folder, **changes)
        self.settings.data.mkdir(exist_ok=True)
        mount = f"mount -t tmpfs -o size={SIZE} none '{self.settings.data}' && echo mounted && exec sleep 600"
        command = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mount]
        self._disk = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._disk.stdout is not None
        if self._disk.stdout.readline() != "mounted\n":
            self.clear_away()
            pytest.skip("this machine lets nobody mount a small disk")

    def command(self) -> list[str]:
        """Start within the namespace that has the disk."""
        enter = [
            "nsenter",
            "--preserve-credentials",
            "--user",
            "--mount",
            f"--wd={Path.cwd()}",
            "--target",
            str(self._disk.pid),
        ]
        return [*enter, *super().command()]

    @property
    def _ballast(self) -> Path:
        return Path(f"/proc/{self._disk.pid}/root{self.settings.data}/ballast")

    def fill_disk(self) -> None:
        """Leave no room on the disk."""
        with self._ballast.open("ab", buffering=0) as ballast:
            try:
                while True:
                    ballast.write(b"\0" * 4096)
            except OSError:
                pass

    def make_room(self) -> None:
        """Leave room on the disk again."""
        self._ballast.unlink()

    def clear_away(self) -> None:
        """End the server, and let the disk go."""
        super().clear_away()
        self._disk.kill()
        self._disk.communicate()


@contextmanager
def hosting_on_small_disk(folder: Path) -> Iterator[SmallDiskHost]:
    """Run a server on a small disk until the block is left."""
    host = SmallDiskHost(folder)
    try:
        host.start()
        yield host
    finally:
        host.clear_away()
