"""The server's foundation: clock, settings, errors, logs, metrics, keys, quotas, rate limits and the supervisor.

It depends only on the error classes of `ukiyo.engine` and `ukiyo.play`, not on tables, people or the database.
"""
