"""Recorded games and a stopped browser clock for tests of the playback."""

import json
import sqlite3
from pathlib import Path

from playwright.sync_api import WebSocket, expect

from tests.server.server_process import Guest, ServerProcess, integer, numbers, view_of
from tests.web.browsing import MAX_CLICKS, TIMEOUT, Visitor
from ukiyo.engine.record import Record, parse_record

GOLDEN = Path(__file__).parent.parent / "golden"
PAUSE = 20  # ms between checks
STEP_DURATIONS_MS = {"calm": 1300, "normal": 700, "quick": 300}
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
# Started animations. Their time stops with the clock. Flying amounts stay at their start, and
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
    """A visitor whose browser clock advances only on request."""

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
        self.advance_clock(300)  # after the long pause, the page reconnects now instead of during the game
        self.page.locator(".connection.open").wait_for(state="attached")
        self.page.evaluate(RECORD_VERSIONS)

    def on_websocket(self, socket: WebSocket) -> None:
        """Record only frames from the newest connection."""
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
        """Return the time at which each version was drawn."""
        return [(at, version) for at, version in self.page.evaluate("window.drawn")]

    def captions(self) -> list[str]:
        """Return the caption of each step until the playback ends."""
        captions = [self.page.locator(".caption").inner_text()]
        while self.behind:
            self.advance_clock(STEP_DURATIONS_MS["normal"])
            if self.behind:
                captions.append(self.page.locator(".caption").inner_text())
        return captions


def play(person: Visitor, table: str, moves: int) -> int:
    """Play this many moves without pauses, and return the resulting version."""
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
            database.execute("UPDATE tables SET legacy_seed = ?, seed_hex = NULL WHERE id = ?", (self.record.seed, self.table))
        self.host.post(f"/tables/{self.table}/start")

    def play(self, until: int) -> None:
        for move in self.record.moves[self.played : until]:
            self.host.post(f"/tables/{self.table}/moves", version=self.played, notation=move.notation)
            self.played += 1
