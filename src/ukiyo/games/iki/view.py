"""The view of a seat. In IKI, everything is public except the order of the decks and the tiles that have yet to be drawn."""

from ukiyo.engine.state import Seat
from ukiyo.engine.view import seat_view as shared_seat_view
from ukiyo.engine.view import table_view
from ukiyo.games.iki.calendar import FIRES, PAYDAYS
from ukiyo.games.iki.components import CHARACTERS, GOODS, SEASON_TOKENS, SEASONS, SPACES, SPECIALS, STALLS, Card, Components
from ukiyo.games.iki.forecast import forecast
from ukiyo.games.iki.hiring import first_of_season, hire_cost
from ukiyo.games.iki.rules import IkiState
from ukiyo.games.iki.shapes import IkiPlayer, IkiPublicView, IkiSeatView, IkiStall
from ukiyo.games.iki.table import IN_DECK, NO_CARD, NOBODY


def card_id(components: Components, card: Card) -> str:
    return components.card_ids[card] if card < CHARACTERS else components.building_ids[card - CHARACTERS]


def seat_view(state: IkiState, seat: Seat) -> IkiSeatView:
    return {**shared_seat_view(state, seat), "forecast": forecast(state, seat)}


def public_view(state: IkiState) -> IkiPublicView:
    components = state.components
    season, first_card = state.season(), first_of_season(state)
    row = {first_card + place: mons for place, mons in enumerate(state.row) if mons >= 0}
    tokens = range(season * SEASON_TOKENS, (season + 1) * SEASON_TOKENS)
    scores = state.scores()
    return {
        **table_view(state, "iki"),
        "players": [view_player(state, seat, scores[seat].parts) for seat in range(state.players)],
        "first": state.first,
        "month": state.month,
        "season": SEASONS[season],
        "stalls": {STALLS[stall]: view_stall(state, stall) for stall in state.board.stalls},
        "row": {components.card_ids[card]: mons for card, mons in row.items()},
        "costs": {components.card_ids[card]: hire_cost(state, state.seat, card) for card in row},
        "deck": state.row.count(IN_DECK),
        "buildings": [components.building_ids[building] for building in state.offered],
        "market": [components.token_ids[token] for token in tokens if state.token_by[token] == NOBODY],
        "fire_track": state.ranking[:],
        "fires": {str(month): strength for month, strength in zip(FIRES, state.board.fire, strict=True)},
        "paydays": PAYDAYS[:],
        "burning": STALLS[state.burning] if state.decision() == "avoid" else None,
        "blocked": SPACES[state.blocked] if state.blocked >= 0 else None,
        "blocking": dict(zip(SPACES, state.blocking, strict=True)) if state.players == 2 else {},
        "placing": None if state.placing == NO_CARD else card_id(components, state.placing),
        "visited": None if state.visited == NO_CARD else card_id(components, state.visited),
    }


def view_player(state: IkiState, seat: Seat, score: dict[str, int]) -> IkiPlayer:
    components = state.components
    goods = state.goods[seat * len(GOODS) : (seat + 1) * len(GOODS)]
    return {
        "seat": seat,
        "goods": dict(zip(GOODS, goods, strict=True)),
        "kobun": state.kobun[seat],
        "power": state.power[seat],
        "ikizama": None if state.ikizama[seat] < 0 else SPACES[state.ikizama[seat]],
        "oyakata": state.oyakata[seat],
        "retired": [components.card_ids[card] for card, by in zip(state.retired, state.retired_by, strict=True) if by == seat],
        "tokens": [components.token_ids[token] for token, by in enumerate(state.token_by) if by == seat],
        "specials": [SPECIALS[token] for token, by in enumerate(state.special) if by == seat],
        "score": score,
    }


def view_stall(state: IkiState, stall: int) -> IkiStall | None:
    if state.card[stall] == NO_CARD:
        return None
    return {
        "card": card_id(state.components, state.card[stall]),
        "owner": None if state.owner[stall] == NOBODY else state.owner[stall],
        "experience": state.experience[stall],
        "extra": state.board.extra[stall],
    }
