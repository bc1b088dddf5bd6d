"""Lesson tests."""
