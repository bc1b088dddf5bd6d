"""People: sessions, preferences, blocks and ratings.

It depends on `db` and `core`, on types from `ukiyo.play`, and on the bot ratings in `ukiyo.lab.matches`. After a sign-out, all server
processes reject the session within two seconds.
"""
