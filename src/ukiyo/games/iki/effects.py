"""The kinds of effects: each effect has a kind, a seat and up to two numbers."""

from typing import Final

NAMES: Final = [
    "month", "block", "reveal", "fire", "put-out", "burnt", "saved", "retire", "salary", "harmony", "fed", "starved", "leaves",
    "season", "turn", "mons", "payday", "experience", "end",
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
SEASON: Final = 13
TURN: Final = 14
MONS: Final = 15
PAYDAY: Final = 16
EXPERIENCE: Final = 17
END: Final = 18
