"""The code that all games share: the game interface, actions, chance, observations, records and component files.

It does not depend on any other Ukiyo package. A game is deterministic: the same components, options, seed and actions always lead to
the same state.
"""
