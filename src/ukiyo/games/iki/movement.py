"""Phase B, second part: the oyakata walks down the street."""

from ukiyo.engine.state import Seat
from ukiyo.games.iki import actions
from ukiyo.games.iki.components import MOVE_PLUS_ONE, N_GOODS, SANDAL, SHOPS
from ukiyo.games.iki.experience import complete_lap
from ukiyo.games.iki.step import Step
from ukiyo.games.iki.table import NO_CARD, NO_TOKEN, Table

NEVER = 999


class Move(Step):
    """Move the number of steps on the ikizama space, or farther by paying sandals or using the Ox Cart's token."""

    def choices(self, table: Table, seat: Seat) -> list[int]:
        space = table.ikizama[seat]
        min_steps, free = (1, 4) if space == 0 else (space, space)
        max_steps = free + table.goods[seat * N_GOODS + SANDAL]
        if max_steps >= extra_step_from(table, seat):
            max_steps += 1
        return list(range(actions.MOVE + min_steps, actions.MOVE + min(max_steps, actions.MOST_STEPS) + 1))

    def choose(self, table: Table, seat: Seat, action: int) -> None:
        steps = action - actions.MOVE
        table.add(seat, SANDAL, -sandals_needed(table, seat, steps))
        laps = laps_in(table, seat, steps)
        stand(table, seat, (table.oyakata[seat] + steps - 1) % SHOPS + 1)
        for _ in range(laps):
            complete_lap(table, seat)


def extra_step_from(table: Table, seat: Seat) -> int:
    """Return the number of steps after which the Ox Cart's token adds one. The cart can retire during the move and provide the token."""
    holder = table.special[MOVE_PLUS_ONE]
    if holder >= 0:
        return 0 if holder == seat else NEVER
    ox_cart = table.components.token_card[MOVE_PLUS_ONE]
    for stall in table.board.stalls:
        if table.card[stall] == ox_cart:
            laps = table.components.track[ox_cart] - table.experience[stall]
            return SHOPS * laps + 1 - table.oyakata[seat] if table.owner[stall] == seat else NEVER
    return NEVER


def sandals_needed(table: Table, seat: Seat, steps: int) -> int:
    space = table.ikizama[seat]
    extra_steps = steps - (4 if space == 0 else space)
    if extra_steps > 0 and steps > extra_step_from(table, seat):
        extra_steps -= 1
    return max(extra_steps, 0)


def laps_in(table: Table, seat: Seat, steps: int) -> int:
    """Return the number of times a move crosses the lap line. Leaving the start area does not count."""
    return (table.oyakata[seat] + steps - 1) // SHOPS


def stand(table: Table, seat: Seat, space: int) -> None:
    """Stop at a shop. The shop and the characters behind it are open for business."""
    table.oyakata[seat] = space
    table.shop_open = True
    table.guest_open = True
    table.visited = NO_CARD
    table.bought = NO_TOKEN
