"""Tables without a server: events, table state, frames, replays, what-if lines, lessons and puzzles.

This package depends on the engine, the games, the bots and the locales. Apart from loading lesson files, it
does not read clocks, disks or the network, so the server, the terminal and a browser worker can all run it.
"""
