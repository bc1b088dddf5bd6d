"""The numbers and names of the steps."""

from typing import Final

TURN: Final = 0
STOP: Final = 1
COLLECT_MORE: Final = 2
COLLECT_OFFERED: Final = 3
COLLECT_WISHED: Final = 4
GAIN: Final = 5
TAKE_ANY: Final = 6
HIRE_ANY: Final = 7
PICK: Final = 8
FETCH_MORE: Final = 9
MIX_MORE: Final = 10
ENTER: Final = 11
TURN_WHEEL: Final = 12
OVAL_TOKEN: Final = 13
KEEP: Final = 14
ROTATE: Final = 15
ROTATE_TO: Final = 16
PLACE: Final = 17
ORIENT: Final = 18
BONUS: Final = 19
ACTIVATE: Final = 20
PAINT_MORE: Final = 21

CHOOSE_MASTER: Final = 22  # this step and those after it are mandatory choices, and a single option is taken automatically
FIRST_WORK: Final = 23
COLLECT_HERE: Final = 24
COLLECT_READY: Final = 25
COLLECT_ANY: Final = 26
DISMISS: Final = 27
RECOVER: Final = 28
FETCH: Final = 29
RECOLOUR: Final = 30
RECOLOUR_TO: Final = 31
NEW_OBJECTIVE: Final = 32
GIVE_OBJECTIVE: Final = 33
COMPLETE: Final = 34
SACRIFICE: Final = 35
EXCHANGE_WITH: Final = 36
REMOVE_ONE: Final = 37
LOSE: Final = 38

BEGIN: Final = 39  # this step and those after it need no decision
TAKE_MIXED: Final = 40
WALK: Final = 41
COUNT: Final = 42
REFILL: Final = 43
CLOSE: Final = 44
LOOK: Final = 45
NAMES: Final = [
    "turn", "stop", "collect-more", "collect-offered", "collect-wished", "gain", "take", "hire", "pick", "fetch-more", "mix",
    "enter", "turn-wheel", "oval-token", "keep", "rotate", "rotate-to", "place", "orient", "bonus", "activate", "paint", "master",
    "first-work", "collect-here", "collect-ready", "collect-any", "dismiss", "recover", "fetch", "recolour", "recolour-to",
    "objective", "give-objective", "complete", "sacrifice", "exchange-with", "remove", "lose", "begin", "take-mixed", "walk",
    "count", "refill", "close", "look",
]  # fmt: skip
