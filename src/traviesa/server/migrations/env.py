"""How Alembic runs here: always inside the connection and transaction that the server gives it."""

from alembic import context

from traviesa.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
