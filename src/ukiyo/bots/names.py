"""Names for bots: given names from the prints and plays of the Edo period."""

from typing import Final

EDO_NAMES: Final = [
    "Ohisa", "Kichibei", "Osen", "Sakichi", "Okita", "Tasuke", "Oyuki", "Genza", "Otama", "Jinpachi", "Okiku", "Yasuke",
    "Ofuji", "Kanbei", "Osato", "Heita", "Otsuru", "Kinji", "Okoma", "Tokuji", "Oshichi", "Chobei", "Omatsu", "Sankichi",
]  # fmt: skip


def edo_names(number: int, taken: list[str], start: int) -> list[str]:
    """Return up to `number` names that no player at the table has, beginning at index `start` of the list."""
    others = {name.casefold() for name in taken}
    free = [name for name in EDO_NAMES[start:] + EDO_NAMES[:start] if name.casefold() not in others]
    return free[:number]
