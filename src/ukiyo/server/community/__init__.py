"""Accounts, profiles, matchmaking, tournaments, the daily deal, lessons and bans.

It depends on `bots`, `tables` and `people`. Every list and every page shows only what its reader may see.
"""
