"""Alembic's environment: `store.upgrade` gives it an open connection."""

from alembic import context

from ludary.server.store.schema import METADATA

connection = context.config.attributes["connection"]  # in a transaction, which its owner ends
context.configure(connection=connection, target_metadata=METADATA, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
