"""The guarantees of every game, checked in random games."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ukiyo
from tests.battery.tables import FROM_OUTSIDE, HELD, INVARIANTS, POINTED_AT, SETTINGS, Setting, walk
from ukiyo.engine import capabilities, move_log
from ukiyo.engine.errors import IllegalAction
from ukiyo.engine.generator import seeded
from ukiyo.engine.record import new_record, parse_record
from ukiyo.engine.state import TRANSIENT, fields_of

every_setting = pytest.mark.parametrize("setting", [*SETTINGS, *FROM_OUTSIDE], ids=str)
seeds = st.integers(0, 2**63 - 1)
lengths = st.integers(0, 400)
pytestmark = pytest.mark.usefixtures("fireflies")
few = settings(max_examples=6, deadline=None, derandomize=True)  # `make fuzz` plays thousands


@every_setting
@few
@given(seed=seeds)
def test_random_games_end_and_keep_the_invariants(setting: Setting, seed: int) -> None:
    """A seat always has a legal action until the game is over, and the invariants hold after every move."""
    state, chance = setting.new(seed), seeded(seed)
    check = INVARIANTS[setting.game]
    while not state.over:
        check(state)
        options = state.legal()
        assert options
        assert options == sorted(set(options))
        assert 0 <= state.seat < setting.players
        state.play(options[chance.draw(len(options))])
    check(state)
    assert state.legal() == []
    ranks = [score.rank for score in state.scores()]
    assert 1 in ranks or ranks == [2], "some seat is first, or the solo player lost"
    for score in state.scores():
        assert score.total == sum(score.parts.values())
        assert list(score.parts) == setting.rules.categories


@every_setting
@few
@given(seed=seeds, moves=lengths)
def test_same_seed_same_game(setting: Setting, seed: int, moves: int) -> None:
    """The state contains all randomness, so the same moves lead to the same state."""
    state, played = walk(setting, seed, moves)
    replayed = setting.new(seed)
    for action in played:
        replayed.play(action)
    assert replayed.save() == state.save()
    assert replayed.legal() == state.legal()


@every_setting
@few
@given(seed=seeds, moves=lengths)
def test_a_state_can_be_saved_at_any_decision(setting: Setting, seed: int, moves: int) -> None:
    """A state that is saved and loaded as JSON continues in the same way to the end."""
    state, _ = walk(setting, seed, moves)
    loaded = setting.rules.load(json.loads(json.dumps(state.save())))
    assert loaded.save() == state.save()
    assert loaded.legal() == state.legal()
    chance = seeded(seed)
    while not state.over:
        options = state.legal()
        action = options[chance.draw(len(options))]
        state.play(action)
        loaded.play(action)
    assert loaded.save() == state.save()


@every_setting
@few
@given(seed=seeds, moves=lengths)
def test_every_field_is_set_up_copied_and_saved(setting: Setting, seed: int, moves: int) -> None:
    """Every annotated field is set up, copied and saved. Fields that are not saved do not change."""
    state, _ = walk(setting, seed, moves)
    rules = setting.rules
    empty, copy, saved = rules.empty_state(setting.players), state.copy(), state.save()
    other = setting.new(seed ^ 1)
    for field in fields_of(type(state)):
        assert hasattr(empty, field), f"'{field}' is missing after setup"
        assert hasattr(copy, field), f"'{field}' is not copied"
        value, copied_value = getattr(state, field), getattr(copy, field)
        if field == "chance":
            value, copied_value = value.words(), copied_value.words()
        assert value == copied_value, f"'{field}' is copied incorrectly"
        unchanging = getattr(other, field) is getattr(state, field) is getattr(empty, field)
        assert field in saved or field in TRANSIENT or unchanging, f"'{field}' is not saved"
    assert set(saved) <= set(fields_of(type(state)))


@every_setting
@few
@given(seed=seeds, moves=lengths)
def test_copies_share_nothing_mutable(setting: Setting, seed: int, moves: int) -> None:
    """Moves on a state do not change its copies, and moves on a copy do not change the state."""
    state, _ = walk(setting, seed, moves)
    frozen, saved, legal = state.copy(), state.save(), state.legal()
    chance = seeded(seed)
    for branch in (state.copy(), state):
        for _ in range(60):
            if branch.over:
                break
            options = branch.legal()
            branch.play(options[chance.draw(len(options))])
        assert frozen.save() == saved
        assert frozen.legal() == legal


@every_setting
def test_the_state_at_each_effect_can_be_viewed(setting: Setting) -> None:
    """Every seat and a spectator can view the state at each effect."""
    state, chance = setting.new(5), seeded(5)
    for _ in range(120):
        if state.over:
            break
        options = state.legal()
        state = state.copy()
        state.records_effects = True
        state.play(options[chance.draw(len(options))])
        for moment in state.effect_states:
            for seat in range(-1, setting.players):
                json.dumps(setting.rules.view(moment, seat))


@every_setting
@few
@given(seed=seeds, moves=lengths)
def test_moves_above_the_undo_floor_reveal_nothing(setting: Setting, seed: int, moves: int) -> None:
    """Since the undo floor, one player made all decisions and nothing was drawn, so undo reveals nothing."""
    state, played = walk(setting, seed, moves)
    floor = state.undo_floor
    assert 0 <= floor <= state.moves == len(played)
    undone = setting.new(seed)
    for action in played[:floor]:
        undone.play(action)
    for action in played[floor:]:
        assert undone.seat == state.mover
        undone.play(action)
        assert undone.chance.words() == state.chance.words()
    assert undone.save() == state.save()


@every_setting
@few
@given(seed=seeds, moves=lengths, other=seeds)
def test_determinize_keeps_the_view_and_changes_the_future(setting: Setting, seed: int, moves: int, other: int) -> None:
    """A determinization has the same view for the seat and another generator, so that searches can't see the future."""
    state, _ = walk(setting, seed, moves)
    before = state.save()
    for seat in range(setting.players):
        guess = state.determinize(seat, other)
        assert setting.rules.view(guess, seat) == setting.rules.view(state, seat)
        assert guess.chance.words() != state.chance.words()
        assert guess.save() == state.determinize(seat, other).save()
        INVARIANTS[setting.game](guess)
    assert state.save() == before


@every_setting
@few
@given(seed=seeds, moves=lengths)
def test_a_view_is_json(setting: Setting, seed: int, moves: int) -> None:
    """A view can be converted to JSON, also for a spectator. It contains the first player and the scores, which every board displays."""
    state, _ = walk(setting, seed, moves)
    scores = state.scores()
    for seat in range(-1, setting.players):
        view: dict[str, Any] = setting.rules.view(state, seat)
        assert json.loads(json.dumps(view)) == view
        assert 0 <= view["first"] < setting.players
        assert [player["seat"] for player in view["players"]] == list(range(setting.players))
        for player in view["players"]:
            score = player["score"]
            assert list(score) == [name for name in setting.rules.categories if name in score], "The categories must be in scoring order."
            unplayed = [name for name in setting.rules.categories if name not in score]
            assert all(scores[player["seat"]].parts[name] == 0 for name in unplayed), "Only unused categories can be missing."
            assert all(part is None or isinstance(part, int) for part in player["score"].values()), "Secret points must be None."


@every_setting
@few
@given(seed=seeds, moves=lengths)
def test_previews_are_valid_and_change_nothing(setting: Setting, seed: int, moves: int) -> None:
    """A preview is JSON, refers to places in the view, contains only affordable costs, and reveals no hidden information."""
    state, _ = walk(setting, seed, moves)
    saved = state.save()
    view, choices_of_view = setting.rules.view(state, state.seat), POINTED_AT[setting.game]
    guess = state.determinize(state.seat, seed)
    for action in state.legal():
        preview = capabilities.preview(setting.rules, state, action)
        assert json.loads(json.dumps(preview)) == preview
        assert capabilities.preview(setting.rules, guess, action) == preview
        for name, value in amounts(preview, "at").items():
            assert value in choices_of_view(view, name), f"{setting.rules.action(action)} is at {name} {value}"
        gained, owned = amounts(preview, "gain"), HELD[setting.game](view)
        for good, amount in amounts(preview, "pay").items():
            assert 0 < amount <= owned[good] + gained.get(good, 0), f"{setting.rules.action(action)} costs {amount} {good}"
    assert state.save() == saved


def amounts(preview: dict[str, object], key: str) -> dict[str, Any]:
    value = preview.get(key, {})
    assert isinstance(value, dict)
    return value


@every_setting
@few
@given(seed=seeds)
def test_effects_are_json_and_public(setting: Setting, seed: int) -> None:
    """Every card in an effect is public before or after the move. Recording effects does not change the state."""
    state, chance = setting.new(seed), seeded(seed)
    without_effects, before = state.copy(), str(setting.rules.view(state, -1))
    while not state.over and state.moves < 150:
        options = state.legal()
        action = options[chance.draw(len(options))]
        state.records_effects = True
        state.play(action)
        without_effects.play(action)
        news, after = capabilities.effects(setting.rules, state), str(setting.rules.view(state, -1))
        assert json.loads(json.dumps(news)) == news
        for item in news:
            for name in ("card", "kakemono", "artisan"):
                assert name not in item or f"'{item[name]}'" in before + after, f"{item} is hidden"
        before = after
    assert state.save() == without_effects.save()
    assert capabilities.effects(setting.rules, without_effects) == []


@every_setting
@settings(max_examples=2, deadline=None, derandomize=True)
@given(seed=seeds)
def test_the_move_log_adds_up_and_is_public(setting: Setting, seed: int) -> None:
    """Recorded gains and losses are the differences between the states, and all of them are public."""
    state, chance, rules = setting.new(seed), seeded(seed), setting.rules
    state.records_effects = True
    while not state.over and state.moves < 300:
        assets, options, guess = capabilities.public_assets(rules, state), state.legal(), state.determinize(-1, seed)
        assert capabilities.public_assets(rules, guess) == assets
        action = options[chance.draw(len(options))]
        about = {} if rules.is_secret(action) else capabilities.details(rules, state, action)
        assert about == {} or action not in guess.legal() or capabilities.details(rules, guess, action) == about
        state.play(action)
        summary, news = move_log.summary(rules, state, action), move_log.effects(rules, state)
        assert json.loads(json.dumps([summary, news])) == [summary, news]
        before, after = move_log.states(state)[:2]
        outcome = {} if rules.is_secret(action) else capabilities.outcome(rules, before, after, action)
        assert outcome == {} or capabilities.outcome(rules, guess, after.determinize(-1, seed), action) == outcome
        assert summary["about"] == {**about, **outcome}
        parts: list[Any] = [summary["changes"], *[item.get("changes", []) for item in news]]
        for seat, name, amount in [(seat, *change) for part in parts for seat, changed in enumerate(part) for change in changed.items()]:
            assets[seat][name] = assets[seat].get(name, 0) + amount
        assert assets == capabilities.public_assets(rules, state)


@every_setting
@few
@given(seed=seeds, moves=lengths)
def test_records_round_trip(setting: Setting, seed: int, moves: int) -> None:
    """A record is unchanged after it is written and read, and replays to the same state, also in the middle of a game."""
    rules = setting.rules
    record = new_record(rules, setting.players, seed, ["random"] * setting.players, dict(setting.options))
    state = record.start(rules)
    _, played = walk(setting, seed, moves)
    for action in played:
        record.play(state, action)
    read = parse_record(record.text())
    assert read.text() == record.text()
    replayed = read.verify(rules)
    assert replayed.save() == state.save()
    if not replayed.over:
        read.play(replayed, replayed.legal()[0])
        assert len(read.moves) == len(record.moves) + 1


@every_setting
@few
@given(seed=seeds, moves=lengths)
def test_illegal_actions_raise_and_change_nothing(setting: Setting, seed: int, moves: int) -> None:
    """Every illegal number is rejected with an error that contains the action."""
    state, _ = walk(setting, seed, moves)
    saved, legal = state.save(), state.legal()
    for action in [-1, *range(len(setting.rules.actions) + 1)]:
        if action not in legal:
            with pytest.raises(IllegalAction) as refused:
                state.play(action)
            known = 0 <= action < len(setting.rules.actions)
            assert (str(setting.rules.action(action)) if known else str(action)) in str(refused.value)
    assert state.save() == saved
    assert state.legal() == legal


@pytest.mark.parametrize("game", sorted(INVARIANTS))
def test_notation_round_trips(game: str) -> None:
    """Every action has a unique notation that parses to its number."""
    rules = ukiyo.game(game)
    for action in rules.actions.actions:
        assert rules.parse(str(action)) == action.index
        assert rules.action(action.index) is action
