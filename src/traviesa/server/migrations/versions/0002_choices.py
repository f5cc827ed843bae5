"""How somebody wants the page to be."""

from alembic import op

from traviesa.server import schema

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the table of what people chose."""
    schema.METADATA.create_all(op.get_bind(), tables=(schema.CHOICES,))
