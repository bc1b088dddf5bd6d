"""The game itself: which step is next, what may be chosen in it, and what the choice does."""

from ukiyo.engine.state import Score, Seat
from ukiyo.games.iki import actions
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
)  # fmt: skip
from ukiyo.games.iki.calendar import (
    add_mons,
    begin_month,
    end_month,
    ikizama_choices,
    leave,
    new_year,
    next_player,
    stand_choices,
)  # fmt: skip
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
)  # fmt: skip
from ukiyo.games.iki.movement import move, move_choices, stand
from ukiyo.games.iki.neutral import choose_neutral, neutral_choices, neutral_stall_choices
from ukiyo.games.iki.payday import feed, feed_choices, payday, starve
from ukiyo.games.iki.scoring import scores
from ukiyo.games.iki.table import (
    ADD_MONS,
    AFTER_VISIT,
    AVOID,
    BUILD_STALL,
    CHOOSE_BUILDING,
    CHOOSE_NEUTRAL,
    CHOOSE_RAISE,
    CHOOSE_STAND,
    CHOOSE_SWAP,
    CHOOSE_WITH,
    DO_BUSINESS,
    EARN,
    EVENT,
    FEED,
    HIRE_STALL,
    LEAVE,
    MONTH,
    MOVE,
    NEUTRAL_STALL,
    NEW_YEAR,
    NEXT_PLAYER,
    NOBODY,
    PAYDAY,
    PLACE_IKIZAMA,
    SECOND_PURCHASE,
    SPREAD,
    TAKE,
    TAKE_STALL,
    Table,
)  # fmt: skip

NUMBERS = [
    "month", "first", "blocked", "placing", "visited", "bought", "swapping",
    "burning", "shop_open", "guest_open",
]  # fmt: skip
LISTS = [
    "goods", "kobun", "power", "ranking", "ikizama", "oyakata", "card", "owner", "experience", "row", "offered", "retired",
    "retired_by", "token_by", "special", "blocking",
]  # fmt: skip


class IkiState(Table):
    """A game of IKI in progress."""

    def choices(self, step: int, seat: Seat) -> list[int]:
        if step >= MONTH:
            return []
        if step == DO_BUSINESS:
            return business_choices(self, seat)
        if step == PLACE_IKIZAMA:
            return ikizama_choices(self)
        if step == EARN:
            return earn_choices(self, seat)
        if step == MOVE:
            return move_choices(self, seat)
        if step == HIRE_STALL or step == BUILD_STALL:
            return paid_stall_choices(self, seat)
        if step == SECOND_PURCHASE:
            return second_choices(self, seat)
        if step == FEED:
            return feed_choices(self, seat)
        if step == CHOOSE_STAND:
            return stand_choices(self)
        if step == CHOOSE_RAISE:
            return raise_choices(self, seat)
        if step == CHOOSE_SWAP:
            return swap_choices(self)
        if step == CHOOSE_WITH:
            return with_choices(self)
        if step == CHOOSE_BUILDING:
            return building_choices(self, seat)
        if step == CHOOSE_NEUTRAL:
            return neutral_choices(self)
        if step == NEUTRAL_STALL:
            return neutral_stall_choices(self)
        if step == AVOID:
            return avoid_choices()
        if step == TAKE:
            return starting_choices(self)
        return edge_choices(self)

    def resolve(self, step: int, seat: Seat, action: int) -> None:
        """Business and feeding ask again; every other step is over with its choice."""
        if step == DO_BUSINESS:
            self.do_business(seat, action)
            return
        if step == FEED:
            starve(self, seat, action - actions.STARVE)
            return
        self.stack.pop()
        if step == PLACE_IKIZAMA:
            self.ikizama[seat] = action - actions.IKIZAMA
        elif step == EARN:
            if action == actions.INCOME:
                take_income(self, seat)
            else:
                hire(self, seat, action - actions.HIRE)
        elif step == MOVE:
            move(self, seat, action - actions.MOVE)
        elif step == HIRE_STALL or step == BUILD_STALL:
            settle_for_pay(self, seat, action - actions.STALL)
        elif step == SECOND_PURCHASE:
            if action != actions.DONE:
                buy(self, seat, action - actions.BUY)
        elif step == CHOOSE_STAND:
            stand(self, seat, action - actions.STAND)
        elif step == CHOOSE_RAISE:
            gain_experience(self, action - actions.RAISE)
        elif step == CHOOSE_SWAP:
            choose_swap(self, seat, action - actions.SWAP)
        elif step == CHOOSE_WITH:
            swap(self, self.swapping, action - actions.WITH)
        elif step == CHOOSE_BUILDING:
            build(self, seat, action - actions.BUILD)
        elif step == CHOOSE_NEUTRAL:
            choose_neutral(self, seat, action - actions.NEUTRAL)
        elif step == NEUTRAL_STALL:
            self.settle(action - actions.STALL, NOBODY)
        elif step == AVOID:
            if action == actions.SAVE:
                save(self, seat)
            else:
                burn(self)
        elif step == TAKE:
            take(self, seat, action - actions.HIRE)
        elif step == TAKE_STALL:
            self.settle(action - actions.STALL, seat)

    def do_business(self, seat: Seat, action: int) -> None:
        if action == actions.DONE:
            self.stack.pop()
        elif action < actions.VISIT + 16:
            visit(self, seat, action - actions.VISIT)
        elif action < actions.BUILD:
            trade(self, seat, action - actions.TRADE)
        elif action < actions.BUY:
            build(self, seat, action - actions.BUILD)
        else:
            buy(self, seat, action - actions.BUY)

    def happen(self, step: int, seat: Seat) -> None:
        if step == NEXT_PLAYER:
            next_player(self)
        elif step == LEAVE:
            leave(self, seat)
        elif step == AFTER_VISIT:
            after_visit(self, seat)
        elif step == MONTH:
            begin_month(self)
        elif step == EVENT:
            end_month(self)
        elif step == ADD_MONS:
            add_mons(self)
        elif step == PAYDAY:
            payday(self)
        elif step == SPREAD:
            spread(self)
        elif step == NEW_YEAR:
            new_year(self)
        elif step == FEED:
            feed(self, seat)

    def scores(self) -> list[Score]:
        return scores(self)

    def number_fields(self) -> list[str]:
        return NUMBERS

    def list_fields(self) -> list[str]:
        return LISTS

    def copy(self) -> "IkiState":
        new = IkiState()
        self.copy_onto(new)
        new.components = self.components
        new.board = self.board
        new.month = self.month
        new.first = self.first
        new.goods = self.goods[:]
        new.kobun = self.kobun[:]
        new.power = self.power[:]
        new.ranking = self.ranking[:]
        new.ikizama = self.ikizama[:]
        new.oyakata = self.oyakata[:]
        new.card = self.card[:]
        new.owner = self.owner[:]
        new.experience = self.experience[:]
        new.row = self.row[:]
        new.offered = self.offered[:]
        new.retired = self.retired[:]
        new.retired_by = self.retired_by[:]
        new.token_by = self.token_by[:]
        new.special = self.special[:]
        new.blocked = self.blocked
        new.blocking = self.blocking[:]
        new.placing = self.placing
        new.visited = self.visited
        new.bought = self.bought
        new.swapping = self.swapping
        new.burning = self.burning
        new.shop_open = self.shop_open
        new.guest_open = self.guest_open
        return new
