"""Delivers notifications by push, email and webhook.

It depends on the outbox in `db`, on `community` for sign-in links, on `tables`, `people` and `core`, and on the locales. Each notification
is delivered at least once or reported as failed.
"""
