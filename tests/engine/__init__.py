"""Tests of the engine, independent of the games where possible."""
