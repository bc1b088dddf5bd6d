"""Tests of the web interface in a real browser."""
