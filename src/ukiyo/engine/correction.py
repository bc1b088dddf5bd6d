"""Correcting a components file: the numbers nobody here could see, and a copy in which an owner of the printed game has put them right."""

import json
import re
from collections.abc import Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass

from ukiyo.engine.components import NOT_FACTS
from ukiyo.engine.errors import BadComponents

Tables = dict[str, object]
Row = dict[str, object]
IN_DOUBT = "reconstructed"
CHECKED = "box"  # the provenance of what somebody has read off the printed game


@dataclass(frozen=True)
class Fact:
    """A value in the file: the field of an entry. A table that stands alone has no id."""

    kind: str
    id: str
    field: str
    value: object


def rows(tables: Tables, kind: str) -> Iterator[tuple[str, Row]]:
    """The entries of a kind with their ids: a list of them, several by name, or one alone."""
    found = tables.get(kind)
    if isinstance(found, list):
        yield from ((str(row["id"]), row) for row in found)
    elif isinstance(found, dict) and "provenance" in found:
        yield "", found
    elif isinstance(found, dict):
        yield from found.items()


def in_doubt(tables: Tables) -> list[Fact]:
    """Every value that was reconstructed, in the order of the file."""
    doubts = []
    for kind in tables:
        for name, row in rows(tables, kind):
            sources = row["provenance"]
            assert isinstance(sources, dict)
            for field, value in row.items():
                if field not in ("id", *NOT_FACTS) and sources.get(field, sources["default"]) == IN_DOUBT:
                    doubts.append(Fact(kind, name, field, value))
    return doubts


def corrected(tables: Tables, printed: Iterable[Fact]) -> Tables:
    """A copy of the file with the values that are printed; whether the game can be played with it, the game says."""
    copy = deepcopy(tables)
    for fact in printed:
        row = dict(rows(copy, fact.kind)).get(fact.id)
        if row is None or fact.field not in row or fact.field in ("id", *NOT_FACTS):
            raise BadComponents(f"there is no {fact.field} of {fact.kind} '{fact.id}' to correct")
        sources = row["provenance"]
        assert isinstance(sources, dict)
        row[fact.field] = fact.value
        row["provenance"] = {**sources, fact.field: CHECKED}
    return copy


def changed(before: Tables, after: Tables) -> list[tuple[Fact, object]]:
    """What differs between two files of the same game: the fact as it was, and what it has become."""
    return [
        (Fact(kind, name, field, row[field]), value)
        for kind in before
        for (name, row), (_, other) in zip(rows(before, kind), rows(after, kind), strict=True)
        for field, value in other.items()
        if field not in NOT_FACTS and row.get(field) != value
    ]


def toml_text(tables: Tables, heading: str) -> str:
    """The file as text, under a comment."""
    lines = [f"# {heading}"]
    for kind, found in tables.items():
        for name, row in rows(tables, kind):
            title = f"[[{kind}]]" if isinstance(found, list) else f"[{kind}.{name}]" if name else f"[{kind}]"
            lines += ["", title, *[f"{field} = {written(value)}" for field, value in row.items()]]
    return "\n".join([*lines, ""])


def key(name: str) -> str:
    """As it is where it can stand so, or in quotes: what somebody sends as the name of a good must not become more than a name."""
    return name if re.fullmatch(r"[\w-]+", name, re.ASCII) else json.dumps(name, ensure_ascii=False)


def written(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key(name)} = {written(part)}" for name, part in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
