"""Action tables. Every action of a game has a fixed number, a kind, named fields and a notation."""

import difflib
from dataclasses import dataclass

from ukiyo.engine.errors import BadNotation


@dataclass(frozen=True)
class Action:
    """An action such as `hire monk`: kind `hire` with the field card = `monk`."""

    index: int
    kind: str
    fields: dict[str, str]
    notation: str

    def __str__(self) -> str:
        return self.notation


class ActionTable:
    """A game's actions by number, and a parser for their notation."""

    def __init__(self, rows: list[tuple[str, str, list[str]]]) -> None:
        """Each row is a kind, the name of its field, and the field's values. A kind without values has no field."""
        self.actions: list[Action] = []
        for kind, field, values in rows:
            for value in values or [""]:
                notation = f"{kind} {value}" if value else kind
                self.actions.append(Action(len(self.actions), kind, fields_of(field, value) if value else {}, notation))
        self._numbers = {str(action): action.index for action in self.actions}

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, index: int) -> Action:
        return self.actions[index]

    def parse(self, text: str) -> int:
        """Return the number of the action with this notation."""
        normalized = " ".join(text.lower().split())
        number = self._numbers.get(normalized)
        if number is not None:
            return number
        suggestions = difflib.get_close_matches(normalized, self._numbers, n=1, cutoff=0.7)
        hint = f"; did you mean '{suggestions[0]}'?" if suggestions else ""
        raise BadNotation(f"'{text.strip()[:60]}' is not an action of this game{hint}.")


def fields_of(field: str, value: str) -> dict[str, str]:
    """Split a compound value into its fields.

    A hyphenated name combines several fields. For example, `place-colour-drop` splits `1-blue-red` into place 1, colour blue and drop red.
    If the value has fewer parts, its last part is repeated: `1-blue` is a blue drop used as blue.
    """
    names = field.split("-")
    if len(names) == 1:
        return {field: value}
    parts = value.split("-")
    if len(parts) > len(names):
        raise ValueError(f"'{value}' has more parts than '{field}'")
    return {name: parts[min(i, len(parts) - 1)] for i, name in enumerate(names)}
