"""Hokusai's components, read from `components.toml` into lists by number, which the rules use."""

from pathlib import Path
from typing import Final

from ukiyo.engine.components import ComponentFile, Entry
from ukiyo.engine.errors import BadComponents

Card = int
"""The number of a kakemono (0-31: collection * 4 + rank by value) or an artisan (0-24)."""
Colour = int
"""A drop of pigment: 0-2 primary, 3-5 secondary, 6 black."""
Space = int
"""A movement space of the rondel (0-9), two per sector: even ones face a kakemono, odd ones an artisan."""
Cell = int
"""The number of a cell of the cloth in `CELLS`."""

PACKAGED: Final = Path(__file__).with_name("components.toml")
# Maps an old fingerprint, which hashed the file's bytes, to the current fingerprint of the same values under rules 1.
FORMER: Final = {"5d5ff52ce15a560c": "8a60ab8186766678"}

COLOURS: Final = ["blue", "red", "yellow", "purple", "green", "orange", "black"]
BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
PURPLE: Final = 3
GREEN: Final = 4
ORANGE: Final = 5
BLACK: Final = 6
PRIMARIES: Final = 3
PAINTS: Final = 6  # all colours except black
N_COLOURS: Final = 7
MIXED_FROM: Final = [(BLUE, RED), (BLUE, YELLOW), (RED, YELLOW)]  # purple, green, orange

KAKEMONO_ICON: Final = 6  # on an edge; 0 to 5 are the paints
ARTISAN_ICON: Final = 7
ICONS: Final = [*COLOURS[:PAINTS], "kakemono", "artisan"]
EDGES: Final = [*ICONS, *[f"{paint}-{paint}" for paint in COLOURS[:PAINTS]]]
SIDES: Final = ["north", "east", "south", "west"]

TOOLS: Final = ["chisel", "knife", "brush", "baren", "mallet"]
N_TOOLS: Final = 5
SECTORS: Final = 5
SPACES: Final = [f"{card}{sector}" for sector in range(1, SECTORS + 1) for card in "ka"]
PLACES: Final = 3  # for kakemonos in an atelier; only Kunisada has the third place place
CHAIRS: Final = 4  # for artisans in an atelier; only Toyokuni has the fourth chair chair

COLLECTIONS: Final = ["fuji", "waterfalls", "bridges", "ghosts", "flowers", "birds", "poems", "oceans"]
VALUES: Final = [3, 5, 7, 9]
KAKEMONOS: Final = 32
ARTISANS: Final = 25
TOKENS: Final = 8
PUBLIC: Final = 9
INDIVIDUAL: Final = 8

MASTERS: Final = [
    "hiroshige", "utamaro", "kuniyoshi", "harunobu", "kiyonaga", "toyokuni", "kunisada", "sharaku", "eishi", "moronobu",
    "shunsho", "hokusai",
]  # fmt: skip
HIROSHIGE: Final = 0
UTAMARO: Final = 1
KUNIYOSHI: Final = 2
HARUNOBU: Final = 3
KIYONAGA: Final = 4
TOYOKUNI: Final = 5
KUNISADA: Final = 6
SHARAKU: Final = 7
EISHI: Final = 8
MORONOBU: Final = 9
SHUNSHO: Final = 10
HOKUSAI: Final = 11

FIVE_ARTISANS: Final = 0
THREE_DROPS: Final = 1
TWO_DROPS: Final = 2
RECOVER: Final = 3
READY_DROP: Final = 4
NEW_OBJECTIVE: Final = 5
FETCH: Final = 6
RECOLOUR: Final = 7

OBJECTIVES: Final = ["most-markers", "fewest-pigments", "row", "column", "around", "two-away", "three-away", "odd", "far"]
MOST_MARKERS: Final = 0
FEWEST_PIGMENTS: Final = 1
POSITIONS: Final = 2  # the first objective that scores positions
ROW: Final = 2
COLUMN: Final = 3
AROUND: Final = 4
TWO_AWAY: Final = 5
THREE_AWAY: Final = 6
ODD: Final = 7

JOURNEY: Final = ["blank", "primary", "secondary", "artisan", "kakemono", "marker", "1", "3", "5"]
JOURNEY_POINTS: Final = [0, 0, 0, 0, 0, 0, 1, 3, 5]
TO_PRIMARY: Final = 1
TO_SECONDARY: Final = 2
TO_ARTISAN: Final = 3
TO_KAKEMONO: Final = 4
TO_MARKER: Final = 5
JOURNEY_CARDS: Final = 3

PATH_BONUSES: Final = ["none", "secondary", "objective", "markers", "turn"]
PATH_SECONDARY: Final = 1
PATH_OBJECTIVE: Final = 2
PATH_MARKERS: Final = 3
PATH_TURN: Final = 4

# Five players exhibit at most 15 works around the initial kakemono, so this is the maximum distance from it.
REACH: Final = 15
XS: Final = [x for y in range(-REACH, REACH + 1) for x in range(abs(y) - REACH, REACH - abs(y) + 1)]
YS: Final = [y for y in range(-REACH, REACH + 1) for x in range(abs(y) - REACH, REACH - abs(y) + 1)]
CELLS: Final = [f"{x},{y}" for x, y in zip(XS, YS, strict=True)]
CENTRE: Final = CELLS.index("0,0")
ALL: Final = 99


def neighbours() -> list[Cell]:
    """Return the neighbouring cell by cell * 4 + side, or -1 at the border. North is up, in the direction of increasing y."""
    number = {cell: i for i, cell in enumerate(CELLS)}
    cells: list[Cell] = []
    for x, y in zip(XS, YS, strict=True):
        cells += [number.get(f"{x + dx},{y + dy}", -1) for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    return cells


BEYOND: Final = neighbours()


def one_each(file: ComponentFile, kind: str, ids: list[str]) -> list[Entry]:
    """Return the entries of a kind after checking the ids and their order, on which the rules depend."""
    entries = file.entries(kind)
    if [entry.id for entry in entries] != ids:
        raise BadComponents(f"{file.path.name}: each {kind} must appear once, in this order: " + ", ".join(ids))
    return entries


class Components:
    """All printed values of Hokusai. Lists are by card, token, objective or row number."""

    def __init__(self, path: Path = PACKAGED) -> None:
        file = ComponentFile(path, FORMER)
        self.file = file
        self._read_printed(file)
        self._read_ids(file)
        self._read_kakemonos(file)
        self._read_artisans(file)
        self._read_objectives(file)
        self._read_track(file)
        self._read_trails(file)

    def _read_printed(self, file: ComponentFile) -> None:
        setup = file.table("setup")
        kit = setup.amounts("kit", COLOURS)
        self.kit: list[int] = [0] * N_COLOURS
        for i in range(0, len(kit), 2):
            self.kit[kit[i]] = kit[i + 1]
        if self.kit[BLACK] > 4:
            raise setup.invalid("kit", "a table with at most 4 black")
        self.loose = setup.number("loose", 4, 30)
        self.reserve = setup.number("reserve")
        self.active = setup.number("active", 1, 20)
        setup.number("markers", 2, 2)
        self.tools = setup.number("tools", 5)
        self.signatures = setup.number("signatures", 1, 8)
        self.places = setup.number("kakemonos", 1, PLACES - 1)
        self.chairs = setup.number("artisans", 1, CHAIRS - 1)
        self.public = setup.number("public", 0, PUBLIC - POSITIONS)
        self.offer = setup.number("offer", 1, 8)
        setup.finish()
        scoring = file.table("scoring")
        self.sets = scoring.numbers("sets", N_TOOLS + 1)
        self.own_sets = scoring.numbers("own_sets", N_TOOLS + 1)
        self.best_sets: dict[int, int] = {}  # a cache: the most points for a number of icons
        self.ranking = scoring.numbers("ranking", 3)
        self.placed = scoring.number("placed")
        self.collected = scoring.number("individual")
        self.path_first = scoring.number("path_first")
        scoring.finish()
        end = file.table("end")
        self.cloth = end.numbers("cloth", 5, 0, 12)
        self.closing = end.number("closing")
        self.clock = end.number("clock", 1)
        self.works = end.number("works", 1, 8)
        self.solo_loose = end.number("solo_loose", 1, 9)
        end.finish()

    def _read_ids(self, file: ComponentFile) -> None:
        """Read components that have only an id. Their powers are implemented by the rules."""
        for kind, ids in (("tool", TOOLS), ("collection", COLLECTIONS), ("master", MASTERS)):
            for entry in one_each(file, kind, ids):
                entry.finish()
        tokens = file.entries("token")
        if len(tokens) != TOKENS:
            raise BadComponents(f"{file.path.name} has {len(tokens)} action tokens instead of {TOKENS}")
        self.token_ids = [token.id for token in tokens]
        for token in tokens:
            token.finish()

    def _read_kakemonos(self, file: ComponentFile) -> None:
        kakemonos = file.entries("kakemono")
        if len(kakemonos) != KAKEMONOS:
            raise BadComponents(f"{file.path.name} has {len(kakemonos)} kakemonos instead of {KAKEMONOS}")
        self.kakemono_ids = [kakemono.id for kakemono in kakemonos]
        self.collection: list[int] = []
        self.value: list[int] = []
        self.pigments: list[list[int]] = []  # by colour: the number of drops that the card needs
        self.edge_icon: list[int] = []  # card * 4 + side
        self.edge_count: list[int] = []  # one or two of that icon
        for card, kakemono in enumerate(kakemonos):
            self.collection.append(card // 4)
            kakemono.choice("collection", [COLLECTIONS[card // 4]])
            self.value.append(kakemono.number("value", VALUES[card % 4], VALUES[card % 4]))
            amounts = kakemono.amounts("pigments", COLOURS[:PAINTS], 1)
            pigments = [0] * PAINTS
            for i in range(0, len(amounts), 2):
                pigments[amounts[i]] = amounts[i + 1]
            self.pigments.append(pigments)
            for side in SIDES:
                edge = kakemono.choice(side, EDGES)
                self.edge_icon.append(edge if edge < len(ICONS) else edge - len(ICONS))
                self.edge_count.append(1 if edge < len(ICONS) else 2)
            kakemono.finish()

    def _read_artisans(self, file: ComponentFile) -> None:
        artisans = file.entries("artisan")
        if len(artisans) != ARTISANS:
            raise BadComponents(f"{file.path.name} has {len(artisans)} artisans instead of {ARTISANS}")
        self.artisan_ids = [artisan.id for artisan in artisans]
        self.tool: list[int] = []
        self.icons: list[int] = []
        self.points: list[int] = []
        self.substitution: list[int] = []  # 1 << (drop * 3 + the colour it can replace), or 0
        for artisan in artisans:
            self.tool.append(artisan.choice("tool", TOOLS))
            self.icons.append(artisan.number("icons", 1, 2))
            self.points.append(artisan.number("points"))
            if artisan.has("use"):
                drop, stands_for = artisan.choice("use", COLOURS[:PRIMARIES]), artisan.choice("as", COLOURS[:PRIMARIES])
                if drop == stands_for:
                    raise artisan.invalid("as", "a colour other than its own")
                self.substitution.append(1 << (drop * PRIMARIES + stands_for))
            else:
                self.substitution.append(0)
            artisan.finish()

    def _read_objectives(self, file: ComponentFile) -> None:
        public = one_each(file, "public", OBJECTIVES)
        for number, objective in enumerate(public):
            objective.choice("kind", ["ranking"] if number < POSITIONS else ["position"])
            objective.finish()
        individual = file.entries("individual")
        if len(individual) != INDIVIDUAL:
            raise BadComponents(f"{file.path.name} has {len(individual)} individual objectives instead of {INDIVIDUAL}")
        self.individual_ids = [objective.id for objective in individual]
        self.wanted: list[list[int]] = []  # the collections that an individual objective counts
        for objective in individual:
            self.wanted.append([objective.choice(field, COLLECTIONS) for field in ("first", "second", "third")])
            objective.finish()

    def _read_track(self, file: ComponentFile) -> None:
        track = file.table("track")
        self.lowest = track.number("lowest", 0, 9)
        self.start = track.number("start", self.lowest, self.lowest + 12)
        self.collects: list[int] = [1] * self.lowest + track.numbers("collects", 13, 1)  # by row
        self.refills: list[int] = [ALL] * self.lowest + track.numbers("refills", 13, 1)  # by row
        self.highest = self.lowest + 12
        self.secondary_row = track.number("secondary")
        self.objective_row = track.number("objective")
        self.loses = track.number("loses", 1, self.highest - self.kit[BLACK])
        self.falls_to = track.number("falls_to", self.lowest, self.highest - 1)
        track.finish()

    def _read_trails(self, file: ComponentFile) -> None:
        sides = one_each(file, "journey", [f"journey-{card}{side}" for card in (1, 2, 3) for side in "ab"])
        self.journey: list[list[int]] = []  # card * 2 + side: its three spaces
        for side in sides:
            self.journey.append([side.choice(field, JOURNEY) for field in ("first", "second", "third")])
            side.finish()
        paths = file.entries("path")
        self.path_level: list[int] = []
        self.path_steps: list[list[Colour]] = []
        self.path_bonus: list[int] = []
        for path in paths:
            self.path_level.append(path.number("level", 1, 3))
            fields = ["first", "second", "third"] if path.has("third") else ["first", "second"]
            self.path_steps.append([path.choice(field, COLOURS[:PAINTS]) for field in fields])
            self.path_bonus.append(path.choice("bonus", PATH_BONUSES))
            path.finish()
        for level in (1, 2, 3):
            if level not in self.path_level:
                raise BadComponents(f"{file.path.name} has no path of level {level}")
