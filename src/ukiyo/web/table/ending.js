// The end: who has won and by what, the course of the game, and where to go from here.

import { html } from "../vendor/preact.js";
import { useTable } from "../core/table.js";

/** @param {{ id: string, act: (path: string, body?: object) => Promise<any> }} props */
export function Ending({ id, act }) {
  const { facts } = useTable();
  return html`<ol>${facts.scores?.map(({ seat, total }) => html`<li>${facts.seats[seat].name}: ${total}</li>`)}</ol>`;
}
