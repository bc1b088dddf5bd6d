"""Corrects a components file: lists its reconstructed values, and writes a copy with the values of the printed game."""

import json
import re
from collections.abc import Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass

from ukiyo.engine.components import UNRELATED_TO_PLAY
from ukiyo.engine.errors import BadComponents

Tables = dict[str, object]
Row = dict[str, object]
RECONSTRUCTED = "reconstructed"
CONFIRMED = "box"  # the provenance of values that an owner of the printed game has checked


@dataclass(frozen=True)
class ComponentValue:
    """The value of a field. An entry has no id if it is the only entry of its kind."""

    kind: str
    id: str
    field: str
    value: object


def rows(tables: Tables, kind: str) -> Iterator[tuple[str, Row]]:
    """Yield the entries of a kind with their ids. A kind is a list of entries, a table of named entries, or a single entry."""
    value = tables.get(kind)
    if isinstance(value, list):
        yield from ((str(row["id"]), row) for row in value)
    elif isinstance(value, dict) and "provenance" in value:
        yield "", value
    elif isinstance(value, dict):
        yield from value.items()


def reconstructed_values(tables: Tables) -> list[ComponentValue]:
    """Return all reconstructed values in file order."""
    reconstructed = []
    for kind in tables:
        for name, row in rows(tables, kind):
            sources = row["provenance"]
            assert isinstance(sources, dict)
            for field, value in row.items():
                if field not in ("id", *UNRELATED_TO_PLAY) and sources.get(field, sources["default"]) == RECONSTRUCTED:
                    reconstructed.append(ComponentValue(kind, name, field, value))
    return reconstructed


def corrected(tables: Tables, printed: Iterable[ComponentValue]) -> Tables:
    """Return a copy of the file with the printed values. The game validates the copy when it reads it."""
    copy = deepcopy(tables)
    for correction in printed:
        row = dict(rows(copy, correction.kind)).get(correction.id)
        if row is None or correction.field not in row or correction.field in ("id", *UNRELATED_TO_PLAY):
            raise BadComponents(f"There is no field '{correction.field}' in {correction.kind} '{correction.id}'.")
        sources = row["provenance"]
        assert isinstance(sources, dict)
        row[correction.field] = correction.value
        row["provenance"] = {**sources, correction.field: CONFIRMED}
    return copy


def changed(before: Tables, after: Tables) -> list[tuple[ComponentValue, object]]:
    """Return the differences between two components files of a game, as pairs of an old and a new value."""
    return [
        (ComponentValue(kind, name, field, row[field]), value)
        for kind in before
        for (name, row), (_, other) in zip(rows(before, kind), rows(after, kind), strict=True)
        for field, value in other.items()
        if field not in UNRELATED_TO_PLAY and row.get(field) != value
    ]


def toml_text(tables: Tables, heading: str) -> str:
    """Return the file as TOML, with a comment at the top."""
    lines = [f"# {heading}"]
    for kind, content in tables.items():
        for name, row in rows(tables, kind):
            title = f"[[{kind}]]" if isinstance(content, list) else f"[{kind}.{name}]" if name else f"[{kind}]"
            lines += ["", title, *[f"{field} = {toml_value(value)}" for field, value in row.items()]]
    return "\n".join([*lines, ""])


def toml_key(name: str) -> str:
    """Quote the name unless it is a bare TOML key, so that a submitted name can't inject other content."""
    return name if re.fullmatch(r"[\w-]+", name, re.ASCII) else json.dumps(name, ensure_ascii=False)


def toml_value(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{toml_key(name)} = {toml_value(part)}" for name, part in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
