"""The lab measures, trains and studies bots: matches, learning, measurements, puzzle mining and their commands.

It depends on the engine, the games, the bots and, for its commands, on the terminal; only `matches` is used by the server.
Results depend on seeds and numbers of iterations only, unless a function takes seconds.
"""
