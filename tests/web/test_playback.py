"""Playback of other players' turns: step by step, at a chosen pace, with skipping and a recap."""

import itertools
import json
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import WebSocket, expect

from tests.server.server_process import Guest, ServerProcess, integer, numbers, table_of, view_of
from tests.server.waiting import wait_for
from tests.web.browsing import MAX_CLICKS, PHONE, TIMEOUT, Visitor
from tests.web.conftest import Visit
from ukiyo.engine.record import Record, parse_record

GOLDEN = Path(__file__).parent.parent / "golden"
PAUSE = 20  # ms between checks
PACES = {"calm": 1300, "normal": 700, "quick": 300}
RECORD_VERSIONS = """() => {
    const page = document.querySelector(".table-page");
    window.drawn = [];
    new MutationObserver(() => window.drawn.push([Date.now(), Number(page.dataset.version)]))
        .observe(page, { attributes: true, attributeFilter: ["data-version"] });
}"""
SET_HIDDEN = """away => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => away });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
NOTIFICATIONS = """
    window.notified = [];
    window.buzzed = 0;
    window.Notification = class {
        static permission = "default";
        static async requestPermission() { return (Notification.permission = "granted"); }
        constructor(title, options) { window.notified.push([title, options.body]); }
    };
    navigator.vibrate = () => { window.buzzed += 1; return true; };
"""
# Started animations. Their time stops with the clock: flying amounts stay at their start, and
# moved components are at their destination.
RECORD_ANIMATIONS = """
    window.moved = [];
    window.walked = [];
    window.flown = 0;
    window.panned = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (this.dataset.piece && ("translate" in frames[0] || "transform" in frames[0])) window.moved.push(this.dataset.piece);
        if (this.dataset.track && ("translate" in frames[0] || "transform" in frames[0])) window.walked.push(frames.length);
        if (this instanceof SVGElement && this.parentElement?.className === "animation-layer") window.flown += 1;
        if (this.parentElement?.className === "surface-frame") window.panned += 1;
        const motion = animate.call(this, frames, options);
        if (this.closest(".animation-layer")) motion.pause();
        else motion.finish();
        return motion;
    };
"""
# The waveforms of the sounds that are played.
RECORD_SOUNDS = """
    window.sounds = [];
    const part = () => ({ setValueAtTime() {}, exponentialRampToValueAtTime() {} });
    window.AudioContext = class {
        currentTime = 0;
        createGain() { return { gain: part(), connect: next => next }; }
        createOscillator() {
            const oscillator = { frequency: part(), connect: next => next, start: () => window.sounds.push(oscillator.type), stop() {} };
            return oscillator;
        }
        close() {}
    };
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true } });
    localStorage.setItem("ukiyo", JSON.stringify({ ...JSON.parse(localStorage.getItem("ukiyo")), sound: true, volume: 1 }));
"""
SCROLL_POSITION = "['Left', 'Top', 'Width'].map(side => document.querySelector('.surface-frame')[`scroll${side}`])"
# Whether an element of the board is visible, if it exists.
IS_IN_VIEW = """selector => {
    const frame = document.querySelector(".surface-frame").getBoundingClientRect();
    const boxes = [...document.querySelectorAll(`.board ${selector}`)].map(element => element.getBoundingClientRect());
    return !boxes.length || boxes.some(({ top, bottom }) => top >= frame.top - 1 && bottom <= frame.bottom + 1);
}"""
CENTER_OF = """selector => {
    window.hit = false;
    addEventListener("click", ({ target }) => (window.hit = target.closest(selector) !== null), { once: true, capture: true });
    const { left, right, top, bottom } = document.querySelector(selector).getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
}"""
FLAME_ANIMATIONS = "document.querySelector('.animation-layer .mark-flame').getAnimations().length"


class Watcher:
    """A visitor whose browser clock only advances on request."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.page = visitor.page
        self.last_version = 0
        self.socket: WebSocket | None = None
        self.page.on("websocket", self.on_websocket)
        self.page.add_init_script(RECORD_ANIMATIONS)
        self.page.goto(f"{visitor.url}/icon.svg")  # reconnects
        visitor.changed = True
        self.page.clock.install(time=0)
        visitor.open_table(table)
        self.page.locator(".connection.open").wait_for(state="attached")
        self.page.clock.pause_at(600_000)
        self.advance_clock(300)  # the long silence makes the page reconnect now instead of during the game
        self.page.locator(".connection.open").wait_for(state="attached")
        self.page.evaluate(RECORD_VERSIONS)

    def on_websocket(self, socket: WebSocket) -> None:
        """Record frames of the newest connection only."""
        self.socket = socket
        socket.on("framereceived", lambda text: self.on_message(json.loads(text)) if socket is self.socket else None)

    def on_message(self, message: dict[str, object]) -> None:
        if message["type"] == "frame":
            self.last_version = integer(message["version"])

    def wait_for_frame(self, version: int) -> None:
        """Wait until the frame of this version has arrived."""
        for _ in range(TIMEOUT // PAUSE):
            if self.last_version >= version:
                return
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError(f"version {version} was not received")

    def advance_clock(self, ms: int) -> None:
        self.page.clock.run_for(ms)

    def click(self, selector: str) -> None:
        """Click with the mouse, because Playwright's clicks wait for frames, which do not come while the clock is stopped.

        Try again if a presence update moves the element.
        """
        for _ in range(MAX_CLICKS):
            self.page.mouse.click(*self.page.evaluate(CENTER_OF, selector))
            if self.page.evaluate("window.hit"):
                return
        raise AssertionError(f"{MAX_CLICKS} clicks missed {selector}")

    def expect_version(self, version: int) -> None:
        expect(self.page.locator(".table-page")).to_have_attribute("data-version", str(version))

    @property
    def behind(self) -> int:
        return int(self.page.locator(".table-page").get_attribute("data-behind") or 0)

    @property
    def drawn_versions(self) -> list[tuple[int, int]]:
        """The time at which each version was drawn."""
        return [(at, version) for at, version in self.page.evaluate("window.drawn")]

    def captions(self) -> list[str]:
        """The caption of each step until the playback ends."""
        captions = [self.page.locator(".caption").inner_text()]
        while self.behind:
            self.advance_clock(PACES["normal"])
            if self.behind:
                captions.append(self.page.locator(".caption").inner_text())
        return captions


def play(person: Visitor, table: str, moves: int) -> int:
    """Play this many moves without pauses. Returns the resulting version."""
    for _ in range(moves):
        frame = person.request("GET", f"/tables/{table}")
        person.request("POST", f"/tables/{table}/moves", version=frame["version"], action=numbers(view_of(frame)["legal"])[0])
    return integer(person.request("GET", f"/tables/{table}")["version"])


class RecordedTable:
    """A table at which one person plays the moves of a record for all seats."""

    def __init__(self, server: ServerProcess, name: str) -> None:
        self.host = Guest(server, "Aki")
        self.record: Record = parse_record((GOLDEN / f"{name}.uki").read_text(encoding="utf-8"))
        self.played = 0
        seats = [{"kind": "human"}] * len(self.record.seats)
        self.table = str(self.host.post("/tables", game=self.record.game, seats=seats, options={})["id"])
        with sqlite3.connect(server.db.removeprefix("sqlite:///")) as database:
            database.execute("UPDATE tables SET seed = ?, secret = NULL WHERE id = ?", (self.record.seed, self.table))
        self.host.post(f"/tables/{self.table}/start")

    def play(self, until: int) -> None:
        for move in self.record.moves[self.played : until]:
            self.host.post(f"/tables/{self.table}/moves", version=self.played, notation=move.notation)
            self.played += 1


@pytest.mark.parametrize("pace", ["normal", *[pytest.param(pace, marks=pytest.mark.repeats) for pace in ("calm", "quick")]])
def test_steps_are_played_back_one_by_one(visit: Visit, server: ServerProcess, pace: str) -> None:
    spectator = visit(name="Nobody", pace=pace)
    recorded = RecordedTable(server, "iki-2-random-0")
    recorded.play(5)
    watcher = Watcher(spectator, recorded.table)
    recorded.play(11)  # six moves without automatic events
    watcher.wait_for_frame(11)
    watcher.advance_clock(PACES[pace] * 6)
    assert [version for _, version in watcher.drawn_versions] == [6, 7, 8, 9, 10, 11]
    times = [at for at, _ in watcher.drawn_versions]
    assert [later - earlier for earlier, later in itertools.pairwise(times)] == [PACES[pace]] * 5


def test_a_bots_turn_is_played_back_before_the_next_question(visit: Visit) -> None:
    """All moves of a fast bot are shown one by one before the player's next question."""
    person = visit(pace="normal")
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
    watcher.advance_clock(PACES["normal"] * 60)
    watcher.expect_version(version)
    expect(person.page.locator(".choices [data-action]").first).to_be_visible()
    times = [at for at, _ in watcher.drawn_versions]
    seen = [version for _, version in watcher.drawn_versions]
    assert seen == sorted(set(seen)) == list(range(seen[0], seen[-1] + 1))
    assert min(later - earlier for earlier, later in itertools.pairwise(times[watched:])) >= PACES["normal"]


def test_playback_can_be_skipped_or_turned_off(visit: Visit, server: ServerProcess) -> None:
    """Escape, a tap on the board and the button skip the playback; without a pace there is no playback."""
    spectator, impatient = visit(name="Nobody", pace="calm"), visit(name="Nobody")
    recorded = RecordedTable(server, "iki-2-random-0")
    recorded.play(4)
    watcher, impatient_watcher = Watcher(spectator, recorded.table), Watcher(impatient, recorded.table)
    skips: dict[int, Callable[[], object]] = {
        8: lambda: spectator.page.keyboard.press("Escape"),
        12: lambda: watcher.click(".board"),
        16: lambda: watcher.click("#skip"),
    }
    for version, skip in skips.items():
        watcher.advance_clock(PACES["calm"])
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
    """Events are played back in scenes with marks on the board, and get their own headings in the log."""
    spectator = visit(name="Nobody", pace="normal")
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
    recorded.play(108)  # payday, and two starve
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
    person = visit(size=PHONE, pace="normal")
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


def test_a_walk_is_animated_past_the_shops_with_amounts(visit: Visit, server: ServerProcess) -> None:
    spectator = visit(name="Nobody", pace="normal")
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
    street, wheel = visit(name="Nobody", pace="normal"), visit(name="Nobody", pace="normal")
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
    person, friend = visit(pace="calm"), visit(name="Bunta")
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
