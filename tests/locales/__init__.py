"""Tests of messages, names and rules in all languages."""
