"""What all games share: the contract, action tables, chance, records and component files."""
