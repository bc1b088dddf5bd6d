"""IKI's setup."""

from ukiyo.games.iki import steps
from ukiyo.games.iki.components import BUILDINGS, SEASON_CARDS, SEASON_TOKENS, SEASONS, SPECIALS, STALLS, Components
from ukiyo.games.iki.rules import IkiState
from ukiyo.games.iki.table import IN_DECK, NO_CARD, NO_TOKEN, NOBODY


def set_up(state: IkiState) -> None:
    """Set up the game until the choice of starting characters, which begins with the last player."""
    state.first = state.draw(state.players)
    state.ranking = [(state.first + place) % state.players for place in range(state.players)]
    while len(state.offered) > state.components.offered_buildings:
        state.offered.pop(state.draw(len(state.offered)))
    state.push(steps.MONTH, 0)
    for seat in state.ranking:
        state.push(steps.TAKE, seat)


def create_state(components: Components, players: int) -> IkiState:
    state = IkiState()
    state.components = components
    state.board = components.two if players == 2 else components.more
    state.month = 0
    state.first = 0
    state.goods = components.start_goods * players
    state.kobun = [components.kobun] * players
    state.power = [0] * players
    state.ranking = list(range(players))
    state.ikizama = [-1] * players
    state.oyakata = [0] * players
    state.card = [NO_CARD] * len(STALLS)
    state.owner = [NOBODY] * len(STALLS)
    state.experience = [0] * len(STALLS)
    state.row = [IN_DECK] * SEASON_CARDS
    state.offered = list(range(BUILDINGS))
    state.retired = []
    state.retired_by = []
    state.token_by = [NOBODY] * (SEASON_TOKENS * len(SEASONS))
    state.special = [NOBODY] * len(SPECIALS)
    state.blocked = -1
    state.blocking = components.blocking[:]
    state.placing = NO_CARD
    state.visited = NO_CARD
    state.bought = NO_TOKEN
    state.swapping = NO_CARD
    state.burning = NO_CARD
    state.shop_open = False
    state.guest_open = False
    return state
