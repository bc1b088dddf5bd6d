"""Tests of messages, component names and rules in all languages."""
