"""Plays in the terminal: drawing and text, without rules."""
