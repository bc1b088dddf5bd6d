"""The sixty characters as printed.

Every number is copied by hand from the rulebooks' appendix 1 (abilities, bonuses, salaries) and from the rulings (hiring costs), so that
the tests detect mistakes in the components.
"""

Amounts = dict[str, int]


NOTHING: Amounts = {}


# A visitor's costs and gains. `fire` is a space on the fire track.
TRADES: list[tuple[str, Amounts, Amounts]] = [
    # start
    ("boiled-egg-peddler", NOTHING, {"rice": 1}),
    ("cotton-peddler", NOTHING, {"mon": 1, "sandal": 1}),
    ("eyeglass-peddler", NOTHING, {"mon": 2}),
    ("salt-peddler", NOTHING, {"rice": 1}),
    # spring
    ("book-lender", NOTHING, {"mon": 1, "sandal": 1}),
    ("sake-peddler", NOTHING, {"rice": 1}),
    ("soap-bubble-man", NOTHING, {"wood": 1}),
    ("dice-maker", {"mon": 1}, {"wood": 1}),
    ("sandal-maker", {"mon": 2}, {"sandal": 2}),
    ("ukiyoe-artist", {"iki": 1}, {"mon": 4}),
    ("monk", NOTHING, {"fire": 1}),
    ("ox-cart", NOTHING, {"sandal": 1}),
    ("yamabushi", NOTHING, {"fire": 1}),
    ("cloth-dyer", {"mon": 2}, {"iki": 4}),
    ("soba-stand", {"mon": 2}, {"rice": 2}),
    # summer
    ("dumpling-peddler", NOTHING, {"rice": 1}),
    ("used-clothes-peddler", NOTHING, {"wood": 1}),
    ("water-peddler", NOTHING, {"mon": 1, "sandal": 1}),
    ("watermelon-peddler", NOTHING, {"rice": 1}),
    ("engraver", {"mon": 3}, {"wood": 2}),
    ("lantern-maker", {"iki": 1}, {"mon": 4}),
    ("day-laborer", NOTHING, {"fire": 1}),
    ("firefighter", NOTHING, {"fire": 1}),
    ("shrine-maiden", NOTHING, {"fire": 1}),
    ("eel-stand", {"mon": 2}, {"rice": 2}),
    ("greengrocer", {"mon": 2}, {"rice": 1, "wood": 1}),
    # autumn
    ("firewood-peddler", NOTHING, {"wood": 1}),
    ("fish-peddler", NOTHING, {"rice": 1, "sandal": 1}),
    ("mask-seller", NOTHING, {"wood": 1}),
    ("clocksmith", {"mon": 3}, {"wood": 2}),
    ("hairdresser", {"mon": 2}, {"iki": 4}),
    ("shamisen-player", {"wood": 1}, {"mon": 3, "iki": 2}),
    ("construction-worker", NOTHING, {"fire": 1}),
    ("puppeteer", NOTHING, {"mon": 3}),
    ("tatsumi-geisha", NOTHING, {"fire": 1, "iki": 1}),
    ("sushi-stand", {"mon": 2}, {"rice": 2}),
    ("tempura-stand", {"mon": 2}, {"rice": 2}),
    # winter
    ("charcoal-peddler", NOTHING, {"wood": 1, "sandal": 1}),
    ("chili-peddler", NOTHING, {"rice": 1, "sandal": 1}),
    ("trumpet-candy-peddler", NOTHING, {"rice": 1, "iki": 1}),
    ("candy-maker", {"rice": 1}, {"iki": 5}),
    ("glassblower", {"sandal": 2}, {"iki": 6}),
    ("writing-brush-maker", {"wood": 1, "rice": 1, "sandal": 1}, {"iki": 9}),
    ("kabuki-actor", NOTHING, {"iki": 3}),
    ("samurai", {"koban": 1}, {"iki": 9}),
    ("sumo-wrestler", NOTHING, {"fire": 1}),
    ("buddhist-sculptor", {"wood": 1}, {"iki": 5}),
    ("incense-shop", {"mon": 3}, {"iki": 5}),
]


RAISERS = ["seamstress", "umbrella-maker", "printer", "folding-fan-maker"]


SWAPPERS = ["kite-maker", "puppet-maker"]


SHOWMEN = ["fireworks-maker", "karuta-maker"]


WOOD_SAVERS = ["carpenter", "plasterer", "tatami-maker"]


STONE_CUTTER = "stone-cutter"


# The hiring cost in mon, and the hiring bonus in spaces on the fire track.
HIRING: list[tuple[str, int, int]] = [
    # spring
    ("book-lender", 2, 0),
    ("sake-peddler", 2, 0),
    ("soap-bubble-man", 2, 0),
    ("dice-maker", 4, 1),
    ("sandal-maker", 4, 1),
    ("seamstress", 3, 0),
    ("ukiyoe-artist", 3, 0),
    ("monk", 4, 1),
    ("ox-cart", 3, 1),
    ("yamabushi", 2, 0),
    ("carpenter", 7, 1),
    ("kite-maker", 6, 0),
    ("cloth-dyer", 4, 0),
    ("soba-stand", 4, 0),
    # summer
    ("dumpling-peddler", 2, 0),
    ("used-clothes-peddler", 2, 0),
    ("water-peddler", 2, 0),
    ("watermelon-peddler", 2, 0),
    ("engraver", 3, 1),
    ("lantern-maker", 4, 1),
    ("umbrella-maker", 5, 1),
    ("day-laborer", 2, 2),
    ("firefighter", 7, 2),
    ("shrine-maiden", 3, 1),
    ("fireworks-maker", 7, 0),
    ("plasterer", 7, 1),
    ("eel-stand", 4, 0),
    ("greengrocer", 4, 0),
    # autumn
    ("firewood-peddler", 2, 0),
    ("fish-peddler", 2, 0),
    ("mask-seller", 2, 0),
    ("clocksmith", 5, 1),
    ("hairdresser", 4, 0),
    ("printer", 5, 1),
    ("shamisen-player", 3, 0),
    ("construction-worker", 6, 2),
    ("puppeteer", 2, 0),
    ("tatsumi-geisha", 9, 1),
    ("puppet-maker", 6, 1),
    ("tatami-maker", 7, 1),
    ("sushi-stand", 5, 0),
    ("tempura-stand", 5, 0),
    # winter
    ("charcoal-peddler", 2, 0),
    ("chili-peddler", 1, 0),
    ("trumpet-candy-peddler", 2, 0),
    ("candy-maker", 5, 1),
    ("folding-fan-maker", 4, 0),
    ("glassblower", 4, 0),
    ("writing-brush-maker", 5, 0),
    ("kabuki-actor", 9, 1),
    ("samurai", 7, 1),
    ("sumo-wrestler", 7, 2),
    ("buddhist-sculptor", 7, 1),
    ("karuta-maker", 6, 0),
    ("stone-cutter", 8, 1),
    ("incense-shop", 5, 0),
]


# The salaries from the bottom of the card to the top. The last one is also paid after retirement.
SALARIES: list[tuple[str, list[Amounts]]] = [
    # start
    ("boiled-egg-peddler", [{"mon": 1}, {"rice": 1}, {"rice": 1}]),
    ("cotton-peddler", [{"sandal": 1}, {"sandal": 1}, {"mon": 1, "sandal": 1}]),
    ("eyeglass-peddler", [{"mon": 1}, {"mon": 2}, {"mon": 2}]),
    ("salt-peddler", [{"mon": 1}, {"mon": 2}, {"rice": 1}]),
    # spring
    ("book-lender", [{"mon": 1}, {"mon": 2}, {"mon": 2}]),
    ("sake-peddler", [{"sandal": 1}, {"rice": 1}, {"rice": 1}]),
    ("soap-bubble-man", [{"sandal": 1}, {"sandal": 1}, {"wood": 1}]),
    ("dice-maker", [{"iki": 1}, {"iki": 2}, {"iki": 3}]),
    ("sandal-maker", [{"iki": 1}, {"iki": 2}, {"iki": 3}]),
    ("seamstress", [{"iki": 0}, {"iki": 2}, {"iki": 3}]),
    ("ukiyoe-artist", [{"iki": 0}, {"iki": 1}, {"iki": 4}]),
    ("carpenter", [{"iki": 2, "mon": 1}, {"iki": 2, "mon": 1}, {"iki": 3, "mon": 2}]),
    ("kite-maker", [{"iki": 1, "mon": 1}, {"iki": 2, "mon": 1}, {"iki": 3, "mon": 2}]),
    ("cloth-dyer", [{"mon": 2}, {"mon": 3}, {"mon": 3}]),
    ("soba-stand", [{"mon": 2}, {"mon": 3}, {"mon": 3}]),
    # summer
    ("dumpling-peddler", [{"rice": 1}, {"rice": 1}, {"rice": 1}]),
    ("used-clothes-peddler", [{"sandal": 1}, {"sandal": 1}, {"wood": 1}]),
    ("water-peddler", [{"sandal": 1}, {"sandal": 1}, {"sandal": 2}]),
    ("watermelon-peddler", [{"sandal": 1}, {"rice": 1}, {"rice": 1}]),
    ("engraver", [{"iki": 0}, {"iki": 2}, {"iki": 3}]),
    ("lantern-maker", [{"iki": 1}, {"iki": 2}, {"iki": 4}]),
    ("umbrella-maker", [{"iki": 1}, {"iki": 3}, {"iki": 4}]),
    ("day-laborer", [{"iki": -2}, {"iki": -1}, {"iki": 0}]),
    ("firefighter", [{"iki": 1}, {"iki": 2}, {"iki": 4}]),
    ("fireworks-maker", [{"iki": 1, "mon": 1}, {"iki": 3, "mon": 1}, {"iki": 4, "mon": 2}]),
    ("plasterer", [{"iki": 2, "mon": 1}, {"iki": 3, "mon": 1}, {"iki": 4, "mon": 2}]),
    ("eel-stand", [{"mon": 2}, {"mon": 3}, {"mon": 4}]),
    ("greengrocer", [{"mon": 1}, {"mon": 3}, {"mon": 4}]),
    # autumn
    ("firewood-peddler", [{"sandal": 1}, {"wood": 1}, {"wood": 2}]),
    ("fish-peddler", [{"rice": 1}, {"rice": 1}, {"rice": 1}]),
    ("mask-seller", [{"sandal": 1}, {"wood": 1}, {"wood": 1}]),
    ("clocksmith", [{"iki": 2}, {"iki": 3}, {"iki": 5}]),
    ("hairdresser", [{"iki": 3}, {"iki": 4}, {"iki": 5}]),
    ("printer", [{"iki": 2}, {"iki": 3}, {"iki": 5}]),
    ("shamisen-player", [{"iki": 2}, {"iki": 3}]),
    ("construction-worker", [{"iki": 1}, {"iki": 3}, {"iki": 5}]),
    ("tatsumi-geisha", [{"iki": 3}, {"iki": 5}, {"iki": 7}]),
    ("puppet-maker", [{"iki": 2, "mon": 1}, {"iki": 4, "mon": 1}, {"iki": 5, "mon": 2}]),
    ("tatami-maker", [{"iki": 3, "mon": 1}, {"iki": 4, "mon": 1}, {"iki": 6, "mon": 2}]),
    ("sushi-stand", [{"mon": 3}, {"mon": 4}, {"mon": 5}]),
    ("tempura-stand", [{"mon": 4}, {"mon": 3}, {"mon": 4}]),
    # winter
    ("charcoal-peddler", [{"wood": 1}, {"wood": 1, "sandal": 1}, {"wood": 1, "sandal": 1}]),
    ("chili-peddler", [{"rice": 1}, {"rice": 1}, {"rice": 2}]),
    ("trumpet-candy-peddler", [{"rice": 1}, {"rice": 1}, {"rice": 2}]),
    ("candy-maker", [{"iki": 4}, {"iki": 5}]),
    ("folding-fan-maker", [{"iki": 3}, {"iki": 6}]),
    ("glassblower", [{"iki": 3}, {"iki": 6}]),
    ("writing-brush-maker", [{"iki": 4}, {"iki": 6}]),
    ("kabuki-actor", [{"iki": 6}, {"iki": 7}, {"iki": 9}]),
    ("samurai", [{"iki": 5}, {"iki": 7}]),
    ("sumo-wrestler", [{"iki": 3}, {"iki": 4}, {"iki": 7}]),
    ("buddhist-sculptor", [{"iki": 4, "mon": 1}, {"iki": 6, "mon": 2}]),
    ("karuta-maker", [{"iki": 3, "mon": 2}, {"iki": 6, "mon": 2}]),
    ("stone-cutter", [{"iki": 4, "mon": 2}, {"iki": 7, "mon": 2}]),
    ("incense-shop", [{"mon": 4}, {"mon": 5}]),
]


# The five characters that leave a special token instead of earning salaries, with the gains until they retire.
TOKEN_BEARERS: list[tuple[str, int, str]] = [
    ("monk", 3, "hire-minus-one"),
    ("ox-cart", 3, "move-plus-one"),
    ("yamabushi", 3, "avoid-fire-1"),
    ("shrine-maiden", 3, "avoid-fire-2"),
    ("puppeteer", 2, "joker"),
]


TYPES: dict[str, list[str]] = {
    "peddler": [
        *("boiled-egg-peddler", "cotton-peddler", "eyeglass-peddler", "salt-peddler"),
        *("book-lender", "sake-peddler", "soap-bubble-man"),
        *("dumpling-peddler", "used-clothes-peddler", "water-peddler", "watermelon-peddler"),
        *("firewood-peddler", "fish-peddler", "mask-seller"),
        *("charcoal-peddler", "chili-peddler", "trumpet-candy-peddler"),
    ],
    "artisan": [
        *("dice-maker", "sandal-maker", "seamstress", "ukiyoe-artist"),
        *("engraver", "lantern-maker", "umbrella-maker"),
        *("clocksmith", "hairdresser", "printer", "shamisen-player"),
        *("candy-maker", "folding-fan-maker", "glassblower", "writing-brush-maker"),
    ],
    "special": [
        *("monk", "ox-cart", "yamabushi"),
        *("day-laborer", "firefighter", "shrine-maiden"),
        *("construction-worker", "puppeteer", "tatsumi-geisha"),
        *("kabuki-actor", "samurai", "sumo-wrestler"),
    ],
    "master": [
        *("carpenter", "kite-maker"),
        *("fireworks-maker", "plasterer"),
        *("puppet-maker", "tatami-maker"),
        *("buddhist-sculptor", "karuta-maker", "stone-cutter"),
    ],
    "seller": [
        *("cloth-dyer", "soba-stand"),
        *("eel-stand", "greengrocer"),
        *("sushi-stand", "tempura-stand"),
        "incense-shop",
    ],
}


ONE_OF_EACH = {"peddler": "salt-peddler", "artisan": "seamstress", "special": "monk", "master": "kite-maker", "seller": "soba-stand"}
