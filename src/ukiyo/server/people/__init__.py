"""People: sessions, names, blocks and ratings.

It depends on `db` and `core`. After a sign-out, all processes reject the session within two seconds.
"""
