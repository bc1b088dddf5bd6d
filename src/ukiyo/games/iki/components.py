"""IKI's components, read from `components.toml` into lists by number, which the rules use."""

from pathlib import Path
from typing import Final

from ukiyo.engine.components import ComponentFile, Entry
from ukiyo.engine.errors import BadComponents

Card = int
"""The number of a character (0-59, starting characters first) or a building (60-69) on a stall."""
Stall = int
"""A stall: nagaya times four plus the distance from the board's edge. Notation a1 to d4."""
Terms = list[int]
"""Costs or gains as a flat list: good, amount, good, amount."""

PACKAGED: Final = Path(__file__).with_name("components.toml")
# Maps an old fingerprint, which hashed the file's bytes, to the current fingerprint of the same values under rules 1.
FORMER: Final = {"cdfee9b7e2934e30": "61ef982473064a13"}

GOODS: Final = ["mon", "rice", "wood", "sandal", "koban", "iki"]
MON: Final = 0
RICE: Final = 1
WOOD: Final = 2
SANDAL: Final = 3
KOBAN: Final = 4
IKI: Final = 5
FIRE: Final = 6  # not a good: gaining it moves the fire marker
N_GOODS: Final = 6

SEASONS: Final = ["spring", "summer", "autumn", "winter"]
TYPES: Final = ["peddler", "artisan", "special", "master", "seller"]
N_TYPES: Final = 5
STALLS: Final = [f"{nagaya}{place}" for nagaya in "abcd" for place in (1, 2, 3, 4)]
SPACES: Final = ["1-4", "1", "2", "3", "4"]  # of the ikizama track

STARTING: Final = 4  # starting characters come before the seasonal ones
SEASON_CARDS: Final = 14
CHARACTERS: Final = 60
BUILDINGS: Final = 10
SEASON_TOKENS: Final = 6  # cheap fish, expensive fish, two pipes, two pouches
SHOPS: Final = 8

TOBACCO_SHOP: Final = 4
CONSTRUCTION_SITE: Final = 6
FISH_MARKET: Final = 7

TRADE: Final = 0
RAISE: Final = 1
SWAP: Final = 2
BUILD: Final = 3
ABILITIES: Final = ["trade", "raise", "swap", "build"]

MOVE_PLUS_ONE: Final = 0
HIRE_MINUS_ONE: Final = 1
JOKER: Final = 2
AVOID_FIRE: Final = 3  # 3 and 4, because there are two of these tokens
SPECIALS: Final = ["move-plus-one", "hire-minus-one", "joker", "avoid-fire-1", "avoid-fire-2"]

FISH: Final = 0
PIPE: Final = 1
POUCH: Final = 2
TOKEN_KINDS: Final = ["fish", "pipe", "pouch"]

COUNTED: Final = ["nothing", "sandal", "rice", "fish", "fire", "types", "largest-type", "mon"]
COUNT_NOTHING: Final = 0
COUNT_SANDALS: Final = 1
COUNT_RICE: Final = 2
COUNT_FISH: Final = 3
COUNT_FIRE: Final = 4
COUNT_TYPES: Final = 5
COUNT_LARGEST: Final = 6
COUNT_MON: Final = 7

LASTING: Final = ["feed", "watch", "villa"]  # the lasting effects of Farmhouse, Fire Watchtower and Imperial Villa
FEED: Final = 0
WATCH: Final = 1
VILLA: Final = 2


class Board:
    """One side of the board: the stalls of each nagaya, and the shops that serve them."""

    def __init__(self, entry: Entry) -> None:
        self.depth = entry.number("stalls", 1, 4)
        self.crossroads = entry.flag("crossroads")
        self.fire = entry.numbers("fire", 3, 1, 10)
        reach = [entry.numbers(side, 2, 1, self.depth) for side in ("outer", "inner")]
        extra = entry.numbers("extra", self.depth, 0, 9)
        entry.finish()
        self.stalls: list[Stall] = [nagaya * 4 + place for nagaya in range(4) for place in range(self.depth)]
        self.edges: list[Stall] = [nagaya * 4 for nagaya in range(4)]
        self.extra: list[int] = [extra[stall % 4] if stall % 4 < self.depth else 0 for stall in range(16)]
        self.reached = reach
        self.served: list[list[Stall]] = [[]]  # by street space: the stalls behind the shop
        self.groups: list[list[Stall]] = [[nagaya * 4 + place for place in range(self.depth)] for nagaya in range(4)]
        if self.crossroads:
            self.groups.append([nagaya * 4 + self.depth - 1 for nagaya in range(4)])


class Components:
    """All printed values of IKI. Lists are by card, token, building or trade number."""

    def __init__(self, path: Path = PACKAGED) -> None:
        file = ComponentFile(path, FORMER)
        self.file = file
        self._read_printed(file)
        self._read_shops(file)
        self._read_characters(file)
        self._read_buildings(file)
        self._read_tokens(file)

    def _read_printed(self, file: ComponentFile) -> None:
        setup = file.table("setup")
        self.start_goods: list[int] = [setup.number("mon"), setup.number("rice"), 0, setup.number("sandal"), 0, 0]
        self.kobun = setup.number("kobun", 1, 16)
        self.income = setup.number("income")
        self.first_space = setup.number("first_space")
        self.row = setup.number("row", 1, 4)
        self.offered_buildings = setup.number("buildings", 0, BUILDINGS)
        self.site = setup.number("site")
        setup.finish()
        scoring = file.table("scoring")
        self.types_score = scoring.numbers("types", N_TYPES + 1)
        self.fish_score = scoring.numbers("fish", 5)
        self.koban_score = scoring.number("koban")
        self.wood_score = scoring.number("wood")
        self.mons_a_point = scoring.number("mons", 1)
        scoring.finish()
        self.two = Board(file.table("board", "two"))
        self.more = Board(file.table("board", "more"))
        blocking = file.table("blocking")
        self.blocking = blocking.numbers("spaces", len(SPACES), 0, 12)
        if sum(self.blocking) != 12:
            raise blocking.invalid("spaces", "12 tiles in total")
        blocking.finish()

    def _read_shops(self, file: ComponentFile) -> None:
        shops = file.entries("shop")
        if len(shops) != SHOPS:
            raise BadComponents(f"{file.path.name} has {len(shops)} shops instead of {SHOPS}")
        self.shop_ids = [shop.id for shop in shops]
        for space, shop in enumerate(shops, start=1):
            shop.number("space", space, space)
            nagaya, side = shop.choice("nagaya", ["a", "b", "c", "d"]), shop.choice("side", ["outer", "inner"])
            shop.finish()
            for board in (self.two, self.more):
                board.served.append([nagaya * 4 + place - 1 for place in board.reached[side]])
        trades = file.entries("trade")
        self.trade_ids = [trade.id for trade in trades]
        self.trade_space: list[int] = []
        self.trade_pay: list[Terms] = []
        self.trade_gain: list[Terms] = []
        for trade in trades:
            self.trade_space.append(trade.choice("shop", self.shop_ids) + 1)
            self.trade_pay.append(trade.amounts("pay", GOODS))
            self.trade_gain.append(trade.amounts("gain", [*GOODS, "fire"]))
            trade.finish()
        self.trades_at: list[list[int]] = [
            [trade for trade, at in enumerate(self.trade_space) if at == space] for space in range(SHOPS + 1)
        ]
        specials = file.entries("special")
        if [special.id for special in specials] != SPECIALS:
            raise BadComponents(f"{file.path.name}: the special tokens must be " + ", ".join(SPECIALS))
        for special in specials:
            special.finish()

    def _read_characters(self, file: ComponentFile) -> None:
        characters = file.entries("character")
        if len(characters) != CHARACTERS:
            raise BadComponents(f"{file.path.name} has {len(characters)} characters instead of {CHARACTERS}")
        self.card_ids = [character.id for character in characters]
        self.type: list[int] = []
        self.cost: list[int] = []
        self.fire_bonus: list[int] = []
        self.ability: list[int] = []
        self.pay: list[Terms] = []
        self.gain: list[Terms] = []
        self.discount: list[Terms] = []
        self.opponents: list[Terms] = []
        self.salaries: list[list[Terms]] = []
        self.track: list[int] = []
        self.token: list[int] = []  # the special token that a retiring card leaves, or -1
        for card, character in enumerate(characters):
            season = (card - STARTING) // SEASON_CARDS
            character.choice("season", ["start"] if card < STARTING else [SEASONS[season]])
            self.type.append(character.choice("type", TYPES))
            self.cost.append(character.number("cost", 0, 30))
            self.fire_bonus.append(character.number("fire", 0, 10))
            self.ability.append(character.choice("ability", ABILITIES))
            self.pay.append(character.amounts("pay", GOODS))
            self.gain.append(character.amounts("gain", [*GOODS, "fire"]))
            builds = self.ability[card] == BUILD
            self.discount.append(character.amounts("discount", GOODS) if builds else [])
            self.opponents.append(character.amounts("opponents", GOODS) if character.has("opponents") else [])
            self.salaries.append(character.amount_list("salaries", GOODS, -9))
            self.track.append(character.number("track", 1, 3))
            self.token.append(character.choice("token", SPECIALS) if character.has("token") else -1)
            if self.token[card] < 0 and len(self.salaries[card]) != self.track[card]:
                raise character.invalid("track", "the number of salaries")
            character.finish()
        if sorted(token for token in self.token if token >= 0) != list(range(len(SPECIALS))):
            raise BadComponents(f"{file.path.name}: each special token must belong to exactly one character")
        self.token_card: list[Card] = [self.token.index(special) for special in range(len(SPECIALS))]

    def _read_buildings(self, file: ComponentFile) -> None:
        buildings = file.entries("building")
        if len(buildings) != BUILDINGS:
            raise BadComponents(f"{file.path.name} has {len(buildings)} buildings instead of {BUILDINGS}")
        self.building_ids = [building.id for building in buildings]
        self.building_cost: list[Terms] = []
        self.building_points: list[int] = []
        self.building_counts: list[int] = []
        self.building_each: list[int] = []
        self.building_most: list[int] = []
        self.lasting: list[Card] = [-1, -1, -1]  # the building with each lasting effect: feed, watch, villa
        self.lasting_amount: list[int] = [0, 0, 0]
        for number, building in enumerate(buildings):
            self.building_cost.append(building.amounts("cost", GOODS))
            self.building_points.append(building.number("points"))
            counts = building.choice("per", COUNTED[:5]) if building.has("per") else COUNT_NOTHING
            self.building_counts.append(counts)
            self.building_each.append(building.number("each") if counts else 0)
            self.building_most.append(building.number("most") if building.has("most") else 999)
            if building.has("lasting"):
                lasting = building.choice("lasting", LASTING)
                self.lasting[lasting] = CHARACTERS + number
                self.lasting_amount[lasting] = building.number("amount")
            building.finish()

    def _read_tokens(self, file: ComponentFile) -> None:
        tokens = file.entries("token")
        if len(tokens) != SEASON_TOKENS * len(SEASONS):
            raise BadComponents(f"{file.path.name} has {len(tokens)} season tokens instead of {SEASON_TOKENS * len(SEASONS)}")
        self.token_ids = [token.id for token in tokens]
        self.token_kind: list[int] = []
        self.price: list[int] = []
        self.token_points: list[int] = []
        self.token_counts: list[int] = []
        self.token_every: list[int] = []
        self.pipe_gain: list[Terms] = []
        self.pipe_raises: list[bool] = []
        for number, token in enumerate(tokens):
            token.choice("season", [SEASONS[number // SEASON_TOKENS]])
            kind = number % SEASON_TOKENS // 2
            token.choice("kind", [TOKEN_KINDS[kind]])
            self.token_kind.append(kind)
            self.price.append(token.number("price"))
            self.token_points.append(token.number("points") if kind == FISH or token.has("points") else 0)
            counts = token.choice("per", COUNTED) if token.has("per") else COUNT_NOTHING
            self.token_counts.append(counts)
            self.token_every.append(token.number("every", 1) if counts else 1)
            self.pipe_gain.append(token.amounts("gain", [*GOODS, "fire"]) if kind == PIPE else [])
            self.pipe_raises.append(token.has("ability") and token.choice("ability", ["raise"]) == 0)
            token.finish()
