"""Hokusai's action table. The numbers are fixed, because records, bots and networks use them."""

from typing import Final

from ukiyo.engine.actions import ActionTable
from ukiyo.games.hokusai.components import (
    BLACK,
    CELLS,
    CHAIRS,
    COLOURS,
    MASTERS,
    PAINTS,
    PLACES,
    PRIMARIES,
    SECTORS,
    SIDES,
    SPACES,
    TOOLS,
    Components,
)  # fmt: skip

# The first number of each kind of action. A comment such as "+ sector" describes the offset from it.
MOVE: Final = 0  # + movement space
MIX: Final = 10  # + secondary * 9 + pair of drops
EXHIBIT: Final = 37  # + place in the atelier
DISCARD: Final = 40
REMOVE: Final = 41  # + place * 5 + tool
SACRIFICE: Final = 56  # + place * 5 + tool
PAINT: Final = 71  # + place * 15 + primary * 4 + drop (3 is black), or + 12 + secondary
EXCHANGE: Final = 116  # + place * 5 + tool
POWER: Final = 131
DROP: Final = 132  # + colour
STEP: Final = 139  # + colour of the drop paid
TOKEN: Final = 145  # + action token
TAKE: Final = 153  # + sector
HIRE: Final = 158  # + sector
COLLECT: Final = 163  # + sector * 3 + primary
ENTER: Final = 178  # + primary
CLOCKWISE: Final = 181
COUNTERCLOCKWISE: Final = 182
TURN: Final = 183  # + sector that the oval will point to
KEEP: Final = 188  # + primary
ROTATE: Final = 191  # + kakemono
PLACE: Final = 223  # + cell
ORIENT: Final = 704  # + side that the card's north points to
GAIN: Final = 708  # + secondary
DISMISS: Final = 711  # + chair
PICK: Final = 715  # + artisan
OBJECTIVE: Final = 740  # + individual objective
GIVE: Final = 748  # + individual objective
RECOVER: Final = 756  # + colour
FETCH: Final = 763  # + colour
RECOLOUR: Final = 770  # + area * 3 + secondary
LOSE: Final = 779  # + area * 6 + paint
MASTER: Final = 815  # + master
DONE: Final = 827

# The pairs of drops that mix into a secondary. At most one drop is black.
PAIRS: Final = [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2), (0, BLACK), (1, BLACK), (2, BLACK)]
AREAS: Final = ["active", "discard", "bag"]
FROM_CARDS: Final = 3  # this area and those after it are places in the atelier


def table(components: Components) -> ActionTable:
    paints = COLOURS[:PAINTS]
    primaries, secondaries = COLOURS[:PRIMARIES], COLOURS[PRIMARIES:PAINTS]
    places = [str(place) for place in range(1, PLACES + 1)]
    sectors = [str(sector) for sector in range(1, SECTORS + 1)]
    marks = [f"{place}-{tool}" for place in places for tool in TOOLS]
    painting: list[str] = []
    for place in places:
        for primary in primaries:
            painting += [f"{place}-{primary}" if drop == primary else f"{place}-{primary}-{drop}" for drop in [*primaries, "black"]]
        painting += [f"{place}-{secondary}" for secondary in secondaries]
    return ActionTable(
        [
            ("move", "space", SPACES),
            ("mix", "colour-one-other", [f"{mixed}-{COLOURS[one]}-{COLOURS[other]}" for mixed in secondaries for one, other in PAIRS]),
            ("exhibit", "place", places),
            ("discard", "", []),
            ("remove", "place-tool", marks),
            ("sacrifice", "place-tool", marks),
            ("paint", "place-colour-drop", painting),
            ("exchange", "place-tool", marks),
            ("power", "", []),
            ("drop", "colour", COLOURS),
            ("step", "colour", paints),
            ("token", "token", components.token_ids),
            ("take", "sector", sectors),
            ("hire", "sector", sectors),
            ("collect", "sector-colour", [f"{sector}-{primary}" for sector in sectors for primary in primaries]),
            ("enter", "colour", primaries),
            ("clockwise", "", []),
            ("counterclockwise", "", []),
            ("turn", "sector", sectors),
            ("keep", "colour", primaries),
            ("rotate", "kakemono", components.kakemono_ids),
            ("place", "cell", CELLS),
            ("orient", "side", SIDES),
            ("gain", "colour", secondaries),
            ("dismiss", "chair", [str(chair) for chair in range(1, CHAIRS + 1)]),
            ("pick", "artisan", components.artisan_ids),
            ("objective", "objective", components.individual_ids),
            ("give", "objective", components.individual_ids),
            ("recover", "colour", COLOURS),
            ("fetch", "colour", COLOURS),
            ("recolour", "area-colour", [f"{area}-{secondary}" for area in AREAS for secondary in secondaries]),
            ("lose", "area-colour", [f"{area}-{paint}" for area in [*AREAS, *places] for paint in paints]),
            ("master", "master", MASTERS),
            ("done", "", []),
        ]
    )
