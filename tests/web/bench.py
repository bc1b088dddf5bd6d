"""Measures a table's transfer size and response times in the browser. Run with `make bench-web`."""

import argparse
import random
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Request, sync_playwright

from tests.server.server_process import ServerProcess
from tests.web.browsing import Visitor, launch_browser

# Time from navigation start until an element is drawn.
TIME_UNTIL_DRAWN = """selector => new Promise(done => {
    const check = () => document.querySelector(selector)
        ? requestAnimationFrame(() => setTimeout(() => done(performance.now()))) : setTimeout(check, 4);
    check();
})"""
# Time from a click until the move is drawn.
TIME_OF_MOVE = """() => new Promise(done => {
    const page = document.querySelector(".table-page");
    const version = page.dataset.version;
    const observer = new MutationObserver(() => {
        if (page.dataset.version === version) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - clicked)));
    });
    observer.observe(page, { attributes: true });
    const clicked = performance.now();
    document.querySelector("[data-action]").click();
})"""
# Redraws a board from a copied view. Measures script, style and layout.
TIME_OF_REDRAWS = """async ([game, table, times]) => {
    const { html, render } = await import("/vendor/preact.js");
    const { TableContext } = await import("/core/table-context.js");
    const { loadGame, loadBoard, createTable } = await import("/core/game.js");
    const [loadedGame, loadedBoard] = await Promise.all([loadGame(game), loadBoard(game)]);
    const frame = await (await fetch(`/api/tables/${table}`)).json();
    const board = document.querySelector(".board");
    const parent = board.cloneNode(false);
    board.replaceWith(parent);
    const durations = [];
    for (let i = 0; i < times; i++) {
        await new Promise(done => requestAnimationFrame(done));
        const redrawn = createTable(loadedGame, structuredClone(frame), { board: loadedBoard });
        const { Provider } = TableContext;
        const start = performance.now();
        render(html`<${Provider} value=${redrawn}><${loadedBoard.Board} table=${redrawn} /></${Provider}>`, parent);
        parent.getBoundingClientRect();
        durations.push(performance.now() - start);
    }
    return durations;
}"""


def weight(browser: Browser, server: ServerProcess, game: str) -> int:
    """Return the number of bytes transferred until a table is playable, with an empty cache."""
    person = Visitor(browser, server.url)
    table = person.create_table(game, "me", *["novice"] * 3)
    sizes: list[int] = []

    def count(request: Request) -> None:
        size = request.sizes()
        sizes.append(size["responseHeadersSize"] + size["responseBodySize"])

    same_browser = person.context.browser
    assert same_browser
    spectator = same_browser.new_context(storage_state=person.context.storage_state())
    page = spectator.new_page()
    page.on("requestfinished", count)
    page.goto(f"{server.url}/#/table/{table}")
    page.locator("[data-action]").first.wait_for()
    page.wait_for_load_state("networkidle")
    spectator.close()
    person.context.close()
    return sum(sizes)


def load(browser: Browser, server: ServerProcess, game: str, slowdown: int) -> tuple[float, float]:
    """Return the milliseconds until the first choice and the board are drawn, on a throttled CPU with an empty cache."""
    person = Visitor(browser, server.url)
    table = person.create_table(game, "me", *["novice"] * 3)
    person.wait_for_turn()
    assert person.context.browser
    context = person.context.browser.new_context(storage_state=person.context.storage_state(), viewport={"width": 1280, "height": 800})
    page = context.new_page()
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.goto(f"{server.url}/#/table/{table}", wait_until="commit")
    durations = float(page.evaluate(TIME_UNTIL_DRAWN, "[data-action]")), float(page.evaluate(TIME_UNTIL_DRAWN, ".board [data-selectable]"))
    context.close()
    person.context.close()
    return durations


def moves(browser: Browser, server: ServerProcess, game: str, number: int) -> list[float]:
    """Return the milliseconds from a click until the move is drawn."""
    person = Visitor(browser, server.url)
    person.create_table(game, "me", "me", "me", "me")
    durations = []
    for _ in range(number):
        person.wait_for_turn()
        durations.append(float(person.page.evaluate(TIME_OF_MOVE)))
    person.context.close()
    return durations


def redraws(browser: Browser, server: ServerProcess, game: str, number: int) -> list[float]:
    """Return the milliseconds for redrawing the last position in a four-player game."""
    person = Visitor(browser, server.url)
    table = person.create_table(game, "me", *["novice"] * 3)
    rng = random.Random(1)
    while person.request("GET", f"/tables/{table}")["table"]["status"] != "over":  # type: ignore[index]
        frame = person.request("GET", f"/tables/{table}")
        view = frame["view"]
        assert isinstance(view, dict)
        if view["legal"]:
            person.context.request.post(
                f"{server.url}/api/tables/{table}/moves", data={"version": frame["version"], "action": rng.choice(view["legal"])}
            )
    person.page.locator(".table-page.over").wait_for()
    durations = [float(time) for time in person.page.evaluate(TIME_OF_REDRAWS, [game, table, number + 1])]
    person.context.close()
    return durations[1:]  # the first call draws an empty board


def row(label: str, times: list[float], goal: str) -> str:
    ordered = sorted(times)
    return f"| {label} | {len(times)} | {statistics.median(times):.1f} ms | {ordered[int(len(times) * 0.95)]:.1f} ms | {goal} |"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--loads", type=int, default=20)
    parser.add_argument("--moves", type=int, default=60)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(f"sqlite:///{folder}/tables.db", Path(folder))
        browser = launch_browser(playwright)
        print(f"Chromium {browser.version}\n\n| measurement | n | median | 95% within | goal |\n|---|---|---|---|---|")
        for game in ("iki", "hokusai"):
            print(f"| {game}: first load of a table | 1 | {weight(browser, server, game) / 1000:.0f} KB | | at most 400 KB |")
            loads = [load(browser, server, game, 4) for _ in range(args.loads)]
            print(
                row(f"{game}: interactive (the first choice can be made), CPU slowed 4x", [first for first, _ in loads], "within 1000 ms")
            )
            print(row(f"{game}: the board drawn too, CPU slowed 4x", [board for _, board in loads], ""))
            print(row(f"{game}: from click to screen, four players", moves(browser, server, game, args.moves), "within 100 ms"))
            print(row(f"{game}: redraw of a four-player end", redraws(browser, server, game, 100), "under 16 ms"))
        browser.close()
        server.close()


if __name__ == "__main__":
    main()
