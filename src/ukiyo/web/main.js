// The front door: the address chooses the page, each page is fetched when it is first opened.

import { html, render, useEffect, useErrorBoundary, useLayoutEffect, useReducer, useState } from "./vendor/preact.js";
import { clearStylesheet } from "./core/stylesheets.js";
import { meetGames } from "./core/games.js";
import { report, reportUncaught } from "./core/error-report.js";
import { address, useAddress } from "./core/router.js";
import { settings } from "./core/settings.js";
import { say, speak, whenSpoken } from "./core/locale.js";

const PAGES = [
  "home",
  "new",
  "table",
  "seat",
  "replay",
  "tables",
  "learn",
  "lesson",
  "rules",
  "components",
  "puzzles",
  "puzzle",
  "daily",
  "notifications",
  "account",
  "matchmaking",
  "tournaments",
  "tournament",
  "time-off",
  "profile",
];
const DRAWN = ["table", "replay", "lesson", "components", "puzzle"]; // pages that wear a game's style

/** @type {Record<string, (props: { of: string[] }) => unknown>} */
const opened = {};

/** @param {string[]} parts */
const pageOf = ([first]) => (PAGES.includes(first) ? first : "home");

/** @param {string} name */
async function open(name) {
  opened[name] ??= (await import(`./pages/${name}.js`)).default;
}

function Page() {
  const [, redraw] = useReducer((count) => count + 1, 0);
  const [broken, mend] = useErrorBoundary((error) => {
    console.error(error);
    report(error);
  });
  const [first, ...of] = useAddress();
  const [ready, setReady] = useState("");
  const name = pageOf([first]);
  useLayoutEffect(() => void whenSpoken(redraw), []);
  useEffect(() => {
    if (broken) mend();
    open(name).then(
      () => setReady(name),
      () => setReady("unreached"),
    );
    scrollTo(0, 0);
    if (!DRAWN.includes(name)) clearStylesheet();
  }, [name, of.join("/")]);
  if (broken)
    return html`
      <main class="sheet">
        <h1>${say("broken")}</h1>
        <p>${say("broken-advice")}</p>
        <a href="#/">${say("home")}</a>
      </main>
    `;
  if (ready === "unreached")
    return html`
      <main class="sheet">
        <p>${say("connection-lost")}</p>
      </main>
    `;
  return opened[name] && html`<${opened[name]} key=${`${name}/${of.join("/")}`} of=${of} />`;
}

reportUncaught();
const FONTS = ["400 1em 'Alegreya Sans'", "700 1em 'Alegreya Sans'", "700 1em Alegreya"];
const FONTS_WAIT = 600; // ms

/** Once the fonts have loaded, so that text does not move when they replace others; on a slow line the page does not wait for them. */
const lettered = () =>
  Promise.race([
    Promise.all(FONTS.map((font) => document.fonts.load(font))).catch(() => {}),
    new Promise((done) => setTimeout(done, FONTS_WAIT)),
  ]);

const page = /** @type {Element} */ (document.querySelector("#page"));
const [met] = await Promise.all([
  meetGames().then(
    () => speak().then(() => true),
    () => speak().then(() => false),
  ),
  open(pageOf(address())).catch(() => {}),
  lettered(),
]);
render(html`<${met ? Page : (await import("./pages/offline.js")).default} />`, page);
if (settings.name) import("./core/service-worker.js").then(({ keepPage }) => keepPage());
