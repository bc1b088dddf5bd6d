"""A table without a server: events, table state, frames, replays, what-if lines, lessons and puzzles.

It depends on the games, the bots and the locales. It never waits for a clock, a disk or a network, so the server, the terminal and a
browser worker can all run it.
"""
