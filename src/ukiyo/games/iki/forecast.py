"""Forecasts a seat's next payday and the next fire, assuming that nothing on the table changes before them."""

from ukiyo.engine.state import SEATS, Seat, step_of
from ukiyo.games.iki import steps
from ukiyo.games.iki.calendar import FIRES, PAYDAYS
from ukiyo.games.iki.components import GOODS, IKI, N_GOODS, RICE, STALLS, Stall
from ukiyo.games.iki.fire import puts_out
from ukiyo.games.iki.payday import add_pensions, add_salaries, pay_harmony
from ukiyo.games.iki.rules import IkiState
from ukiyo.games.iki.shapes import IkiFireForecast, IkiForecast, IkiPaydayForecast
from ukiyo.games.iki.table import NO_CARD


def forecast(state: IkiState, seat: Seat) -> IkiForecast | None:
    """Return a seat's forecast, or None for a spectator and after the seat's last payday."""
    payday = None if seat < 0 or state.over else forecast_payday(state, seat)
    return None if payday is None else {"payday": payday, "fire": forecast_fire(state, seat)}


def next_month(state: IkiState, months: list[int], includes_current: bool) -> int | None:
    """Return the next of these months, which can be the current month if its event has not happened yet."""
    return next((month for month in months if month > state.month or (month == state.month and includes_current)), None)


def is_pending(state: IkiState, *pending_steps: int) -> bool:
    return any(step_of(entry) in pending_steps for entry in state.stack)


def forecast_payday(state: IkiState, seat: Seat) -> IkiPaydayForecast | None:
    """Salaries are paid before feeding, so a seat that has yet to feed its characters has already received its salaries."""
    hungry = steps.FEED * SEATS + seat in state.stack
    month = next_month(state, PAYDAYS, hungry or is_pending(state, steps.EVENT, steps.PAYDAY))
    if month is None:
        return None
    salaries, pensions = [0] * N_GOODS, [0] * N_GOODS
    if not hungry:
        add_salaries(state, seat, salaries)
        add_pensions(state, seat, pensions)
    return {
        "month": month,
        "salaries": amounts_by_good(salaries),
        "pensions": amounts_by_good(pensions),
        "harmony": 0 if hungry else forecast_harmony(state, seat),
        "rice_needed": sum([state.employs(seat, stall) for stall in state.board.stalls]),
        "rice": state.goods[seat * N_GOODS + RICE] + salaries[RICE] + pensions[RICE],
    }


def forecast_harmony(state: IkiState, seat: Seat) -> int:
    """Return the harmony that the nagayas will pay, computed on a copy."""
    after = state.copy()
    for group in state.board.groups:
        pay_harmony(after, group)
    return after.goods[seat * N_GOODS + IKI] - state.goods[seat * N_GOODS + IKI]


def amounts_by_good(amounts: list[int]) -> dict[str, int]:
    return {good: amount for good, amount in zip(GOODS, amounts, strict=True) if amount}


def forecast_fire(state: IkiState, seat: Seat) -> IkiFireForecast | None:
    """The nagaya of the next fire is unknown, so the forecast includes all four. A fire in progress continues from its stall."""
    burns = is_pending(state, steps.AVOID)
    month = next_month(state, FIRES, burns or is_pending(state, steps.EVENT))
    if month is None:
        return None
    strength = state.board.fire[FIRES.index(month)]
    burning = [stall for first in ([state.burning] if burns else [0, 4, 8, 12]) for stall in path_of_fire(state, first, strength)]
    return {"month": month, "strength": strength, "reaches": [STALLS[stall] for stall in burning if state.owner[stall] == seat]}


def path_of_fire(state: IkiState, first: Stall, strength: int) -> list[Stall]:
    """Return the stalls that a fire destroys from this stall until a player puts it out. Avoid-fire tokens do not stop it."""
    stalls: list[Stall] = []
    for stall in range(first, first // 4 * 4 + state.board.depth):
        if state.card[stall] != NO_CARD:
            if puts_out(state, stall, strength):
                break
            stalls.append(stall)
    return stalls
