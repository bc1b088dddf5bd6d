"""Engine tests. Most of them do not depend on a game."""
