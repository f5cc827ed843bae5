"""How a server is run: what a host may set, by file, environment or command line."""

from pathlib import Path

from msgspec import Struct, field
from platformdirs import user_data_path


def data_folder() -> Path:
    """Name the folder in which a server keeps its database, unless it is told another."""
    return user_data_path("traviesa")


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a host may set."""

    host: str = "127.0.0.1"
    port: int = 8080
    database_url: str = ""
    """Empty: SQLite in the data folder."""
    data: Path = field(default_factory=data_folder)
    maps: tuple[Path, ...] = ()
    """Folders with more maps."""
    workers: int = 1
    public_url: str = ""
    """The address people use, where a proxy stands before the server; cookies are for HTTPS only when it is."""
    bot_workers: int = 1
    bot_pause: float = 0.7
    """Seconds a bot lets pass before it moves, so that people can follow."""
    away_after: float = 600.0
    """Seconds without an open stream after which a bot sits in for the seat that the others wait for."""
    heartbeat: float = 15.0
    """Seconds between signs of life on a stream."""
    requests_per_minute: int = 600
    """Of one player; of one address five times as many."""
    tables_per_player: int = 50
    """Open or running tables that one player may have created."""
    streams_per_player: int = 8
    log_level: str = "info"

    @property
    def url(self) -> str:
        """The database's address."""
        return self.database_url or f"sqlite+aiosqlite:///{self.data / 'traviesa.sqlite'}"
