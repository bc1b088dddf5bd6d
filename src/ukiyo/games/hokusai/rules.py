"""The game itself: which step is next, what may be chosen in it, and what the choice does."""

from ukiyo.engine.state import Score, Seat, replaced
from ukiyo.games.hokusai import actions, steps
from ukiyo.games.hokusai.artisans import (
    activate_choices,
    begin_activation,
    remove,
    remove_one_choices,
    sacrifice,
)  # fmt: skip
from ukiyo.games.hokusai.cloth import (
    bonus_choices,
    forgo_bonuses,
    give_up_drops,
    hang,
    keep,
    keep_choices,
    orient_choices,
    place_at,
    place_choices,
    rotate,
    rotate_choices,
    rotate_to_choices,
    take_bonus,
)  # fmt: skip
from ukiyo.games.hokusai.components import KAKEMONOS, PLACES
from ukiyo.games.hokusai.journey import walk
from ukiyo.games.hokusai.masters import (
    choose_master,
    drop_and_draw,
    exchange,
    exchange_with,
    exchange_with_choices,
    master_choices,
    use_power,
)  # fmt: skip
from ukiyo.games.hokusai.mixing import begin_mixing, end_mixing, mix, mix_more_choices, take_mixed
from ukiyo.games.hokusai.objectives import choose_objective, give_choices, give_objective, look, new_objective_choices
from ukiyo.games.hokusai.painting import (
    begin_painting,
    complete_choices,
    exhibit,
    lay,
    paint,
    paint_more_choices,
)  # fmt: skip
from ukiyo.games.hokusai.paths import climb, gain_choices
from ukiyo.games.hokusai.ring import dismiss_choices, hire, hire_choices, send_away, swap_in, take, take_choices
from ukiyo.games.hokusai.rondel import (
    collect_any_choices,
    collect_choices,
    collect_offered_choices,
    collect_ready,
    collect_wished_choices,
    enter,
    enter_choices,
    enter_rest,
    move,
    oval_choices,
    stop,
    stop_choices,
    turn_choices,
    turn_wheel,
)  # fmt: skip
from ukiyo.games.hokusai.scoring import scores
from ukiyo.games.hokusai.table import NOBODY, Table
from ukiyo.games.hokusai.tokens import (
    activate,
    fetch,
    fetch_choices,
    fetch_first,
    fetch_more_choices,
    pick,
    pick_choices,
    recolour,
    recolour_choices,
    recolour_to,
    recolour_to_choices,
    recover,
    recover_choices,
)  # fmt: skip
from ukiyo.games.hokusai.track import count, lose, lose_choices
from ukiyo.games.hokusai.turn import begin, discard_and_draw, end_turn, refill
from ukiyo.games.hokusai.turn import turn_choices as all_choices


class HokusaiState(Table):
    """A game of Hokusai in progress."""

    def choices(self, step: int, seat: Seat) -> list[int]:
        if step >= steps.CHOOSE_MASTER:
            if step >= steps.BEGIN:
                return []
            options = self.necessary_choices(step, seat)
            return options if len(options) > 1 else []
        if step == steps.TURN:
            return all_choices(self, seat)
        if step == steps.STOP:
            return stop_choices(self, seat)
        if step == steps.ENTER:
            return enter_choices(self)
        if step == steps.TURN_WHEEL:
            return turn_choices(self)
        if step == steps.OVAL_TOKEN:
            return oval_choices(self)
        if step == steps.MIX_MORE:
            return mix_more_choices(self, seat)
        if step == steps.PAINT_MORE:
            return paint_more_choices(self, seat)
        if step == steps.ACTIVATE:
            return activate_choices(self, seat)
        if step == steps.COLLECT_OFFERED or step == steps.COLLECT_MORE:
            return collect_offered_choices(self, seat)
        if step == steps.COLLECT_WISHED:
            return collect_wished_choices(self)
        if step == steps.BONUS:
            return bonus_choices(self, seat)
        if step == steps.PLACE:
            return place_choices(self)
        if step == steps.ORIENT:
            return orient_choices()
        if step == steps.PICK:
            return pick_choices(self)
        if step == steps.FETCH_MORE:
            return fetch_more_choices(self, seat)
        if step == steps.GAIN:
            return gain_choices(self)
        if step == steps.KEEP:
            return keep_choices(self)
        if step == steps.ROTATE:
            return rotate_choices(self)
        if step == steps.ROTATE_TO:
            return rotate_to_choices(self)
        options = take_choices(self, seat) if step == steps.TAKE_ANY else hire_choices(self)
        if options:
            options.append(actions.DONE)
        return options

    def necessary_choices(self, step: int, seat: Seat) -> list[int]:
        """The ways to do what must be done; a single one is taken unasked."""
        if step == steps.COLLECT_HERE or step == steps.COLLECT_READY:
            return collect_choices(self, self.apprentice[seat] // 2)
        if step == steps.COLLECT_ANY:
            return collect_any_choices(self)
        if step == steps.COMPLETE:
            return complete_choices(self, seat)
        if step == steps.RECOVER:
            return recover_choices(self, seat)
        if step == steps.FETCH:
            return fetch_choices(self, seat)
        if step == steps.DISMISS or step == steps.SACRIFICE:
            return dismiss_choices(self, seat)
        if step == steps.RECOLOUR:
            return recolour_choices(self, seat)
        if step == steps.RECOLOUR_TO:
            return recolour_to_choices(self)
        if step == steps.NEW_OBJECTIVE:
            return new_objective_choices(self)
        if step == steps.GIVE_OBJECTIVE:
            return give_choices(self, seat)
        if step == steps.EXCHANGE_WITH:
            return exchange_with_choices(self, seat)
        if step == steps.REMOVE_ONE:
            return remove_one_choices(self, seat)
        if step == steps.LOSE:
            return lose_choices(self, seat)
        if step == steps.FIRST_WORK:
            return take_choices(self, seat)
        return master_choices(self)

    def resolve(self, step: int, seat: Seat, action: int) -> None:
        """A turn, entering drops, artisans, mixing, painting and bonuses ask again; every other step is over with its choice."""
        if step == steps.TURN:
            self.take_action(seat, action)
            return
        if step == steps.ENTER:
            if action == actions.CLOCKWISE:
                self.entry_step = 1
            elif action == actions.COUNTERCLOCKWISE:
                self.entry_step = -1
            else:
                enter(self, action - actions.ENTER)
            return
        if action != actions.DONE:
            if step == steps.MIX_MORE:
                mix(self, seat, action - actions.MIX)
                return
            if step == steps.PAINT_MORE:
                paint(self, seat, action - actions.PAINT)
                return
            if step == steps.ACTIVATE:
                remove(self, seat, action - actions.REMOVE)
                return
            if step == steps.BONUS:
                take_bonus(self, seat, action)
                return
        self.stack.pop()
        if step >= steps.CHOOSE_MASTER:
            self.resolve_necessary(step, seat, action)
        elif step == steps.STOP:
            stop(self, seat, action)
        elif step == steps.TURN_WHEEL:
            turn_wheel(self, seat, action - actions.TURN)
        elif step == steps.PLACE:
            place_at(self, seat, action - actions.PLACE)
        elif step == steps.ORIENT:
            hang(self, seat, action - actions.ORIENT)
        elif step == steps.ROTATE_TO:
            self.cloth_turn = replaced(self.cloth_turn, self.chosen, action - actions.ORIENT)
        elif action == actions.DONE:
            self.leave_off(step, seat)
        elif step == steps.OVAL_TOKEN:
            activate(self, seat, action - actions.TOKEN)
        elif step == steps.COLLECT_OFFERED or step == steps.COLLECT_MORE or step == steps.COLLECT_WISHED:
            self.collect(seat, action - actions.COLLECT)
        elif step == steps.PICK:
            pick(self, seat, action - actions.PICK)
        elif step == steps.FETCH_MORE:
            fetch(self, seat, action - actions.FETCH)
        elif step == steps.GAIN:
            self.gain(seat, action - actions.GAIN)
        elif step == steps.KEEP:
            keep(self, seat, action - actions.KEEP)
        elif step == steps.ROTATE:
            rotate(self, seat, action - actions.ROTATE)
        elif step == steps.TAKE_ANY:
            take(self, seat, action - actions.TAKE)
        elif step == steps.HIRE_ANY:
            hire(self, seat, action - actions.HIRE)

    def leave_off(self, step: int, seat: Seat) -> None:
        """Done, or declined; the step is off the stack."""
        if step == steps.MIX_MORE:
            end_mixing(self, seat)
        elif step == steps.BONUS:
            forgo_bonuses(self)
        elif step == steps.PICK:
            pick(self, seat, -1)
        elif step == steps.COLLECT_MORE:
            while self.step() == steps.COLLECT_MORE:
                self.stack.pop()

    def resolve_necessary(self, step: int, seat: Seat, action: int) -> None:
        if step == steps.COLLECT_HERE or step == steps.COLLECT_ANY:
            self.collect(seat, action - actions.COLLECT)
        elif step == steps.COLLECT_READY:
            collect_ready(self, seat, action - actions.COLLECT)
        elif step == steps.COMPLETE:
            lay(self, seat, action - actions.PAINT)
        elif step == steps.RECOVER:
            recover(self, seat, action - actions.RECOVER)
        elif step == steps.FETCH:
            fetch_first(self, seat, action - actions.FETCH)
        elif step == steps.DISMISS:
            swap_in(self, seat, action - actions.DISMISS)
        elif step == steps.SACRIFICE:
            send_away(self, seat, action - actions.DISMISS)
        elif step == steps.RECOLOUR:
            recolour(self, seat, action - actions.RECOLOUR)
        elif step == steps.RECOLOUR_TO:
            recolour_to(self, seat, action - actions.GAIN)
        elif step == steps.NEW_OBJECTIVE:
            choose_objective(self, seat, action - actions.OBJECTIVE)
        elif step == steps.GIVE_OBJECTIVE:
            give_objective(self, seat, action - actions.GIVE)
        elif step == steps.EXCHANGE_WITH:
            exchange_with(self, seat, action - actions.EXCHANGE)
        elif step == steps.REMOVE_ONE:
            self.take_marker(seat, action - actions.REMOVE)
        elif step == steps.LOSE:
            lose(self, seat, action - actions.LOSE)
        elif step == steps.FIRST_WORK:
            take(self, seat, action - actions.TAKE)
        elif step == steps.CHOOSE_MASTER:
            choose_master(self, seat, action - actions.MASTER)

    def take_action(self, seat: Seat, action: int) -> None:
        """Begin one of the actions of a turn, or end it."""
        if action == actions.DONE:
            self.stack.pop()
            end_turn(self, seat)
        elif action < actions.REMOVE:
            self.main_open = False
            self.stalled = self.stalled + 1 if action == actions.DISCARD else 0
            if action < actions.MIX:
                move(self, seat, action - actions.MOVE)
            elif action < actions.EXHIBIT:
                begin_mixing(self, seat, action - actions.MIX)
            elif action < actions.DISCARD:
                exhibit(self, seat, action - actions.EXHIBIT)
            else:
                discard_and_draw(self, seat)
        elif action < actions.EXCHANGE:
            self.extra_open = False
            if action < actions.SACRIFICE:
                begin_activation(self, seat, action - actions.REMOVE)
            elif action < actions.PAINT:
                sacrifice(self, seat, action - actions.SACRIFICE)
            else:
                begin_painting(self, seat, action - actions.PAINT)
        elif action < actions.POWER:
            exchange(self, seat, action - actions.EXCHANGE)
        elif action == actions.POWER:
            use_power(self, seat)
        elif action < actions.STEP:
            drop_and_draw(self, seat, action - actions.DROP)
        else:
            self.extra_open = False
            climb(self, seat, action - actions.STEP)

    def happen(self, step: int, seat: Seat) -> None:
        if step == steps.REFILL:
            refill(self, seat)
        elif step == steps.TURN:
            end_turn(self, seat)
        elif step == steps.ENTER:
            enter_rest(self)
        elif step == steps.MIX_MORE:
            end_mixing(self, seat)
        elif step == steps.BONUS:
            forgo_bonuses(self)
        elif step == steps.TAKE_MIXED:
            take_mixed(self, seat)
        elif step == steps.WALK:
            walk(self, seat)
        elif step == steps.COUNT:
            count(self, seat)
        elif step == steps.BEGIN:
            begin(self)
        elif step == steps.LOOK:
            look(self, seat)
        elif step == steps.CLOSE:
            self.over = True
        elif step >= steps.CHOOSE_MASTER:
            options = self.necessary_choices(step, seat)
            if options:
                self.resolve_necessary(step, seat, options[0])
            elif step == steps.COMPLETE:
                give_up_drops(self, seat)

    def redraw(self, seat: Seat) -> None:
        """Shuffle the artisans in the pile, the objectives, and the backs of kakemonos, as far as the seat does not know them.

        What is shuffled is sorted first: positions that look the same to the seat become the same.
        """
        self.redraw_artisans(seat)
        self.redraw_backs(seat)
        if not self.over:
            self.redraw_objectives(seat)
            self.options = self.choices(self.step(), self.seat)  # another player may be choosing among what was redrawn

    def redraw_artisans(self, seat: Seat) -> None:
        """Those nobody has returned, those another player returned unseen, and those he is looking at."""
        hidden_offer = len(self.offer) > 0 and self.seat != seat
        hidden = [i for i, by in enumerate(self.returned_by) if by != NOBODY and by != seat]
        pool = sorted(self.fresh + [self.returned[i] for i in hidden] + (self.offer if hidden_offer else []))
        self.returned = self.returned[:]
        for i in hidden:
            self.returned[i] = pool.pop(self.chance.draw(len(pool)))
        if hidden_offer:
            self.offer = [pool.pop(self.chance.draw(len(pool))) for _ in self.offer]
        self.fresh = sorted(pool)

    def redraw_objectives(self, seat: Seat) -> None:
        """The others', and the pile if the seat has not seen it since it last changed."""
        known_pile = seat >= 0 and self.looked[seat] > 0
        hidden = [i for i, by in enumerate(self.holder) if by != seat and not (by == NOBODY and known_pile)]
        holders = sorted([self.holder[i] for i in hidden])
        self.holder = self.holder[:]
        for i in hidden:
            self.holder[i] = holders.pop(self.chance.draw(len(holders)))
        if self.decision() == "give-objective" and self.seat != seat:
            pile = new_objective_choices(self)
            self.chosen = pile[self.chance.draw(len(pile))] - actions.OBJECTIVE

    def redraw_backs(self, seat: Seat) -> None:
        """A back is known on the cloth and in one's own atelier; the others are alike, value by value."""
        seen = set(self.cloth)
        if seat >= 0:
            seen.update(self.atelier[seat * PLACES : (seat + 1) * PLACES])
        back = self.back[:]
        for value in range(4):
            hidden = [card for card in range(value, KAKEMONOS, 4) if card not in seen]
            backs = sorted([self.back[card] for card in hidden])
            for card in hidden:
                back[card] = backs.pop(self.chance.draw(len(backs)))
        self.back = back

    def scores(self) -> list[Score]:
        return scores(self)

    def copy(self) -> "HokusaiState":
        new = HokusaiState()
        self.copy_onto(new)
        self.copy_table(new)
        return new
