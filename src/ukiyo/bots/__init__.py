"""Opponents, by name."""
