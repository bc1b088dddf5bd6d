"""Tables in memory and in the database: moves, seats, clocks, presence, chat and replays.

It depends on `people`, `db` and `core`, and on `ukiyo.play` for the table rules. Every change is committed before it is broadcast.
"""
