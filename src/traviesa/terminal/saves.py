"""Games on disk: written whole or not at all, read or refused in one line, kept when one leaves."""

import os
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from traviesa.errors import TraviesaError
from traviesa.reading import bytes_of
from traviesa.record_text import read_record, write_record
from traviesa.terminal.table import MakeBot, Table, make_bot, resume

ENDING: Final = ".traviesa"


def write_game(path: Path, table: Table) -> None:
    """Write a game into a file, by way of another one, so that no half-written game can be left behind."""
    text = write_record(table.record())
    temporary = None
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(temporary).replace(path)
    except OSError as error:
        if temporary:
            Path(temporary).unlink(missing_ok=True)
        says = f"{path} cannot be written: {error.strerror}; expected a file in a folder that is there"
        raise TraviesaError("terminal/unwritable", says, file=str(path), why=str(error.strerror)) from None


def read_game(path: Path, folders: Sequence[Path] = (), bots: MakeBot = make_bot) -> Table:
    """Set up the table of a saved game; the file is only read."""
    try:
        text = bytes_of(path).decode("utf-8")
    except OSError as error:
        says = f"{path} cannot be read: {error.strerror}; expected a saved game"
        raise TraviesaError("terminal/unreadable", says, file=str(path), why=str(error.strerror)) from None
    except UnicodeDecodeError:
        raise TraviesaError("record/malformed", f"{path} is no text; expected a saved game", file=str(path)) from None
    return resume(read_record(text), folders, bots)


class Shelf:
    """Where unfinished games wait for ``--resume``: one file each, the newest goes on first."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or _user_folder()
        self.path: Path | None = None
        """The file of the game being played."""

    def keep(self, table: Table) -> None:
        """Keep the game as it stands; one that is over needs no keeping."""
        if table.game.is_over:
            self.forget()
        elif table.deeds:
            if self.path is None:
                self.folder.mkdir(parents=True, exist_ok=True)
                stamp = time.strftime("%Y%m%d-%H%M%S")
                self.path = self.folder / f"{stamp}-{table.map_file.id}-{os.getpid()}{ENDING}"
            write_game(self.path, table)

    def forget(self) -> None:
        """Take the game off the shelf."""
        if self.path is not None:
            self.path.unlink(missing_ok=True)

    def newest(self) -> Path | None:
        """Find the game that was played last."""
        games = sorted(self.folder.glob(f"*{ENDING}"), key=lambda path: (path.stat().st_mtime, path.name))
        return games[-1] if games else None

    def take_newest(self, folders: Sequence[Path] = (), bots: MakeBot = make_bot) -> Table:
        """Go on with the game that was played last."""
        path = self.newest()
        if path is None:
            says = f"no unfinished game is kept in {self.folder}; possible: begin one with traviesa play"
            raise TraviesaError("terminal/nothing-to-resume", says, folder=str(self.folder))
        table = read_game(path, folders, bots)
        self.path = path
        return table


def _user_folder() -> Path:
    import platformdirs

    return Path(platformdirs.user_data_dir("traviesa")) / "tables"
