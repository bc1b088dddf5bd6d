"""What bots are called at a table: given names of people of Edo, as prints and plays have them."""

from typing import Final

EDO_NAMES: Final = [
    "Ohisa", "Kichibei", "Osen", "Sakichi", "Okita", "Tasuke", "Oyuki", "Genza", "Otama", "Jinpachi", "Okiku", "Yasuke",
    "Ofuji", "Kanbei", "Osato", "Heita", "Otsuru", "Kinji", "Okoma", "Tokuji", "Oshichi", "Chobei", "Omatsu", "Sankichi",
]  # fmt: skip


def edo_names(number: int, taken: list[str], start: int) -> list[str]:
    """So many different names that nobody at the table has, from a place in the list on."""
    others = {name.casefold() for name in taken}
    free = [name for name in EDO_NAMES[start:] + EDO_NAMES[:start] if name.casefold() not in others]
    return free[:number]
