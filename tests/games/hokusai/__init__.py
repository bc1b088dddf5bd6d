"""Tests of the rules of Hokusai."""
