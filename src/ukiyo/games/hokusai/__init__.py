"""Hokusai: kakemonos painted, exhibited and signed, for one to five players, with three expansions."""
