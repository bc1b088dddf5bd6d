"""The kinds of effects: each effect has a kind, a seat and up to two numbers."""

from typing import Final

NAMES: Final = [
    "turn", "drew", "tipped", "revealed", "ring-kakemono", "ring-artisan", "jokers-home", "bonus", "closing", "walked", "climbed",
    "track", "objective", "again", "stalled", "end", "mixed",
    "clock",
]  # fmt: skip
TURN: Final = 0  # turn number
DREW: Final = 1  # colour, into the active area
TIPPED: Final = 2  # drops moved from the discard area into the bag
REVEALED: Final = 3  # kakemono, on top of the deck
RING_KAKEMONO: Final = 4  # kakemono, ring position
RING_ARTISAN: Final = 5  # artisan, ring position
JOKERS_HOME: Final = 6  # blacks moved from beside the atelier to the discard area
BONUS: Final = 7  # icon, number
CLOSING: Final = 8  # kakemonos on the cloth
WALKED: Final = 9  # space of the Journey
CLIMBED: Final = 10  # step on the Path, its bonus
TRACK: Final = 11  # row of the pigment track, drops counted
OBJECTIVE: Final = 12  # a new individual objective, which stays secret
EXTRA_TURN: Final = 13  # an extra turn
STALLED: Final = 14  # all players only discarded for five rounds
END: Final = 15
MIXED: Final = 16  # colour, number of drops that go to the discard area
CLOCK: Final = 17  # solo: the turn whose drop returns to the box, drops left
