"""The JSON types of IKI's views, previews and effects. docs/reference/api.md explains their meaning."""

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from ukiyo.engine.shapes import EffectContext, SeatView, Shapes, SharedPreview, TableView


class IkiStall(TypedDict):
    """A character or building on a stall."""

    card: str
    owner: int | None  # None if neutral
    experience: int
    extra: int


class IkiPlayer(TypedDict):
    seat: int
    goods: dict[str, int]
    kobun: int
    power: int
    ikizama: str | None
    oyakata: int
    retired: list[str]
    tokens: list[str]
    specials: list[str]
    score: dict[str, int]


class IkiPaydayForecast(TypedDict):
    """The next payday: payments, characters to feed, and the rice available at that time, including salaries."""

    month: int
    salaries: dict[str, int]
    pensions: dict[str, int]
    harmony: int
    rice_needed: int
    rice: int


class IkiFireForecast(TypedDict):
    """The next fire: its strength, and which of the seat's stalls it can reach."""

    month: int
    strength: int
    reaches: list[str]


class IkiForecast(TypedDict):
    payday: IkiPaydayForecast
    fire: IkiFireForecast | None  # None if there are no more fires


class IkiPublicView(TableView):
    players: list[IkiPlayer]
    first: int
    month: int
    season: str
    stalls: dict[str, IkiStall | None]
    row: dict[str, int]
    costs: dict[str, int]
    deck: int
    buildings: list[str]
    market: list[str]
    fire_track: list[int]
    fires: dict[str, int]
    paydays: list[int]
    burning: str | None
    blocked: str | None
    blocking: dict[str, int]
    placing: str | None
    visited: str | None


class IkiSeatView(SeatView):
    forecast: IkiForecast | None  # for the viewing seat


class IkiView(IkiPublicView, IkiSeatView):
    pass


class IkiPreview(SharedPreview, total=False):
    """Only applicable keys are present."""

    steps: int
    laps: int
    shops: list[str]
    owner: int | None
    retires: bool
    kobun: int  # the number of the player's kobun that the card uses


# Effects, with fields in the order of effects_json.FIELDS.


class IkiMonth(EffectContext):
    kind: Literal["month"]
    month: int


class IkiSeason(EffectContext):
    kind: Literal["season"]
    season: str


class IkiTurn(EffectContext):
    kind: Literal["turn"]
    seat: int


class IkiBlock(EffectContext):
    kind: Literal["block"]
    space: str


class IkiReveal(EffectContext):
    kind: Literal["reveal"]
    card: str


class IkiFire(EffectContext):
    kind: Literal["fire"]
    nagaya: str
    strength: int


class IkiMons(EffectContext):
    """A mon is put on each of this number of characters in the row."""

    kind: Literal["mons"]
    amount: int


class IkiPayday(EffectContext):
    """Payday starts, and this number of characters leave the row."""

    kind: Literal["payday"]
    amount: int


class IkiSalary(EffectContext):
    kind: Literal["salary"]
    seat: int
    good: str
    amount: int


class IkiHarmony(EffectContext):
    kind: Literal["harmony"]
    seat: int
    card: str
    stall: str
    amount: int


class IkiFed(EffectContext):
    kind: Literal["fed"]
    seat: int
    amount: int


class IkiLeaves(EffectContext):
    kind: Literal["leaves"]
    card: str
    stall: str


class IkiBurnt(EffectContext):
    kind: Literal["burnt"]
    seat: int | None  # None if neutral
    card: str
    stall: str


class IkiCardEffect(EffectContext):
    """A change to a player's card."""

    kind: Literal["put-out", "saved", "experience", "retire", "starved"]
    seat: int
    card: str
    stall: str


class IkiEnd(EffectContext):
    kind: Literal["end"]


IkiEffect = TypeAliasType(
    "IkiEffect",
    IkiMonth
    | IkiSeason
    | IkiTurn
    | IkiBlock
    | IkiReveal
    | IkiFire
    | IkiMons
    | IkiPayday
    | IkiSalary
    | IkiHarmony
    | IkiFed
    | IkiLeaves
    | IkiBurnt
    | IkiCardEffect
    | IkiEnd,
)

SHAPES = Shapes(IkiView, IkiPreview, IkiEffect)
