"""Arranges tables of Hokusai for tests, plays on them and checks the result.

At the start, the ateliers are empty, there are no drops on the wheel or with the players and no masters, and the initial kakemono is on the
cloth. Only this module accesses the fields of the state.
"""

import tomllib
from pathlib import Path

from tests.games.arranged_game import ArrangedGame
from ukiyo import game
from ukiyo.engine.state import Seat
from ukiyo.games.hokusai import steps
from ukiyo.games.hokusai.components import (
    BLACK,
    CELLS,
    CENTRE,
    CHAIRS,
    COLOURS,
    JOURNEY,
    MASTERS,
    N_COLOURS,
    N_TOOLS,
    OBJECTIVES,
    PACKAGED,
    PAINTS,
    PATH_BONUSES,
    PLACES,
    PRIMARIES,
    SIDES,
    SPACES,
    TOOLS,
    Components,
)
from ukiyo.games.hokusai.ring import read_artisans
from ukiyo.games.hokusai.rondel import begin_entering
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.table import NO_CARD, NO_TOOL, NOBODY, TOP
from ukiyo.games.hokusai.turn import begin_turn, end_turn


class ArrangedTable(ArrangedGame[HokusaiState]):
    """Parse drops such as "blue blue black"."""

    def __init__(self, players: int = 3, expansions: str = "", seed: int = 1, **options: str) -> None:
        self._sit_down(players, seed, expansions=expansions, masters="random", **options)
        state = self.state
        state.first = 0
        state.master = [-1] * players
        state.wheel = [0] * len(state.wheel)
        for area in ("bag", "active", "discard"):
            setattr(state, area, [0] * (players * N_COLOURS))
        state.atelier = [NO_CARD] * (players * PLACES)
        state.markers = [NO_TOOL] * (players * PLACES * 2)
        state.missing = [0] * (players * PLACES * PAINTS)
        state.sharaku = []
        state.public = []
        state.holder = [NOBODY] * len(state.holder)
        state.cloth, state.cloth_cell, state.cloth_turn, state.cloth_by = [self._card("kajikazawa")], [CENTRE], [0], [NOBODY]
        state.apprentice = [0] * players
        state.oval = 0
        state.turns = 0

    @classmethod
    def opening(cls, players: int, seed: int = 1, **options: object) -> "ArrangedTable":
        """A game after the regular setup."""
        table = cls.__new__(cls)
        table._sit_down(players, seed, **options)
        return table

    def _sit_down(self, players: int, seed: int, **options: object) -> None:
        self.game = game("hokusai")
        state = self.game.new(players, seed, **options)
        assert isinstance(state, HokusaiState)
        self.state = state

    # Arranging

    def _lay_drops(self, area: list[int], at: int, words: str) -> None:
        for colour in range(N_COLOURS):
            area[at * N_COLOURS + colour] = words.split().count(COLOURS[colour])

    def active(self, seat: Seat, words: str) -> None:
        self._lay_drops(self.state.active, seat, words)

    def bag(self, seat: Seat, words: str) -> None:
        self._lay_drops(self.state.bag, seat, words)

    def discarded(self, seat: Seat, words: str) -> None:
        self._lay_drops(self.state.discard, seat, words)

    def beside(self, seat: Seat, blacks: int) -> None:
        self.state.beside[seat] = blacks

    def wheel(self, sector: int, words: str) -> None:
        for primary in range(PRIMARIES):
            self.state.wheel[(sector - 1) * PRIMARIES + primary] = words.split().count(COLOURS[primary])

    def reserve(self, **secondaries: int) -> None:
        for colour, amount in secondaries.items():
            self.state.reserve[COLOURS.index(colour) - PRIMARIES] = amount

    def token(self, sector: int, token: str) -> None:
        self.state.token_at[sector - 1] = self.state.components.token_ids.index(token)

    def oval(self, sector: int) -> None:
        self.state.oval = sector - 1

    def stand(self, seat: Seat, space: str) -> None:
        self.state.apprentice[seat] = SPACES.index(space)

    def master(self, seat: Seat, master: str) -> None:
        self.state.master[seat] = MASTERS.index(master)

    def artisans(self, seat: Seat, *artisans: str) -> None:
        ids = self.state.components.artisan_ids
        for chair in range(CHAIRS):
            self.state.artisans[seat * CHAIRS + chair] = ids.index(artisans[chair]) if chair < len(artisans) else NO_CARD
        read_artisans(self.state, seat)

    def work(self, seat: Seat, place: int, card: str, markers: str = "", painted: str = "") -> None:
        """Put a kakemono with markers and drops in an atelier. Each drop is painted as its own colour."""
        at = seat * PLACES + place - 1
        tools = [TOOLS.index(tool) for tool in markers.split()]
        self.state.settle(at, self._card(card), *[*tools, NO_TOOL, NO_TOOL][:2])
        self._lay_drops(self.state.painted, at, painted)
        for colour in range(PAINTS):
            self.state.missing[at * PAINTS + colour] -= painted.split().count(COLOURS[colour])

    def paint_joker(self, seat: Seat, place: int, colour: str) -> None:
        """Return a black drop painted as this colour."""
        at = seat * PLACES + place - 1
        self.state.painted[at * N_COLOURS + BLACK] = 1
        self.state.missing[at * PAINTS + COLOURS.index(colour)] -= 1

    def kept(self, seat: Seat, words: str) -> None:
        for tool in range(N_TOOLS):
            self.state.kept[seat * N_TOOLS + tool] = words.split().count(TOOLS[tool])

    def ring(self, position: int, card: str, markers: str = "") -> None:
        tools = [TOOLS.index(tool) for tool in markers.split()]
        self.state.ring[position - 1] = self._card(card)
        self.state.ring_markers[position * 2 - 2 : position * 2] = [*tools, NO_TOOL, NO_TOOL][:2]

    def ring_artisan(self, position: int, artisan: str) -> None:
        self.state.ring_artisans[position - 1] = self.state.components.artisan_ids.index(artisan)

    def hang(self, card: str, x: int, y: int, by: Seat | None = None, north: str = "north") -> None:
        """Put a work on the cloth. The initial kakemono is at 0, 0."""
        state = self.state
        if x == y == 0:
            state.cloth[0], state.cloth_turn[0] = self._card(card), SIDES.index(north)
            return
        state.cloth.append(self._card(card))
        state.cloth_cell.append(CELLS.index(f"{x},{y}"))
        state.cloth_turn.append(SIDES.index(north))
        state.cloth_by.append(NOBODY if by is None else by)
        if by is not None:
            state.signatures[by] -= 1

    def edges(self, folder: Path, **cards: str) -> None:
        """Use corrected components in which these cards have these edges, in the order north, east, south, west."""
        text = PACKAGED.read_text(encoding="utf-8")
        for name, wanted in cards.items():
            start = text.index(f'id         = "{name.replace("_", "-")}"')
            end = text.index("provenance", start)
            entry = text[start:end]
            for side, edge in zip(SIDES, wanted.split(), strict=True):
                old = tomllib.loads(entry)[side]
                entry = entry.replace(f'{side:<11}= "{old}"', f'{side:<11}= "{edge}"')
            text = text[:start] + entry + text[end:]
        path = folder / "components.toml"
        path.write_text(text, encoding="utf-8")
        self.state.components = Components(path)

    def public(self, *objectives: str) -> None:
        self.state.public = [OBJECTIVES.index(objective) for objective in objectives]

    def objective(self, seat: Seat, *objectives: str) -> None:
        for objective in objectives:
            self.state.holder[self.state.components.individual_ids.index(objective)] = seat

    def journey(self, *spaces: str) -> None:
        self.state.journey = [JOURNEY.index(space) for space in spaces]

    def path(self, colours: str, bonuses: str) -> None:
        self.state.path = [COLOURS.index(colour) for colour in colours.split()]
        self.state.path_bonus = [PATH_BONUSES.index(bonus) for bonus in bonuses.split()]

    # Playing

    def turn(self, seat: Seat = 0) -> None:
        self.state.stack = []
        begin_turn(self.state, seat)
        self.state.proceed()

    def activate(self, token: str, seat: Seat = 0) -> None:
        """Start a turn in which the main action moved the oval to this token."""
        self.turn(seat)
        self.state.main_open = False
        self.token(self.state.oval + 1, token)
        self.state.push(steps.OVAL_TOKEN, seat)
        self.state.proceed()
        self.play(f"token {token}")

    def enter(self, seat: Seat, words: str) -> None:
        """Put these drops on the wheel and turn it."""
        self.turn(seat)
        self.state.entering = [words.split().count(primary) for primary in COLOURS[:PRIMARIES]]
        self.state.push(steps.TURN_WHEEL, seat)
        begin_entering(self.state, seat)
        self.state.proceed()

    def end_turn(self, seat: Seat = 0) -> None:
        """Start a turn with no actions left."""
        self.turn(seat)
        self.state.stack = []
        end_turn(self.state, seat)
        self.state.proceed()

    # Checking

    def _drops(self, area: list[int], at: int) -> str:
        amounts = area[at * N_COLOURS : (at + 1) * N_COLOURS]
        return " ".join(colour for colour, amount in zip(COLOURS, amounts, strict=True) for _ in range(amount))

    def active_of(self, seat: Seat) -> str:
        return self._drops(self.state.active, seat)

    def bag_of(self, seat: Seat) -> str:
        return self._drops(self.state.bag, seat)

    def discard_of(self, seat: Seat) -> str:
        return self._drops(self.state.discard, seat)

    def painted_on(self, seat: Seat, place: int) -> str:
        return self._drops(self.state.painted, seat * PLACES + place - 1)

    def on_wheel(self, sector: int) -> str:
        amounts = self.state.wheel[(sector - 1) * PRIMARIES : sector * PRIMARIES]
        return " ".join(colour for colour, amount in zip(COLOURS, amounts, strict=False) for _ in range(amount))

    def markers_on(self, seat: Seat, place: int) -> str:
        at = (seat * PLACES + place - 1) * 2
        return " ".join(TOOLS[tool] for tool in self.state.markers[at : at + 2] if tool != NO_TOOL)

    def kept_by(self, seat: Seat) -> str:
        return " ".join(tool for i, tool in enumerate(TOOLS) for _ in range(self.state.kept[seat * N_TOOLS + i]))

    def works_of(self, seat: Seat) -> list[str | None]:
        cards = self.state.atelier[seat * PLACES : (seat + 1) * PLACES]
        return [None if card == NO_CARD else self.state.components.kakemono_ids[card] for card in cards]

    def artisans_of(self, seat: Seat) -> list[str]:
        sitting = self.state.artisans[seat * CHAIRS : (seat + 1) * CHAIRS]
        return [self.state.components.artisan_ids[artisan] for artisan in sitting if artisan != NO_CARD]

    def at(self, seat: Seat) -> str:
        return SPACES[self.state.apprentice[seat]]

    def top(self) -> str:
        return self.state.components.kakemono_ids[self.state.ring[TOP]]

    def ring_at(self, position: int) -> str:
        return self.state.components.kakemono_ids[self.state.ring[position - 1]]

    def objectives_of(self, seat: Seat) -> list[str]:
        ids = self.state.components.individual_ids
        return [ids[objective] for objective, holder in enumerate(self.state.holder) if holder == seat]

    def _card(self, name: str) -> int:
        return self.game.actions.parse(f"rotate {name}") - self.game.actions.parse("rotate kajikazawa")
