"""Delivers notifications by push, email and webhook.

It depends on `community` and on the outbox in `db`. Every notification is delivered at least once or reported as failed.
"""
