// The rules of a game with a table of contents.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact.js";
import { gameNameOrFirst, gameTitle } from "../core/games.js";
import { replaceRoute } from "../core/router.js";
import { language, translate } from "../core/locale.js";
import { GameTabs, Page, ErrorMessage, useFetch } from "./page.js";

/** @typedef {{ id: string, text: string, level: number }} Heading */

/** @param {{ params: string[] }} props */
export default function Rules({ params: [requestedGame, section] }) {
  const game = gameNameOrFirst(requestedGame);
  const /** @type {[{ html: string, language: string } | null, string]} */ [rules, errorMessage] = useFetch(
      `/games/${game}/rules?language=${language()}`,
      { cache: true },
    );
  const text = useRef(/** @type {HTMLElement | null} */ (null));
  const [headings, setHeadings] = useState(/** @type {Heading[]} */ ([]));
  useLayoutEffect(() => {
    if (text.current && rules) setHeadings(prepareText(text.current, game));
  }, [rules]);
  /** Finds a section by its translated or its English heading id. @param {string} id */
  const findSection = (id) => document.getElementById(id) ?? text.current?.querySelector(`[data-english-id="${CSS.escape(id)}"]`);
  const show = (/** @type {string} */ id) => findSection(id)?.scrollIntoView({ block: "start" });
  useEffect(() => {
    if (headings.length && section) show(section);
  }, [headings.length]);
  const follow = (/** @type {Event} */ event) => {
    const id = /** @type {Element} */ (event.target).closest("a")?.dataset.section;
    if (!id) return;
    event.preventDefault();
    replaceRoute("rules", game, id);
    show(id);
    document.getElementById(id)?.focus({ preventScroll: true });
  };
  const contents = html`
    <ol onclick=${follow}>
      ${headings.map(
        ({ id, text: label, level }) => html`
          <li class=${`level-${level}`}>
            <a href=${`#/rules/${game}/${id}`} data-section=${id}>
              ${label}
            </a>
          </li>
        `,
      )}
    </ol>
  `;
  return html`
    <${Page} title=${translate("page-of-game", { page: translate("rules"), game: gameTitle(game) })} kind="rules">
      <${GameTabs} page="rules" game=${game} />
      <${ErrorMessage}>${errorMessage}</${ErrorMessage}>
      ${rules && rules.language !== language() && html`<p class="hint">${translate("rules-english")}</p>`}
      <div class="rules-layout">
        <nav class="contents" aria-label=${translate("contents")}>
          <details open=${innerWidth > 860}>
            <summary>${translate("contents")}</summary>
            ${contents}
          </details>
        </nav>
        ${
          rules &&
          html`
            <article
              ref=${text}
              class="rules-text"
              lang=${rules.language ?? "en"}
              onclick=${follow}
              dangerouslySetInnerHTML=${{ __html: rules.html }}
            ></article>
          `
        }
      </div>
    </${Page}>
  `;
}

/**
 * Makes internal links and wide tables work, explains provenance marks, and returns the headings for the table of contents.
 * Tables scroll in a focusable container, so that the keyboard can scroll them.
 * @param {HTMLElement} text
 * @param {string} game
 * @returns {Heading[]}
 */
function prepareText(text, game) {
  text.querySelector("h1")?.remove();
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (text.querySelectorAll('a[href^="#"]:not([data-section])'))) {
    link.dataset.section = decodeURIComponent(link.hash.slice(1));
    link.hash = `#/rules/${game}/${link.dataset.section}`;
  }
  for (const element of /** @type {NodeListOf<HTMLElement>} */ (text.querySelectorAll("table, pre"))) {
    if (element.parentElement?.classList.contains("scroll")) continue;
    const scroll = document.createElement("div");
    Object.assign(scroll, { className: "scroll", tabIndex: 0 });
    element.replaceWith(scroll);
    scroll.append(element);
  }
  explainMarks(text);
  return [...text.querySelectorAll("h2, h3")].map((heading, index) => {
    heading.id ||= `section-${index + 1}`;
    heading.setAttribute("tabindex", "-1");
    return { id: heading.id, text: heading.textContent ?? "", level: Number(heading.tagName[1]) };
  });
}

const SOURCES = { "⚖": "ruling", "≈": "reconstructed", "◦": "public" };

/** @param {HTMLElement} text */
function explainMarks(text) {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker.nextNode()) nodes.push(/** @type {Text} */ (walker.currentNode));
  for (const node of nodes.filter(({ data, parentElement }) => /[⚖≈◦]/u.test(data) && !parentElement?.closest("pre, .mark"))) {
    const parts = node.data.split(/([⚖≈◦])/u).map((part) => {
      if (!(part in SOURCES)) return part;
      const mark = document.createElement("abbr");
      const source = SOURCES[/** @type {keyof typeof SOURCES} */ (part)];
      Object.assign(mark, {
        className: "mark",
        title: `${translate(`provenance-${source}`)}: ${translate(`mark-${source}`)}`,
        textContent: part,
      });
      return mark;
    });
    node.replaceWith(...parts);
  }
}
