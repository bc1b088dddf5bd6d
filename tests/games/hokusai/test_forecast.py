"""Forecasts must match the legal actions and scores that follow."""

import pytest

import ukiyo
from tests.golden.make import HERE
from ukiyo.engine.record import read_record
from ukiyo.games.hokusai import actions
from ukiyo.games.hokusai.components import BLACK, N_COLOURS, OBJECTIVES, POSITIONS, SECTORS
from ukiyo.games.hokusai.forecast import forecast
from ukiyo.games.hokusai.rules import HokusaiState
from ukiyo.games.hokusai.scoring import score_individual, score_public
from ukiyo.games.hokusai.shapes import HokusaiForecast
from ukiyo.games.hokusai.view import seat_view

GAME = ukiyo.game("hokusai")


def positions(record: str) -> list[HokusaiState]:
    """Yield every state of a game, including the final one."""
    played = read_record(HERE / record)
    found = [played.start(GAME)]
    for move in played.moves:
        state = found[-1].copy()
        state.play(GAME.parse(move.notation))
        found.append(state)
    return [state for state in found if isinstance(state, HokusaiState)]


def told(state: HokusaiState) -> HokusaiForecast:
    found = forecast(state, state.seat)
    assert found is not None
    return found


RECORDS = ["hokusai-3-greedy-0.uki", "hokusai-5-track+journey+paths-greedy-0.uki", "hokusai-2-greedy-0.uki"]


@pytest.mark.parametrize("record", RECORDS)
def test_the_forecast_matches_what_can_be_exhibited_and_taken(record: str) -> None:
    exhibited = taken = 0
    for state in positions(record):
        if state.decision() == "turn" and state.main_open:
            atelier = seat_view(state, state.seat)["players"][state.seat]["atelier"]
            free = {work["card"]: place for place, work in enumerate(atelier) if work and not work["markers"]}
            seen = told(state)
            ready = [actions.EXHIBIT + free[work["card"]] for work in seen["works"] if not work["missing"] and work["card"] in free]
            assert ready == [action for action in state.legal() if actions.EXHIBIT <= action < actions.DISCARD]
            exhibited += len(ready)
            taken += sum([check_taken(state, sector, seen) for sector in range(SECTORS)])
    assert exhibited > 0
    assert taken > 0


def check_taken(state: HokusaiState, sector: int, seen: HokusaiForecast) -> bool:
    """Walk to a kakemono and take it on a copy of the state. It must be reachable and require drops as forecast."""
    card = state.ring[sector]
    said = [work for work in seen["ring"] if card >= 0 and work["card"] == state.components.kakemono_ids[card]]
    walked = state.copy()
    if actions.MOVE + sector * 2 in state.legal():
        walked.play(actions.MOVE + sector * 2)
    if not (walked.moves > state.moves and actions.TAKE + sector in walked.legal()):
        assert said == []
        return False
    assert said[0]["steps"] == state.active[state.seat * N_COLOURS + BLACK] - walked.active[state.seat * N_COLOURS + BLACK]
    walked.play(actions.TAKE + sector)
    if walked.over or walked.turns != state.turns or walked.seat != state.seat:
        return False  # the turn has ended, and new drops have been drawn
    assert [work["missing"] for work in told(walked)["works"] if work["card"] == said[0]["card"]] == [said[0]["missing"]]
    return True


@pytest.mark.parametrize("record", RECORDS)
def test_the_forecast_of_objectives_matches_the_score(record: str) -> None:
    for state in positions(record):
        if not state.over:
            for seat in range(state.players):
                seen = forecast(state, seat)
                assert seen is not None
                assert sum(aim["value"] for aim in seen["individual"]) * state.components.collected == score_individual(state, seat)
                for aim in seen["public"]:
                    points = score_public(state, seat, OBJECTIVES.index(aim["objective"]))
                    if OBJECTIVES.index(aim["objective"]) >= POSITIONS:
                        assert aim["value"] * state.components.placed == points
                    else:
                        ahead = (
                            aim["value"] >= max(aim["compared_with"], 1)
                            if aim["objective"] == "most-markers"
                            else aim["value"] <= aim["compared_with"]
                        )
                        assert ahead == (points == state.components.ranking[0])


def test_the_solo_forecast_counts_the_remaining_turns() -> None:
    states = positions("hokusai-1-random-0.uki")
    last = states[-1]
    assert last.turns == last.components.clock
    for state in states[:-1]:
        assert told(state)["turns_left"] == last.turns - state.turns
