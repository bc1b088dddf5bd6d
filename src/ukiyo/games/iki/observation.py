"""Observations of IKI: everything that is public, from one seat's perspective."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ukiyo.engine.observation import ZEROS, Field, Observer, add, amounts, flag, mark, members, row_of
from ukiyo.engine.state import Seat
from ukiyo.games.iki import steps
from ukiyo.games.iki.components import (
    ABILITIES,
    BUILDINGS,
    CHARACTERS,
    FIRE,
    N_GOODS,
    N_TYPES,
    SEASON_CARDS,
    SEASON_TOKENS,
    SEASONS,
    SHOPS,
    SPACES,
    SPECIALS,
    STALLS,
    STARTING,
    Card,
    Components,
)
from ukiyo.games.iki.hiring import first_of_season
from ukiyo.games.iki.rules import IkiState
from ukiyo.games.iki.table import IN_DECK, NO_CARD, NO_TOKEN, NOBODY, Table

SEATS: Final = 4
DECISIONS: Final = steps.MONTH
LONGEST: Final = 4  # the highest experience with a template, because tracks have at most three spaces
TOKENS: Final = SEASON_TOKENS * 4
HIRED: Final = CHARACTERS - STARTING

CARD: Final = [
    Field("character", 1, 1, "1 if a character is there"),
    Field("type", N_TYPES, 1, "its type"),
    Field("cost", 1, 8, "cost in mon"),
    Field("fire", 1, 4, "fire power gained by hiring"),
    Field("ability", len(ABILITIES), 1, "the visitor's ability: trade, raise, swap, build"),
    Field("pay", N_GOODS, 4, "costs of a visit, by good"),
    Field("gain", N_GOODS + 1, 4, "gains of a visit, by good, and fire power"),
    Field("salary", N_GOODS, 4, "the salary above its kobun, by good"),
    Field("upkeep", 1, 4, "its cost for the owner on payday"),
    Field("to retire", 1, 3, "experience needed to retire"),
    Field("building", BUILDINGS, 1, "the building there"),
]
CARD_SIZE: Final = sum([field.size for field in CARD])
PLAYER: Final = [
    Field("present", 1, 1, "1 if the seat is occupied"),
    Field("decides", 1, 1, "1 if the seat decides now"),
    Field("first", 1, 1, "1 for the first player"),
    Field("goods", N_GOODS, 12, "mon, rice, wood, sandals, koban, IKI"),
    Field("kobun", 1, 4, "available kobun"),
    Field("power", 1, 10, "fire power"),
    Field("fire rank", SEATS, 1, "rank on the fire track, from the front"),
    Field("ikizama", len(SPACES), 1, "the space chosen this month"),
    Field("oyakata", SHOPS + 1, 1, "the street space of the oyakata, 0 off the street"),
    Field("retired", N_TYPES, 4, "retired characters by type"),
    Field("pension", N_GOODS, 6, "their income on payday, by good"),
    Field("tokens", TOKENS, 1, "purchased season tokens"),
    Field("specials", len(SPECIALS), 1, "special tokens held"),
]
STALL: Final = [
    Field("owner", SEATS, 1, "the owner, by relative seat"),
    Field("neutral", 1, 1, "1 for a neutral character"),
    Field("extra", 1, 3, "the extra cost of the stall"),
    *CARD,
]
FIELDS: Final = [
    Field("decision", DECISIONS, 1, "the decision, in the order of the game's steps"),
    Field("players", 3, 1, "2, 3 or 4"),
    Field("month", 1, 13, "0 during setup, 13 at New Year"),
    Field("season", len(SEASONS), 1, "spring to winter"),
    Field("fires", 3, 10, "strength of the fires in months 5, 8 and 11"),
    Field("blocked", len(SPACES), 1, "the blocked ikizama space (two players)"),
    Field("blocking", len(SPACES), 6, "blocking tiles not yet drawn, by space (two players)"),
    Field("row", HIRED, 6, "for each seasonal character: 0 if it can't be hired, or else 1 plus the mons on it"),
    Field("deck", 1, 14, "cards left in the season's deck"),
    Field("offered", BUILDINGS, 1, "available buildings"),
    Field("market", TOKENS, 1, "season tokens on sale"),
    *row_of(CARD, 2, "pending"),  # the card being placed, and the card whose ability is being used
    Field("bought", 1, 1, "1 after buying a pipe or a pouch, while the other can be bought"),
    Field("swapping", len(STALLS), 1, "the first stall of a swap"),
    Field("burning", len(STALLS), 1, "the stall on fire while its owner decides"),
    Field("open", 2, 1, "1 if available this turn: the shop, a visit"),
    *row_of(PLAYER, SEATS, "seat"),
    *row_of(STALL, len(STALLS), "stall"),
]


class IkiObserver(Observer[IkiState]):
    """Writes cards from templates, one for each card and level of experience."""

    def __init__(self, components: Components) -> None:
        self.fields = FIELDS
        self.templates: list[bytes] = [
            template(components, card, experience) for card in range(CHARACTERS + BUILDINGS) for experience in range(LONGEST)
        ]

    def write(self, out: BytesWriter, state: IkiState, seat: Seat) -> None:
        self.write_table(out, state)
        self.write_pending(out, state)
        for place in range(SEATS):
            if place < state.players:
                write_player(out, state, (seat + place) % state.players)
            else:
                out.write(NOBODY_THERE)
        for stall in range(i64(len(STALLS))):
            card, owner = state.card[stall], state.owner[stall]
            mark(out, (owner - seat) % state.players if owner != NOBODY else -1, SEATS)
            flag(out, owner == NOBODY and card != NO_CARD)
            out.append(state.board.extra[stall])
            self.write_card(out, card, state.experience[stall])

    def write_card(self, out: BytesWriter, card: Card, experience: int) -> None:
        out.write(self.templates[card * LONGEST + experience] if card != NO_CARD else ZEROS[CARD_SIZE])

    def write_table(self, out: BytesWriter, table: Table) -> None:
        season = table.season()
        mark(out, table.step(), DECISIONS)
        mark(out, table.players - 2, 3)
        out.append(table.month)
        mark(out, season, len(SEASONS))
        amounts(out, table.board.fire, 0, 3)
        mark(out, table.blocked, len(SPACES))
        if table.players == 2:
            amounts(out, table.blocking, 0, len(SPACES))
        else:
            out.write(ZEROS[len(SPACES)])
        start = len(out)
        for _ in range(len(SEASONS)):
            out.write(ZEROS[SEASON_CARDS])
        deck = 0
        first = first_of_season(table) - STARTING
        for place in range(SEASON_CARDS):
            mons = table.row[place]
            if mons >= 0:
                out[start + first + place] = 1 + mons
            elif mons == IN_DECK:
                deck += 1
        out.append(deck)
        members(out, table.offered, BUILDINGS)
        start = len(out)
        out.write(ZEROS[TOKENS])
        for token in range(season * SEASON_TOKENS, (season + 1) * SEASON_TOKENS):
            if table.token_by[token] == NOBODY:
                out[start + token] = 1

    def write_pending(self, out: BytesWriter, table: Table) -> None:
        """Write the decisions in progress."""
        self.write_card(out, table.placing, 0)
        self.write_card(out, table.visited, 0)
        step = table.step()
        flag(out, table.bought != NO_TOKEN)
        mark(out, table.swapping if step == steps.CHOOSE_WITH else -1, len(STALLS))
        mark(out, table.burning if step == steps.AVOID else -1, len(STALLS))
        flag(out, table.shop_open)
        flag(out, table.guest_open)


def write_player(out: BytesWriter, table: Table, seat: Seat) -> None:
    out.append(1)
    flag(out, seat == table.seat and not table.over)
    flag(out, seat == table.first)
    amounts(out, table.goods, seat * N_GOODS, (seat + 1) * N_GOODS)
    out.append(table.kobun[seat])
    out.append(table.power[seat])
    mark(out, table.ranking.index(seat), SEATS)
    mark(out, table.ikizama[seat], len(SPACES))
    mark(out, table.oyakata[seat], SHOPS + 1)
    start = len(out)
    out.write(ZEROS[N_TYPES + N_GOODS])
    for i in range(len(table.retired)):
        if table.retired_by[i] == seat:
            card = table.retired[i]
            add(out, start + table.components.type[card], 1)
            track = table.components.salaries[card]
            if track:
                pension = track[-1]
                for term in range(0, len(pension), 2):
                    if pension[term + 1] > 0:
                        add(out, start + N_TYPES + pension[term], pension[term + 1])
    for by in table.token_by:
        flag(out, by == seat)
    for by in table.special:
        flag(out, by == seat)


NOBODY_THERE: Final = bytes(sum([field.size for field in PLAYER]))


def template(components: Components, card: Card, experience: int) -> bytes:
    """Return a card encoded in the fields of `CARD`."""
    if card >= CHARACTERS:
        return bytes(CARD_SIZE - BUILDINGS) + bytes([1 if building == card - CHARACTERS else 0 for building in range(BUILDINGS)])
    written = [1]
    written += [1 if kind == components.type[card] else 0 for kind in range(N_TYPES)]
    written += [components.cost[card], components.fire_bonus[card]]
    written += [1 if ability == components.ability[card] else 0 for ability in range(len(ABILITIES))]
    written += by_good(components.pay[card], N_GOODS) + by_good(components.gain[card], FIRE + 1)
    salaries = components.salaries[card]
    salary = by_good(salaries[min(experience, len(salaries) - 1)] if salaries else [], N_GOODS)
    written += [max(good, 0) for good in salary]
    written += [-sum([good for good in salary if good < 0]), max(components.track[card] - experience, 0)]
    return bytes(written) + bytes(BUILDINGS)


def by_good(terms: list[int], goods: int) -> list[int]:
    amounts = [0] * goods
    for i in range(0, len(terms), 2):
        amounts[terms[i]] += terms[i + 1]
    return amounts
