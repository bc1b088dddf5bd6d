"""People: sessions, names, blocks and ratings.

It depends on `db` and `core`. A session that was signed out is refused by every process within two seconds.
"""
