"""The components in a view of Hokusai and the possessions of the deciding seat."""

from collections import Counter
from typing import Any

AREAS = ("bag", "active", "discard")


def names(view: dict[str, Any], name: str) -> set[str]:
    player = view["players"][view["seat"]]
    if name == "sector":
        return {str(number) for number, _ in enumerate(view["sectors"], start=1)}
    if name == "place":
        return {str(number) for number, work in enumerate(player["atelier"], start=1) if work}
    if name == "area":
        return {area for area in AREAS if area in player}
    if name in player["bag"]:  # for each colour, the areas in which the seat has such a drop
        painted = {str(number) for number, work in enumerate(player["atelier"], start=1) if work and name in work["painted"]}
        return painted | {area for area in AREAS if player[area][name]}
    if name == "cell":
        cells = [[work["x"], work["y"]] for work in view["cloth"]] + ([view["cell"]] if view["cell"] else [])
        return {f"{x},{y}" for x, y in cells}
    if name == "artisan":
        return {sector["artisan"] for sector in view["sectors"]} | set(player["artisans"])
    assert name == "kakemono"
    cards = [sector["kakemono"] for sector in view["sectors"]] + player["atelier"] + view["cloth"]
    return {card["card"] for card in cards if card}


def held(view: dict[str, Any]) -> dict[str, int]:
    """All of the seat's drops."""
    player = view["players"][view["seat"]]
    drops = Counter[str]()
    for area in [player["bag"], player["active"], player["discard"], *[work["painted"] for work in player["atelier"] if work]]:
        drops.update(area)
    return drops
