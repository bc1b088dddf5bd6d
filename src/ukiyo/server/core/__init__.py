"""What every other package of the server needs: clock, settings, errors, logs, metrics, keys, rate limits and the supervisor.

It depends on the engine's errors only. Nothing in it knows about tables, people or the database.
"""
