"""Fireflies to the rest of the house: what it is called, what a seat may know of it, and what learners are shown."""

from pathlib import Path

from librt.strings import BytesWriter

from fireflies.rules import (
    ASLEEP,
    CATEGORIES,
    CAUGHT,
    MOST_PLAYERS,
    NEWS,
    NOBODY,
    NOTHING,
    SPENT,
    Components,
    FirefliesState,
    action_table,
    bare_table,
    set_up,
)
from fireflies.valuation import FirefliesValuation
from ukiyo.engine.errors import BadOption
from ukiyo.engine.game import Game, Option
from ukiyo.engine.observation import Field, Observer, amount, flag, mark, row_of
from ukiyo.engine.state import Seat
from ukiyo.engine.view import shared_view

HERE = Path(__file__).parent
MOON = Option("moon", ["new", "full"], False, "new")


class FirefliesGame(Game[FirefliesState]):
    """Fireflies for 2 to 4 players."""

    def __init__(self, components: Path | None = None) -> None:
        self.name = "fireflies"
        self.folder = HERE
        self.version = 1
        self.seats = [2, 3, 4]
        self.categories = CATEGORIES
        self.unit = "night"
        self.options = [MOON]
        self.last_resorts = ("sleep",)
        self.components = Components(HERE / "components.toml")
        self.actions = action_table(self.components)
        if components is not None:
            self.components = Components(components)
            self.check_numbers(action_table(self.components), self.components.file)
        self.file = self.components.file

    def checked(self, options: dict[str, object]) -> dict[str, object]:
        given = super().checked(options)
        if given["moon"] not in MOON.values:
            raise BadOption(f"the moon is new or full, not '{given['moon']}'")
        return given

    def set_up(self, players: int, seed: int, options: dict[str, object]) -> FirefliesState:
        return set_up(self.components, self.actions, players, seed, options["moon"] == "full")

    def bare(self, players: int) -> FirefliesState:
        return bare_table(self.components, self.actions, players, 0)

    def time(self, state: FirefliesState) -> int:
        return state.night

    def secret(self, action: int) -> bool:
        """Which lantern was laid is known at dawn."""
        return self.actions[action].kind == "lay"

    def view(self, state: FirefliesState, seat: Seat) -> dict[str, object]:
        return {
            **shared_view(state, self.name, seat),
            "first": state.first,
            "night": state.night,
            "nights": self.components.nights,
            "firefly": self.components.ids[state.firefly],
            "points": state.worth(),
            "moon": "full" if state.full_moon else "new",
            "deck": dict(zip(self.components.ids, state.deck, strict=True)),
            "spent": [str(lantern + 1) for lantern, holder in enumerate(state.holder) if holder == SPENT],
            "players": [self.view_player(state, player, player == seat) for player in range(state.players)],
        }

    def view_player(self, state: FirefliesState, player: Seat, own: bool) -> dict[str, object]:
        hand = [str(lantern + 1) for lantern, holder in enumerate(state.holder) if holder == player]
        laid = state.laid[player]
        return {
            "seat": player,
            "hand": hand if own else None,
            "lanterns": len(hand),
            "laid": {NOTHING: None, ASLEEP: "asleep"}.get(laid, str(laid + 1) if own else "hidden"),
            "fireflies": dict(zip(self.components.ids, state.catches(player), strict=True)),
            "score": {"fireflies": state.caught[player], "dew": state.dew[player]},
        }

    def valuation(self) -> FirefliesValuation:
        return FirefliesValuation()

    def preview(self, state: FirefliesState, action: int) -> dict[str, object]:
        return {"gain": {"points": self.components.dew}} if self.actions[action].kind == "sleep" else {}

    def news(self, state: FirefliesState) -> list[dict[str, object]]:
        told: list[dict[str, object]] = []
        for i in range(0, len(state.news), 4):
            kind, seat, firefly, lantern = state.news[i : i + 4]
            item: dict[str, object] = {"kind": NEWS[kind], "firefly": self.components.ids[firefly]}
            told.append({**item, "seat": seat, "lantern": str(lantern + 1)} if kind == CAUGHT else item)
        return told

    def taken_at_end(self, state: FirefliesState) -> list[tuple[Seat, str]]:
        """Fireflies are caught at dawn, not by an action that names them."""
        caught: list[tuple[Seat, str]] = []
        for seat in range(state.players):
            for firefly, number in zip(self.components.ids, state.catches(seat), strict=True):
                caught += [(seat, f"firefly:{firefly}")] * number
        return caught

    def tally(self, state: FirefliesState, kinds: dict[str, int]) -> dict[str, int]:
        return {"escaped": state.night - sum(state.net), "slept": kinds.get("sleep", 0)}

    def observer(self) -> "FirefliesObserver":
        return FirefliesObserver(self.components)


class FirefliesObserver(Observer[FirefliesState]):
    def __init__(self, components: Components) -> None:
        self.lanterns = components.lanterns
        seat = [
            Field("present", 1, 1, "somebody sits there"),
            Field("decides", 1, 1, "is to decide now"),
            Field("lanterns", 1, components.hand, "lanterns held, one that is laid included"),
            Field("laid", 2, 1, "has laid a lantern, sleeps"),
            Field("points", 1, 20, "points of fireflies"),
            Field("dew", 1, components.nights, "points of dew"),
        ]
        self.fields = [
            Field("night", 1, components.nights, "the night it is"),
            Field("firefly", len(components.ids), 1, "tonight's firefly"),
            Field("full moon", 1, 1, "the last firefly counts twice"),
            Field("deck", len(components.ids), 3, "fireflies to come, by kind"),
            Field("own", self.lanterns, 1, "lanterns of the seat that looks"),
            Field("own laid", self.lanterns, 1, "the one it has laid"),
            Field("spent", self.lanterns, 1, "lanterns burned out"),
            *row_of(seat, MOST_PLAYERS, "seat"),
        ]

    def write(self, out: BytesWriter, state: FirefliesState, seat: Seat) -> None:
        amount(out, state.night)
        mark(out, state.firefly, len(state.deck))
        flag(out, state.full_moon)
        for number in state.deck:
            amount(out, number)
        for holder in state.holder:
            flag(out, holder == seat)
        mark(out, max(state.laid[seat], NOBODY), self.lanterns)
        for holder in state.holder:
            flag(out, holder == SPENT)
        for place in range(MOST_PLAYERS):
            if place < state.players:
                self.write_seat(out, state, (seat + place) % state.players)
            else:
                out.write(bytes(7))

    def write_seat(self, out: BytesWriter, state: FirefliesState, seat: Seat) -> None:
        flag(out, True)
        flag(out, state.seat == seat and not state.over)
        amount(out, state.holder.count(seat))
        flag(out, state.laid[seat] >= 0)
        flag(out, state.laid[seat] == ASLEEP)
        amount(out, state.caught[seat])
        amount(out, state.dew[seat])
