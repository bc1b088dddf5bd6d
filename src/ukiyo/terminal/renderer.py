"""Describes and draws a game in the terminal. Uses the same views and previews that API clients receive."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from ukiyo.bots.names import edo_names
from ukiyo.engine import capabilities, move_log
from ukiyo.engine.game import Game
from ukiyo.engine.shapes import Changes, MoveSummary, SharedView
from ukiyo.engine.state import Score, Seat, State
from ukiyo.locales import Locale

Json = dict[str, Any]
Values = dict[str, str | int]

SEAT_COLOURS = ["red", "blue", "green", "magenta", "yellow"]
NOTHING = "–"
HUMAN = "human"


@dataclass(frozen=True)
class Choice:
    """An action with its kind, fields, components and preview."""

    kind: str
    fields: dict[str, str]
    notation: str
    at: dict[str, str]
    preview: Json

    @property
    def names(self) -> dict[str, str]:
        return {**self.at, **self.fields}


class Position:
    """The data that a client receives for a position: the deciding seat's view, the effects, and the choices with their previews."""

    def __init__(self, game: Game, state: State, action: int | None = None) -> None:
        """`action` is the last action. It must have been played while the state recorded effects."""
        self.view: Json = game.view(state, -1 if state.over else state.seat)
        self.effects: list[Json] = move_log.effects(game, state)
        self.summary: MoveSummary | None = None if action is None else move_log.summary(game, state, action)
        self._game = game
        self._state = state

    def choice(self, action: int) -> Choice:
        chosen, preview = self._game.action(action), dict(capabilities.preview(self._game, self._state, action))
        at: Any = preview.pop("at", {})
        return Choice(chosen.kind, chosen.fields, chosen.notation, at, preview)

    def public_choice(self, action: int) -> Choice:
        """Returns the public part of an action."""
        choice = self.choice(action)
        if self._game.is_secret(action):
            return Choice(choice.kind, {}, choice.kind, {}, {})
        about = {name: value for name, value in capabilities.details(self._game, self._state, action).items() if isinstance(value, str)}
        return replace(choice, at={**choice.at, **about})


class Renderer:
    """Describes and draws one game in one language.

    A game's message ids begin with its name. `NAME-decide-` is followed by a decision, `NAME-choice-` and `NAME-log-` by a kind of action,
    `NAME-effect-` by a kind of effect, and `NAME-` by a score category or a good. `NAME-FIELD-name` is the name of a field or a value in
    the view. If a message is missing, the plain name is displayed. Subclasses can draw more for their games.
    """

    def __init__(self, game: Game, locale: Locale, seats: list[str]) -> None:
        self.locale = locale
        self.text = locale.text
        self.names = player_names(seats, locale)
        self.game = game.name
        self.prefix = f"{game.name}-"
        self.data: Json = game.file.tables
        kinds = [(kind, rows) for kind, rows in self.data.items() if isinstance(rows, list)]
        self.entries: dict[str, Json] = {entry["id"]: {**entry, "sort": kind} for kind, rows in kinds for entry in rows}
        self.example = next(iter(self.entries), "")  # the name of a component that can be explained

    # Names

    def name(self, id_: str) -> str:
        """Returns the name of a component, or an empty string if it has none."""
        message = f"{self.game}-{self.entries[id_]['sort']}-{id_}" if id_ in self.entries else ""
        return self.text(message) if self.locale.has_message(message) else ""

    def forms(self, variable: str, id_: str, with_markup: str, markup: str) -> Values:
        """Returns a name as message values with markup, in all grammatical forms of the language."""
        message = f"{self.game}-{self.entries[id_]['sort']}-{id_}"
        texts = self.locale.name_forms(variable, message, self.name(id_))
        return {name: with_markup if name == variable else f"[{markup}]{text}[/]" for name, text in texts.items()}

    def player(self, seat: Seat | None) -> str:
        """Returns a player's name in the seat's colour."""
        return self.text("nobody") if seat is None else f"[{seat_colour(seat)}]{self.names[seat]}[/]"

    def message(self, message: str, fallback: str, **values: str | int) -> str:
        """Returns the game's message, or plain text if the message is missing."""
        return self.locale.text_or(f"{self.prefix}{message}", fallback, **values)

    def label(self, name: str) -> str:
        """Returns the name of a component, or of a field or value in the view."""
        return self.name(name) or self.message(f"{name}-name", name.replace("_", " "))

    def category(self, category: str) -> str:
        return self.locale.text_or(f"{self.game}-{category}", category)

    def format_value(self, value: object) -> str:
        """Formats any value in a view. Nested values are on separate lines."""
        if isinstance(value, dict):
            return join_parts([f"{self.label(name)} {self.format_value(part)}" for name, part in value.items()], value.values(), " · ")
        if isinstance(value, list):
            return join_parts([self.format_value(part) for part in value], value, ", ")
        if isinstance(value, bool):
            return "✓" if value else NOTHING
        return NOTHING if value is None else self.label(str(value))

    def amounts(self, amounts: dict[str, int]) -> str:
        """Formats amounts, such as `2 rice, 1 wood`."""
        return ", ".join(self.message(good, f"{n} {self.label(good)}", n=n) for good, n in amounts.items()) or self.text("free")

    # Text

    def decision_text(self, position: Position) -> str:
        """Returns the decision as text."""
        decision = position.view["decision"]
        return self.message(f"decide-{decision}", decision.replace("-", " "))

    def prompt(self, position: Position) -> str:
        """Returns the deciding player and the decision as text."""
        return self.text("whose-turn", player=self.player(position.view["seat"]), question=self.decision_text(position))

    def choice(self, position: Position, action: int) -> str:
        """Describes an action with its costs and gains."""
        choice = position.choice(action)
        return with_notes(self.action_text(position.view, choice), self.notes(position.view, choice))

    def log_line(self, position: Position, action: int) -> str:
        """Returns the log line of an action, without hidden information."""
        choice = position.public_choice(action)
        text = self.message(f"log-{self.log_kind(position.view, choice)}", choice.notation, **self.values(position.view, choice))
        return with_notes(text, self.public_details(position.view, choice))

    def log_kind(self, view: Json, choice: Choice) -> str:
        return choice.kind

    def action_text(self, view: Json, choice: Choice) -> str:
        return self.message(f"choice-{choice.kind}", choice.notation, **self.values(view, choice))

    def values(self, view: Json, choice: Choice) -> Values:
        """Returns the values for messages about the choice."""
        return {name: self.format_value(value) for name, value in choice.names.items()}

    def notes(self, view: Json, choice: Choice) -> list[str]:
        """Returns the costs and gains of the choice."""
        return self.costs(choice.preview.get("pay"), choice.preview.get("gain"))

    def costs(self, pay: dict[str, int] | None, gain: dict[str, int] | None) -> list[str]:
        parts = [self.text("paying", pay=self.amounts(pay))] if pay else []
        return [*parts, self.text("gaining", gain=self.amounts(gain))] if gain else parts

    def public_details(self, view: Json, choice: Choice) -> list[str]:
        """Returns public details of a choice in addition to its fields. A preview can contain hidden information."""
        return []

    def effect_lines(self, position: Position) -> list[str]:
        """Returns a line for each effect of the last action, with a heading for each new scene."""
        lines: list[str] = []
        for item in position.effects:
            title = self.scene(position.view, item["scene"]) if "scene" in item else ""
            text = self.effect_line(position.view, item)
            line = self.with_changes(text, item.get("changes", []), item.get("seat"), item["kind"])
            lines += [f"\n[bold]{title}[/]"] if title else []
            lines += [line] if line != title else []
        return lines

    def scene(self, view: Json, scene: Json) -> str:
        """Returns the heading of a scene."""
        kind, at, seat = scene["kind"], scene["at"], scene["seat"]
        text = self.message(f"scene-{kind}", f"{self.locale.text_or(f'unit-{kind}', kind)} {at}", n=at)
        return text if seat is None else f"{text}: {self.player(seat)}"

    def with_changes(self, text: str, changes: Changes, seat: Seat | None, of: str) -> str:
        """Adds costs and gains to a sentence. `of` is the kind of action or effect."""
        if not changes:
            return text
        sentence, stop = (text[:-1], ".") if text.endswith(".") else (text, "")
        points_lost = -min(changes[seat].get("points", 0), 0) if seat is not None else 0  # points are lost, not paid
        costs = [
            self.unmentioned_amounts({name: -n for name, n in amounts.items() if n < 0 and (name != "points" or owner != seat)}, of)
            for owner, amounts in enumerate(changes)
        ]
        gains = [self.unmentioned_amounts({name: n for name, n in amounts.items() if n > 0}, of) for amounts in changes]
        if seat is not None and (costs[seat] or gains[seat]):
            message = "log-both" if costs[seat] and gains[seat] else "log-paid" if costs[seat] else "log-gained"
            sentence = self.text(message, told=sentence, pay=costs[seat], gain=gains[seat])
        if points_lost:
            sentence = self.text("log-lost", told=sentence, n=points_lost)
        others = [
            f"{self.player(other)} {sign}{amount[other]}"
            for other in range(len(changes))
            for sign, amount in (("+", gains), ("−", costs))
            if other != seat and amount[other]
        ]
        return "; ".join([sentence, *others]) + stop

    def unmentioned_amounts(self, counts: dict[str, int], of: str) -> str:
        """Formats amounts that the sentence does not already mention."""
        return self.amounts(counts) if counts else ""

    def effect_line(self, view: Json, item: Json) -> str:
        fields = {name: value for name, value in item.items() if name not in ("kind", "seat", "scene", "changes")}
        values = {name: value if isinstance(value, int) else self.format_value(value) for name, value in fields.items()}
        kind, player = item["kind"], self.player(item.get("seat"))
        fallback = f"{player}: {kind} {self.format_value(fields)}" if "seat" in item else f"{kind} {self.format_value(fields)}"
        return self.message(f"effect-{kind}", fallback, player=player, **values)

    def result_lines(self, view: Json, scores: list[Score]) -> list[str]:
        """Returns lines about the result of the game."""
        return [self.text("winner", player=self.player(score.seat)) for score in scores if score.rank == 1]

    # Drawing

    def board(self, position: Position) -> RenderableType:
        """Draws the view as a table with a row for each field and a column for each player."""
        view = position.view
        fields = {name: value for name, value in view.items() if name not in (*SharedView.__annotations__, "players")}
        lines = [f"[dim]{self.label(name)}[/] {self.format_value(value)}" for name, value in fields.items() if value or type(value) is int]
        players: list[Json] = view.get("players", [])
        grid = Grid("", *[self.marked_player(view, seat) for seat in range(len(players))], box=box.SIMPLE_HEAD)
        for name in players[0] if players else []:
            if name != "seat":
                grid.add_row(self.label(name), *[self.format_value(player[name]) for player in players])
        return Group("", Text.from_markup("\n".join(lines)), grid)

    def marked_player(self, view: Json, seat: Seat) -> str:
        """Returns a player's name, with a mark for the deciding player."""
        return ("▶ " if seat == view["seat"] and not view["over"] else "  ") + self.player(seat)

    def explain(self, position: Position, text: str) -> RenderableType | None:
        """Explains a component, given its id or name. Returns None if it does not exist."""
        name = text.strip().lower().replace("’", "'")
        for id_ in self.entries:
            if name in (id_, self.name(id_).lower().replace("’", "'")):
                explanation = self.explanation(position.view, id_)
                return Panel(explanation, expand=False) if explanation else None
        return None

    def explanation(self, view: Json, id_: str) -> str:
        """Explains a component. Returns an empty string if there is nothing to explain."""
        fields = {name: value for name, value in self.entries[id_].items() if name not in ("id", "name", "sort", "provenance")}
        return f"[bold]{self.name(id_) or id_}[/]\n{self.format_value(fields)}"


def player_names(seats: list[str], locale: Locale) -> list[str]:
    """Names the players. Bots get Edo names, and people are numbered if there are several."""
    people = seats.count(HUMAN)
    edo = iter(edo_names(len(seats), [], 0))
    number = iter(range(1, people + 1))
    person = locale.text("player")
    return [next(edo) if seat != HUMAN else person if people == 1 else f"{person} {next(number)}" for seat in seats]


def join_parts(parts: list[str], values: Iterable[object], separator: str) -> str:
    deep = any(isinstance(value, dict) for value in values)
    return "".join(f"\n  {part}" for part in parts) if deep else separator.join(parts) or NOTHING


def seat_colour(seat: Seat) -> str:
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def with_notes(text: str, notes: list[str]) -> str:
    return f"{text} [dim]({'; '.join(notes)})[/]" if notes else text
