"""Observations of Hokusai: all public information, and the private information of the observing seat."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ukiyo.engine.observation import ZEROS, Field, Observer, add, amount, amounts, flag, mark, members, row_of
from ukiyo.engine.state import Seat
from ukiyo.games.hokusai import steps
from ukiyo.games.hokusai.cloth import N_SIDES
from ukiyo.games.hokusai.components import (
    ARTISANS,
    CHAIRS,
    COLLECTIONS,
    ICONS,
    INDIVIDUAL,
    JOURNEY,
    KAKEMONOS,
    MASTERS,
    N_COLOURS,
    N_TOOLS,
    PAINTS,
    PATH_BONUSES,
    PLACES,
    PRIMARIES,
    PUBLIC,
    REACH,
    SECTORS,
    SPACES,
    TOKENS,
    VALUES,
    XS,
    YS,
    Card,
    Components,
)  # fmt: skip
from ukiyo.games.hokusai.derived_features import FIELDS as DERIVED
from ukiyo.games.hokusai.derived_features import DerivedFeatures
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.table import NO_CARD, NO_TOOL, NOBODY, TOP, Table

SEATS: Final = 5
DECISIONS: Final = steps.BEGIN
HUNG: Final = 16  # works on the cloth in an observation: the maximum that the signatures allow
STEPS: Final = 9  # spaces of the Journey, and the maximum number of steps of the Paths
EDGES: Final = N_SIDES * len(ICONS)
SECONDARIES: Final = PAINTS - PRIMARIES

KAKEMONO: Final = [
    Field("collection", len(COLLECTIONS), 1, "its collection"),
    Field("value", len(VALUES), 1, "its value: 3, 5, 7 or 9"),
    Field("pigments", PAINTS, 4, "drops it needs, by colour"),
]
KAKEMONO_SIZE: Final = len(COLLECTIONS) + len(VALUES) + PAINTS
MARKERS: Final = Field("markers", N_TOOLS, 2, "tool markers on it")
ARTISAN: Final = [
    Field("tool", N_TOOLS, 2, "icons of its tool"),
    Field("points", 1, 5, "its points"),
    Field("substitution", PRIMARIES * PRIMARIES, 1, "drop times three plus the colour it can replace"),
]
ARTISAN_SIZE: Final = N_TOOLS + 1 + PRIMARIES * PRIMARIES
WORK: Final = [
    *KAKEMONO,
    MARKERS,
    Field("missing", PAINTS, 4, "drops still missing"),
    Field("painted", N_COLOURS, 4, "drops painted on it"),
    Field("freed", 1, 1, "1 if its joker goes to the discard area later"),
    Field("edges", EDGES, 2, "its icons by side, visible only to its owner"),
]
PLAYER: Final = [
    Field("present", 1, 1, "1 if the seat is occupied"),
    Field("decides", 1, 1, "1 if the seat decides now"),
    Field("first", 1, 1, "1 for the first player"),
    Field("master", len(MASTERS), 1, "the master"),
    Field("apprentice", len(SPACES), 1, "the space of the apprentice"),
    Field("bag", N_COLOURS, 4, "drops in the bag, by colour"),
    Field("active", N_COLOURS, 4, "drops in the active area"),
    Field("discard", N_COLOURS, 4, "drops in the discard area"),
    Field("beside", 1, 4, "blacks used as jokers"),
    Field("kept", N_TOOLS, 4, "markers removed, by tool"),
    Field("signatures", 1, 3, "remaining signatures"),
    Field("objectives", 1, 2, "individual objectives held"),
    Field("walked", 1, 9, "space of the Journey"),
    Field("climbed", 1, 9, "steps on the Paths"),
    Field("row", 1, 16, "row of the pigment track"),
    *[Field(f"chair {chair}: {f.name}", f.size, f.high, f"the artisan there: {f.meaning}") for chair in range(CHAIRS) for f in ARTISAN],
    *[Field(f"place {place}: {f.name}", f.size, f.high, f"the kakemono there: {f.meaning}") for place in range(PLACES) for f in WORK],
]
SECTOR: Final = [
    Field("token", TOKENS, 1, "its action token"),
    Field("oval", 1, 1, "1 if the oval points to the sector"),
    Field("wheel", PRIMARIES, 4, "drops on the wheel space there"),
    *KAKEMONO,
    MARKERS,
    *[Field(f"artisan {f.name}", f.size, f.high, f"the artisan there: {f.meaning}") for f in ARTISAN],
]
ON_CLOTH: Final = [
    Field("x", 1, 2 * REACH, "column plus 15"),
    Field("y", 1, 2 * REACH, "row plus 15"),
    Field("by", SEATS, 1, "the signature, by relative seat"),
    *KAKEMONO,
    Field("edges", EDGES, 2, "its icons by side"),
]
HUNG_SIZE: Final = sum([field.size for field in ON_CLOTH])
FIELDS: Final = [
    Field("decision", DECISIONS, 1, "the decision, in the order of the game's steps"),
    Field("players", SEATS, 1, "1 to 5"),
    Field("expansions", 3, 1, "track, journey, paths"),
    Field("turns", 1, 100, "turns started"),
    Field("open", 3, 1, "1 if available: main action, extra action, power"),
    Field("stops", 1, 3, "remaining actions at the apprentice's space"),
    Field("stopped", 3, 1, "actions taken there: card, pigment, token"),
    Field("piles", 3, 32, "kakemonos in the deck, artisans in the pile, artisans returned under it"),
    Field("tool bag", N_TOOLS, 10, "markers in the bag"),
    Field("reserve", SECONDARIES, 8, "secondaries in the reserve"),
    *[
        Field(f"top: {field.name}", field.size, field.high, f"the revealed top of the deck: {field.meaning}")
        for field in [*KAKEMONO, MARKERS]
    ],
    Field("public", PUBLIC, 1, "public objectives in play"),
    Field("own objectives", INDIVIDUAL, 1, "individual objectives of the observing seat"),
    Field("known objectives", INDIVIDUAL, 1, "objectives in the pile, if the seat knows the pile"),
    Field("masters", len(MASTERS), 1, "masters on offer"),
    Field("offer", ARTISANS, 1, "artisans on offer, if the seat chooses"),
    Field("mixed", SECONDARIES, 2, "secondaries set aside until the wheel has turned"),
    Field("entering", PRIMARIES, 4, "drops about to enter the wheel"),
    Field("entry", SECTORS, 1, "the sector that the next drop enters"),
    Field("direction", 2, 1, "clockwise, counterclockwise"),
    Field("icons", N_TOOLS, 2, "markers the artisans can still remove in this action"),
    Field("sharaku", N_TOOLS + 1, 2, "tools on that master, and 1 if he can still remove a marker"),
    Field("exhibiting", PLACES, 1, "the place of the kakemono being exhibited"),
    Field("cell", 2, 2 * REACH, "its cell: column and row, plus 15"),
    Field("bonus", len(ICONS), 3, "unpaid bonuses of its edges, by icon"),
    *[Field(f"arriving: {f.name}", f.size, f.high, f"the artisan waiting for a chair: {f.meaning}") for f in ARTISAN],
    Field("chosen", HUNG, 1, "the first half of a two-part choice, hidden from others if it is secret"),
    Field("closer", SEATS, 1, "the seat that triggered the end of the game, by relative seat"),
    Field("again", 1, 1, "1 if an extra turn follows"),
    Field("journey", STEPS * len(JOURNEY), 1, "the kind of each space of the Journey"),
    Field("path", STEPS * PAINTS, 1, "the colour of each step of the Paths"),
    Field("path bonus", STEPS * len(PATH_BONUSES), 1, "the bonus of each step"),
    Field("path first", SEATS, 1, "the seat that reached the end of the Paths first, by relative seat"),
    *row_of(SECTOR, SECTORS, "sector"),
    *row_of(PLAYER, SEATS, "seat"),
    *row_of(ON_CLOTH, HUNG, "work"),
    *DERIVED,  # these fields are last, so that networks trained without them remain valid
]


class HokusaiObserver(Observer[HokusaiState]):
    """Writes cards and edges from templates."""

    def __init__(self, components: Components) -> None:
        self.fields = FIELDS
        self.kakemonos: list[bytes] = [kakemono_template(components, card) for card in range(KAKEMONOS)]
        self.artisans: list[bytes] = [artisan_template(components, card) for card in range(ARTISANS)]
        self.edges: list[bytes] = [edge_template(components, card, turn) for card in range(KAKEMONOS) for turn in range(N_SIDES)]
        self.derived = DerivedFeatures(components)

    def write(self, out: BytesWriter, state: HokusaiState, seat: Seat) -> None:
        step = state.step()
        self.write_table(out, state, seat, step)
        self.write_pending(out, state, seat, step)
        write_trails(out, state, seat)
        for sector in range(i64(SECTORS)):
            mark(out, state.token_at[sector], TOKENS)
            flag(out, sector == state.oval)
            amounts(out, state.wheel, sector * PRIMARIES, (sector + 1) * PRIMARIES)
            self.write_kakemono(out, state.ring[sector])
            write_markers(out, state.ring_markers, sector * 2)
            self.write_artisan(out, state.ring_artisans[sector])
        for place in range(SEATS):
            if place < state.players:
                self.write_player(out, state, (seat + place) % state.players, place == 0)
            else:
                out.write(NOBODY_THERE)
        hung = min(len(state.cloth), HUNG)
        for i in range(i64(hung)):
            self.write_hung(out, state, seat, i)
        out.write(NOTHING_HUNG[hung * HUNG_SIZE :])
        self.derived.write(out, state, seat, step)

    def write_kakemono(self, out: BytesWriter, card: Card) -> None:
        out.write(self.kakemonos[card] if card != NO_CARD else ZEROS[KAKEMONO_SIZE])

    def write_artisan(self, out: BytesWriter, card: Card) -> None:
        out.write(self.artisans[card] if card != NO_CARD else ZEROS[ARTISAN_SIZE])

    def write_table(self, out: BytesWriter, table: Table, seat: Seat, step: int) -> None:
        mark(out, step, DECISIONS)
        mark(out, table.players - 1, SEATS)
        flag(out, table.track)
        flag(out, table.with_journey)
        flag(out, table.with_paths)
        amount(out, table.turns)
        flag(out, table.main_open)
        flag(out, table.extra_open)
        flag(out, table.power_open)
        out.append(table.stops)
        flag(out, table.stopped & 1 > 0)
        flag(out, table.stopped & 2 > 0)
        flag(out, table.stopped & 4 > 0)
        out.append(len(table.deck))
        out.append(len(table.fresh))
        out.append(len(table.returned))
        amounts(out, table.tool_bag, 0, N_TOOLS)
        amounts(out, table.reserve, 0, SECONDARIES)
        self.write_kakemono(out, table.ring[TOP])
        write_markers(out, table.ring_markers, TOP * 2)
        members(out, table.public, PUBLIC)
        for holder in table.holder:
            flag(out, holder == seat)
        known = table.looked[seat] > 0
        for holder in table.holder:
            flag(out, known and holder == NOBODY)
        members(out, table.masters, len(MASTERS))
        if seat == table.seat:
            members(out, table.offer, ARTISANS)
        else:
            out.write(ZEROS[ARTISANS])

    def write_pending(self, out: BytesWriter, table: Table, seat: Seat, step: int) -> None:
        """Write the decisions in progress."""
        amounts(out, table.mixed, 0, SECONDARIES)
        amounts(out, table.entering, 0, PRIMARIES)
        mark(out, table.entry if step == steps.ENTER else -1, SECTORS)
        flag(out, table.entry_step > 0)
        flag(out, table.entry_step < 0)
        amounts(out, table.icons, 0, N_TOOLS)
        start = len(out)
        out.write(ZEROS[N_TOOLS])
        for tool in table.sharaku:
            if tool != NO_TOOL:
                add(out, start + tool, 1)
        flag(out, table.sharaku_open)
        hanging = step == steps.COMPLETE or step == steps.PLACE or step == steps.ORIENT
        mark(out, table.exhibiting % PLACES if hanging else -1, PLACES)
        out.append(XS[table.cell] + REACH if step == steps.ORIENT else 0)
        out.append(YS[table.cell] + REACH if step == steps.ORIENT else 0)
        amounts(out, table.bonus, 0, len(ICONS))
        self.write_artisan(out, table.arriving)
        has_choice = step == steps.EXCHANGE_WITH or step == steps.ROTATE_TO or step == steps.RECOLOUR_TO
        secret = step == steps.GIVE_OBJECTIVE and seat == table.seat
        mark(out, table.chosen if has_choice or secret else -1, HUNG)
        mark(out, (table.closer - seat) % table.players if table.closer != NOBODY else -1, SEATS)
        flag(out, table.again)

    def write_player(self, out: BytesWriter, table: Table, seat: Seat, own: bool) -> None:
        out.append(1)
        flag(out, seat == table.seat and not table.over)
        flag(out, seat == table.first)
        mark(out, table.master[seat], len(MASTERS))
        mark(out, table.apprentice[seat], len(SPACES))
        start, end = seat * N_COLOURS, (seat + 1) * N_COLOURS
        amounts(out, table.bag, start, end)
        amounts(out, table.active, start, end)
        amounts(out, table.discard, start, end)
        out.append(table.beside[seat])
        amounts(out, table.kept, seat * N_TOOLS, (seat + 1) * N_TOOLS)
        out.append(table.signatures[seat])
        held: i64 = 0
        for holder in table.holder:
            if holder == seat:
                held += 1
        amount(out, held)
        out.append(table.walked[seat])
        out.append(table.climbed[seat])
        out.append(table.row[seat])
        chairs: i64 = seat * CHAIRS
        for chair in range(chairs, chairs + CHAIRS):
            self.write_artisan(out, table.artisans[chair])
        places: i64 = seat * PLACES
        for place in range(places, places + PLACES):
            card = table.atelier[place]
            if card == NO_CARD:
                out.write(EMPTY_PLACE)
            else:
                out.write(self.kakemonos[card])
                write_markers(out, table.markers, place * 2)
                amounts(out, table.missing, place * PAINTS, (place + 1) * PAINTS)
                amounts(out, table.painted, place * N_COLOURS, (place + 1) * N_COLOURS)
                flag(out, table.freed[place] > 0)
                out.write(self.edges[table.back[card] * N_SIDES] if own else ZEROS[EDGES])

    def write_hung(self, out: BytesWriter, table: Table, seat: Seat, i: i64) -> None:
        card, cell, by = table.cloth[i], table.cloth_cell[i], table.cloth_by[i]
        out.append(XS[cell] + REACH)
        out.append(YS[cell] + REACH)
        mark(out, (by - seat) % table.players if by != NOBODY else -1, SEATS)
        out.write(self.kakemonos[card])
        out.write(self.edges[table.back[card] * N_SIDES + table.cloth_turn[i]])


def write_trails(out: BytesWriter, table: Table, seat: Seat) -> None:
    """Write the Journey and the Paths, or zeros if they are not in the game."""
    write_steps(out, table.journey, len(JOURNEY))
    write_steps(out, table.path, PAINTS)
    write_steps(out, table.path_bonus, len(PATH_BONUSES))
    mark(out, (table.path_first - seat) % table.players if table.path_first != NOBODY else -1, SEATS)


def write_steps(out: BytesWriter, kinds: list[int], n: int) -> None:
    for i in range(STEPS if kinds else 0):
        mark(out, kinds[i] if i < len(kinds) else -1, n)
    if not kinds:
        out.write(NO_STEPS[: STEPS * n])


def write_markers(out: BytesWriter, markers: list[int], at: i64) -> None:
    start = len(out)
    out.write(ZEROS[N_TOOLS])
    for i in range(at, at + 2):
        tool: i64 = markers[i]
        if tool != NO_TOOL:
            add(out, start + tool, 1)


NO_STEPS: Final = bytes(STEPS * len(JOURNEY))
EMPTY_PLACE: Final = bytes(sum([field.size for field in WORK]))
NOBODY_THERE: Final = bytes(sum([field.size for field in PLAYER]))
NOTHING_HUNG: Final = bytes(HUNG * HUNG_SIZE)


def kakemono_template(components: Components, card: Card) -> bytes:
    collection = [1 if number == components.collection[card] else 0 for number in range(len(COLLECTIONS))]
    value = [1 if number == components.value[card] else 0 for number in VALUES]
    return bytes(collection + value + components.pigments[card])


def artisan_template(components: Components, card: Card) -> bytes:
    tool = [components.icons[card] if number == components.tool[card] else 0 for number in range(N_TOOLS)]
    substitution = [components.substitution[card] >> bit & 1 for bit in range(PRIMARIES * PRIMARIES)]
    return bytes([*tool, components.points[card], *substitution])


def edge_template(components: Components, back: Card, turn: int) -> bytes:
    """Return the icons on each side of a card whose north points to `turn`."""
    written = [0] * EDGES
    for side in range(N_SIDES):
        edge = back * N_SIDES + (side - turn) % N_SIDES
        written[side * len(ICONS) + components.edge_icon[edge]] = components.edge_count[edge]
    return bytes(written)
