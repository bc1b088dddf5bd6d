"""Sets up Hokusai positions for lessons and tests. Names are the same as in the notation, and the numbers of components are checked."""

from ukiyo.engine.errors import BadOption
from ukiyo.engine.position_reader import PositionReader, check_unique
from ukiyo.engine.state import Seat, replaced
from ukiyo.games.hokusai.components import (
    BLACK,
    CELLS,
    CHAIRS,
    COLOURS,
    KAKEMONOS,
    MASTERS,
    N_COLOURS,
    N_TOOLS,
    OBJECTIVES,
    PAINTS,
    PLACES,
    PRIMARIES,
    SECTORS,
    SIDES,
    SPACES,
    TOOLS,
    VALUES,
    Card,
)  # fmt: skip
from ukiyo.games.hokusai.ring import read_artisans
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.table import NO_CARD, NO_TOOL, NOBODY


def arrange(state: HokusaiState, changes: dict[str, object]) -> None:
    """Read `players` by seat, `sectors`, `oval`, `cloth` and `public`. See docs/guides/adding-a-lesson.md."""
    layout, primaries = PositionReader(changes), drops_in_play(state)[:PRIMARIES]
    for sector, reader in layout.sections("sectors", [str(sector) for sector in range(1, SECTORS + 1)]):
        arrange_sector(state, sector, reader)
    layout.number("oval", 1, SECTORS, lambda sector: setattr(state, "oval", sector - 1))
    arrange_cloth(state, layout)
    state.public = layout.choices("public", OBJECTIVES) or state.public
    for seat, player in layout.sections("players", [str(seat) for seat in range(state.players)]):
        arrange_player(state, seat, player)
    layout.finish()
    check_counts(state, primaries)
    state.undo_floor = state.moves
    state.proceed()


def arrange_sector(state: HokusaiState, sector: int, reader: PositionReader) -> None:
    """Place the components around one sector of the rondel. Each new component swaps places with the old one."""
    components = state.components
    token = reader.choice("token", components.token_ids)
    if token is not None:
        state.token_at = swap_in(state.token_at, sector, token)
    wheel = reader.amounts("wheel", COLOURS[:PRIMARIES])
    if wheel is not None:
        state.wheel[sector * PRIMARIES : (sector + 1) * PRIMARIES] = wheel
    card = reader.choice("kakemono", components.kakemono_ids)
    if card is not None:
        state.ring = swap_in(state.ring, sector, card)
    markers = reader.choices("markers", TOOLS)
    if markers is not None:
        state.ring_markers = [*state.ring_markers[: sector * 2], *marker_pair(markers, reader), *state.ring_markers[sector * 2 + 2 :]]
    artisan = reader.choice("artisan", components.artisan_ids)
    if artisan is not None:
        state.ring_artisans = swap_in(state.ring_artisans, sector, artisan)
    reader.finish()


def swap_in(items: list[int], place: int, item: int) -> list[int]:
    """Return the list with an item in a place. If the item was in another place, the two items swap places."""
    result = items
    if item in items:
        result = replaced(items, items.index(item), items[place])
    return replaced(result, place, item)


def marker_pair(markers: list[int], reader: PositionReader) -> list[int]:
    if len(markers) > 2:
        raise BadOption(f"A kakemono has at most two markers, not {len(markers)} as in {reader.where}.")
    return [*markers, NO_TOOL, NO_TOOL][:2]


def arrange_cloth(state: HokusaiState, layout: PositionReader) -> None:
    """Hang the works, the initial kakemono first, each with its cell, the side its north points to, and the seat that signed it."""
    works = layout.section_list("cloth")
    if works is None:
        return
    state.cloth, state.cloth_cell, state.cloth_turn, state.cloth_by = [], [], [], []
    for work in works:
        card, cell = work.choice("kakemono", state.components.kakemono_ids), work.choice("cell", CELLS)
        if card is None or cell is None:
            raise BadOption(f"Add a kakemono and a cell to {work.where}.")
        owners = [NOBODY]
        work.number("by", 0, state.players - 1, owners.append)
        state.cloth = [*state.cloth, card]
        state.cloth_cell = [*state.cloth_cell, cell]
        state.cloth_turn = [*state.cloth_turn, work.choice("north", SIDES) or 0]
        state.cloth_by = [*state.cloth_by, owners[-1]]
        work.finish()
    state.signatures = [state.components.signatures - state.cloth_by.count(seat) for seat in range(state.players)]


def arrange_player(state: HokusaiState, seat: Seat, player: PositionReader) -> None:
    """Set up an atelier. Drops of the kit that are not listed are in the bag."""
    components = state.components
    master = player.choice("master", MASTERS)
    if master is not None:
        state.master = swap_in(state.master, seat, master)
    space = player.choice("apprentice", SPACES)
    if space is not None:
        state.apprentice[seat] = space
    artisans = player.choices("artisans", components.artisan_ids)
    if artisans is not None:
        chairs = [*artisans, *[NO_CARD] * CHAIRS][:CHAIRS]
        state.artisans = state.artisans[: seat * CHAIRS] + chairs + state.artisans[(seat + 1) * CHAIRS :]
        read_artisans(state, seat)
    kept = player.amounts("kept", TOOLS)
    if kept is not None:
        state.kept = state.kept[: seat * N_TOOLS] + kept + state.kept[(seat + 1) * N_TOOLS :]
    objective = player.choice("objective", components.individual_ids)
    if objective is not None:
        own = [other for other, by in enumerate(state.holder) if by == seat]
        state.holder = [NOBODY if other in own else by for other, by in enumerate(state.holder)]
        if state.holder[objective] != NOBODY and own:
            state.holder = replaced(state.holder, own[0], state.holder[objective])
        state.holder = replaced(state.holder, objective, seat)
    for name, by_seat in (("row", state.row), ("climbed", state.climbed), ("walked", state.walked)):
        player.number(name, 0, 16, lambda n, name=name, by_seat=by_seat: setattr(state, name, replaced(by_seat, seat, n)))  # type: ignore[misc]
    works = player.section_list("atelier")
    if works is not None:
        arrange_atelier(state, seat, works)
    arrange_drops(state, seat, player)
    player.finish()


def arrange_atelier(state: HokusaiState, seat: Seat, works: list[PositionReader]) -> None:
    for at in range(PLACES):
        place = seat * PLACES + at
        state.atelier[place], state.markers[place * 2 : place * 2 + 2] = NO_CARD, [NO_TOOL, NO_TOOL]
        state.missing[place * PAINTS : (place + 1) * PAINTS] = [0] * PAINTS
        state.painted[place * N_COLOURS : (place + 1) * N_COLOURS] = [0] * N_COLOURS
    for at, work in enumerate(works):
        place = seat * PLACES + at
        card = work.choice("kakemono", state.components.kakemono_ids)
        if card is None or at >= state.places(seat):
            raise BadOption(f"There is no kakemono in {work.where}, or no space for it in the atelier.")
        state.settle(place, card, *marker_pair(work.choices("markers", TOOLS) or [], work))
        painted = work.amounts("painted", COLOURS[:PAINTS]) or [0] * PAINTS
        for colour, n in enumerate(painted):
            state.painted[place * N_COLOURS + colour] = n
            state.missing[place * PAINTS + colour] -= n
            if state.missing[place * PAINTS + colour] < 0:
                raise BadOption(f"The kakemono in {work.where} needs less {COLOURS[colour]}.")
        work.finish()


def arrange_drops(state: HokusaiState, seat: Seat, player: PositionReader) -> None:
    start, end = seat * N_COLOURS, (seat + 1) * N_COLOURS
    active, discard = player.amounts("active", COLOURS), player.amounts("discard", COLOURS)
    bag = player.amounts("bag", COLOURS)
    player.number("beside", 0, 4, lambda n: state.beside.__setitem__(seat, n))
    if active is None:
        if discard or bag:
            raise BadOption(f"Add the active drops of {player.where}. The bag or the discard area alone is not enough.")
        return
    state.active[start:end] = active
    state.discard[start:end] = discard or [0] * N_COLOURS
    state.bag[start:end] = bag or [max(n - outside, 0) for n, outside in zip(state.components.kit, outside_bag(state, seat), strict=True)]
    blacks = outside_bag(state, seat)[BLACK] + state.bag[start + BLACK]
    if blacks != state.components.kit[BLACK]:
        raise BadOption(f"Seat {seat} has {state.components.kit[BLACK]} blacks, not {blacks}.")


def outside_bag(state: HokusaiState, seat: Seat) -> list[int]:
    """Return a seat's drops by colour in the active and discard areas, on kakemonos and beside the atelier."""
    start = seat * N_COLOURS
    drops = [state.active[start + colour] + state.discard[start + colour] for colour in range(N_COLOURS)]
    for place in range(seat * PLACES, (seat + 1) * PLACES):
        drops = [n + state.painted[place * N_COLOURS + colour] for colour, n in enumerate(drops)]
    drops[BLACK] += state.beside[seat]
    return drops


def drops_in_play(state: HokusaiState) -> list[int]:
    """Return the drops of all players and on the wheel, by colour."""
    drops = [0] * N_COLOURS
    for seat in range(state.players):
        seat_drops = outside_bag(state, seat)
        drops = [n + seat_drops[colour] + state.bag[seat * N_COLOURS + colour] for colour, n in enumerate(drops)]
    return [n + (sum(state.wheel[colour::PRIMARIES]) if colour < PRIMARIES else 0) for colour, n in enumerate(drops)]


def check_counts(state: HokusaiState, primaries: list[int]) -> None:
    """Check the numbers of all components. Components that are not on the table are in their reserve, bag or deck."""
    components, drops = state.components, drops_in_play(state)
    for colour in range(PRIMARIES):
        if drops[colour] != primaries[colour]:
            raise BadOption(f"There are {primaries[colour]} {COLOURS[colour]} drops on the table, not {drops[colour]}.")
    state.reserve = [components.reserve - n for n in drops[PRIMARIES:PAINTS]]
    tools = [*state.ring_markers, *state.markers, *state.sharaku]
    state.tool_bag = [components.tools - tools.count(tool) - sum(state.kept[tool::N_TOOLS]) for tool in range(N_TOOLS)]
    if min(*state.reserve, *state.tool_bag) < 0:
        raise BadOption("There are more secondaries or markers on the table than in the box.")
    works = cards_in(state.ring, state.atelier, state.cloth)
    check_unique(works, components.kakemono_ids)
    state.deck = [card for card in range(KAKEMONOS) if components.value[card] > VALUES[0] and card not in works]
    artisans = cards_in(state.ring_artisans, state.artisans, state.returned)
    check_unique(artisans, components.artisan_ids)
    state.fresh = [card for card in range(len(components.artisan_ids)) if card not in artisans]


def cards_in(*places: list[Card]) -> list[Card]:
    return [card for cards in places for card in cards if card != NO_CARD]
