"""Checks that boards are readable at the busiest positions in golden games. Texts must not be too small, cut off or covered."""

import json
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute

from tests.web.browsing import Visitor
from ukiyo import games
from ukiyo.engine.record import read_record
from ukiyo.play.table_core import StoredTable
from ukiyo.play.table_info import Occupant, TableInfo
from ukiyo.play.table_state import TableState

GOLDEN = Path(__file__).parent.parent / "golden"
MIN_TEXT_SIZES = {(1280, 800): 12, (1366, 657): 11}  # minimum text size in px, by screen size
ME = "me"

# Checks all text inside `root`. Returns [problem, text, element].
FIND_PROBLEMS = """async ([root, minSize]) => {
    await document.fonts.ready; // other languages may load other fonts
    const board = document.querySelector(root);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${root} * { pointer-events: auto !important; }`); // elementFromPoint must find covering elements
    document.adoptedStyleSheets.push(sheet);
    const found = [];
    const describe = el => el.closest("[class]")?.getAttribute("class").trim().replace(/\\s+/g, ".") || el.tagName;
    const path = el => `${describe(el.closest("[data-piece], section, .target") ?? el)} ${describe(el)}`;
    const isShown = el => el.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    const scale = el => { const m = el instanceof SVGElement && el.getScreenCTM?.(); return m ? Math.hypot(m.a, m.b) : 1; };
    const painted = el => {
        if (el instanceof SVGElement || el instanceof HTMLImageElement) return true;
        const style = getComputedStyle(el);
        return style.backgroundImage !== "none" || !/^(transparent|rgba\\(.*, 0(\\.[0-4]\\d*)?\\))$/.test(style.backgroundColor);
    };
    const edged = el => painted(el) || parseFloat(getComputedStyle(el).borderBottomWidth) > 0;
    const beyond = (inner, outer, slack) => Math.max(
        outer.left - inner.left, inner.right - outer.right, outer.top - inner.top, inner.bottom - outer.bottom) > slack;
    const whole = board.getBoundingClientRect();
    for (const el of board.querySelectorAll(".target, [data-piece]"))
        if (isShown(el) && beyond(el.getBoundingClientRect(), whole, 2))
            found.push(["off the board", el.textContent.trim().slice(0, 20), path(el)]);
    const texts = [];
    const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const el = node.parentElement;
        if (!node.data.trim() || el.closest(".visually-hidden, [hidden], title, option") || !isShown(el)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const size = parseFloat(getComputedStyle(el).fontSize) * scale(el);
        // Use the height of the letters instead of the line height.
        const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
        const rects = lines.map(({ left, right, top, bottom }) => {
            const spare = Math.max(0, (bottom - top - size * 0.8) / 2);
            return { left, right, top: top + spare, bottom: bottom - spare };
        });
        if (!rects.length) continue;
        const text = node.data.trim().slice(0, 40);
        if (size < minSize - 0.05) found.push([`${size.toFixed(1)} px`, text, path(el)]);
        let box = el;
        while (box !== board && !edged(box)) box = box.parentElement;
        let clipped = false, scrolled = false;
        for (let up = el; up && up !== document.body && !clipped; up = up.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(up);
            if (up instanceof SVGElement || (overflowX === "visible" && overflowY === "visible")) continue;
            if (/auto|scroll/.test(overflowX + overflowY)) { scrolled = true; continue; } // reachable by scrolling
            const edge = up.getBoundingClientRect();
            clipped = rects.some(rect => beyond(rect, edge, 1)) || (up === el && up.scrollWidth > up.clientWidth + 1);
        }
        if (clipped) {
            found.push(["cut off", text, path(el)]);
            continue; // its rectangles are larger than the visible part
        }
        if (box !== board && rects.some(rect => beyond(rect, box.getBoundingClientRect(), 2)))
            found.push(["overflows", text, path(el)]);
        for (const rect of rects) {
            texts.push({ el, rect, text });
            for (const across of [0.1, 0.5, 0.9]) {
                const [x, y] = [rect.left + (rect.right - rect.left) * across, (rect.top + rect.bottom) / 2];
                const top = document.elementFromPoint(x, y);
                if (!top || !board.contains(top) || top.contains(el) || el.contains(top) || !painted(top)) continue;
                if (scrolled || top.closest("[data-overlay]")) continue;
                found.push([`covered by ${describe(top)}`, text, path(el)]);
                break;
            }
        }
    }
    texts.sort((one, other) => one.rect.top - other.rect.top);
    texts.forEach((one, index) => {
        for (let next = index + 1; next < texts.length && texts[next].rect.top < one.rect.bottom - 1.5; next++) {
            const { rect, el, text } = texts[next];
            if (el === one.el || rect.left > one.rect.right - 1.5 || rect.right < one.rect.left + 1.5) continue;
            found.push([`overlaps '${text}'`, one.text, path(one.el)]);
        }
    });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet);
    return found;
}"""

# Answers requests inside the page, because Playwright's routes disable the cache and serialize requests.
MOCK_RESPONSE = """([address, answer]) => {
    const originalFetch = window.fetch;
    window.fetch = (url, options) => (url === address ? Promise.resolve(Response.json(answer)) : originalFetch(url, options));
}"""


def find_unreadable(page: Page, min_size: float, root: str = ".board") -> list[str]:
    """Return texts that are smaller than `min_size` px, cut off, outside their box, covered or overlapping."""
    found: list[list[str]] = page.evaluate(FIND_PROBLEMS, [root, min_size])
    return sorted({f"{problem}: '{text}' at {index}" for problem, text, index in found})


@cache
def busiest_positions(record: str) -> tuple[int, ...]:
    """Return the moves in a golden game with the most components and the most choices, and the last decision."""
    recorded = read_record(GOLDEN / record)
    rules = games.game(recorded.game)
    state = recorded.start(rules)
    weights = []
    for move in recorded.moves:
        weights.append((len(json.dumps(rules.view(state, state.seat))), len(state.legal())))
        state.play(rules.parse(move.notation))
    number = range(len(weights))
    fullest = max(number, key=lambda move: weights[move])
    freest = max(number[len(weights) // 2 :], key=lambda move: weights[move][::-1])
    return tuple(sorted({fullest, freest, len(weights) - 1}))


@cache
def widest_questions(record: str) -> dict[str, int]:
    """Return the move with the most choices for each kind of decision."""
    recorded = read_record(GOLDEN / record)
    rules = games.game(recorded.game)
    state = recorded.start(rules)
    found: dict[str, tuple[int, int]] = {}
    for number, move in enumerate(recorded.moves):
        most, _ = found.get(state.decision(), (0, 0))
        if len(state.legal()) > most:
            found[state.decision()] = (len(state.legal()), number)
        state.play(rules.parse(move.notation))
    return {decision: number for decision, (_, number) in found.items()}


def spread_languages(positions: Sequence[int], languages: list[str]) -> list[tuple[int, list[str]]]:
    """Assign the languages to the positions, so that each language is tested."""
    return [(moves, languages[index :: len(positions)]) for index, moves in enumerate(positions)]


def golden_frame(record: str, moves: int) -> dict[str, object]:
    """Return the frame of a golden game after this many moves, for the seat to move. The other seats are bots."""
    recorded = read_record(GOLDEN / record)
    rules = games.game(recorded.game)
    state = recorded.replay(rules, moves)
    occupants = [
        Occupant("human", "Aki", ME) if seat == state.seat else Occupant("bot", "master", None, "master")
        for seat in range(recorded.players)
    ]
    info = TableInfo(
        "golden",
        recorded.game,
        rules.version,
        rules.fingerprint,
        recorded.options,
        recorded.seed,
        False,
        "over" if state.over else "playing",
        ME,
        0.0,
        None,
        None,
        None,
        occupants,
    )
    table = TableState(StoredTable(info, 0, None, [], {}))
    table.state, table.version = state, moves
    return dict(table.frame(ME))


def ignore_messages(socket: WebSocketRoute) -> None:
    """A WebSocket that does not respond."""


def show_position(
    person: Visitor,
    record: str,
    moves: int,
    log_events: Sequence[object] = (),
    handle_socket: Callable[[WebSocketRoute], None] = ignore_messages,
) -> None:
    """Show a position from a golden game on the table page. `handle_socket` handles the WebSocket instead of the server."""
    page = person.page
    name = f"golden-{record.removesuffix('.uki')}-{moves}".replace("+", "_")
    response = json.dumps([f"/api/tables/{name}?since=0", {**golden_frame(record, moves), "events": list(log_events)}])
    page.route_web_socket(f"**/api/tables/{name}/live*", handle_socket)
    page.add_init_script(f"({MOCK_RESPONSE})({response})")
    page.evaluate(f"({MOCK_RESPONSE})({response})")
    person.go(f"#/table/{name}")
    page.locator(f".table-page[data-version='{moves}']:not([data-before]) .board > *").first.wait_for()
    page.evaluate("document.fonts.ready.then(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))))")
