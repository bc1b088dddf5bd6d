"""IKI, a game about the artisans of Nihonbashi, for 2 to 4 players.

It depends only on the engine. Action numbers and notations never change, so records of earlier games remain readable.
"""
