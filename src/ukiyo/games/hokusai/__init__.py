"""Hokusai, a game about painting and exhibiting kakemonos for 1 to 5 players, with three expansions."""
