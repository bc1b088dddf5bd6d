"""The state of Hokusai, which delegates each step to the class that implements it."""

from typing import Final

from ukiyo.engine.state import Score, Seat
from ukiyo.games.hokusai import actions, steps
from ukiyo.games.hokusai.artisans import Activate, RemoveOne
from ukiyo.games.hokusai.cloth import Bonus, Close, Keep, Orient, Place, Rotate, RotateTo
from ukiyo.games.hokusai.components import KAKEMONOS, PLACES
from ukiyo.games.hokusai.journey import Walk
from ukiyo.games.hokusai.masters import ChooseMaster, ExchangeWith
from ukiyo.games.hokusai.mixing import MixMore, TakeMixed
from ukiyo.games.hokusai.objectives import GiveObjective, Look, NewObjective, new_objective_choices
from ukiyo.games.hokusai.painting import Complete, PaintMore
from ukiyo.games.hokusai.paths import Gain
from ukiyo.games.hokusai.ring import Dismiss, FirstWork, HireAny, Sacrifice, TakeAny
from ukiyo.games.hokusai.rondel import (
    CollectAny,
    CollectHere,
    CollectMore,
    CollectOffered,
    CollectReady,
    CollectWished,
    Enter,
    OvalToken,
    Stop,
    TurnWheel,
)  # fmt: skip
from ukiyo.games.hokusai.scoring import scores
from ukiyo.games.hokusai.step import Step
from ukiyo.games.hokusai.table import NOBODY, Table
from ukiyo.games.hokusai.text import board_lines
from ukiyo.games.hokusai.tokens import Fetch, FetchMore, Pick, Recolour, RecolourTo, Recover
from ukiyo.games.hokusai.track import Count, Lose
from ukiyo.games.hokusai.turn import Begin, Refill, Turn

STEPS: Final[list[Step]] = [  # in the order of their numbers in `steps`
    Turn(),
    Stop(),
    CollectMore(),
    CollectOffered(),
    CollectWished(),
    Gain(),
    TakeAny(),
    HireAny(),
    Pick(),
    FetchMore(),
    MixMore(),
    Enter(),
    TurnWheel(),
    OvalToken(),
    Keep(),
    Rotate(),
    RotateTo(),
    Place(),
    Orient(),
    Bonus(),
    Activate(),
    PaintMore(),
    ChooseMaster(),
    FirstWork(),
    CollectHere(),
    CollectReady(),
    CollectAny(),
    Dismiss(),
    Recover(),
    Fetch(),
    Recolour(),
    RecolourTo(),
    NewObjective(),
    GiveObjective(),
    Complete(),
    Sacrifice(),
    ExchangeWith(),
    RemoveOne(),
    Lose(),
    Begin(),
    TakeMixed(),
    Walk(),
    Count(),
    Refill(),
    Close(),
    Look(),
]
NOBODY_ASKED: Final[list[int]] = []


class HokusaiState(Table):
    """A game of Hokusai in progress."""

    def choices(self, step: int, seat: Seat) -> list[int]:
        return STEPS[step].choices(self, seat) if step < steps.BEGIN else NOBODY_ASKED

    def resolve(self, step: int, seat: Seat, action: int) -> None:
        STEPS[step].resolve(self, seat, action)

    def run(self, step: int, seat: Seat) -> None:
        STEPS[step].run(self, seat)

    def resample(self, seat: Seat) -> None:
        """Resample the artisan pile, the objectives and the backs of kakemonos, except those that the seat knows.

        Hidden components are sorted before they are shuffled, so that states with the same view produce the same result.
        """
        self.resample_artisans(seat)
        self.resample_backs(seat)
        if not self.over:
            self.resample_objectives(seat)
            self.options = self.choices(self.step(), self.seat)  # another player may be choosing among resampled cards

    def resample_artisans(self, seat: Seat) -> None:
        """Resample the pile, artisans that another player returned face down, and an offer that another player is looking at."""
        hidden_offer = len(self.offer) > 0 and self.seat != seat
        hidden = [i for i, by in enumerate(self.returned_by) if by != NOBODY and by != seat]
        pool = sorted(self.fresh + [self.returned[i] for i in hidden] + (self.offer if hidden_offer else []))
        self.returned = self.returned[:]
        for i in hidden:
            self.returned[i] = pool.pop(self.chance.draw(len(pool)))
        if hidden_offer:
            self.offer = [pool.pop(self.chance.draw(len(pool))) for _ in self.offer]
        self.fresh = sorted(pool)

    def resample_objectives(self, seat: Seat) -> None:
        """Resample the other players' objectives, and the pile unless the seat has seen it since its last change."""
        known_pile = seat >= 0 and self.looked[seat] > 0
        hidden = [i for i, by in enumerate(self.holder) if by != seat and not (by == NOBODY and known_pile)]
        holders = sorted([self.holder[i] for i in hidden])
        self.holder = self.holder[:]
        for i in hidden:
            self.holder[i] = holders.pop(self.chance.draw(len(holders)))
        if self.decision() == "give-objective" and self.seat != seat:
            pile = new_objective_choices(self)
            self.chosen = pile[self.chance.draw(len(pile))] - actions.OBJECTIVE

    def resample_backs(self, seat: Seat) -> None:
        """The seat knows the backs on the cloth and in its own atelier. The other backs are shuffled within each value."""
        visible = set(self.cloth)
        if seat >= 0:
            visible.update(self.atelier[seat * PLACES : (seat + 1) * PLACES])
        back = self.back[:]
        for value in range(4):
            hidden = [card for card in range(value, KAKEMONOS, 4) if card not in visible]
            backs = sorted([self.back[card] for card in hidden])
            for card in hidden:
                back[card] = backs.pop(self.chance.draw(len(backs)))
        self.back = back

    def round_number(self) -> int:
        """A round consists of a turn of every player."""
        return (self.turns + self.players - 1) // self.players

    def board_lines(self) -> list[str]:
        return board_lines(self)

    def scores(self) -> list[Score]:
        return scores(self)

    def copy(self) -> "HokusaiState":
        new = HokusaiState()
        self.copy_base_to(new)
        self.copy_table_to(new)
        return new
