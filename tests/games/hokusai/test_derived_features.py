"""Derived features must agree with the rules."""

import numpy as np
import pytest

import ukiyo
from ukiyo.bots import network
from ukiyo.bots.greedy import GreedyBot
from ukiyo.engine import capabilities
from ukiyo.games.hokusai import steps
from ukiyo.games.hokusai.cloth import N_SIDES, met
from ukiyo.games.hokusai.components import PLACES
from ukiyo.games.hokusai.derived_features import NEAR
from ukiyo.games.hokusai.painting import can_finish
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.scoring import CATEGORIES, score_parts
from ukiyo.games.hokusai.table import NO_CARD

GAME = ukiyo.game("hokusai")


def told(state: HokusaiState, seat: int) -> dict[str, list[int]]:
    observer = capabilities.observer(GAME)
    seen, found, at = observer.observe(state, seat), {}, 0
    for field in observer.fields:
        found[field.name] = list(seen[at : at + field.size])
        at += field.size
    return found


@pytest.fixture(scope="module")
def positions() -> list[HokusaiState]:
    """Yield the states of a game between apprentices, including all possible placements of works."""
    state, bot = GAME.new(3, 4, expansions="track,journey,paths"), GreedyBot(1, capabilities.valuation(GAME), 8)
    found = []
    while not state.over:
        assert isinstance(state, HokusaiState)
        if state.moves % 12 == 0 or state.step() in (steps.PLACE, steps.ORIENT):
            found.append(state.copy())
        state.play(bot.choose_action(state))
    return found


def test_standings_match_the_scores(positions: list[HokusaiState]) -> None:
    """The individual objectives of other seats are excluded, because they are hidden."""
    for state in positions:
        known = told(state, 0)
        for seat in range(3):
            counted = score_parts(state, seat)
            if seat > 0:
                counted[CATEGORIES.index("individual")] = 0
            assert known[f"seat {seat}: standing"] == counted


def test_a_kakemono_that_can_be_finished_has_no_missing_drops(positions: list[HokusaiState]) -> None:
    for state in positions:
        known = told(state, 1)
        for place in range(PLACES):
            if state.atelier[PLACES + place] != NO_CARD:
                assert known[f"seat 0, place {place}: finished now"] == [int(can_finish(state, 1, PLACES + place))]


def test_cells_and_orientations_have_their_payments(positions: list[HokusaiState]) -> None:
    hanging = [state for state in positions if state.step() in (steps.PLACE, steps.ORIENT)]
    assert {state.step() for state in hanging} == {steps.PLACE, steps.ORIENT}
    for state in hanging:
        known, card = told(state, state.seat), state.atelier[state.exhibiting]
        if state.step() == steps.ORIENT:
            for turn in range(N_SIDES):
                paid = met(state, card, state.cell, turn)
                assert sum(known[f"turn {turn}: pays"]) == sum(paid[1::2])
            continue
        most = 0
        for i, cell in enumerate(NEAR):
            drops, cards = known[f"cell {i}: drops"][0], known[f"cell {i}: cards"][0]
            if drops + cards:
                ways = [met(state, card, cell, turn)[1::2] for turn in range(N_SIDES)]
                assert drops + cards in [sum(way) for way in ways]
                most = max(most, *[sum(way) for way in ways])
        assert known[f"own place {state.exhibiting % PLACES}: paid"][0] >= most


def test_a_network_trained_on_fewer_inputs_plays_the_same(positions: list[HokusaiState]) -> None:
    """Additional inputs without weights do not affect the output."""
    observer = capabilities.observer(GAME)
    inputs = observer.size - 40
    assert GAME.network is not None
    known = network.read(GAME.network, GAME)
    less = known | {"embed.weight": known["embed.weight"][:inputs]}
    before = network.Network(less, network.input_scale(observer)[:inputs], 5)
    after = network.Network(network.widen_input(less, observer.size), network.input_scale(observer), 5)
    rows = np.frombuffer(b"".join([observer.observe(state, state.seat) for state in positions]), np.uint8).reshape(len(positions), -1)
    assert before.body(rows[:, :inputs]) == pytest.approx(after.body(rows), abs=1e-3)
