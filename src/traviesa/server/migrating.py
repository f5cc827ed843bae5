"""Bringing the schema of a database up to date, with Alembic, when a server starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x7472_6176
"""The advisory lock under which one process migrates while the others wait (PostgreSQL)."""


def migrate(connection: Connection, version: str = "head") -> None:
    """Run every migration that this database lacks up to a version, inside the transaction of the connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    command.upgrade(config_for(connection), version)


def version_of(connection: Connection) -> str:
    """Say which version of the schema a database has; empty where it has none."""
    return MigrationContext.configure(connection).get_current_revision() or ""


def config_for(connection: Connection) -> Config:
    """Make Alembic's configuration: our folder, this connection."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    return config
