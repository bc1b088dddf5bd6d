"""Ideas are played on in the same draws, and what is clearly worse is dropped."""

import itertools
import math
import time
from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.battery.tables import Setting, walk
from ukiyo.bots.levels import network_of, parse_budget
from ukiyo.bots.lookahead import BLINK, Idea, Lookahead, Sight, Standing
from ukiyo.bots.rollout import CONSIDERED, DEARER, FAR, GLANCE, Budget, Rollouts, same
from ukiyo.engine import capabilities
from ukiyo.engine.errors import BadOption
from ukiyo.engine.generator import seeded
from ukiyo.engine.state import Seat, State


def thought_about(setting: Setting, moves: int, insisted: int = -1, sight: Sight = FAR) -> Rollouts:
    state, _ = walk(setting, 3, moves)
    return Rollouts(
        network_of(setting.rules), capabilities.observer(setting.rules), state.determinize(state.seat, 3), seeded(3), insisted, sight
    )


@pytest.mark.parametrize("setting", [Setting("iki", 3), Setting("hokusai", 2), Setting("hokusai", 1)], ids=str)
def test_every_idea_left_has_been_played_on_as_often(setting: Setting) -> None:
    rollouts = thought_about(setting, 30)
    rollouts.think(Budget(0.0, 2))
    assert 1 <= len(rollouts.left) <= len(rollouts.ideas) <= FAR.ideas
    assert {len(idea.worths) for idea in rollouts.left} <= ({FAR.draws, 2 * FAR.draws} if len(rollouts.ideas) > 1 else {0})
    assert all(idea.action in rollouts.known.options for idea in rollouts.ideas)


def test_an_artisan_plays_a_few_ideas_on_in_a_few_draws() -> None:
    several = 0
    for moves in range(0, 120, 10):
        rollouts = thought_about(Setting("iki", 4), moves, sight=GLANCE)
        rollouts.think(Budget(0.0, 1))
        several += len(rollouts.ideas) > 1
        assert 1 <= len(rollouts.ideas) <= GLANCE.ideas
        assert {len(idea.worths) for idea in rollouts.ideas} == ({GLANCE.draws} if len(rollouts.ideas) > 1 else {0})
    assert several, "the test wants a position with several ideas"


def test_the_position_that_is_thought_about_stays_as_it_is() -> None:
    rollouts = thought_about(Setting("hokusai", 3), 40)
    saved = rollouts.known.save()
    rollouts.think(Budget(0.0, 1))
    assert rollouts.known.save() == saved


def interruptions(setting: Setting, seed: int) -> list[tuple[State, int, Seat]]:
    """Positions of a game of random moves, and actions after which somebody else has a choice before the same seat goes on."""
    state, chance = setting.new(seed), seeded(seed + 1)
    played: list[tuple[State, int]] = []
    while not state.over and len(played) < 150:
        played.append((state.copy(), state.options[chance.draw(len(state.options))]))
        state.play(played[-1][1])
    found: list[tuple[State, int, Seat]] = []
    for (before, action), (asked, _), (after, _) in zip(played, played[1:], played[2:], strict=False):
        if before.seat == after.seat != asked.seat and len(asked.options) > 1:
            found.append((before, action, asked.seat))
    return found


@pytest.mark.parametrize("setting", [Setting("iki", 3), Setting("hokusai", 3)], ids=str)
def test_a_look_goes_on_where_others_are_asked_in_the_middle_of_a_turn(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    """In this game of Hokusai one of them is Hiroshige, who is asked whenever the player on his left has turned the wheel."""
    sight = Sight(ideas=1, least=1.0, draws=2, marks=(16,))
    found = interruptions(setting, 1)
    assert len(found) > 3, "the test wants a game in which others are asked"
    for known, action, other in found:
        rollouts = Rollouts(network_of(setting.rules), capabilities.observer(setting.rules), known, seeded(3), action, sight)
        rollouts.left = [idea for idea in rollouts.ideas if idea.action == action]
        deciding: list[set[Seat]] = []

        def decide(
            states: list[State], decisions: int, considered: bool = False, look: Rollouts = rollouts, deciding: list[set[Seat]] = deciding
        ) -> bool:
            deciding.append({state.seat for state in states})
            return Lookahead.decide(look, states, decisions, considered)

        monkeypatch.setattr(rollouts, "decide", decide)
        rollouts.play_on()
        assert other in deciding[0]
        assert any(known.seat in seats for seats in deciding[1:]), "what its own turn still brings is seen"
        assert len(deciding) == 16, "nobody is judged before"


def test_what_is_clearly_worse_is_dropped_unless_it_is_insisted_on() -> None:
    rollouts = thought_about(Setting("iki", 4), 30)
    good, bad, asked = (Idea(action, 4) for action in (1, 2, 3))
    good.worths, bad.worths, asked.worths = [1.0, 1.1, 0.9], [0.1, 0.2, 0.1], [0.0, 0.1, 0.0]
    rollouts.left, rollouts.insisted = [good, bad, asked], 3
    rollouts.drop()
    assert rollouts.left == [good, asked]
    good.worths, asked.worths = [1.0, 0.0, 1.0], [0.9, 0.2, 0.9]
    rollouts.insisted = -1
    rollouts.drop()
    assert rollouts.left == [good, asked], "too near to tell"


def test_what_comes_to_the_same_as_an_idea_liked_more_is_dropped() -> None:
    rollouts = thought_about(Setting("iki", 4), 30)
    liked, twin, other = (Idea(action, 4) for action in (1, 2, 3))
    liked.worths, twin.worths, other.worths = [0.5, 0.7], [0.500001, 0.699999], [0.5, 0.699]
    rollouts.left = [liked, twin, other]
    rollouts.drop()
    assert rollouts.left == [liked, other], "in every draw, not in one alone"
    rollouts.left, rollouts.insisted = [liked, twin, other], 2
    rollouts.drop()
    assert rollouts.left == [liked, twin, other]


def test_the_same_in_another_order_is_thought_about_once() -> None:
    """In a game there are such positions, and they come out the same although their boards are asked about in other company."""
    dropped = 0
    for moves in range(0, 120, 4):
        rollouts = thought_about(Setting("iki", 4), moves)
        rollouts.think(Budget(0.0, 1))
        left = [idea.worths for idea in rollouts.left]
        assert not any(same(one, other) for one, other in itertools.combinations(left, 2))
        dropped += any(same(idea.worths, rollouts.best().worths) for idea in rollouts.ideas if idea not in rollouts.left)
    assert dropped, "the test wants a position in which two ideas come to the same"


def test_the_favourite_is_played_unless_another_is_clearly_better() -> None:
    rollouts = thought_about(Setting("iki", 4), 30)
    favourite, other = Idea(1, 4), Idea(2, 4)
    rollouts.left = [favourite, other]
    assert rollouts.best() is favourite, "before anything was played on"
    favourite.worths, other.worths = [0.5, 0.6, 0.4], [0.9, 0.2, 0.6]
    assert rollouts.best() is favourite
    favourite.worths, other.worths = [0.5, 0.6, 0.4], [0.8, 0.9, 0.8]
    rollouts.insisted = 1
    rollouts.drop()
    assert rollouts.left == [favourite, other]
    assert rollouts.best() is other, "insisted on or not"


def test_a_move_that_is_insisted_on_is_an_idea_however_little_it_is_liked() -> None:
    rollouts = thought_about(Setting("iki", 4), 30)
    unloved = [action for action in rollouts.known.options if action not in [idea.action for idea in rollouts.ideas]]
    assert unloved, "the test wants a position in which something is no idea"
    assert unloved[0] in [idea.action for idea in thought_about(Setting("iki", 4), 30, unloved[0]).ideas]


def test_what_is_hardly_liked_is_no_idea() -> None:
    rollouts = thought_about(Setting("iki", 4), 30)
    more = thought_about(Setting("iki", 4), 30, sight=replace(FAR, least=0.0))
    assert [idea.action for idea in more.ideas][: len(rollouts.ideas)] == [idea.action for idea in rollouts.ideas]
    assert len(more.ideas) > len(rollouts.ideas)


def test_ideas_are_judged_on_the_way_and_counted_where_the_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    rollouts = thought_about(Setting("iki", 2), 130)
    judge, seen = rollouts.standings, list[list[bool]]()

    def standings(states: list[State]) -> list[Standing]:
        seen.append([state.over for state in states])
        return judge(states)

    monkeypatch.setattr(rollouts, "standings", standings)
    rollouts.play_on()
    assert len(seen) == len(FAR.marks)
    assert not any(seen[0])
    assert all(seen[-1])


def test_when_the_time_is_over_ideas_are_judged_as_far_as_they_have_come() -> None:
    rollouts = thought_about(Setting("iki", 4), 30)
    rollouts.play_on(until=-math.inf)
    assert all(len(idea.worths) == FAR.draws for idea in rollouts.ideas)


def test_what_is_left_is_played_on_by_people_who_look_ahead_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    rollouts = thought_about(Setting("iki", 4), 30, sight=replace(FAR, ideas=3, least=0.0, draws=3))
    decide, seen = rollouts.decide, list[bool]()

    def decided(states: list[State], decisions: int, considered: bool = False) -> bool:
        seen.append(considered)
        return decide(states, decisions, considered)

    monkeypatch.setattr(rollouts, "decide", decided)
    rollouts.play_on()
    favourites = [idea.worths[:] for idea in rollouts.ideas]
    assert not any(seen), "at first everybody plays favourites"
    seen.clear()
    rollouts.think(Budget(0.0, 1))
    assert seen == [True] * CONSIDERED + [False] * (FAR.marks[-1] - CONSIDERED)
    assert [idea.worths[:3] for idea in rollouts.ideas] == favourites, "what was seen before still counts"


def test_who_considers_a_decision_does_not_always_play_the_favourite() -> None:
    setting = Setting("iki", 4)
    states = [walk(setting, seed, 40)[0] for seed in range(30)]
    rollouts = thought_about(setting, 30)
    favourites, considered = rollouts.favourites(states, 0), rollouts.considered(states)
    liked = Lookahead(rollouts.network, rollouts.observer, rollouts.chance, BLINK).liked(states)
    assert favourites == [ideas[0].action for ideas in liked]
    assert favourites != considered
    for ideas, action in zip(liked, considered, strict=True):
        assert action in [idea.action for idea in ideas]


@pytest.mark.parametrize("setting", [Setting("iki", 4), Setting("hokusai", 3)], ids=str)
def test_who_considers_a_decision_knows_no_more_than_the_seat_does(setting: Setting) -> None:
    rollouts = thought_about(setting, 30)
    for moves in range(10, 60, 10):
        state, _ = walk(setting, 3, moves)
        choices = set[int]()
        for secret in (1, 2, 3):
            rollouts.chance = seeded(5)
            choices.update(rollouts.considered([state.determinize(state.seat, secret)]))
        assert len(choices) == 1


@pytest.mark.parametrize(("considered", "made"), [(1.5, [8]), (2.5, [8, 2]), (11.5, [8, 8, 3]), (16.0, [8, 8, 8])])
def test_a_comparison_is_made_in_as_many_draws_as_fit_into_the_time(
    monkeypatch: pytest.MonkeyPatch, considered: float, made: list[int]
) -> None:
    """What is cut off on its way is judged too early. In one draw nothing is compared: nobody could say how sure they are."""
    clock, seen = [0.0], list[int]()

    def look(thoughts: list[tuple[State, list[Idea]]], draws: int, decide: Callable[[list[State], int], bool]) -> None:
        for _, ideas in thoughts:
            clock[0] += draws * (DEARER if ideas[0].worths else 1)  # a draw of favourites takes a second
            seen.append(draws)
            for place, idea in enumerate(ideas):
                idea.worths += [float((draw + place) % 3) for draw in range(draws)]  # too near to tell

    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    rollouts = thought_about(Setting("iki", 4), 30, sight=replace(FAR, ideas=3, least=0.0))
    monkeypatch.setattr(rollouts, "look", look)
    rollouts.think(Budget(FAR.draws + considered * DEARER))
    assert seen == made
    rollouts.think(Budget(11.0 * DEARER))
    assert seen == [*made, 2, 8], "who goes on later tries first how long it takes"


def test_the_last_third_of_the_time_is_for_seeing_what_comes_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks, seen = itertools.count(), list[bool]()
    monkeypatch.setattr(time, "monotonic", lambda: float(next(ticks)))
    rollouts = thought_about(Setting("iki", 4), 30)
    decide = rollouts.decide

    def decided(states: list[State], decisions: int, considered: bool = False) -> bool:
        seen.append(considered)
        return decide(states, decisions, considered)

    monkeypatch.setattr(rollouts, "decide", decided)
    rollouts.play_on(until=9.0, considered=CONSIDERED)
    assert seen == [True] * 5 + [False] * 3


def test_the_same_seed_and_iterations_give_the_same_thoughts() -> None:
    first, second = (thought_about(Setting("hokusai", 4), 25) for _ in range(2))
    for rollouts in (first, second):
        rollouts.think(Budget(0.0, 2))
    assert [idea.worths for idea in first.ideas] == [idea.worths for idea in second.ideas]


@pytest.mark.parametrize("budget", ["", "x", "i", "-1", "0", "1e9", "-3i"])
def test_a_budget_that_is_none_is_refused(budget: str) -> None:
    with pytest.raises(BadOption, match="is no budget to think within"):
        parse_budget(budget, f"master@{budget}")
