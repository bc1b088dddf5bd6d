"""Sets up IKI positions for lessons and tests. Names are the same as in the notation, and impossible positions are rejected."""

from ukiyo.engine.errors import BadOption
from ukiyo.engine.position_reader import PositionReader, check_unique
from ukiyo.games.iki.components import CHARACTERS, GOODS, N_GOODS, SEASON_CARDS, SEASON_TOKENS, SHOPS, SPECIALS, STALLS
from ukiyo.games.iki.hiring import first_of_season
from ukiyo.games.iki.rules import IkiState
from ukiyo.games.iki.table import GONE, IN_DECK, NO_CARD, NOBODY, SEASON_MONTHS, TOP


def arrange(state: IkiState, changes: dict[str, object]) -> None:
    """Read `month`, `stalls`, `row`, `buildings`, and `players` by seat. See docs/guides/adding-a-lesson.md."""
    layout, cards = PositionReader(changes), [*state.components.card_ids, *state.components.building_ids]
    layout.number("month", 1, 12, lambda month: setattr(state, "month", month))
    for stall, reader in layout.sections("stalls", [STALLS[stall] for stall in state.board.stalls]):
        arrange_stall(state, state.board.stalls[stall], reader, cards)
    for seat, player in layout.sections("players", [str(seat) for seat in range(state.players)]):
        arrange_player(state, seat, player)
    arrange_row(state, layout)
    buildings = layout.choices("buildings", state.components.building_ids)
    if buildings is not None:
        state.offered = sorted(buildings)
    layout.finish()
    check(state, cards)
    state.ranking.sort(key=lambda seat: -state.power[seat])
    state.undo_floor = state.moves
    state.proceed()


def arrange_stall(state: IkiState, stall: int, reader: PositionReader, cards: list[str]) -> None:
    """Place a card with its owner's kobun, or clear the stall if no card is given."""
    state.clear(stall)
    card = reader.choice("card", cards)
    if card is not None:
        owners: list[int] = []
        reader.number("owner", 0, state.players - 1, owners.append)
        state.placing = card
        state.settle(stall, owners[0] if owners else NOBODY)
        max_experience = state.components.track[card] - 1 if card < CHARACTERS else 0
        reader.number("experience", 0, max_experience, lambda gains: state.experience.__setitem__(stall, gains))
    reader.finish()


def arrange_player(state: IkiState, seat: int, player: PositionReader) -> None:
    components = state.components
    for good, name in enumerate(GOODS):
        player.number(name, 0, 99, lambda n, index=seat * N_GOODS + good: state.goods.__setitem__(index, n))  # type: ignore[misc]
    player.number("power", 0, TOP, lambda power: state.power.__setitem__(seat, power))
    player.number("oyakata", 0, SHOPS, lambda space: state.oyakata.__setitem__(seat, space))
    retired = player.choices("retired", components.card_ids)
    if retired is not None:
        state.retired, state.retired_by = [*state.retired, *retired], [*state.retired_by, *[seat] * len(retired)]
    tokens = player.choices("tokens", components.token_ids) or []
    state.token_by = [seat if token in tokens else by for token, by in enumerate(state.token_by)]
    specials = player.choices("specials", SPECIALS) or []
    state.special = [seat if token in specials else by for token, by in enumerate(state.special)]
    player.finish()


def arrange_row(state: IkiState, layout: PositionReader) -> None:
    """Put characters with their mons in the row. Other characters revealed this season are gone, and the rest are still in the deck."""
    first = first_of_season(state)
    season = state.components.card_ids[first : first + SEASON_CARDS]
    mons = layout.values.pop("row", None)
    if mons is None:
        return
    reader = PositionReader(mons, "the row")
    for card in list(reader.values):
        reader.index(card, season)
    state.row = [reader.check_number(reader.values[card], card, 0, 12) if card in reader.values else IN_DECK for card in season]
    for place in range(SEASON_CARDS):
        if first + place in state.card or first + place in state.retired:
            state.row[place] = GONE
    revealed = state.components.row * ((state.month - 1) % SEASON_MONTHS + 1)
    if SEASON_CARDS - state.row.count(IN_DECK) > revealed:
        raise BadOption(f"By month {state.month}, only {revealed} characters of the season have been revealed.")
    for place in range(SEASON_CARDS):
        if state.row[place] == IN_DECK and state.row.count(IN_DECK) > SEASON_CARDS - revealed:
            state.row[place] = GONE


def check(state: IkiState, cards: list[str]) -> None:
    """Check that each card is in only one place, and that no seat has too many kobun."""
    first = first_of_season(state)
    row = [first + place for place, mons in enumerate(state.row) if mons >= 0]
    check_unique(
        [*[card for card in state.card if card != NO_CARD], *row, *state.retired, *[CHARACTERS + built for built in state.offered]], cards
    )
    for seat in range(state.players):
        if state.kobun[seat] < 0:
            raise BadOption(f"Seat {seat} has {state.components.kobun} kobun, but {state.owner.count(seat)} cards on the board.")
    for token, owner in enumerate(state.token_by):
        if owner != NOBODY and token // SEASON_TOKENS > state.season():
            raise BadOption(f"'{state.components.token_ids[token]}' is not on sale before its season.")
