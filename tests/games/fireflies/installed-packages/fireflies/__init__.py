"""Fireflies: a game of lanterns over eight summer nights."""
