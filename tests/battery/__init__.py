"""Tests that every game must pass."""
