"""The lab: matches between bots, network training, measurements and puzzle mining.

It depends on the engine, the games and the bots. Its commands also depend on the terminal. The server uses only `matches`. Results depend
only on seeds and iteration counts, except for functions with a time limit in seconds.
"""
