// The entry point: the route selects a page, and each page's module loads when it is first opened.

import { html, render, useEffect, useErrorBoundary, useLayoutEffect, useReducer, useState } from "./vendor/preact.js";
import { clearGameStylesheet } from "./core/stylesheets.js";
import { loadGames } from "./core/games.js";
import { sendErrorReport, reportUncaughtErrors } from "./core/error-report.js";
import { currentRoute, useRoute } from "./core/router.js";
import { settings } from "./core/settings.js";
import { translate, setLanguage, onLanguageChange } from "./core/locale.js";

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
const PAGES_WITH_GAME_STYLE = ["table", "replay", "lesson", "components", "puzzle"]; // pages that use a game's stylesheet

/** @type {Record<string, (props: { params: string[] }) => unknown>} */
const loadedPages = {};

/** @param {string[]} parts */
const pageName = ([first]) => (PAGES.includes(first) ? first : "home");

/** @param {string} name */
async function loadPage(name) {
  loadedPages[name] ??= (await import(`./pages/${name}.js`)).default;
}

function Page() {
  const [, redraw] = useReducer((count) => count + 1, 0);
  const [error, resetError] = useErrorBoundary((error) => {
    console.error(error);
    sendErrorReport(error);
  });
  const [first, ...params] = useRoute();
  const [ready, setReady] = useState("");
  const name = pageName([first]);
  useLayoutEffect(() => void onLanguageChange(redraw), []);
  useEffect(() => {
    if (error) resetError();
    loadPage(name).then(
      () => setReady(name),
      () => setReady("unreached"),
    );
    scrollTo(0, 0);
    if (!PAGES_WITH_GAME_STYLE.includes(name)) clearGameStylesheet();
  }, [name, params.join("/")]);
  if (error)
    return html`
      <main class="sheet">
        <h1>${translate("broken")}</h1>
        <p>${translate("error-advice")}</p>
        <a href="#/">${translate("home")}</a>
      </main>
    `;
  if (ready === "unreached")
    return html`
      <main class="sheet">
        <p>${translate("connection-lost")}</p>
      </main>
    `;
  return loadedPages[name] && html`<${loadedPages[name]} key=${`${name}/${params.join("/")}`} params=${params} />`;
}

reportUncaughtErrors();
const FONTS = ["400 1em 'Alegreya Sans'", "700 1em 'Alegreya Sans'", "700 1em Alegreya"];
const FONTS_TIMEOUT_MS = 600;

/** Resolves when the fonts have loaded, so that text does not move. On a slow connection, the page does not wait for them. */
const fontsLoaded = () =>
  Promise.race([
    Promise.all(FONTS.map((font) => document.fonts.load(font))).catch(() => {}),
    new Promise((done) => setTimeout(done, FONTS_TIMEOUT_MS)),
  ]);

const page = /** @type {Element} */ (document.querySelector("#page"));
const [loaded] = await Promise.all([
  loadGames().then(
    () => setLanguage().then(() => true),
    () => setLanguage().then(() => false),
  ),
  loadPage(pageName(currentRoute())).catch(() => {}),
  fontsLoaded(),
]);
render(html`<${loaded ? Page : (await import("./pages/offline.js")).default} />`, page);
if (settings.name) import("./core/service-worker.js").then(({ registerServiceWorker }) => registerServiceWorker());
