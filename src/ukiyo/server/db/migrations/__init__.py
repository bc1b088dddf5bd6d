"""Alembic's environment and the schema migrations.

It depends on Alembic and on the metadata in `schema`. `Database` runs the migrations when the server starts, and only one process runs
them at a time.
"""
