"""The database: its schema, its migrations, transactions on SQLite and PostgreSQL, and the outbox.

It depends on `core`. A transaction either commits completely or raises `Conflict` or `StorageFailed` and changes nothing.
"""
