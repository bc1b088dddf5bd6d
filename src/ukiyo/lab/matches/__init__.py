"""Matches between bots, and the standings, ratings and reports computed from them.

It depends on the engine, the games, the bots and the locales. A game depends only on its match and number. It can be played on any machine
and repeated with the same result.
"""
