"""The foundation of the server: clock, settings, errors, logs, metrics, keys, quotas, rate limits and the supervisor.

It depends on the engine's and the table's errors only. Nothing in it knows about tables, people or the database.
"""
