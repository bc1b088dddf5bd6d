"""What the table can tell of what just happened: a kind, a seat, and up to two numbers."""

from typing import Final

NAMES: Final = [
    "month", "block", "reveal", "fire", "put-out", "burnt", "saved", "retire", "salary", "harmony", "fed", "starved", "leaves",
]  # fmt: skip
MONTH: Final = 0
BLOCK: Final = 1
REVEAL: Final = 2
FIRE: Final = 3
PUT_OUT: Final = 4
BURNT: Final = 5
SAVED: Final = 6
RETIRE: Final = 7
SALARY: Final = 8
HARMONY: Final = 9
FED: Final = 10
STARVED: Final = 11
LEAVES: Final = 12
