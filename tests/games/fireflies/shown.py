"""What the view of Fireflies shows: the names one can point at, and what the seat that decides holds."""

from typing import Any


def names(view: dict[str, Any], name: str) -> set[str]:
    assert name == "lantern"
    return set(view["players"][view["seat"]]["hand"])


def held(view: dict[str, Any]) -> dict[str, int]:
    return {"points": view["players"][view["seat"]]["points"]}
