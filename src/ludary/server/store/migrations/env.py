"""Alembic's environment: it is given an open connection by `store.migrate`."""

from alembic import context

from ludary.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
