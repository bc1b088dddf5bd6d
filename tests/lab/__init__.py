"""Lab tests."""
