"""Alembic runs this to bring a database up to date; the connection comes from `tables.database`."""

from alembic import context

from miskatonic.tables.schema import SCHEMA

context.configure(connection=context.config.attributes["connection"], target_metadata=SCHEMA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
