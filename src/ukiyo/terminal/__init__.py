"""The table in the terminal: drawing and words, no rules."""
