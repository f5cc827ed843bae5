"""Bringing the schema of a database up to date, with Alembic, when a server starts.

Alembic is loaded only where there is something to do: that shortens every other start.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x7472_6176
"""The advisory lock under which one process migrates while the others wait (PostgreSQL)."""


def migrate(connection: Connection, version: str = "head") -> None:
    """Run every migration that this database lacks up to a version, inside the transaction of the connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    if version == "head" and version_of(connection) == newest():
        return
    from alembic import command

    command.upgrade(config_for(connection), version)


def newest() -> str:
    """Name the newest version: files of migrations are called by theirs."""
    return max(file.name for file in (FOLDER / "versions").glob("[0-9]*.py")).partition("_")[0]


def version_of(connection: Connection) -> str:
    """Say which version of the schema a database has; empty where it has none."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    row = connection.execute(text("SELECT version_num FROM alembic_version")).first()
    return str(row[0]) if row else ""


def config_for(connection: Connection) -> "Config":
    """Make Alembic's configuration: our folder, this connection."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    return config
