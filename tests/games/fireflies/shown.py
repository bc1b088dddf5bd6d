"""The components in a view of Fireflies and the hand of the deciding seat."""

from typing import Any


def names(view: dict[str, Any], name: str) -> set[str]:
    assert name == "lantern"
    return set(view["players"][view["seat"]]["hand"])


def held(view: dict[str, Any]) -> dict[str, int]:
    return {"points": sum(view["players"][view["seat"]]["score"].values())}
