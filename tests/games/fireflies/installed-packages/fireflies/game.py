"""The `Game` class for Fireflies, with options, views, previews, effects and observations."""

from pathlib import Path

from librt.strings import BytesWriter

from fireflies.rules import (
    ASLEEP,
    CATEGORIES,
    CAUGHT,
    EFFECTS,
    MAX_PLAYERS,
    NOBODY,
    NOTHING,
    SPENT,
    STEPS,
    Components,
    FirefliesState,
    action_table,
    create_state,
    set_up,
)
from fireflies.valuation import FirefliesValuation
from ukiyo.engine.actions import ActionTable
from ukiyo.engine.components import ComponentFile
from ukiyo.engine.errors import BadOption
from ukiyo.engine.game import Game, Option
from ukiyo.engine.observation import Field, Observer, amount, flag, mark, row_of
from ukiyo.engine.state import EFFECT_SIZE, Seat
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
        self.steps = STEPS
        self.unit = "night"
        self.options = [MOON]
        self.last_resorts = ("sleep",)
        super().__init__(components)

    def read_components(self, path: Path | None) -> tuple[ActionTable, ComponentFile]:
        self.components = Components(path or HERE / "components.toml")
        return action_table(self.components), self.components.file

    def create_state(self, players: int) -> FirefliesState:
        return create_state(self.components, players)

    def set_up(self, state: FirefliesState, options: dict[str, object]) -> None:
        set_up(state, options["moon"] == "full")

    def check_options(self, options: dict[str, object]) -> dict[str, object]:
        checked = super().check_options(options)
        if checked["moon"] not in MOON.values:
            raise BadOption(f"Choose 'new' or 'full' for the moon, not '{checked['moon']}'.")
        return checked

    def is_secret(self, action: int) -> bool:
        """Other players see the lantern only at dawn."""
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

    # Capabilities

    def valuation(self) -> FirefliesValuation:
        return FirefliesValuation()

    def preview(self, state: FirefliesState, action: int) -> dict[str, object]:
        return {"gain": {"points": self.components.dew}} if self.actions[action].kind == "sleep" else {}

    def effects(self, state: FirefliesState) -> list[dict[str, object]]:
        found: list[dict[str, object]] = []
        for i in range(0, len(state.effects), EFFECT_SIZE):
            kind, seat, firefly, lantern = state.effects[i : i + EFFECT_SIZE]
            effect: dict[str, object] = {"kind": EFFECTS[kind], "firefly": self.components.ids[firefly]}
            found.append({**effect, "seat": seat, "lantern": str(lantern + 1)} if kind == CAUGHT else effect)
        return found

    def acquired(self, state: FirefliesState, action: int) -> str:
        return ""

    def acquired_at_end(self, state: FirefliesState) -> list[tuple[Seat, str]]:
        """Fireflies are caught at dawn, not by an action that refers to them."""
        caught: list[tuple[Seat, str]] = []
        for seat in range(state.players):
            for firefly, number in zip(self.components.ids, state.catches(seat), strict=True):
                caught += [(seat, f"firefly:{firefly}")] * number
        return caught

    def statistics(self, state: FirefliesState, kinds: dict[str, int]) -> dict[str, int]:
        return {"escaped": state.night - sum(state.net), "slept": kinds.get("sleep", 0)}

    def observer(self) -> "FirefliesObserver":
        return FirefliesObserver(self.components)


class FirefliesObserver(Observer[FirefliesState]):
    def __init__(self, components: Components) -> None:
        self.lanterns = components.lanterns
        seat = [
            Field("present", 1, 1, "1 if the seat is occupied"),
            Field("decides", 1, 1, "1 if the seat decides now"),
            Field("lanterns", 1, components.hand, "lanterns held, including one that is laid"),
            Field("laid", 2, 1, "has laid a lantern; sleeps"),
            Field("points", 1, 20, "points of fireflies"),
            Field("dew", 1, components.nights, "points of dew"),
        ]
        self.fields = [
            Field("night", 1, components.nights, "the number of the night"),
            Field("firefly", len(components.ids), 1, "tonight's firefly"),
            Field("full moon", 1, 1, "the last firefly counts twice"),
            Field("deck", len(components.ids), 3, "fireflies to come, by kind"),
            Field("own", self.lanterns, 1, "lanterns of the observing seat"),
            Field("own laid", self.lanterns, 1, "the lantern it has laid"),
            Field("spent", self.lanterns, 1, "lanterns burned out"),
            *row_of(seat, MAX_PLAYERS, "seat"),
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
        for place in range(MAX_PLAYERS):
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
