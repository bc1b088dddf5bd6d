"""IKI's action table. The numbers are fixed, because records, bots and networks use them."""

from typing import Final

from ukiyo.engine.actions import ActionTable
from ukiyo.games.iki.components import SPACES, STALLS, STARTING, Components

# The first number of each kind of action. A comment such as "+ card" describes the offset from it.
HIRE: Final = 0  # + card; the four starting characters are taken, and all others are hired
NEUTRAL: Final = 56  # + card; the first possible card is 4
STALL: Final = 116  # + stall
VISIT: Final = 132  # + stall
RAISE: Final = 148  # + stall
SWAP: Final = 164  # + stall
WITH: Final = 180  # + stall
STARVE: Final = 196  # + stall
IKIZAMA: Final = 212  # + space of the track
STAND: Final = 216  # + street space, which starts at 1; 216 is an ikizama action
MOVE: Final = 224  # + steps, which start at 1; 224 is a stand action
TRADE: Final = 265  # + trade
BUILD: Final = 274  # + building
BUY: Final = 284  # + season token
INCOME: Final = 308
SAVE: Final = 309
BURN: Final = 310
DONE: Final = 311

MOST_STEPS: Final = 40


def table(components: Components) -> ActionTable:
    cards = components.card_ids
    return ActionTable(
        [
            ("take", "card", cards[:STARTING]),
            ("hire", "card", cards[STARTING:]),
            ("neutral", "card", cards[STARTING:]),
            ("stall", "stall", STALLS),
            ("visit", "stall", STALLS),
            ("raise", "stall", STALLS),
            ("swap", "stall", STALLS),
            ("with", "stall", STALLS),
            ("starve", "stall", STALLS),
            ("ikizama", "space", SPACES),
            ("stand", "shop", components.shop_ids),
            ("move", "steps", [str(steps) for steps in range(1, MOST_STEPS + 1)]),
            ("trade", "trade", components.trade_ids),
            ("build", "building", components.building_ids),
            ("buy", "token", components.token_ids),
            ("income", "", []),
            ("save", "", []),
            ("burn", "", []),
            ("done", "", []),
        ]
    )
