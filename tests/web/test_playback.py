"""Playback of other players' turns: step by step, at a chosen pace, with skipping and a recap."""

import itertools
import json
import re
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import WebSocket, expect

from tests.server.server_process import Guest, ServerProcess, numbers, table_of, view_of, whole
from tests.server.waiting import wait_for
from tests.web.browsing import MAX_CLICKS, PHONE, TIMEOUT, Visitor
from tests.web.conftest import Visit
from ukiyo.engine.record import Record, parse_record

GOLDEN = Path(__file__).parent.parent / "golden"
PAUSE = 20  # ms between checks
PACES = {"calm": 1300, "normal": 700, "quick": 300}
NOTE = """() => {
    const page = document.querySelector(".table-page");
    window.drawn = [];
    new MutationObserver(() => window.drawn.push([Date.now(), Number(page.dataset.version)]))
        .observe(page, { attributes: true, attributeFilter: ["data-version"] });
}"""
AWAY = """away => {
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
MOVED = """
    window.moved = [];
    window.walked = [];
    window.flown = 0;
    window.panned = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (this.dataset.piece && ("translate" in frames[0] || "transform" in frames[0])) window.moved.push(this.dataset.piece);
        if (this.dataset.along && ("translate" in frames[0] || "transform" in frames[0])) window.walked.push(frames.length);
        if (this instanceof SVGElement && this.parentElement?.className === "flows") window.flown += 1;
        if (this.parentElement?.className === "surface-frame") window.panned += 1;
        const motion = animate.call(this, frames, options);
        if (this.closest(".flows")) motion.pause();
        else motion.finish();
        return motion;
    };
"""
# Texts of live regions.
HEARD = """
    window.heard = [];
    const part = () => ({ setValueAtTime() {}, exponentialRampToValueAtTime() {} });
    window.AudioContext = class {
        currentTime = 0;
        createGain() { return { gain: part(), connect: next => next }; }
        createOscillator() {
            const made = { frequency: part(), connect: next => next, start: () => window.heard.push(made.type), stop() {} };
            return made;
        }
        close() {}
    };
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true } });
    localStorage.setItem("ukiyo", JSON.stringify({ ...JSON.parse(localStorage.getItem("ukiyo")), sound: true, volume: 1 }));
"""
LOOKED = "['Left', 'Top', 'Width'].map(side => document.querySelector('.surface-frame')[`scroll${side}`])"
# Whether an element of the board is visible, if it exists.
IN_SIGHT = """what => {
    const frame = document.querySelector(".surface-frame").getBoundingClientRect();
    const boxes = [...document.querySelectorAll(`.board ${what}`)].map(thing => thing.getBoundingClientRect());
    return !boxes.length || boxes.some(({ top, bottom }) => top >= frame.top - 1 && bottom <= frame.bottom + 1);
}"""
MIDDLE = """what => {
    window.hit = false;
    addEventListener("click", ({ target }) => (window.hit = target.closest(what) !== null), { once: true, capture: true });
    const { left, right, top, bottom } = document.querySelector(what).getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
}"""
MOVING = "document.querySelector('.flows .mark-flame').getAnimations().length"


class Watcher:
    """A visitor whose browser clock only advances on request."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.page = visitor.page
        self.record_error = 0
        self.line: WebSocket | None = None
        self.page.on("websocket", self.listen)
        self.page.add_init_script(MOVED)
        self.page.goto(f"{visitor.url}/icon.svg")  # reconnects
        visitor.changed = True
        self.page.clock.install(time=0)
        visitor.open_table(table)
        self.page.locator(".line.open").wait_for(state="attached")
        self.page.clock.pause_at(600_000)
        self.lets_pass(300)  # the long silence makes the page reconnect now instead of during the game
        self.page.locator(".line.open").wait_for(state="attached")
        self.page.evaluate(NOTE)

    def listen(self, line: WebSocket) -> None:
        """Record frames of the newest connection only."""
        self.line = line
        line.on("framereceived", lambda text: self.hear(json.loads(text)) if line is self.line else None)

    def hear(self, message: dict[str, object]) -> None:
        if message["type"] == "frame":
            self.record_error = whole(message["version"])

    def hears(self, version: int) -> None:
        """Wait until the frame of this version has arrived."""
        for _ in range(TIMEOUT // PAUSE):
            if self.record_error >= version:
                return
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError(f"version {version} was not heard")

    def lets_pass(self, ms: int) -> None:
        self.page.clock.run_for(ms)

    def taps(self, what: str) -> None:
        """Click with the mouse, because Playwright's clicks wait for frames, which the stopped clock never brings.

        Try again if a presence update moves the element.
        """
        for _ in range(MAX_CLICKS):
            self.page.mouse.click(*self.page.evaluate(MIDDLE, what))
            if self.page.evaluate("window.hit"):
                return
        raise AssertionError(f"{MAX_CLICKS} taps all missed {what}")

    def sees(self, version: int) -> None:
        expect(self.page.locator(".table-page")).to_have_attribute("data-version", str(version))

    @property
    def behind(self) -> int:
        return int(self.page.locator(".table-page").get_attribute("data-behind") or 0)

    @property
    def drawn(self) -> list[tuple[int, int]]:
        """The time at which each version was drawn."""
        return [(at, version) for at, version in self.page.evaluate("window.drawn")]

    def captions(self) -> list[str]:
        """The caption of each step until the playback ends."""
        said = [self.page.locator(".caption").inner_text()]
        while self.behind:
            self.lets_pass(PACES["normal"])
            if self.behind:
                said.append(self.page.locator(".caption").inner_text())
        return said


def play(person: Visitor, table: str, moves: int) -> int:
    """Play this many moves without pauses. Returns the resulting version."""
    for _ in range(moves):
        frame = person.ask("GET", f"/tables/{table}")
        person.ask("POST", f"/tables/{table}/moves", version=frame["version"], action=numbers(view_of(frame)["legal"])[0])
    return whole(person.ask("GET", f"/tables/{table}")["version"])


class Recorded:
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
    stranger = visit(name="Nobody", pace=pace)
    recorded = Recorded(server, "iki-2-random-0")
    recorded.play(5)
    watcher = Watcher(stranger, recorded.table)
    recorded.play(11)  # six moves without automatic events
    watcher.hears(11)
    watcher.lets_pass(PACES[pace] * 6)
    assert [version for _, version in watcher.drawn] == [6, 7, 8, 9, 10, 11]
    times = [at for at, _ in watcher.drawn]
    assert [later - earlier for earlier, later in itertools.pairwise(times)] == [PACES[pace]] * 5


def test_a_bots_turn_is_played_back_before_the_next_question(visit: Visit) -> None:
    """All moves of a fast bot are shown one by one before the player's next question."""
    person = visit(pace="normal")
    table = person.create_table("hokusai", "me", "novice")
    watcher = Watcher(person, table)

    def asked() -> int:
        """Wait for all frames of the bot's turn while the clock is stopped. Returns the version of the player's turn."""
        while not numbers(view_of(frame := person.ask("GET", f"/tables/{table}"))["legal"]):
            pass
        watcher.hears(whole(frame["version"]))
        return whole(frame["version"])

    version = asked()
    while not watcher.behind and version <= 40:
        expect(person.page.locator(".choices [data-action]").first).to_be_visible()
        watcher.taps(".choices [data-action]")
        watcher.sees(version + 1)  # the player's own move is not delayed
        version = asked()
    assert watcher.behind
    watched = len(watcher.drawn) - 1
    assert person.page.locator(".choices").count() == 0
    watcher.lets_pass(PACES["normal"] * 60)
    watcher.sees(version)
    expect(person.page.locator(".choices [data-action]").first).to_be_visible()
    times = [at for at, _ in watcher.drawn]
    seen = [version for _, version in watcher.drawn]
    assert seen == sorted(set(seen)) == list(range(seen[0], seen[-1] + 1))
    assert min(later - earlier for earlier, later in itertools.pairwise(times[watched:])) >= PACES["normal"]


def test_playback_can_be_skipped_or_turned_off(visit: Visit, server: ServerProcess) -> None:
    """Escape, a tap on the board and the button skip the playback; without a pace there is no playback."""
    stranger, hasty = visit(name="Nobody", pace="calm"), visit(name="Nobody")
    recorded = Recorded(server, "iki-2-random-0")
    recorded.play(4)
    watcher, hurried = Watcher(stranger, recorded.table), Watcher(hasty, recorded.table)
    skips: dict[int, Callable[[], object]] = {
        8: lambda: stranger.page.keyboard.press("Escape"),
        12: lambda: watcher.taps(".board"),
        16: lambda: watcher.taps("#skip"),
    }
    for version, skip in skips.items():
        watcher.lets_pass(PACES["calm"])
        recorded.play(version)
        for somebody in (watcher, hurried):
            somebody.hears(version)
        hurried.sees(version)
        watcher.sees(version - 3)
        assert watcher.behind >= 3
        assert "▸▸" in stranger.page.locator("#skip").inner_text()
        skip()
        watcher.sees(version)
        expect(stranger.page.locator(".table-page")).to_have_attribute("data-behind", "0")
    expect(stranger.page.locator(".log .chapter li").last).to_be_visible()
    stranger.assert_no_errors()


@pytest.mark.parametrize("still", [True, False], ids=["reduced motion", "motion"])
def test_fire_payday_and_new_year_are_staged(visit: Visit, server: ServerProcess, still: bool) -> None:
    """Events are played back in scenes with marks on the board, and get their own headings in the log."""
    stranger = visit(name="Nobody", pace="normal")
    stranger.page.add_init_script(HEARD)
    if not still:
        stranger.page.emulate_media(reduced_motion="no-preference")
    recorded = Recorded(server, "iki-2-random-0")
    recorded.play(56)
    watcher = Watcher(stranger, recorded.table)
    recorded.play(57)  # three characters burn
    watcher.hears(57)
    watcher.sees(57)
    page = stranger.page
    assert "A fire of strength" not in page.locator(".caption").inner_text()
    expect(page.locator(".log .chapter.fire")).to_have_count(0)  # the log does not run ahead of the playback
    watcher.lets_pass(700)
    assert page.locator(".caption.scene-fire h2").inner_text() == "Fire"
    assert "breaks out in nagaya c" in page.locator(".caption").inner_text()
    assert "breaks out in nagaya c" in page.locator(".log .chapter.fire").inner_text()
    assert "Shrine Maiden" not in page.locator(".log .chapter.fire").inner_text()
    watcher.lets_pass(700)
    assert "Shrine Maiden" in page.locator(".caption").inner_text()
    assert page.locator(".flows .mark-flame").count() == 1
    assert page.evaluate(MOVING) == (0 if still else 1)
    expect(page.locator(".board [data-names~='stall:c1']").first).to_contain_text("Shrine Maiden")  # still shown while it burns
    assert page.locator(".board .highlighted").count() > 0
    assert set(page.evaluate("window.heard")) == {"sawtooth"}, "it crackles"
    watcher.lets_pass(700)
    expect(page.locator(".board [data-names~='stall:c1']").first).not_to_contain_text("Shrine Maiden")
    if still:
        stranger.screenshot("scene-fire")
        watcher.captions()
        expect(page.locator(".log .chapter.fire h3").last).to_have_text("Fire")
    else:
        page.keyboard.press("Escape")
        assert watcher.behind == 0

    recorded.play(107)
    watcher.hears(107)
    page.keyboard.press("Escape")
    watcher.lets_pass(700)
    recorded.play(108)  # payday, and two starve
    watcher.hears(108)
    watcher.lets_pass(700 * 3)
    assert page.locator(".flows .change.gain").count() > 0
    assert "sine" in page.evaluate("window.heard"), "coins, after the crackling"
    if not still:
        watcher.taps("#skip")
        expect(page.locator(".table-page")).to_have_attribute("data-behind", "0")
        return
    said = "\n".join(watcher.captions())
    assert re.search("Payday(.|\n)*salaries(.|\n)*Feeding(.|\n)*leaves: not enough rice(.|\n)*Winter", said), said
    assert [heading for heading in page.locator(".log h3").all_inner_texts() if heading in ("Payday", "Feeding")][-2:] == [
        "Payday",
        "Feeding",
    ]

    recorded.play(142)
    watcher.hears(142)
    page.keyboard.press("Escape")
    watcher.lets_pass(700)
    recorded.play(143)
    watcher.hears(143)
    said = "\n".join(watcher.captions())
    assert re.search("Payday(.|\n)*Harmony(.|\n)*Feeding(.|\n)*New Year", said), said
    recorded.play(148)
    watcher.hears(148)
    assert "The end" in "\n".join(watcher.captions())

    def ending_shown() -> bool:  # the dialog waits for the score history
        watcher.lets_pass(100)
        return page.locator("dialog.ending").is_visible()

    wait_for(ending_shown, "the ending")
    stranger.assert_no_errors()


@pytest.mark.parametrize("still", [True, pytest.param(False, marks=pytest.mark.repeats)], ids=["reduced motion", "motion"])
def test_on_a_phone_the_board_scrolls_to_each_event_and_back(visit: Visit, server: ServerProcess, still: bool) -> None:
    person = visit(size=PHONE, pace="normal")
    if not still:
        person.page.emulate_media(reduced_motion="no-preference")
    recorded = Recorded(server, "iki-2-random-0")
    person.use_session_of(recorded.host)
    recorded.play(56)
    watcher = Watcher(person, recorded.table)
    recorded.play(57)  # three characters burn
    watcher.hears(57)
    before = person.page.evaluate(LOOKED)
    person.page.evaluate("window.panned = 0")
    watcher.lets_pass(700)
    assert person.page.evaluate("window.panned") == (0 if still else 1)
    watcher.lets_pass(700)
    assert "Shrine Maiden" in person.page.locator(".caption").inner_text()
    assert person.page.evaluate(IN_SIGHT, "[data-names~='stall:c1']")
    assert person.page.evaluate(LOOKED) != before
    watcher.taps("#skip")
    assert watcher.behind == 0
    assert person.page.evaluate(IN_SIGHT, "[data-lit]")


def test_a_walk_is_animated_past_the_shops_with_amounts(visit: Visit, server: ServerProcess) -> None:
    stranger = visit(name="Nobody", pace="normal")
    stranger.page.emulate_media(reduced_motion="no-preference")
    recorded = Recorded(server, "iki-2-random-0")
    moves = [move.notation for move in recorded.record.moves]
    walk = next(at for at, notation in enumerate(moves) if notation.startswith("move ") and int(notation.split()[1]) >= 3)
    recorded.play(walk)
    watcher = Watcher(stranger, recorded.table)
    recorded.play(walk + 1)
    watcher.sees(walk + 1)
    steps = int(moves[walk].split()[1])
    assert max(stranger.page.evaluate("window.walked")) == steps + 1
    income = next(at for at in range(walk + 1, len(moves)) if moves[at] == "income")
    recorded.play(income)
    watcher.hears(income)
    stranger.page.keyboard.press("Escape")
    watcher.lets_pass(700)
    recorded.play(income + 1)
    watcher.sees(income + 1)
    assert stranger.page.locator(".flows .change").first.inner_text() == "+4"
    assert "+4" in stranger.page.locator(".caption .changes").inner_text()


def test_components_move_to_their_places_and_a_solo_round_is_staged(visit: Visit, server: ServerProcess) -> None:
    street, wheel = visit(name="Nobody", pace="normal"), visit(name="Nobody", pace="normal")
    for stranger in (street, wheel):
        stranger.page.emulate_media(reduced_motion="no-preference")
    recorded = Recorded(server, "iki-2-random-0")
    moves = [move.notation for move in recorded.record.moves]
    hired = moves.index("hire kite-maker") + 1
    recorded.play(hired)
    watcher = Watcher(street, recorded.table)
    recorded.play(hired + 1)
    watcher.sees(hired + 1)
    assert "card-kite-maker" in street.page.evaluate("window.moved")
    expect(street.page.locator(".caption .changes .iki-kobun")).to_be_visible()  # drawn as on the cards
    recorded.play(27)
    watcher.hears(27)
    street.page.keyboard.press("Escape")
    watcher.lets_pass(700)
    recorded.play(28)  # a lap: all characters of the player gain experience
    watcher.hears(28)
    watcher.captions()
    assert {"kobun-kite-maker", "kobun-boiled-egg-peddler"} <= set(street.page.evaluate("window.moved"))

    alone = Recorded(server, "hokusai-1-greedy-0")
    alone.play(5)
    watcher = Watcher(wheel, alone.table)
    alone.play(6)
    watcher.hears(6)
    caption, headings = wheel.page.locator(".caption"), wheel.page.locator(".log .chapter h3")
    expect(headings.last).to_have_text("Turn 1 of 20: Aki")
    watcher.lets_pass(700)
    expect(caption.locator("h2")).to_have_text("End of turn 1 of 20")
    expect(caption).to_contain_text("A drop of the clock returns to the box: 19 left.")
    assert wheel.page.locator(".board .highlighted[data-names='clock:1']").count() == 1
    assert wheel.page.locator(".flows .mark-drop").count() == 1
    expect(headings.last).to_have_text("End of turn 1 of 20")
    watcher.lets_pass(700)
    expect(caption).to_contain_text("Aki draws black.")
    watcher.lets_pass(700)
    expect(headings.last).to_have_text("Turn 2 of 20: Aki")
    alone.play(11)
    watcher.hears(11)
    watcher.taps("#skip")
    assert watcher.behind == 0
    expect(headings.last).to_have_text("Turn 3 of 20: Aki")
    assert "18 left" in wheel.page.locator(".log .chapter.round").last.inner_text()
    alone.play(28)
    watcher.hears(28)
    wheel.page.keyboard.press("Escape")
    watcher.lets_pass(700)
    wheel.page.evaluate("window.flown = 0")
    alone.play(29)  # a drop moves from the wheel
    watcher.sees(29)
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
    people = {tuple(numbers(table_of(each.ask("GET", f"/tables/{table}"))["yours"])): each for each in (person, friend)}
    mine = next(seats[0] for seats, each in people.items() if each is person)
    while view_of(friend.ask("GET", f"/tables/{table}"))["seat"] != mine:
        play(friend, table, 1)
    while view_of(person.ask("GET", f"/tables/{table}"))["seat"] == mine:
        play(person, table, 1)
    question = person.page.locator(".notify")
    expect(question).to_be_visible()
    question.get_by_role("button", name="Yes").click()
    expect(question).to_have_count(0)

    watcher = Watcher(person, table)
    person.page.evaluate("Notification.permission = 'granted'")
    person.page.evaluate(AWAY, True)
    before = whole(person.ask("GET", f"/tables/{table}")["version"])
    while view_of(friend.ask("GET", f"/tables/{table}"))["seat"] != mine:
        play(friend, table, 1)
    version = whole(person.ask("GET", f"/tables/{table}")["version"])
    watcher.hears(version)
    watcher.sees(version)
    # The page checks for a service worker before it notifies, so a later check means that the notification was sent.
    told = "navigator.serviceWorker.getRegistration().then(() => [window.notified, window.buzzed])"
    assert person.page.evaluate(told) == [[["Your turn", "IKI"]], 1]
    expect(person.page).to_have_title(re.compile("Your turn"))
    assert person.page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"
    person.page.evaluate(AWAY, False)
    assert watcher.behind == 0
    recap = person.page.locator(".recap")
    assert version > before
    expect(recap.locator("li").first).to_contain_text("Bunta")
    person.screenshot("recap")
    watcher.taps(".choices [data-action]")
    watcher.sees(version + 1)
    watcher.lets_pass(100)
    expect(recap.locator("li")).to_have_count(0)  # collapsed
    watcher.taps(".recap summary")
    expect(recap.locator("li").first).to_contain_text("Bunta")
    while view_of(person.ask("GET", f"/tables/{table}"))["seat"] == mine:
        play(person, table, 1)
    person.page.clock.resume()
    person.page.reload()
    expect(person.page.locator(".panel .waiting")).to_be_visible()
    assert question.count() == 0, "whoever has answered is not asked again"
    person.assert_no_errors()
