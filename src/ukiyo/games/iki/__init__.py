"""IKI: artisans of Nihonbashi, for 2 to 4 players."""
