"""Accounts, profiles, matchmaking, tournaments, the daily deal, lessons and bans.

It depends on `bots`, `tables` and `people`. Lists and pages contain only what their reader may see.
"""
