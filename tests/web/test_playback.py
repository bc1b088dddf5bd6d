"""Playback of other players' turns: step by step, at a chosen speed, with skipping and a recap."""

import itertools
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.server_process import ServerProcess, integer, numbers, table_of, view_of
from tests.server.waiting import wait_for
from tests.web.browsing import PHONE
from tests.web.conftest import Visit
from tests.web.playback import (
    FLAME_ANIMATIONS,
    IS_IN_VIEW,
    NOTIFICATIONS,
    RECORD_SOUNDS,
    SCROLL_POSITION,
    SET_HIDDEN,
    STEP_DURATIONS_MS,
    RecordedTable,
    Watcher,
    play,
)


@pytest.mark.parametrize("speed", ["normal", *[pytest.param(speed, marks=pytest.mark.repeats) for speed in ("calm", "quick")]])
def test_steps_are_played_back_one_by_one(visit: Visit, server: ServerProcess, speed: str) -> None:
    spectator = visit(name="Nobody", speed=speed)
    recorded = RecordedTable(server, "iki-2-random-0")
    recorded.play(5)
    watcher = Watcher(spectator, recorded.table)
    recorded.play(11)  # six moves without automatic events
    watcher.wait_for_frame(11)
    watcher.advance_clock(STEP_DURATIONS_MS[speed] * 6)
    assert [version for _, version in watcher.drawn_versions] == [6, 7, 8, 9, 10, 11]
    times = [at for at, _ in watcher.drawn_versions]
    assert [later - earlier for earlier, later in itertools.pairwise(times)] == [STEP_DURATIONS_MS[speed]] * 5


def test_a_bots_turn_is_played_back_before_the_next_decision(visit: Visit) -> None:
    """All moves of a fast bot are shown one by one before the player's next decision."""
    person = visit(speed="normal")
    table = person.create_table("hokusai", "me", "novice")
    watcher = Watcher(person, table)

    def wait_for_question() -> int:
        """Wait for all frames of the bot's turn while the clock is stopped. Returns the version of the player's turn."""
        while not numbers(view_of(frame := person.request("GET", f"/tables/{table}"))["legal"]):
            pass
        watcher.wait_for_frame(integer(frame["version"]))
        return integer(frame["version"])

    version = wait_for_question()
    while not watcher.behind and version <= 40:
        expect(person.page.locator(".choices [data-action]").first).to_be_visible()
        watcher.click(".choices [data-action]")
        watcher.expect_version(version + 1)  # the player's own move is not delayed
        version = wait_for_question()
    assert watcher.behind
    watched = len(watcher.drawn_versions) - 1
    assert person.page.locator(".choices").count() == 0
    watcher.advance_clock(STEP_DURATIONS_MS["normal"] * 60)
    watcher.expect_version(version)
    expect(person.page.locator(".choices [data-action]").first).to_be_visible()
    times = [at for at, _ in watcher.drawn_versions]
    seen = [version for _, version in watcher.drawn_versions]
    assert seen == sorted(set(seen)) == list(range(seen[0], seen[-1] + 1))
    assert min(later - earlier for earlier, later in itertools.pairwise(times[watched:])) >= STEP_DURATIONS_MS["normal"]


def test_playback_can_be_skipped_or_turned_off(visit: Visit, server: ServerProcess) -> None:
    """Escape, a tap on the board and the button skip the playback. There is no playback if it is turned off."""
    spectator, impatient = visit(name="Nobody", speed="calm"), visit(name="Nobody")
    recorded = RecordedTable(server, "iki-2-random-0")
    recorded.play(4)
    watcher, impatient_watcher = Watcher(spectator, recorded.table), Watcher(impatient, recorded.table)
    skips: dict[int, Callable[[], object]] = {
        8: lambda: spectator.page.keyboard.press("Escape"),
        12: lambda: watcher.click(".board"),
        16: lambda: watcher.click("#skip"),
    }
    for version, skip in skips.items():
        watcher.advance_clock(STEP_DURATIONS_MS["calm"])
        recorded.play(version)
        for each_watcher in (watcher, impatient_watcher):
            each_watcher.wait_for_frame(version)
        impatient_watcher.expect_version(version)
        watcher.expect_version(version - 3)
        assert watcher.behind >= 3
        assert "▸▸" in spectator.page.locator("#skip").inner_text()
        skip()
        watcher.expect_version(version)
        expect(spectator.page.locator(".table-page")).to_have_attribute("data-behind", "0")
    expect(spectator.page.locator(".log .chapter li").last).to_be_visible()
    spectator.assert_no_errors()


@pytest.mark.parametrize("reduced_motion", [True, False], ids=["reduced motion", "motion"])
def test_fire_payday_and_new_year_are_staged(visit: Visit, server: ServerProcess, reduced_motion: bool) -> None:
    """Events are played back in scenes with marks on the board, and have their own headings in the log."""
    spectator = visit(name="Nobody", speed="normal")
    spectator.page.add_init_script(RECORD_SOUNDS)
    if not reduced_motion:
        spectator.page.emulate_media(reduced_motion="no-preference")
    recorded = RecordedTable(server, "iki-2-random-0")
    recorded.play(56)
    watcher = Watcher(spectator, recorded.table)
    recorded.play(57)  # three characters burn
    watcher.wait_for_frame(57)
    watcher.expect_version(57)
    page = spectator.page
    assert "A fire of strength" not in page.locator(".caption").inner_text()
    expect(page.locator(".log .chapter.fire")).to_have_count(0)  # the log does not run ahead of the playback
    watcher.advance_clock(700)
    assert page.locator(".caption.scene-fire h2").inner_text() == "Fire"
    assert "breaks out in nagaya c" in page.locator(".caption").inner_text()
    assert "breaks out in nagaya c" in page.locator(".log .chapter.fire").inner_text()
    assert "Shrine Maiden" not in page.locator(".log .chapter.fire").inner_text()
    watcher.advance_clock(700)
    assert "Shrine Maiden" in page.locator(".caption").inner_text()
    assert page.locator(".animation-layer .mark-flame").count() == 1
    assert page.evaluate(FLAME_ANIMATIONS) == (0 if reduced_motion else 1)
    expect(page.locator(".board [data-names~='stall:c1']").first).to_contain_text("Shrine Maiden")  # still shown while it burns
    assert page.locator(".board .highlighted").count() > 0
    assert set(page.evaluate("window.sounds")) == {"sawtooth"}, "the sound of fire"
    watcher.advance_clock(700)
    expect(page.locator(".board [data-names~='stall:c1']").first).not_to_contain_text("Shrine Maiden")
    if reduced_motion:
        spectator.screenshot("scene-fire")
        watcher.captions()
        expect(page.locator(".log .chapter.fire h3").last).to_have_text("Fire")
    else:
        page.keyboard.press("Escape")
        assert watcher.behind == 0

    recorded.play(107)
    watcher.wait_for_frame(107)
    page.keyboard.press("Escape")
    watcher.advance_clock(700)
    recorded.play(108)  # payday, at which two characters starve
    watcher.wait_for_frame(108)
    watcher.advance_clock(700 * 3)
    assert page.locator(".animation-layer .change.gain").count() > 0
    assert "sine" in page.evaluate("window.sounds"), "the sound of coins follows"
    if not reduced_motion:
        watcher.click("#skip")
        expect(page.locator(".table-page")).to_have_attribute("data-behind", "0")
        return
    captions = "\n".join(watcher.captions())
    assert re.search("Payday(.|\n)*salaries(.|\n)*Feeding(.|\n)*leaves: not enough rice(.|\n)*Winter", captions), captions
    assert [heading for heading in page.locator(".log h3").all_inner_texts() if heading in ("Payday", "Feeding")][-2:] == [
        "Payday",
        "Feeding",
    ]

    recorded.play(142)
    watcher.wait_for_frame(142)
    page.keyboard.press("Escape")
    watcher.advance_clock(700)
    recorded.play(143)
    watcher.wait_for_frame(143)
    captions = "\n".join(watcher.captions())
    assert re.search("Payday(.|\n)*Harmony(.|\n)*Feeding(.|\n)*New Year", captions), captions
    recorded.play(148)
    watcher.wait_for_frame(148)
    assert "The end" in "\n".join(watcher.captions())

    def ending_shown() -> bool:  # the dialog waits for the score history
        watcher.advance_clock(100)
        return page.locator("dialog.game-over-dialog").is_visible()

    wait_for(ending_shown, "the ending")
    spectator.assert_no_errors()


@pytest.mark.parametrize("reduced_motion", [True, pytest.param(False, marks=pytest.mark.repeats)], ids=["reduced motion", "motion"])
def test_on_a_phone_the_board_scrolls_to_each_event_and_back(visit: Visit, server: ServerProcess, reduced_motion: bool) -> None:
    person = visit(size=PHONE, speed="normal")
    if not reduced_motion:
        person.page.emulate_media(reduced_motion="no-preference")
    recorded = RecordedTable(server, "iki-2-random-0")
    person.use_session_of(recorded.host)
    recorded.play(56)
    watcher = Watcher(person, recorded.table)
    recorded.play(57)  # three characters burn
    watcher.wait_for_frame(57)
    before = person.page.evaluate(SCROLL_POSITION)
    person.page.evaluate("window.panned = 0")
    watcher.advance_clock(700)
    assert person.page.evaluate("window.panned") == (0 if reduced_motion else 1)
    watcher.advance_clock(700)
    assert "Shrine Maiden" in person.page.locator(".caption").inner_text()
    assert person.page.evaluate(IS_IN_VIEW, "[data-names~='stall:c1']")
    assert person.page.evaluate(SCROLL_POSITION) != before
    watcher.click("#skip")
    assert watcher.behind == 0
    assert person.page.evaluate(IS_IN_VIEW, "[data-selectable]")


def test_a_walk_is_animated_with_its_amounts(visit: Visit, server: ServerProcess) -> None:
    spectator = visit(name="Nobody", speed="normal")
    spectator.page.emulate_media(reduced_motion="no-preference")
    recorded = RecordedTable(server, "iki-2-random-0")
    moves = [move.notation for move in recorded.record.moves]
    walk = next(at for at, notation in enumerate(moves) if notation.startswith("move ") and int(notation.split()[1]) >= 3)
    recorded.play(walk)
    watcher = Watcher(spectator, recorded.table)
    recorded.play(walk + 1)
    watcher.expect_version(walk + 1)
    steps = int(moves[walk].split()[1])
    assert max(spectator.page.evaluate("window.walked")) == steps + 1
    income = next(at for at in range(walk + 1, len(moves)) if moves[at] == "income")
    recorded.play(income)
    watcher.wait_for_frame(income)
    spectator.page.keyboard.press("Escape")
    watcher.advance_clock(700)
    recorded.play(income + 1)
    watcher.expect_version(income + 1)
    assert spectator.page.locator(".animation-layer .change").first.inner_text() == "+4"
    assert "+4" in spectator.page.locator(".caption .changes").inner_text()


def test_components_move_to_their_places_and_a_solo_round_is_staged(visit: Visit, server: ServerProcess) -> None:
    street, wheel = visit(name="Nobody", speed="normal"), visit(name="Nobody", speed="normal")
    for spectator in (street, wheel):
        spectator.page.emulate_media(reduced_motion="no-preference")
    recorded = RecordedTable(server, "iki-2-random-0")
    moves = [move.notation for move in recorded.record.moves]
    hired = moves.index("hire kite-maker") + 1
    recorded.play(hired)
    watcher = Watcher(street, recorded.table)
    recorded.play(hired + 1)
    watcher.expect_version(hired + 1)
    assert "card-kite-maker" in street.page.evaluate("window.moved")
    expect(street.page.locator(".caption .changes .iki-kobun")).to_be_visible()  # drawn as on the cards
    recorded.play(27)
    watcher.wait_for_frame(27)
    street.page.keyboard.press("Escape")
    watcher.advance_clock(700)
    recorded.play(28)  # a lap: all characters of the player gain experience
    watcher.wait_for_frame(28)
    watcher.captions()
    assert {"kobun-kite-maker", "kobun-boiled-egg-peddler"} <= set(street.page.evaluate("window.moved"))

    solo = RecordedTable(server, "hokusai-1-greedy-0")
    solo.play(5)
    watcher = Watcher(wheel, solo.table)
    solo.play(6)
    watcher.wait_for_frame(6)
    caption, headings = wheel.page.locator(".caption"), wheel.page.locator(".log .chapter h3")
    expect(headings.last).to_have_text("Turn 1 of 20: Aki")
    watcher.advance_clock(700)
    expect(caption.locator("h2")).to_have_text("End of turn 1 of 20")
    expect(caption).to_contain_text("A drop of the clock returns to the box: 19 left.")
    assert wheel.page.locator(".board .highlighted[data-names='clock:1']").count() == 1
    assert wheel.page.locator(".animation-layer .mark-drop").count() == 1
    expect(headings.last).to_have_text("End of turn 1 of 20")
    watcher.advance_clock(700)
    expect(caption).to_contain_text("Aki draws black.")
    watcher.advance_clock(700)
    expect(headings.last).to_have_text("Turn 2 of 20: Aki")
    solo.play(11)
    watcher.wait_for_frame(11)
    watcher.click("#skip")
    assert watcher.behind == 0
    expect(headings.last).to_have_text("Turn 3 of 20: Aki")
    assert "18 left" in wheel.page.locator(".log .chapter.round").last.inner_text()
    solo.play(28)
    watcher.wait_for_frame(28)
    wheel.page.keyboard.press("Escape")
    watcher.advance_clock(700)
    wheel.page.evaluate("window.flown = 0")
    solo.play(29)  # a drop moves from the wheel
    watcher.expect_version(29)
    assert wheel.page.evaluate("window.flown") > 0


def test_a_hidden_page_notifies_of_the_turn_and_shows_a_recap(visit: Visit) -> None:
    """A hidden page skips the playback, shows a recap and notifies the player of the turn."""
    person, friend = visit(speed="calm"), visit(name="Bunta")
    person.page.add_init_script(NOTIFICATIONS)
    table = person.create_table("iki", "me", "open")
    friend.open_table(table)
    friend.page.locator("#join").click()
    expect(friend.page.get_by_text("you", exact=True)).to_be_visible()
    person.page.locator("#start").click()
    person.page.locator(".table-page.playing").wait_for()
    people = {tuple(numbers(table_of(each.request("GET", f"/tables/{table}"))["your_seats"])): each for each in (person, friend)}
    own_seat = next(seats[0] for seats, each in people.items() if each is person)
    while view_of(friend.request("GET", f"/tables/{table}"))["seat"] != own_seat:
        play(friend, table, 1)
    while view_of(person.request("GET", f"/tables/{table}"))["seat"] == own_seat:
        play(person, table, 1)
    question = person.page.locator(".notify-prompt")
    expect(question).to_be_visible()
    question.get_by_role("button", name="Yes").click()
    expect(question).to_have_count(0)

    watcher = Watcher(person, table)
    person.page.evaluate("Notification.permission = 'granted'")
    person.page.evaluate(SET_HIDDEN, True)
    before = integer(person.request("GET", f"/tables/{table}")["version"])
    while view_of(friend.request("GET", f"/tables/{table}"))["seat"] != own_seat:
        play(friend, table, 1)
    version = integer(person.request("GET", f"/tables/{table}")["version"])
    watcher.wait_for_frame(version)
    watcher.expect_version(version)
    # The page checks for a service worker before it notifies, so a later check means that the notification was sent.
    script = "navigator.serviceWorker.getRegistration().then(() => [window.notified, window.buzzed])"
    assert person.page.evaluate(script) == [[["Your turn", "IKI"]], 1]
    expect(person.page).to_have_title(re.compile("Your turn"))
    assert person.page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"
    person.page.evaluate(SET_HIDDEN, False)
    assert watcher.behind == 0
    recap = person.page.locator(".recap")
    assert version > before
    expect(recap.locator("li").first).to_contain_text("Bunta")
    person.screenshot("recap")
    watcher.click(".choices [data-action]")
    watcher.expect_version(version + 1)
    watcher.advance_clock(100)
    expect(recap.locator("li")).to_have_count(0)  # collapsed
    watcher.click(".recap summary")
    expect(recap.locator("li").first).to_contain_text("Bunta")
    while view_of(person.request("GET", f"/tables/{table}"))["seat"] == own_seat:
        play(person, table, 1)
    person.page.clock.resume()
    person.page.reload()
    expect(person.page.locator(".panel .waiting")).to_be_visible()
    assert question.count() == 0, "the prompt is not shown again"
    person.assert_no_errors()
