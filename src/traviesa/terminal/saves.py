"""Games on disk: written whole or not at all, read or refused in one line, kept when one leaves."""

import os
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from traviesa.errors import TraviesaError
from traviesa.reading import bytes_of, reason
from traviesa.record_text import read_record, write_record
from traviesa.terminal.table import MakeBot, Table, make_bot, resume

ENDING: Final = ".traviesa"


def write_game(path: Path, table: Table) -> None:
    """Write a game into a file."""
    write_whole(path, write_record(table.record()))


def write_whole(path: Path, text: str) -> None:
    """Write a file, by way of another one, so that no half-written file can be left behind."""
    temporary = None
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(temporary).replace(path)
    except OSError as error:
        if temporary:
            Path(temporary).unlink(missing_ok=True)
        raise unwritable(path, error) from None


def unwritable(path: Path, error: OSError) -> TraviesaError:
    """Refuse to write where it cannot be done."""
    return TraviesaError.told("terminal/unwritable", file=str(path), why=reason(error))


def read_game(path: Path, folders: Sequence[Path] = (), bots: MakeBot = make_bot) -> Table:
    """Set up the table of a saved game; the file is only read."""
    try:
        text = bytes_of(path).decode("utf-8")
    except OSError as error:
        raise TraviesaError.told("terminal/unreadable", file=str(path), why=reason(error)) from None
    except UnicodeDecodeError:
        raise TraviesaError.told("record/malformed", "bytes", file=str(path)) from None
    return resume(read_record(text), folders, bots)


class Shelf:
    """Where unfinished games wait for ``--resume``: one file each, the newest goes on first."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or _user_folder()
        self.path: Path | None = None
        """The file of the game being played."""

    def trouble(self) -> TraviesaError | None:
        """Say why no game can be kept here, by trying; None where one can."""
        was_there = self.folder.exists()
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=self.folder):
                pass
            if not was_there:
                self.folder.rmdir()
        except OSError as error:
            return unwritable(self.folder, error)
        return None

    def keep(self, table: Table) -> None:
        """Keep the game as it stands; one that is over needs no keeping."""
        if table.game.is_over:
            self.forget()
        elif table.deeds:
            path = self.path or self._new_path(table)
            write_game(path, table)
            self.path = path

    def _new_path(self, table: Table) -> Path:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise unwritable(self.folder, error) from None
        name = f"{time.strftime('%Y%m%d-%H%M%S')}-{table.map_file.id}-{os.getpid()}"
        free = (self.folder / f"{name}{more}{ENDING}" for more in ("", *(f"-{number}" for number in range(2, 1000))))
        return next(path for path in free if not path.exists())

    def forget(self) -> None:
        """Take the game off the shelf."""
        if self.path is not None:
            with suppress(OSError):
                self.path.unlink(missing_ok=True)

    def games(self) -> list[Path]:
        """List the games, the one played last first."""
        found = self.folder.glob(f"*{ENDING}")
        return sorted(found, key=lambda path: (path.stat().st_mtime, path.name), reverse=True)

    def take(self, path: Path, folders: Sequence[Path] = (), bots: MakeBot = make_bot) -> Table:
        """Go on with a game of this shelf."""
        table = read_game(path, folders, bots)
        self.path = path
        return table


def _user_folder() -> Path:
    import platformdirs

    return Path(platformdirs.user_data_dir("traviesa")) / "tables"
