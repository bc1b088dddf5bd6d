// The review of a seat's game: win probability over time, mistakes with reasons, turning points, and a comparison with the winner.

import { html, useEffect, useState } from "../vendor/preact.js";
import { request, ApiError } from "../core/api.js";
import { createTable } from "../core/game.js";
import { categoryName } from "../core/games.js";
import { legalChoices } from "../core/choices.js";
import { Crest } from "../core/crest.js";
import { saveName } from "../core/person.js";
import { navigate } from "../core/router.js";
import { settings } from "../core/settings.js";
import { Reasons } from "../core/reasons.js";
import { capitalize, language, formatNumber, formatPercent, translate, translateOr } from "../core/locale.js";
import { BarChart, CurveChart, NARROW_WIDTH, scoredCategories, Swatch } from "../table/charts.js";
import { costText } from "../table/coach.js";
import { STATUS_TOO_MANY } from "../table/hint.js";
import { ShortSearchNotice, QueuePosition } from "../table/queue-position.js";
import { movesNotUndone } from "./positions.js";
import { findSwings } from "./swings.js";

/** @import { LoadedGame } from "../core/game.js" */
/** @import { Choice, TableEvent, Frame, Names, Review as GameReview, ReviewedMove, Table } from "../core/types.js" */
/** @import { Position, Positions } from "./positions.js" */
/** @import { Swing } from "./swings.js" */

/** @typedef {{ reviewed: ReviewedMove, position: Position }} Mistake */
/**
 * `mistakes` is null until the positions have loaded.
 * @typedef {{ seat: number, review: GameReview | null, mistakes: Mistake[] | null, errorMessage: string }} ReviewRequest
 */

const MAX_EFFECTS = 3;

/**
 * Requests the review of the first seat immediately. Other seats are reviewed on demand, because a review takes several seconds.
 * @param {{
 *   id: string, seat: number, game: LoadedGame, frame: Frame, positions: Positions, at: number, goTo: (move: number, seat: number) => void,
 *   setHighlight: (names: Names[]) => void
 * }} props
 */
export function Review({ id, seat, game, frame, positions, at, goTo, setHighlight }) {
  const [reviewRequest, setReviewRequest] = useState(/** @type {ReviewRequest | null} */ (null));
  const table = createTable(game, frame);
  const player = table.playerName(seat);
  const load = async () => {
    const updateRequest = (/** @type {Partial<ReviewRequest>} */ changes) =>
      setReviewRequest((now) => (now?.seat === seat ? { ...now, ...changes } : now));
    setReviewRequest({ seat, review: null, mistakes: null, errorMessage: "" });
    try {
      const review = await request("GET", `/tables/${id}/review?seat=${seat}`);
      updateRequest({
        review,
        mistakes: await Promise.all(
          review.moves.map(async (/** @type {ReviewedMove} */ reviewed) => ({
            reviewed,
            position: await positions.at(reviewed.move, seat),
          })),
        ),
      });
    } catch (error) {
      const failed = error instanceof ApiError && error.status !== STATUS_TOO_MANY;
      updateRequest({ errorMessage: failed ? translate("review-failed") : /** @type {Error} */ (error).message });
    }
  };
  useEffect(() => void load(), []);
  const now = reviewRequest?.seat === seat ? reviewRequest : null;
  const swings = now?.review ? findSwings(now.review) : [];
  return html`
    <section class="log review" id="review" aria-label=${translate("review")}>
      ${
        (!now || now.errorMessage) &&
        html`
          <button id="load-review" onclick=${load}>
            ${frame.table.your_seats.includes(seat) ? translate("review-own") : translate("review-of", { player })}
          </button>
        `
      }
      ${
        now?.errorMessage &&
        html`
          <p class="notice" role="alert">
            ${now.errorMessage}
          </p>
        `
      }
      ${
        now &&
        !now.errorMessage &&
        !now.mistakes &&
        html`
          <p class="thinking" role="status">
            ${translate("review-thinking")} <${QueuePosition} id=${id} kind="review" />
          </p>
        `
      }
      ${
        now?.mistakes &&
        now.review &&
        html`
          <${Curves} review=${now.review} table=${table} swings=${swings} at=${at} goTo=${goTo} />
          <h2>
            <${Crest} seat=${seat} /> ${translate("review-title", { player })}
          </h2>
          <p>${translate(now.mistakes.length ? "review-note" : "review-nothing")}</p>
          <${ShortSearchNotice} share=${now.review.search_share} message="master-hurried" />
          <ol>
            ${now.mistakes.map(
              (mistake) => html`
                <li key=${mistake.reviewed.move}>
                  <${MistakeButton}
                    mistake=${mistake}
                    seat=${seat}
                    table=${createTable(game, { ...frame, view: mistake.position.view })}
                    at=${at}
                    goTo=${goTo}
                    setHighlight=${setHighlight}
                  />
                  <${ForkLink} id=${id} move=${mistake.reviewed.move} seat=${seat} table=${table} />
                </li>
              `,
            )}
          </ol>
          ${swings.length > 0 && html`<h3>${translate("review-turned")}</h3>`}
          <ol>
            ${swings.map(
              (swing) => html`
                <li key=${swing.to}>
                  <${SwingButton} swing=${swing} seat=${seat} table=${table} events=${frame.events} at=${at} goTo=${goTo} />
                  <${ForkLink} id=${id} move=${swing.to} seat=${seat} table=${table} />
                </li>
              `,
            )}
          </ol>
          <${ScoreComparison} table=${table} seat=${seat} />
          ${frame.table.your_seats.includes(seat) && html`<${Habits} game=${frame.table.game} />`}
        `
      }
    </section>
  `;
}

/**
 * Win probability and expected score over the game. A click goes to the nearest mistake or swing.
 * @param {{ review: GameReview, table: Table, swings: Swing[], at: number, goTo: (move: number, seat: number) => void }} props
 */
function Curves({ review: { seat, course, moves }, table, swings, at, goTo }) {
  if (course.length < 2) return null;
  const end = table.info.scores?.find((score) => score.seat === seat);
  const marks = [...moves.map(({ move }) => move), ...swings.map(({ to }) => to)].sort((one, other) => one - other);
  const curve = (
    /** @type {string} */ what,
    /** @type {number[]} */ values,
    /** @type {(value: number) => string} */ format,
    /** @type {number} */ max,
  ) => {
    const points = values.map((value, index) => ({ at: course[index]?.move ?? table.view.moves, value }));
    const label = translate("review-curve-label", {
      what: translate(what),
      first: format(values[0]),
      last: format(values[values.length - 1]),
    });
    return html`
      <h3>${translate(what)}</h3>
      <${CurveChart} points=${points} max=${max} marks=${marks} at=${at} label=${label} format=${format} onSelect=${(
        /** @type {number} */ move,
      ) => goTo(move, seat)} />
    `;
  };
  const scores = [...course.map((point) => point.scores[seat]), ...(end ? [end.total] : [])];
  const wins = [...course.map(({ win }) => win), ...(end && table.info.seats.length > 1 ? [end.rank === 1 ? 1 : 0] : [])];
  return html`
    ${curve("review-curve-win", wins, formatPercent, 1)}
    ${curve("review-curve-score", scores, (value) => formatNumber(Math.round(value)), Math.max(10, ...scores))}
  `;
}

/**
 * Lists the effects on the seat during the swing.
 * @param {{ swing: Swing, seat: number, table: Table, events: TableEvent[], at: number, goTo: (move: number, seat: number) => void }} props
 */
function SwingButton({ swing: { from, to, change }, seat, table, events, at, goTo }) {
  const effectTexts = movesNotUndone(events)
    .slice(from + 1, to)
    .flatMap((event) => event.effects ?? [])
    .filter((effect) => effect.seat === seat || Object.keys(effect.changes?.[seat] ?? {}).length)
    .slice(0, MAX_EFFECTS)
    .map((effect) => table.texts.effectLine(table, effect));
  const sign = change < 0 ? "−" : "+";
  return html`
    <button class="swing" aria-current=${at === to ? "step" : undefined} data-move=${to} onclick=${() => goTo(to, seat)}>
      <b class=${change < 0 ? "" : "gain"}>
        ${translate("review-swing", { sign, share: formatPercent(Math.abs(change)), from: formatNumber(from), to: formatNumber(to) })}
      </b>
      ${(effectTexts.length ? effectTexts : [translate("review-swing-plain")]).map(
        (text) => html`
          <small>${text}</small>
        `,
      )}
    </button>
  `;
}

/** @param {{ id: string, move: number, seat: number, table: Table }} props */
function ForkLink({ id, move, seat, table }) {
  const [errorMessage, setErrorMessage] = useState("");
  const { bots } = table.game;
  const bot = bots.includes(settings.level) ? settings.level : bots[bots.length - 1];
  const fork = async () => {
    try {
      await saveName();
      navigate("table", (await request("POST", `/tables/${id}/fork`, { move, seat, bot })).id);
    } catch (error) {
      setErrorMessage(/** @type {Error} */ (error).message);
    }
  };
  return html`
    <a
      class="fork-link"
      href=${`#/replay/${id}/${move}`}
      onclick=${(/** @type {Event} */ event) => (event.preventDefault(), fork())}
    >
      ${translate("fork")}
    </a>
    ${errorMessage && html`<p class="notice" role="alert">${errorMessage}</p>`}
  `;
}

/** Compares the seat's points by category with the winner's, or with the runner-up's. @param {{ table: Table, seat: number }} props */
function ScoreComparison({ table, seat }) {
  const scores = table.info.scores ?? [];
  const ownScore = scores.find((score) => score.seat === seat);
  const other = [...scores].sort((one, another) => one.rank - another.rank).find((score) => score.seat !== seat);
  if (!ownScore || !other) return null;
  const categories = scoredCategories(table.game.categories, scores);
  const names = categories.map((category) => categoryName(table.info.game, category));
  const bars = [ownScore, other].map(({ seat: whose, total, parts }) => ({
    seat: whose,
    name: table.playerName(whose),
    total,
    parts: categories.map((category) => parts[category] ?? 0),
  }));
  const [player, winner] = [table.playerName(seat), table.playerName(other.seat)];
  const title = translate(other.rank < ownScore.rank || other.rank === 1 ? "review-beside-winner" : "review-beside-second", {
    player,
    winner,
  });
  return html`
    <h3>${title}</h3>
    <${BarChart} bars=${bars} categories=${names} label=${title} chartWidth=${NARROW_WIDTH} />
    <p class="legend">
      ${names.map(
        (name, index) => html`
          <span><${Swatch} index=${index} /> ${name}</span>${" "}
        `,
      )}
    </p>
  `;
}

/** Compares the person's habits with those of the best opponent in the same games. @param {{ game: string }} props */
function Habits({ game }) {
  const [habits, setHabits] = useState(/** @type {import("../core/wire.js").Habits | null} */ (null));
  useEffect(() => void request("GET", `/habits?game=${game}`).then(setHabits, () => {}), [game]);
  if (!habits?.habits.length) return null;
  const compared = habits.habits.some(({ best_opponent: others }) => others !== null);
  return html`
    <h3>${translate("review-habits")}</h3>
    <p>${translate("review-habits-note", { n: habits.games })}</p>
    <table class="habits">
      <thead>
        <tr>
          <td></td>
          <th scope="col">${translate("review-habit-of-you")}</th>
          ${compared && html`<th scope="col">${translate("review-habit-of-others")}</th>`}
        </tr>
      </thead>
      <tbody>
        ${habits.habits.map(
          ({ name, you, best_opponent: others }) => html`
            <tr>
              <th scope="row">${translateOr(`${game}-habit-${name}`, name)}</th>
              <td>${formatDecimal(you)}</td>
              ${others !== null && html`<td>${formatDecimal(others)}</td>`}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}

/** @param {number} number */
const formatDecimal = (number) => new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(number);

/**
 * @param {{
 *   mistake: Mistake, seat: number, table: Table, at: number, goTo: (move: number, seat: number) => void,
 *   setHighlight: (names: Names[]) => void
 * }} props
 */
function MistakeButton({ mistake: { reviewed, position }, seat, table, at, goTo, setHighlight }) {
  const { move, played, better } = reviewed;
  const choices = legalChoices(position, table.game.actions);
  const decisionTable = { ...table, choices, candidates: choices };
  const choice = (/** @type {number} */ action) => /** @type {Choice} */ (choices.find((one) => one.action === action));
  const current = at === move;
  const highlight = (/** @type {number} */ action) => () => current && setHighlight([choice(action).names]);
  const line = (/** @type {string} */ message, /** @type {number} */ action) => html`
    <span class=${message} onmouseenter=${highlight(action)} onmouseleave=${highlight(better.action)}>
      <small>${translate(message)}</small> ${capitalize(table.texts.choice(decisionTable, choice(action)))}
    </span>
  `;
  useEffect(() => {
    if (!current) return undefined;
    setHighlight([choice(better.action).names]); // while this position is shown
    return () => setHighlight([]);
  }, [current]);
  return html`
      <button class="mistake" aria-current=${current ? "step" : undefined} data-move=${move} onclick=${() => goTo(move, seat)}>
        <b>${capitalize(costText(reviewed))}</b>
        <small>
          ${translate("review-after", { move })} · ${table.texts.question(decisionTable)}
        </small>
        ${line("review-played", played.action)}
        ${line("review-better", better.action)}
      </button>
      <${Reasons} game=${table.info.game} comparison=${reviewed.comparison} otherMove="" />
  `;
}
