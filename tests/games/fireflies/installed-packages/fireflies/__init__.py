"""Fireflies: eight summer nights, a hand of lanterns, and who lights the brightest one. A whole game in three modules."""
