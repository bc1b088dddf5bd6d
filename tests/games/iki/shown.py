"""The components in a view of IKI and the possessions of the deciding seat."""

from typing import Any

import ukiyo

SHOPS = {action.fields["shop"] for action in ukiyo.game("iki").actions.actions if action.kind == "stand"}


def names(view: dict[str, Any], name: str) -> set[str]:
    if name == "shop":
        return SHOPS
    if name == "stall":
        return set(view["stalls"])
    assert name == "card"
    return {there["card"] for there in view["stalls"].values() if there} | set(view["row"])


def held(view: dict[str, Any]) -> dict[str, int]:
    goods: dict[str, int] = view["players"][view["seat"]]["goods"]
    return goods
