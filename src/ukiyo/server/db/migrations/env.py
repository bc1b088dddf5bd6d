"""Alembic's entry point. The server provides the connection."""

from alembic import context

from ukiyo.server.db.schema import Base

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
context.run_migrations()
