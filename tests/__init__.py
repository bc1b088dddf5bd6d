"""Tests, checks on every game, and the tools around them."""
