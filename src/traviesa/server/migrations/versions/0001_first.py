"""The first schema: players, tables, journals, results."""

from alembic import op

from traviesa.server import schema

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create every table of the first release; what comes later has a step of its own."""
    first = (
        *(schema.SECRETS, schema.PLAYERS, schema.TOKENS, schema.RESETS, schema.MAPS, schema.TABLES, schema.ENTRIES),
        *(schema.FAREWELLS, schema.SITTINGS, schema.RESULTS, schema.RATINGS, schema.MUTES),
        *(schema.PROCESSES, schema.OUTAGES),
    )
    schema.METADATA.create_all(op.get_bind(), tables=first)
