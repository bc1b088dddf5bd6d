"""The engine without a game."""
