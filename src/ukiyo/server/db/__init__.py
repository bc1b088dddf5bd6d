"""The database: schema, migrations, transactions on SQLite and PostgreSQL, the outbox, and page errors.

It depends on `core`, and on types and errors from `ukiyo.play` and `ukiyo.engine`. A transaction either commits completely or raises
an error and changes nothing.
"""
