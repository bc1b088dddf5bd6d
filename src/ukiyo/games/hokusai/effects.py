"""What the table can tell of what just happened: a kind, a seat, and up to two numbers."""

from typing import Final

NAMES: Final = [
    "turn", "drew", "tipped", "revealed", "ring-kakemono", "ring-artisan", "jokers-home", "bonus", "closing", "walked", "climbed",
    "track", "objective", "again", "stalled", "end", "mixed",
    "clock",
]  # fmt: skip
TURN: Final = 0  # turn number
DREW: Final = 1  # colour, into the active area
TIPPED: Final = 2  # drops tipped from the discard area into the bag
REVEALED: Final = 3  # kakemono, on top of the deck
RING_KAKEMONO: Final = 4  # kakemono, ring position
RING_ARTISAN: Final = 5  # artisan, ring position
JOKERS_HOME: Final = 6  # blacks that went from beside the atelier to the discard area
BONUS: Final = 7  # icon, how many
CLOSING: Final = 8  # kakemonos on the cloth
WALKED: Final = 9  # space of the Journey
CLIMBED: Final = 10  # steps on the Path, what the last one gives
TRACK: Final = 11  # row of the pigment track, drops counted
OBJECTIVE: Final = 12  # a new individual objective; which one is secret
AGAIN: Final = 13  # an extra turn
STALLED: Final = 14  # nobody did anything but discard, five rounds long
END: Final = 15
MIXED: Final = 16  # colour, how many: what was mixed goes to the discard area
CLOCK: Final = 17  # alone, the turn whose drop goes back into the box, how many are left
