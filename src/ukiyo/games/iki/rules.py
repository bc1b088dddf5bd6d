"""The state of IKI, which delegates each step to the class that implements it."""

from typing import Final

from ukiyo.engine.state import Score, Seat
from ukiyo.games.iki import steps
from ukiyo.games.iki.building import ChooseBuilding
from ukiyo.games.iki.business import AfterVisit, ChooseRaise, ChooseSwap, ChooseWith, DoBusiness, SecondPurchase
from ukiyo.games.iki.calendar import AddMons, ChooseStand, Event, Leave, Month, NewYear, NextPlayer, PlaceIkizama
from ukiyo.games.iki.fire import Avoid, Spread
from ukiyo.games.iki.hiring import Earn, PaidStall, Take, TakeStall
from ukiyo.games.iki.movement import Move
from ukiyo.games.iki.neutral import ChooseNeutral, NeutralStall
from ukiyo.games.iki.payday import Feed, Payday
from ukiyo.games.iki.scoring import scores
from ukiyo.games.iki.step import Step
from ukiyo.games.iki.table import Table
from ukiyo.games.iki.text import board_lines

STEPS: Final[list[Step]] = [  # in the order of their numbers in `steps`
    Take(),
    TakeStall(),
    PlaceIkizama(),
    Earn(),
    PaidStall(),
    Move(),
    DoBusiness(),
    SecondPurchase(),
    ChooseRaise(),
    ChooseSwap(),
    ChooseWith(),
    ChooseBuilding(),
    PaidStall(),
    Feed(),
    Avoid(),
    ChooseNeutral(),
    NeutralStall(),
    ChooseStand(),
    Month(),
    NextPlayer(),
    Leave(),
    AfterVisit(),
    Event(),
    Payday(),
    Spread(),
    AddMons(),
    NewYear(),
]
NOBODY_ASKED: Final[list[int]] = []


class IkiState(Table):
    """A game of IKI in progress."""

    def choices(self, step: int, seat: Seat) -> list[int]:
        return STEPS[step].choices(self, seat) if step < steps.MONTH else NOBODY_ASKED

    def resolve(self, step: int, seat: Seat, action: int) -> None:
        STEPS[step].resolve(self, seat, action)

    def run(self, step: int, seat: Seat) -> None:
        STEPS[step].run(self, seat)

    def round_number(self) -> int:
        return self.month

    def board_lines(self) -> list[str]:
        return board_lines(self)

    def scores(self) -> list[Score]:
        return scores(self)

    def copy(self) -> "IkiState":
        new = IkiState()
        self.copy_base_to(new)
        self.copy_table_to(new)
        return new
