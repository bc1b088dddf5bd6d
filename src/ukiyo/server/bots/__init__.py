"""Bots, hints and reviews: a driver for bots' turns, a fair scheduler and a pool of worker processes.

It depends on `tables`. A worker that crashes or exceeds its time limit is replaced, and its task is retried.
"""
