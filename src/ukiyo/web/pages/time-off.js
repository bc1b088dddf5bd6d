// Your time off: book days, end a period early, and see how many days are left this year.

import { html, useState } from "../vendor/preact.js";
import { request, serverTime } from "../core/api.js";
import { language, translate } from "../core/locale.js";
import { Page, ErrorMessage, useFetch, useAction } from "./page.js";

/** @import { YourTimeOff } from "../core/wire.js" */

const YEAR = 366 * 86400;

/** The value of a date field. @param {number} at seconds since 1970 */
const toDateValue = (at) => new Intl.DateTimeFormat("sv", { dateStyle: "short" }).format(at * 1000);

/** A range of days as text; a single day has one date. @param {string} first @param {string} last */
const formatPeriod = (first, last) =>
  new Intl.DateTimeFormat(language(), { dateStyle: "long", timeZone: "UTC" }).formatRange(Date.parse(first), Date.parse(last));

export default function TimeOff() {
  const /** @type {[YourTimeOff | null, string]} */ [found, errorMessage] = useFetch("/me/time-off");
  const [changed, setChanged] = useState(/** @type {YourTimeOff | null} */ (null));
  const [today, end] = [toDateValue(serverTime()), toDateValue(serverTime() + YEAR)];
  const [first, setFirst] = useState(today);
  const [last, setLast] = useState(today);
  const { busy, errorMessage: actionError, run } = useAction();
  const timeOff = changed ?? found;
  const bookPeriod = run(() => request("POST", "/me/time-off", { first_day: first, last_day: last }).then(setChanged));
  const endPeriod = (/** @type {string} */ day) => run(() => request("POST", `/me/time-off/${day}/end`).then(setChanged));
  const inputValue = (/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).value;
  const changeFirstDay = (/** @type {Event} */ event) => {
    setFirst(inputValue(event));
    if (last < inputValue(event)) setLast(inputValue(event));
  };
  return html`
    <${Page} title=${translate("time-off")} kind="time-off">
      <p class="lead">${translate("time-off-about", { n: timeOff?.days_per_year ?? 30 })}</p>
      ${
        timeOff &&
        html`
          <form
            class="row"
            onsubmit=${(/** @type {SubmitEvent} */ event) => {
              event.preventDefault();
              bookPeriod();
            }}
          >
            <label>
              ${translate("time-off-first-day")}${" "}
              <input type="date" id="first-day" required min=${today} max=${end} value=${first} onchange=${changeFirstDay} />
            </label>
            <label>
              ${translate("time-off-last-day")}${" "}
              <input
                type="date"
                id="last-day"
                required
                min=${first}
                max=${end}
                value=${last}
                onchange=${(/** @type {Event} */ event) => setLast(inputValue(event))}
              />
            </label>
            <button class="primary" disabled=${busy}>${translate("time-off-book")}</button>
          </form>
          ${
            timeOff.periods.length
              ? html`
                <ul class="table-list">
                  ${timeOff.periods.map(
                    (period) => html`
                      <li class="table-row" key=${period.first_day}>
                        <span class="row-summary">
                          ${formatPeriod(period.first_day, period.last_day)}
                        </span>
                        <button class="quiet" disabled=${busy} onclick=${endPeriod(period.first_day)}>
                          ${translate(period.starts_at > serverTime() ? "time-off-cancel" : "time-off-end")}
                        </button>
                      </li>
                    `,
                  )}
                </ul>
              `
              : html`<p>${translate("time-off-none")}</p>`
          }
          <p class="hint">${translate("time-off-days-left", { n: timeOff.days_left, year: today.slice(0, 4) })}</p>
        `
      }
      <${ErrorMessage}>${errorMessage || actionError}</${ErrorMessage}>
    </${Page}>
  `;
}
