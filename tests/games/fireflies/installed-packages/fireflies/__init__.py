"""Fireflies: eight summer nights, and who lights the brightest lantern. The rules, what the house is told, and what bots go by."""
