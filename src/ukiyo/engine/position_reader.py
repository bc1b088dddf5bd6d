"""Reads hand-written positions for lessons and tests. Every mistake raises `BadOption`."""

from collections.abc import Callable, Iterator

from ukiyo.engine.errors import BadOption, listed


class PositionReader:
    """Named values, each of which is read once. `finish` reports unknown names."""

    def __init__(self, values: object, where: str = "the table") -> None:
        if not isinstance(values, dict):
            raise BadOption(f"Write {where} as names and values, not as '{values}'.")
        self.values: dict[str, object] = dict(values)
        self.where = where

    def number(self, name: str, low: int, high: int, store: Callable[[int], object]) -> None:
        """Pass the number to `put`, if it is present."""
        if name in self.values:
            store(self.check_number(self.values.pop(name), name, low, high))

    def check_number(self, value: object, name: str, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise BadOption(f"'{name}' in {self.where} must be a number from {low} to {high}, not {value!r}.")
        return value

    def amounts(self, name: str, names: list[str], high: int = 99) -> list[int] | None:
        """Return an amount for each name, which is 0 by default, or None if the field is absent."""
        if name not in self.values:
            return None
        section = PositionReader(self.values.pop(name), f"'{name}' in {self.where}")
        amounts = [0] * len(names)
        for key in list(section.values):
            amounts[section.index(key, names)] = section.check_number(section.values[key], key, 0, high)
        return amounts

    def choice(self, name: str, names: list[str]) -> int | None:
        """Return the index of the chosen name, or None if the field is absent."""
        return self.index(self.values.pop(name), names) if name in self.values else None

    def choices(self, name: str, names: list[str]) -> list[int] | None:
        if name not in self.values:
            return None
        names_given = self.values.pop(name)
        if not isinstance(names_given, list):
            raise BadOption(f"'{name}' in {self.where} must be a list, not '{names_given}'.")
        return [self.index(value, names) for value in names_given]

    def index(self, value: object, names: list[str]) -> int:
        if not isinstance(value, str) or value not in names:
            raise BadOption(f"{self.where[0].upper()}{self.where[1:]} can't contain '{value}'. Choose {listed(names)}.")
        return names.index(value)

    def sections(self, name: str, names: list[str]) -> "Iterator[tuple[int, PositionReader]]":
        """Yield the sections that are present, with the index of their name."""
        outer = PositionReader(self.values.pop(name, {}), f"'{name}' in {self.where}")
        for key in outer.values:
            yield outer.index(key, names), PositionReader(outer.values[key], f"{name} {key}")

    def section_list(self, name: str) -> "list[PositionReader] | None":
        if name not in self.values:
            return None
        entries = self.values.pop(name)
        if not isinstance(entries, list):
            raise BadOption(f"'{name}' in {self.where} must be a list, not '{entries}'.")
        return [PositionReader(part, f"item {number} of '{name}' in {self.where}") for number, part in enumerate(entries, start=1)]

    def finish(self) -> None:
        for name in self.values:
            raise BadOption(f"There is no field '{name}' in {self.where}.")


def check_unique(indexes: list[int], names: list[str]) -> None:
    """Raise `BadOption` if a component is in two places."""
    for index in indexes:
        if indexes.count(index) > 1:
            raise BadOption(f"'{names[index]}' is in two places.")
