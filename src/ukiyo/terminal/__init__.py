"""The terminal interface. It displays games, asks for moves, and prints hints and reviews.

It depends on the engine, the games, the bots and the locales. It contains no rules: every choice that it offers is a legal action from the
engine.
"""
