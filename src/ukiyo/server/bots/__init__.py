"""Bot moves, hints and reviews: a driver for bot turns, a fair scheduler and a pool of worker processes.

It depends on `tables`, `db` and `core`, on `ukiyo.bots` for the search, and on `ukiyo.play`. A worker that crashes or exceeds its time
limit is replaced, and its task is retried.
"""
