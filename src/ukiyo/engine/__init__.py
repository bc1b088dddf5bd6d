"""What all games share: the contract of a game, actions, chance, records and component files."""
