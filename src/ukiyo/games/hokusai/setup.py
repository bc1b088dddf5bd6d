"""Hokusai's setup."""

from ukiyo.games.hokusai import steps
from ukiyo.games.hokusai.components import (
    ARTISANS,
    CENTRE,
    CHAIRS,
    HIROSHIGE,
    ICONS,
    INDIVIDUAL,
    JOURNEY_CARDS,
    KAKEMONOS,
    MASTERS,
    N_COLOURS,
    N_TOOLS,
    PAINTS,
    PLACES,
    POSITIONS,
    PRIMARIES,
    PUBLIC,
    SECTORS,
    SPACES,
    TOKENS,
    VALUES,
    Components,
)  # fmt: skip
from ukiyo.games.hokusai.ring import draw_artisan, fill_ring, reveal
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.table import NO_CARD, NO_TOOL, NOBODY


def set_up(state: HokusaiState, options: dict[str, str]) -> None:
    """Set up the game until the choice of masters, which begins with the last player."""
    expansions = options["expansions"].split(",")
    state.track = "track" in expansions
    state.with_journey = "journey" in expansions
    state.with_paths = "paths" in expansions
    state.first = state.draw(state.players)
    fill_wheel(state)
    place_tokens(state)
    deal_kakemonos(state)
    for sector in range(SECTORS):
        state.ring_artisans[sector] = draw_artisan(state)
    deal_objectives(state)
    for seat in range(state.players):
        state.fill(seat, state.components.active)
    if state.with_journey:
        lay_journey(state, options["journey"])
    if state.with_paths:
        lay_paths(state)
    state.push(steps.BEGIN, state.first)
    offer_masters(state, options["masters"] == "draft")


def draw_some(state: HokusaiState, items: list[int], number: int) -> list[int]:
    """Draw a number of items one by one."""
    remaining = items[:]
    return [remaining.pop(state.draw(len(remaining))) for _ in range(number)]


def fill_wheel(state: HokusaiState) -> None:
    """Put the same number of primaries on every space. A solo game has three of each primary plus one random drop."""
    components = state.components
    drops = [primary for primary in range(PRIMARIES) for _ in range(components.loose)]
    if state.players == 1:
        drops = [primary for primary in range(PRIMARIES) for _ in range(components.solo_loose)]
        drops.append(state.draw(PRIMARIES))
    drops = draw_some(state, drops, len(drops))
    for place, primary in enumerate(drops):
        state.wheel[place * SECTORS // len(drops) * PRIMARIES + primary] += 1


def place_tokens(state: HokusaiState) -> None:
    state.token_at = draw_some(state, list(range(TOKENS)), SECTORS)
    state.oval = state.draw(SECTORS)
    state.apprentice = [state.draw(len(SPACES))] * state.players


def deal_kakemonos(state: HokusaiState) -> None:
    """Deal one of the smallest kakemonos to each player and one to the cloth. The larger ones form the deck, and five are revealed."""
    smallest = [card for card in range(KAKEMONOS) if state.components.value[card] == VALUES[0]]
    dealt = draw_some(state, smallest, state.players + 1)
    for seat in range(state.players):
        state.settle(seat * PLACES, dealt[seat], state.draw_tool(), state.draw_tool())
    state.cloth = [dealt[state.players]]
    state.cloth_cell = [CENTRE]
    state.cloth_turn = [0]
    state.cloth_by = [NOBODY]
    state.deck = [card for card in range(KAKEMONOS) if card not in smallest]
    reveal(state)
    for sector in range(SECTORS):
        fill_ring(state, sector)


def deal_objectives(state: HokusaiState) -> None:
    """Deal a secret objective to each player, and reveal three public ones. Solo games exclude objectives that rank players."""
    for seat, objective in enumerate(draw_some(state, list(range(INDIVIDUAL)), state.players)):
        state.holder[objective] = seat
    first = POSITIONS if state.players == 1 else 0
    state.public = sorted(draw_some(state, list(range(first, PUBLIC)), state.components.public))


def lay_journey(state: HokusaiState, sides: str) -> None:
    """Lay out three cards, each with one of its sides up."""
    for card in range(JOURNEY_CARDS):
        side = "ab".index(sides[card]) if sides else state.draw(2)
        state.journey += state.components.journey[card * 2 + side]


def lay_paths(state: HokusaiState) -> None:
    """Lay out one card of each level."""
    components = state.components
    for level in (1, 2, 3):
        cards = [card for card in range(len(components.path_level)) if components.path_level[card] == level]
        card = cards[state.draw(len(cards))]
        steps = components.path_steps[card]
        state.path += steps
        state.path_bonus += [0] * (len(steps) - 1) + [components.path_bonus[card]]


def offer_masters(state: HokusaiState, draft: bool) -> None:
    """Offer one more master than there are players, or deal a random master to each player."""
    masters = list(range(len(MASTERS)))
    if state.players == 1:
        masters.remove(HIROSHIGE)
    if draft:
        state.masters = sorted(draw_some(state, masters, state.players + 1))
        for place in range(state.players):
            state.push(steps.CHOOSE_MASTER, (state.first + place) % state.players)
    else:
        state.master = draw_some(state, masters, state.players)


def create_state(components: Components, players: int) -> HokusaiState:
    state = HokusaiState()
    state.components = components
    state.track = False
    state.with_journey = False
    state.with_paths = False
    state.first = 0
    state.master = [-1] * players
    state.masters = []
    state.public = []
    state.holder = [NOBODY] * INDIVIDUAL
    state.looked = [0] * players
    state.wheel = [0] * (SECTORS * PRIMARIES)
    state.oval = 0
    state.token_at = list(range(SECTORS))
    state.apprentice = [0] * players
    state.ring = [NO_CARD] * (SECTORS + 1)
    state.ring_markers = [NO_TOOL] * (2 * SECTORS + 2)
    state.ring_artisans = [NO_CARD] * SECTORS
    state.deck = []
    state.fresh = list(range(ARTISANS))
    state.returned = []
    state.returned_by = []
    state.offer = []
    state.tool_bag = [components.tools] * N_TOOLS
    state.reserve = [components.reserve] * (PAINTS - PRIMARIES)
    state.back = list(range(KAKEMONOS))
    state.bag = components.kit * players
    state.active = [0] * (players * N_COLOURS)
    state.discard = [0] * (players * N_COLOURS)
    state.beside = [0] * players
    state.atelier = [NO_CARD] * (players * PLACES)
    state.markers = [NO_TOOL] * (players * PLACES * 2)
    state.missing = [0] * (players * PLACES * PAINTS)
    state.painted = [0] * (players * PLACES * N_COLOURS)
    state.freed = [0] * (players * PLACES)
    state.artisans = [NO_CARD] * (players * CHAIRS)
    state.shown = [0] * (players * N_TOOLS)
    state.substitutes = [0] * players
    state.kept = [0] * (players * N_TOOLS)
    state.sharaku = []
    state.signatures = [components.signatures] * players
    state.cloth = []
    state.cloth_cell = []
    state.cloth_turn = []
    state.cloth_by = []
    state.turns = 0
    state.main_open = False
    state.extra_open = False
    state.power_open = False
    state.stops = 0
    state.stopped = 0
    state.mixed = [0] * (PAINTS - PRIMARIES)
    state.entering = [0] * PRIMARIES
    state.entry = 0
    state.entry_step = 0
    state.icons = [0] * N_TOOLS
    state.sharaku_open = False
    state.exhibiting = 0
    state.cell = CENTRE
    state.bonus = [0] * len(ICONS)
    state.arriving = NO_CARD
    state.chosen = 0
    state.closer = NOBODY
    state.stalled = 0
    state.journey = []
    state.walked = [0] * players
    state.path = []
    state.path_bonus = []
    state.climbed = [0] * players
    state.path_first = NOBODY
    state.again = False
    state.row = [components.start] * players
    return state
