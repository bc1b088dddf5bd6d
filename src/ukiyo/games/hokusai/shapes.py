"""The JSON types of Hokusai's views, previews and effects. docs/reference/api.md explains their meaning."""

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from ukiyo.engine.shapes import EffectContext, SeatView, Shapes, SharedPreview, TableView


class HokusaiCard(TypedDict):
    """A kakemono around the rondel, or on top of the deck."""

    card: str
    markers: list[str]


class HokusaiWork(TypedDict):
    """A kakemono in an atelier. Only its owner sees its edges."""

    card: str
    markers: list[str]
    missing: dict[str, int]
    painted: dict[str, int]
    edges: list[str] | None


class HokusaiHungWork(TypedDict):
    """A work on the cloth."""

    card: str
    x: int
    y: int
    north: str
    edges: list[str]
    by: int | None


class HokusaiSector(TypedDict):
    token: str
    wheel: dict[str, int]
    kakemono: HokusaiCard | None
    artisan: str | None


class HokusaiPlayer(TypedDict):
    seat: int
    master: str | None
    apprentice: str
    bag: dict[str, int]
    active: dict[str, int]
    discard: dict[str, int]
    jokers: int
    atelier: list[HokusaiWork | None]
    chairs: int
    artisans: list[str]
    removed_markers: dict[str, int]
    sharaku: list[str]
    signatures: int
    objectives: list[str | None]
    walked: int | None
    climbed: int | None
    row: int | None
    score: dict[str, int | None]


class HokusaiMissingDrops(TypedDict):
    """A kakemono, and the minimum number of drops that are missing from the active area."""

    card: str
    missing: dict[str, int]


class HokusaiReachableKakemono(HokusaiMissingDrops):
    """A kakemono around the rondel, with the number of steps to it."""

    steps: int


class HokusaiObjectiveStatus(TypedDict):
    """The progress of an objective for a seat: its own value, and the value it is compared with."""

    objective: str
    value: int
    compared_with: int


class HokusaiForecast(TypedDict):
    works: list[HokusaiMissingDrops]
    ring: list[HokusaiReachableKakemono]
    individual: list[HokusaiObjectiveStatus]
    public: list[HokusaiObjectiveStatus]
    turns_left: int | None  # in a solo game, after this turn


class HokusaiPublicView(TableView):
    first: int
    turns: int
    sectors: list[HokusaiSector]
    oval: int
    deck_top: HokusaiCard | None
    deck: int
    pile: int
    tool_bag: dict[str, int]
    reserve: dict[str, int]
    cloth: list[HokusaiHungWork]
    exhibiting: int | None
    cell: list[int] | None
    masters: list[str]
    public: list[str]
    positions: dict[str, list[list[int]]]
    main_open: bool
    extra_open: bool
    power_open: bool
    mixing: dict[str, list[str]]
    mixed: dict[str, int]
    mixer: int | None
    entering: dict[str, int]
    bonus: dict[str, int]
    arriving: str | None
    exchanging: str | None
    closer: int | None
    won: bool | None  # the result of a solo game
    journey: list[str]
    path: list[str]
    path_bonus: list[str]
    path_first: int | None


class HokusaiSeatView(SeatView):
    players: list[HokusaiPlayer]
    returned: list[str | None]
    offer: list[str | None]
    objective_pile: list[str | None]
    forecast: HokusaiForecast | None  # for the viewing seat


class HokusaiView(HokusaiPublicView, HokusaiSeatView):
    pass


class HokusaiNeighbour(TypedDict):
    """A work next to a free cell: its side of the cell, and the edge that faces the cell."""

    side: str
    kakemono: str
    edge: str


# `with` is a Python keyword, so a class body can't define this key.
HokusaiExchange = TypedDict("HokusaiExchange", {"with": Literal["marker", "bag"]}, total=False)


class HokusaiPreview(SharedPreview, HokusaiExchange, total=False):
    """Only applicable keys are present."""

    uses: str
    blacks: int
    token: str
    drops: dict[str, int]
    journey_space: str
    idle: bool
    markers: list[str]
    needs_dismissal: bool
    to: str
    sectors: list[str]
    missing: dict[str, int]
    points: int
    neighbours: list[HokusaiNeighbour]
    max_bonuses: int
    edges: list[str]
    matching_sides: list[str]
    edge_bonuses: dict[str, int]
    areas: dict[str, dict[str, int]]
    draws: int
    power: str
    step: int
    last: int
    bonus: str


# Effects, with fields in the order of effects_json.FIELDS.


class HokusaiTurn(EffectContext):
    kind: Literal["turn"]
    seat: int
    turn: int


class HokusaiDrew(EffectContext):
    kind: Literal["drew"]
    seat: int
    drops: list[str]


class HokusaiMoved(EffectContext):
    """Drops moved between areas."""

    kind: Literal["tipped", "jokers-home"]
    seat: int
    amount: int


class HokusaiMixed(EffectContext):
    """The mixed drops go to the discard area."""

    kind: Literal["mixed"]
    seat: int
    colour: str
    amount: int


class HokusaiClock(EffectContext):
    """In a solo game, a drop returns to the box each turn."""

    kind: Literal["clock"]
    seat: int
    clock: str
    left: int


class HokusaiRevealed(EffectContext):
    kind: Literal["revealed"]
    kakemono: str


class HokusaiRingKakemono(EffectContext):
    kind: Literal["ring-kakemono"]
    kakemono: str
    sector: str


class HokusaiRingArtisan(EffectContext):
    kind: Literal["ring-artisan"]
    artisan: str
    sector: str


class HokusaiBonus(EffectContext):
    kind: Literal["bonus"]
    seat: int
    icon: str
    amount: int


class HokusaiClosing(EffectContext):
    kind: Literal["closing"]
    seat: int
    works: int


class HokusaiWalked(EffectContext):
    kind: Literal["walked"]
    seat: int
    space: int
    bonus: str


class HokusaiClimbed(EffectContext):
    kind: Literal["climbed"]
    seat: int
    step: int
    bonus: str


class HokusaiTrack(EffectContext):
    kind: Literal["track"]
    seat: int
    row: int
    drops: int


class HokusaiPlain(EffectContext):
    """A new individual objective, or an extra turn."""

    kind: Literal["objective", "again"]
    seat: int


class HokusaiEnd(EffectContext):
    """The game ends because all players only discarded."""

    kind: Literal["stalled", "end"]


HokusaiEffect = TypeAliasType(
    "HokusaiEffect",
    HokusaiTurn
    | HokusaiDrew
    | HokusaiMoved
    | HokusaiMixed
    | HokusaiClock
    | HokusaiRevealed
    | HokusaiRingKakemono
    | HokusaiRingArtisan
    | HokusaiBonus
    | HokusaiClosing
    | HokusaiWalked
    | HokusaiClimbed
    | HokusaiTrack
    | HokusaiPlain
    | HokusaiEnd,
)

SHAPES = Shapes(HokusaiView, HokusaiPreview, HokusaiEffect)
