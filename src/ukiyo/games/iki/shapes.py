"""The shapes of what IKI shows, in JSON; docs/api.md says what they mean."""

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from ukiyo.engine.shapes import Shapes, SharedPreview, SharedView


class IkiStall(TypedDict):
    """A character or building on a stall."""

    card: str
    owner: int | None  # None: neutral
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


class IkiView(SharedView):
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


class IkiPreview(SharedPreview, total=False):
    """Only the keys that apply are there."""

    steps: int
    laps: int
    shops: list[str]
    owner: int | None
    retires: bool


# News: each names its fields in the order of news_json.FIELDS.


class IkiMonth(TypedDict):
    kind: Literal["month"]
    month: int


class IkiBlock(TypedDict):
    kind: Literal["block"]
    space: str


class IkiReveal(TypedDict):
    kind: Literal["reveal"]
    card: str


class IkiFire(TypedDict):
    kind: Literal["fire"]
    nagaya: str
    strength: int


class IkiSalary(TypedDict):
    kind: Literal["salary"]
    seat: int
    good: str
    amount: int


class IkiHarmony(TypedDict):
    kind: Literal["harmony"]
    seat: int
    stall: str
    amount: int


class IkiFed(TypedDict):
    kind: Literal["fed"]
    seat: int
    amount: int


class IkiLeaves(TypedDict):
    kind: Literal["leaves"]
    card: str
    stall: str


class IkiBurnt(TypedDict):
    kind: Literal["burnt"]
    seat: int | None  # None: neutral
    card: str
    stall: str


class IkiCardNews(TypedDict):
    """What happens to a player's card."""

    kind: Literal["put-out", "saved", "retire", "starved"]
    seat: int
    card: str
    stall: str


IkiNews = TypeAliasType(
    "IkiNews",
    IkiMonth | IkiBlock | IkiReveal | IkiFire | IkiSalary | IkiHarmony | IkiFed | IkiLeaves | IkiBurnt | IkiCardNews,
)

SHAPES = Shapes(IkiView, IkiPreview, IkiNews)
