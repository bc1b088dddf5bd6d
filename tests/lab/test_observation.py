"""All numbers in observations are documented, and none of them reveals hidden information."""

from pathlib import Path

import pytest

import ukiyo
from ukiyo import games
from ukiyo.engine import capabilities
from ukiyo.engine.observation import mask
from ukiyo.engine.state import State
from ukiyo.lab.learning import pettingzoo

TABLES = [
    ("iki", 2, {}),
    ("iki", 4, {}),
    ("hokusai", 1, {}),
    ("hokusai", 3, {"masters": "random"}),
    ("hokusai", 5, {"expansions": "track,journey,paths"}),
]


def positions(game: str, players: int, options: dict[str, str], seed: int, every: int) -> list[State]:
    """Return some states from a random game."""
    rules = ukiyo.game(game)
    state, chance = rules.new(players, seed, **options), ukiyo.game(game).new(players, seed + 1, **options).chance
    states: list[State] = []
    while not state.over and state.moves < 600:
        if state.moves % every == 0:
            states.append(state.copy())
        state.play(state.options[chance.draw(len(state.options))])
    return [*states, state]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_observations_contain_no_hidden_information(game: str, players: int, options: dict[str, str]) -> None:
    observer = capabilities.observer(ukiyo.game(game))
    for state in positions(game, players, options, 3, 7):
        if state.over:
            continue
        for seat in range(players):
            observation = observer.observe(state, seat)
            assert len(observation) == observer.size
            for resampling in (1, 2):
                assert observer.observe(state.determinize(seat, resampling), seat) == observation


@pytest.mark.parametrize("game", ["iki", "hokusai"])
def test_the_observing_seat_comes_first(game: str) -> None:
    """The number "decides" is 1 for the deciding seat, which is in first position for itself and in last position for the next seat."""
    observer = capabilities.observer(ukiyo.game(game))
    place = {field.name: sum(other.size for other in observer.fields[:i]) for i, field in enumerate(observer.fields)}
    decides = [place[f"seat {seat}: decides"] for seat in range(3)]
    for state in positions(game, 3, {}, 5, 11)[:-1]:
        for seat in range(3):
            observation = observer.observe(state, seat)
            assert [observation[at] for at in decides] == [int((seat + place) % 3 == state.seat) for place in range(3)]


def test_goods_are_at_their_documented_positions() -> None:
    rules = ukiyo.game("iki")
    state = rules.new(2, 1)
    observation = capabilities.observer(rules).observe(state, 1)
    at = 0
    for field in capabilities.observer(rules).fields:
        if field.name == "seat 0: goods":
            break
        at += field.size
    view = rules.view(state, 1)["players"]
    assert isinstance(view, list)
    assert list(observation[at : at + 6]) == list(view[1]["goods"].values())


def test_mask_marks_the_legal_actions() -> None:
    state = ukiyo.game("hokusai").new(2, 1)
    actions_mask = mask(state, bytes(len(state.actions)))
    assert [action for action, legal in enumerate(actions_mask) if legal] == state.legal()


@pytest.mark.parametrize("game", games.NAMES)
def test_the_observation_page_lists_every_field(game: str) -> None:
    page = (Path(games.__file__).parent / game / "observation.md").read_text(encoding="utf-8")
    assert pettingzoo.tables(capabilities.observer(ukiyo.game(game)).fields) in page
