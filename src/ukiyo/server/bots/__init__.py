"""Bots, hints and reviews: a fair scheduler and a pool of worker processes.

It depends on `tables`. A worker that crashes or takes too long is replaced, and its question is asked again.
"""
