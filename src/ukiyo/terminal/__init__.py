"""The terminal interface. It draws and describes games, and contains no rules."""
