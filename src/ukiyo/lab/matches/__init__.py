"""Plays games between bots and turns their results into standings, ratings and reports.

It depends on the engine, the games, the bots and the locales.
A game depends only on its match and number, so that it can be played on any machine and repeated.
"""
