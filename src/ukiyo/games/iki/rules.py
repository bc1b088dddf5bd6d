"""The game itself: which step is next, what may be chosen in it, and what the choice does."""

from ukiyo.engine.state import Score, Seat
from ukiyo.games.iki import actions, steps
from ukiyo.games.iki.building import build, building_choices
from ukiyo.games.iki.business import (
    after_visit,
    business_choices,
    buy,
    choose_swap,
    raise_choices,
    second_choices,
    swap,
    swap_choices,
    trade,
    visit,
    with_choices,
)
from ukiyo.games.iki.calendar import (
    add_mons,
    begin_month,
    end_month,
    ikizama_choices,
    leave,
    new_year,
    next_player,
    stand_choices,
)
from ukiyo.games.iki.experience import gain_experience
from ukiyo.games.iki.fire import avoid_choices, burn, save, spread
from ukiyo.games.iki.hiring import (
    earn_choices,
    edge_choices,
    hire,
    paid_stall_choices,
    settle_for_pay,
    starting_choices,
    take,
    take_income,
)
from ukiyo.games.iki.movement import move, move_choices, stand
from ukiyo.games.iki.neutral import choose_neutral, neutral_choices, neutral_stall_choices
from ukiyo.games.iki.payday import feed, feed_choices, payday, starve
from ukiyo.games.iki.scoring import scores
from ukiyo.games.iki.table import NOBODY, Table


class IkiState(Table):
    """A game of IKI in progress."""

    def choices(self, step: int, seat: Seat) -> list[int]:
        if step >= steps.MONTH:
            return []
        if step == steps.DO_BUSINESS:
            return business_choices(self, seat)
        if step == steps.PLACE_IKIZAMA:
            return ikizama_choices(self)
        if step == steps.EARN:
            return earn_choices(self, seat)
        if step == steps.MOVE:
            return move_choices(self, seat)
        if step == steps.HIRE_STALL or step == steps.BUILD_STALL:
            return paid_stall_choices(self, seat)
        if step == steps.SECOND_PURCHASE:
            return second_choices(self, seat)
        if step == steps.FEED:
            return feed_choices(self, seat)
        if step == steps.CHOOSE_STAND:
            return stand_choices(self)
        if step == steps.CHOOSE_RAISE:
            return raise_choices(self, seat)
        if step == steps.CHOOSE_SWAP:
            return swap_choices(self)
        if step == steps.CHOOSE_WITH:
            return with_choices(self)
        if step == steps.CHOOSE_BUILDING:
            return building_choices(self, seat)
        if step == steps.CHOOSE_NEUTRAL:
            return neutral_choices(self)
        if step == steps.NEUTRAL_STALL:
            return neutral_stall_choices(self)
        if step == steps.AVOID:
            return avoid_choices()
        if step == steps.TAKE:
            return starting_choices(self)
        return edge_choices(self)

    def resolve(self, step: int, seat: Seat, action: int) -> None:
        """Business and feeding ask again; every other step is over with its choice."""
        if step == steps.DO_BUSINESS:
            self.do_business(seat, action)
            return
        if step == steps.FEED:
            starve(self, seat, action - actions.STARVE)
            return
        self.stack.pop()
        if step == steps.PLACE_IKIZAMA:
            self.ikizama[seat] = action - actions.IKIZAMA
        elif step == steps.EARN:
            if action == actions.INCOME:
                take_income(self, seat)
            else:
                hire(self, seat, action - actions.HIRE)
        elif step == steps.MOVE:
            move(self, seat, action - actions.MOVE)
        elif step == steps.HIRE_STALL or step == steps.BUILD_STALL:
            settle_for_pay(self, seat, action - actions.STALL)
        elif step == steps.SECOND_PURCHASE:
            if action != actions.DONE:
                buy(self, seat, action - actions.BUY)
        elif step == steps.CHOOSE_STAND:
            stand(self, seat, action - actions.STAND)
        elif step == steps.CHOOSE_RAISE:
            gain_experience(self, action - actions.RAISE)
        elif step == steps.CHOOSE_SWAP:
            choose_swap(self, seat, action - actions.SWAP)
        elif step == steps.CHOOSE_WITH:
            swap(self, self.swapping, action - actions.WITH)
        elif step == steps.CHOOSE_BUILDING:
            build(self, seat, action - actions.BUILD)
        elif step == steps.CHOOSE_NEUTRAL:
            choose_neutral(self, seat, action - actions.NEUTRAL)
        elif step == steps.NEUTRAL_STALL:
            self.settle(action - actions.STALL, NOBODY)
        elif step == steps.AVOID:
            if action == actions.SAVE:
                save(self, seat)
            else:
                burn(self)
        elif step == steps.TAKE:
            take(self, seat, action - actions.HIRE)
        elif step == steps.TAKE_STALL:
            self.settle(action - actions.STALL, seat)

    def do_business(self, seat: Seat, action: int) -> None:
        if action == actions.DONE:
            self.stack.pop()
        elif action < actions.RAISE:
            visit(self, seat, action - actions.VISIT)
        elif action < actions.BUILD:
            trade(self, seat, action - actions.TRADE)
        elif action < actions.BUY:
            build(self, seat, action - actions.BUILD)
        else:
            buy(self, seat, action - actions.BUY)

    def happen(self, step: int, seat: Seat) -> None:
        if step == steps.NEXT_PLAYER:
            next_player(self)
        elif step == steps.LEAVE:
            leave(self, seat)
        elif step == steps.AFTER_VISIT:
            after_visit(self, seat)
        elif step == steps.MONTH:
            begin_month(self)
        elif step == steps.EVENT:
            end_month(self)
        elif step == steps.ADD_MONS:
            add_mons(self)
        elif step == steps.PAYDAY:
            payday(self)
        elif step == steps.SPREAD:
            spread(self)
        elif step == steps.NEW_YEAR:
            new_year(self)
        elif step == steps.FEED:
            feed(self, seat)

    def scores(self) -> list[Score]:
        return scores(self)

    def copy(self) -> "IkiState":
        new = IkiState()
        self.copy_onto(new)
        self.copy_table(new)
        return new
