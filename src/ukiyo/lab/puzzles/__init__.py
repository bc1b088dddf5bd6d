"""Puzzle mining. A puzzle is a decision from a game between masters in which a long search finds one action clearly best.

This package depends on the engine, the games and the bots. Each puzzle is stored with its evidence: the estimates, their standard errors
and the number of determinizations.
"""
