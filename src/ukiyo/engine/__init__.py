"""The code that all games share: the game interface, actions, chance, records and component files."""
