"""The numbers and names of the steps."""

from typing import Final

TAKE: Final = 0
TAKE_STALL: Final = 1
PLACE_IKIZAMA: Final = 2
EARN: Final = 3
HIRE_STALL: Final = 4
MOVE: Final = 5
DO_BUSINESS: Final = 6
SECOND_PURCHASE: Final = 7
CHOOSE_RAISE: Final = 8
CHOOSE_SWAP: Final = 9
CHOOSE_WITH: Final = 10
CHOOSE_BUILDING: Final = 11
BUILD_STALL: Final = 12
FEED: Final = 13
AVOID: Final = 14
CHOOSE_NEUTRAL: Final = 15
NEUTRAL_STALL: Final = 16
CHOOSE_STAND: Final = 17

MONTH: Final = 18  # this step and those after it need no decision
NEXT_PLAYER: Final = 19
LEAVE: Final = 20
AFTER_VISIT: Final = 21
EVENT: Final = 22
PAYDAY: Final = 23
SPREAD: Final = 24
ADD_MONS: Final = 25
NEW_YEAR: Final = 26
NAMES: Final = [
    "take", "take-stall", "ikizama", "earn", "hire-stall", "move", "business", "second-purchase", "raise", "swap",
    "with", "building", "build-stall", "feed", "avoid", "neutral", "neutral-stall", "stand",
    "month", "next-player", "leave", "after-visit", "event", "payday", "spread", "add-mons", "new-year",
]  # fmt: skip
