"""The opponents."""
