"""Delivery of notifications by push, mail and webhook.

It depends on `community` and on the outbox in `db`. Every notification is delivered at least once or reported as failed.
"""
