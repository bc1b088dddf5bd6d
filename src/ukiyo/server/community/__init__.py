"""Accounts, profiles, matchmaking, tournaments, the daily deal, lessons and bans.

It depends on `bots`, `tables`, `people`, `db` and `core`, on `ukiyo.play`, and on the bot ratings in `ukiyo.lab.matches`. Lists and pages
contain only the tables and people that the reader is allowed to see.
"""
