"""Hokusai, a game about painting and exhibiting kakemonos for 1 to 5 players, with three expansions.

It depends only on the engine. Action numbers and notations never change, so records of earlier games remain readable.
"""
