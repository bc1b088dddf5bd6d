"""Mines puzzles from games between masters: decisions with one action that a long search finds clearly best.

It depends on the engine, the games and the bots.
A puzzle is written only with its evidence: the estimates, their standard errors and the number of determinizations.
"""
