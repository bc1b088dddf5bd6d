"""Forecasts must match the events that follow."""

from collections.abc import Iterator

import pytest

import ukiyo
from tests.games.iki.arranged_table import ArrangedTable
from tests.golden.make import HERE
from ukiyo.engine import capabilities
from ukiyo.engine.record import read_record
from ukiyo.games.iki import steps
from ukiyo.games.iki.components import GOODS, N_GOODS, RICE
from ukiyo.games.iki.forecast import forecast
from ukiyo.games.iki.rules import IkiState
from ukiyo.games.iki.shapes import IkiForecast

Item = dict[str, object]


def told(record: str) -> Iterator[tuple[IkiState, Item]]:
    """Yield each effect in a game with the state at that moment."""
    game, played = ukiyo.game("iki"), read_record(HERE / record)
    state = played.start(game)
    for move in played.moves:
        state = state.copy()
        state.records_effects, state.effect_states = True, []
        state.play(game.parse(move.notation))
        for begin, item in zip(capabilities.effect_starts(game, state), capabilities.effects(game, state), strict=True):
            moment = state.effect_states[begin]
            assert isinstance(moment, IkiState)
            yield moment, item


def forecasts(moment: IkiState) -> list[IkiForecast]:
    """Return each seat's forecast immediately before this month's event."""
    before = moment.copy()
    before.push(steps.EVENT, 0)
    found = [forecast(before, seat) for seat in range(before.players)]
    return [each for each in found if each is not None]


@pytest.mark.parametrize("record", ["iki-2-greedy-0.uki", "iki-3-random-1.uki", "iki-4-greedy-0.uki"])
def test_the_forecast_before_an_event_matches_the_event(record: str) -> None:
    months: list[tuple[IkiState, list[Item]]] = []
    for moment, item in told(record):
        if item["kind"] in ("payday", "fire", "month"):
            months.append((moment, []))
        if months:
            months[-1][1].append(item)
    events = [items[0]["kind"] for _, items in months if items[0]["kind"] != "month"]
    assert (events.count("payday"), events.count("fire")) == (4, 3)
    for moment, items in months:
        if items[0]["kind"] == "payday":
            check_payday(moment, items)
        elif items[0]["kind"] == "fire":
            check_fire(moment, items)


def check_payday(moment: IkiState, items: list[Item]) -> None:
    for seat, each in enumerate(forecasts(moment)):
        payday, own = each["payday"], [item for item in items if item.get("seat") == seat]
        salaries = {item["good"]: item["amount"] for item in own if item["kind"] == "salary"}
        paid = {good: payday["salaries"].get(good, 0) + payday["pensions"].get(good, 0) for good in GOODS}
        assert {good: n for good, n in paid.items() if n} == salaries
        assert payday["harmony"] == sum(int(str(item["amount"])) for item in own if item["kind"] == "harmony")
        fed = sum(int(str(item["amount"])) for item in own if item["kind"] == "fed")
        starved = sum(item["kind"] == "starved" for item in own)
        assert payday["month"] == moment.month
        assert payday["rice_needed"] == fed + starved
        assert fed == min(payday["rice_needed"], payday["rice"])
        assert payday["rice"] == moment.goods[seat * N_GOODS + RICE] + int(str(salaries.get("rice", 0)))


def check_fire(moment: IkiState, items: list[Item]) -> None:
    for seat, each in enumerate(forecasts(moment)):
        fire = each["fire"]
        assert fire is not None
        assert (fire["month"], fire["strength"]) == (moment.month, items[0]["strength"])
        here = [stall for stall in fire["reaches"] if stall[0] == items[0]["nagaya"]]
        assert here == [item["stall"] for item in items if item["kind"] in ("burnt", "saved") and item["seat"] == seat]


def test_the_forecast_stops_at_a_player_who_puts_the_fire_out() -> None:
    table = ArrangedTable(month=4)
    table.place("cloth-dyer", "a1", owner=1)
    table.place("soba-stand", "a2", owner=0)
    table.place("monk", "b2", owner=0)
    table.power(1, 5)
    fire = forecasts(table.state)[0]["fire"]
    assert fire == {"month": 5, "strength": 5, "reaches": ["b2"]}
    table.power(0, 4)
    assert forecasts(table.state)[0]["fire"] == {"month": 5, "strength": 5, "reaches": []}


def test_players_who_have_fed_their_characters_see_the_next_payday() -> None:
    table = ArrangedTable(players=3, month=3)
    table.place("cloth-dyer", "a1", owner=0)
    state = table.state
    state.stack = []
    state.push(steps.FEED, 1)
    state.push(steps.FEED, 0)
    hungry, fed = forecast(state, 0), forecast(state, 2)
    assert hungry is not None
    assert fed is not None
    assert (hungry["payday"]["month"], hungry["payday"]["salaries"], hungry["payday"]["rice_needed"]) == (3, {}, 1)
    assert fed["payday"]["month"] == 6


def test_there_is_no_forecast_without_future_events() -> None:
    table = ArrangedTable(month=13)
    assert forecast(table.state, 0) is None
    assert forecast(ArrangedTable().state, -1) is None
