"""Laying a table by hand: what somebody wrote down, read piece by piece, and every mistake a sentence."""

from collections.abc import Callable, Iterator

from ukiyo.engine.errors import BadOption, listed


class Layout:
    """Named values, each of which is asked for once. What nobody asked for does not belong there."""

    def __init__(self, values: object, where: str = "the table") -> None:
        if not isinstance(values, dict):
            raise BadOption(f"{where} is written as names and values, not as '{values}'")
        self.values: dict[str, object] = dict(values)
        self.where = where

    def number(self, name: str, least: int, most: int, put: Callable[[int], object]) -> None:
        """A number, if there is one."""
        if name in self.values:
            put(self.checked(self.values.pop(name), name, least, most))

    def checked(self, value: object, name: str, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:
            raise BadOption(f"'{name}' of {self.where} is a number from {least} to {most}, not {value!r}")
        return value

    def amounts(self, name: str, things: list[str], most: int = 99) -> list[int] | None:
        """So much of each thing, nothing of those that are not named; None where nothing is said."""
        if name not in self.values:
            return None
        given = Layout(self.values.pop(name), f"'{name}' of {self.where}")
        found = [0] * len(things)
        for thing in list(given.values):
            found[given.one_of(thing, things)] = given.checked(given.values[thing], thing, 0, most)
        return found

    def named(self, name: str, things: list[str]) -> int | None:
        """One of these things, by its place among them."""
        return self.one_of(self.values.pop(name), things) if name in self.values else None

    def several(self, name: str, things: list[str]) -> list[int] | None:
        if name not in self.values:
            return None
        given = self.values.pop(name)
        if not isinstance(given, list):
            raise BadOption(f"'{name}' of {self.where} is a list, not '{given}'")
        return [self.one_of(thing, things) for thing in given]

    def one_of(self, thing: object, things: list[str]) -> int:
        if not isinstance(thing, str) or thing not in things:
            raise BadOption(f"{self.where} knows nothing called '{thing}': choose {listed(things)}")
        return things.index(thing)

    def parts(self, name: str, things: list[str]) -> "Iterator[tuple[int, Layout]]":
        """Those of the things that are written of, each with what is written."""
        whole = Layout(self.values.pop(name, {}), f"'{name}' of {self.where}")
        for thing in whole.values:
            yield whole.one_of(thing, things), Layout(whole.values[thing], f"{name} {thing}")

    def listed_parts(self, name: str) -> "list[Layout] | None":
        """The parts of a list."""
        if name not in self.values:
            return None
        given = self.values.pop(name)
        if not isinstance(given, list):
            raise BadOption(f"'{name}' of {self.where} is a list, not '{given}'")
        return [Layout(part, f"number {place} of '{name}' of {self.where}") for place, part in enumerate(given, start=1)]

    def done(self) -> None:
        for name in self.values:
            raise BadOption(f"nothing called '{name}' can be laid on {self.where}")


def once(things: list[int], names: list[str]) -> None:
    """Nothing lies in two places."""
    for thing in things:
        if things.count(thing) > 1:
            raise BadOption(f"'{names[thing]}' lies in two places")
