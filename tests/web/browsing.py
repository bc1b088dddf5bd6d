"""Players in a real browser who click the highlighted targets."""

import os
import random
import re
import shutil
import time
from pathlib import Path

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Request, expect

from tests.server.server_process import NO_KEEPALIVE, Guest, numbers, table_of, view_of
from tests.web.javascript_coverage import save_coverage, start_coverage

SCREENS = Path("build/screens")
LAPTOP = (1280, 800)
PHONE = (390, 844)
SMALL_PHONE = (360, 740)
TABLETS = [(820, 1180), (1180, 820)]
TOUCHED = [PHONE, SMALL_PHONE, *TABLETS]
TIMEOUT = 120_000  # ms, long enough for a busy machine
FRAME = 20  # ms, shorter than two frames
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-lcd-text",  # subpixel text gets its own layers, which are redrawn at every move
]
MAX_CLICKS = 20  # at an element that moves
DONE_BUTTON = ".choices [data-group=done] [data-action]"
HAS_CHANGED = """([version, left]) => {
    const page = document.querySelector(".table-page");
    return page && (page.dataset.version !== version || page.dataset.candidates !== left || page.classList.contains("over"));
}"""
FIND_CLICK_POINT = """([selector, index]) => {
    window.hit = false;
    document.addEventListener("click", ({ target }) => (window.hit = target.closest(selector) !== null), { once: true, capture: true });
    const element = document.querySelectorAll(selector)[index];
    element.scrollIntoView({ block: "center", inline: "center" });
    const box = element.getBoundingClientRect();
    for (const down of [0.5, 0.2, 0.8, 0.05, 0.95]) for (const across of [0.5, 0.2, 0.8, 0.05, 0.95]) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        if (document.elementFromPoint(x, y)?.closest("[data-selectable], [data-action]") === element) return [x, y];
    }
    return element.outerHTML.slice(0, 200);
}"""
# Resolves two frames later, when received data has been drawn and the resulting requests have started.
NEXT_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
PAGE_STATE = """() => {
    const page = document.querySelector(".table-page");
    const count = selector => document.querySelectorAll(selector).length;
    return [[page.dataset.version, page.dataset.candidates], count(".board [data-selectable]"), count(".choices [data-action]")];
}"""
CAN_CHOOSE = """() => {
    const page = document.querySelector(".table-page");
    return page && (page.classList.contains("over") || Number(page.dataset.candidates) > 0);
}"""

# Plays inside the page by clicking targets and choices, until the game is over or `most` choices are made.
PLAY = """async ([seed, most]) => {
    const below = (end) => (seed = (seed * 48271) % 2147483647) % end;
    const page = () => document.querySelector(".table-page");
    const over = () => page()?.classList.contains("over");
    const state = () => `${page().dataset.version} ${page().dataset.candidates}`;
    const until = (condition) => new Promise((done) => {
        if (condition()) return done();
        const observer = new MutationObserver(() => condition() && (observer.disconnect(), done()));
        observer.observe(document.querySelector("#page"), { attributes: true, childList: true, subtree: true });
    });
    let made = 0;
    for (; made < most; made++) {
        await until(() => over() || Number(page()?.dataset.candidates) > 0);
        if (over()) break;
        const before = state();
        const targets = [...document.querySelectorAll(".board [data-selectable]")];
        const buttons = [...document.querySelectorAll(".choices [data-action]")];
        const from = targets.length && below(10) < 8 ? targets : buttons.length ? buttons : targets;
        from[below(from.length)].dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        await until(() => over() || state() !== before);
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
    return made;
}"""


def chromium() -> str | None:
    """The path of Chromium, or None if it is not installed. The headless shell starts fastest."""
    chosen = os.environ.get("UKIYO_CHROMIUM")
    names = [chosen] if chosen else ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
    return next(filter(None, map(shutil.which, names)), None)


def launch_browser(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS)


def new_context(browser: Browser, language: str, size: tuple[int, int], service_worker: bool = False) -> BrowserContext:
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        reduced_motion="reduce",
        has_touch=size in TOUCHED,
        is_mobile=size in TOUCHED,
        device_scale_factor=1,
        service_workers="allow" if service_worker else "block",
    )
    context.set_default_timeout(TIMEOUT)
    return context


class Visitor:
    """A person with a browser context. Console errors are recorded and fail the test."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        language: str = "en",
        size: tuple[int, int] = LAPTOP,
        name: str = "Aki",
        speed: str = "at-once",
        service_worker: bool = False,
        context: BrowserContext | None = None,
    ) -> None:
        """The service worker is off by default to reduce the number of requests. A reused `context` has the files in its cache."""
        width, height = size
        self.url = url
        self.context = context or new_context(browser, language, size, service_worker)
        self.console_errors: list[str] = []
        self.records_errors = True
        self.changed = False  # the context cannot be reused
        self.page: Page = self.context.new_page()
        if context:
            self.context.new_cdp_session(self.page).send("Storage.clearDataForOrigin", {"origin": url, "storageTypes": "all"})
        self.coverage_session = start_coverage(self.page)
        self.page.set_viewport_size({"width": width, "height": height})
        settings = f'{{"name": "{name}", "sound": false, "confirm": false, "playbackSpeed": "{speed}"}}'
        self.page.add_init_script(f"localStorage.getItem('ukiyo') ?? localStorage.setItem('ukiyo', '{settings}')")
        self.page.on("pageerror", lambda error: self.record_error(str(error)))
        self.page.on("console", lambda message: self.record_error(message.text) if message.type == "error" else None)
        self.requests = 0
        self.pending_requests: set[Request] = set()
        self.page.on("request", self.on_request)
        self.page.on("requestfinished", self.on_response)
        self.page.on("requestfailed", self.on_response)

    def leave(self) -> None:
        """Clear the session so that the next visitor can reuse the context and its cached files."""
        save_coverage(self.coverage_session)
        for page in self.context.pages:
            page.close()
        self.context.clear_cookies()

    def record_error(self, message: str) -> None:
        if self.records_errors:
            self.console_errors.append(message)

    def on_request(self, request: Request) -> None:
        self.requests += 1
        self.pending_requests.add(request)

    def on_response(self, request: Request) -> None:
        self.pending_requests.discard(request)

    def open(self, address: str = "") -> None:
        self.go(address)
        self.page.locator("#page > :not([data-before])").first.wait_for()

    def go(self, address: str) -> None:
        """Navigate, or reload if the address is the same. Elements of the previous page are marked with `data-before`."""
        save_coverage(self.coverage_session)
        if self.page.url == f"{self.url}/{address}":
            self.page.reload()
        else:
            self.page.evaluate("document.querySelectorAll('#page > *, .table-page').forEach(part => part.setAttribute('data-before', ''))")
            self.page.goto(f"{self.url}/{address}")

    def settle(self) -> None:
        """Wait until all requests have finished and their results are drawn."""
        for _ in range(TIMEOUT // FRAME):
            before = len(self.pending_requests), self.requests
            self.page.evaluate(NEXT_FRAMES)
            if before == (0, self.requests) and not self.pending_requests:
                return
        raise AssertionError(f"Requests are still pending: {[request.url for request in self.pending_requests]}")

    def wait_until(self, script: str) -> None:
        """Wait until the script returns true. Playwright's `wait_for_function` does not work with the page's security policy."""
        for _ in range(TIMEOUT // FRAME):
            if self.page.evaluate(script):
                return
            self.page.evaluate(NEXT_FRAMES)
        raise AssertionError(f"The condition was never true: {script}")

    def create_table(self, game: str, *seats: str, **options: str) -> str:
        """Create a table, start it unless a seat is open, and open it. Each seat is `me`, `open` or a bot's level."""
        kinds = {"me": {"kind": "human"}, "open": {"kind": "open"}}
        chosen = [kinds.get(seat, {"kind": "bot", "bot": seat}) for seat in seats]
        self.request("POST", "/me", name="Aki")
        table = str(self.request("POST", "/tables", game=game, seats=chosen, options=options)["id"])
        if "open" not in seats:
            self.request("POST", f"/tables/{table}/start")
        self.open_table(table)
        return table

    def request(self, method: str, path: str, **body: object) -> dict[str, object]:
        """Send a request to the API with this browser's session."""
        answer = self.context.request.fetch(f"{self.url}/api{path}", method=method, data=body if method == "POST" else None)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return dict(answer.json())

    def open_table(self, table: str) -> None:
        self.page.goto(f"{self.url}/#/table/{table}")
        self.page.locator(".board > *").first.wait_for()

    @property
    def over(self) -> bool:
        return self.page.locator(".table-page.over").count() > 0

    def wait_for_turn(self) -> bool:
        """Wait until it is this person's turn. Returns False if the game is over."""
        self.page.wait_for_function(CAN_CHOOSE, polling=FRAME)
        return not self.over

    def choose_at_random(self, rng: random.Random, end_turns_early: bool = False) -> None:
        """Click a random target on the board, or a button if there is no target.

        With `end_turns_early`, end the turn whenever possible.
        """
        page = self.page
        seen, targets, buttons = page.evaluate(PAGE_STATE)
        selector, number = (".board [data-selectable]", targets) if targets and rng.random() < 0.8 else (".choices [data-action]", buttons)
        if end_turns_early and page.locator(DONE_BUTTON).count():
            selector, number = DONE_BUTTON, 1
        self.click_on(selector, rng.randrange(number))
        page.wait_for_function(HAS_CHANGED, arg=seen, polling=FRAME)

    def click_on(self, selector: str, index: int = 0) -> None:
        """Click an element, and try again if it has moved."""
        for _ in range(MAX_CLICKS):
            if self.click(selector, index):
                return
        raise AssertionError(f"{MAX_CLICKS} clicks missed {selector}")

    def click(self, selector: str, index: int) -> bool:
        """Click an uncovered point of an element. Returns whether the click reached it."""
        point = self.page.evaluate(FIND_CLICK_POINT, [selector, index])
        assert isinstance(point, list), f"{selector} can't be clicked: {point}"
        self.page.mouse.click(*point)
        return bool(self.page.evaluate("window.hit"))

    def play_choices(self, rng: random.Random, moves: int = 10_000, end_turns_early: bool = False) -> None:
        """Make random choices until the game is over, or at most this many."""
        for _ in range(moves):
            if not self.wait_for_turn():
                return
            self.choose_at_random(rng, end_turns_early)

    def play_by_requests(self, table: str, rng: random.Random, moves: int = 10_000) -> None:
        """Play random moves through the API until the game is over, or at most this many."""
        self.page.goto(f"{self.url}/#/")
        address, cookies = f"{self.url}/api/tables/{table}", {cookie["name"]: cookie["value"] for cookie in self.context.cookies()}
        with httpx.Client(cookies=cookies, timeout=TIMEOUT / 1000, verify=False, limits=NO_KEEPALIVE) as client:
            while moves and table_of(frame := client.get(address).json())["status"] != "over":
                if legal := numbers(view_of(frame)["legal"]):
                    moves -= 1
                    client.post(f"{address}/moves", json={"version": frame["version"], "action": rng.choice(legal)})
                else:
                    time.sleep(0.02)  # the bots' turn

    def use_session_of(self, guest: Guest) -> None:
        """Use a guest's session cookie."""
        self.context.add_cookies([{"name": name, "value": value, "url": self.url} for name, value in guest.http.cookies.items()])

    def screenshot(self, name: str, full: bool = False) -> None:
        """Save a screenshot if UKIYO_SCREENS is set."""
        if os.environ.get("UKIYO_SCREENS"):
            SCREENS.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=SCREENS / f"{name}.png", full_page=full)

    def select_language(self, language: str) -> None:
        """Change the language on the current page."""
        self.page.locator(".language-select select").first.select_option(language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def assert_no_errors(self) -> None:
        """Check that the page shows no untranslated or undefined text, and that there were no console errors."""
        text = self.page.locator("body").inner_text()
        raw = re.findall(r"⟨[^⟩]*⟩|undefined|NaN|\[object", text)
        assert not raw, raw
        assert not self.console_errors, self.console_errors
