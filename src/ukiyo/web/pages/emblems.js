// Small prints for boxes, doors and empty rooms.

import { html } from "../vendor/preact.js";

const INK = { fill: "none", stroke: "currentColor", "stroke-width": 2.4, "stroke-linecap": "round", "stroke-linejoin": "round" };

/** @type {Record<string, unknown>} */
const DRAWINGS = {
  iki: html`
    <rect class="ground" x="2" y="2" width="76" height="96" rx="3" />
    <path class="roof" d="M8 34Q22 30 26 18H54Q58 30 72 34L68 40H12Z" />
    <path d="M14 34H66M20 28H60M25 22H55" stroke="#faf5e9" stroke-width="1.2" opacity=".6" />
    <path d="M16 40V92M64 40V92M12 92H68" stroke="#24211d" stroke-width="3" />
    <path class="noren" d="M19 44H61V64H52L51 62 50 64H41L40 62 39 64H30L29 62 28 64H19Z" />
    <circle cx="40" cy="53" r="5.5" fill="#faf5e9" />
    <path d="M40 49.5 43.5 55.5H36.5Z" fill="#b5321f" />
    <path class="lamp" d="M22 70Q17 78 22 86H30Q35 78 30 70Z" />
    <path d="M20 76H32M20 81H32" stroke="#8a4a12" />
    <path d="M44 92V78Q44 72 50 72T56 78V92Z" fill="#24211d" />
    <circle cx="50" cy="68" r="4" fill="#24211d" />
    <path d="M43 67 50 61 57 67Z" fill="#24211d" />
  `,
  hokusai: html`
    <rect class="ground" x="2" y="2" width="76" height="96" rx="3" />
    <path d="M16 9H64V14H16Z" fill="#24211d" />
    <rect x="19" y="14" width="42" height="68" fill="#faf5e9" stroke="#24211d" stroke-width="1.5" />
    <path d="M16 82H64V87H16Z" fill="#24211d" />
    <rect x="23" y="19" width="34" height="50" fill="#c9d7e2" />
    <circle cx="48" cy="29" r="5" fill="#b5321f" />
    <path d="M23 56Q34 36 40 36T57 56V69H23Z" fill="#1c3f66" />
    <path d="M36 39Q40 34 44 39L43 44 40 41 37 45Z" fill="#faf5e9" />
    <path d="M23 60Q29 54 34 60T45 60 57 60V69H23Z" fill="#3f7099" />
    <rect x="50" y="72" width="6" height="7" fill="#b5321f" />
    <path d="M30 94 62 60 66 63 36 97Z" fill="#7d5410" />
    <path d="M62 60Q66 50 72 50 72 57 66 63Z" fill="#24211d" />
  `,
  new: html`
    <g ...${INK}>
      <rect x="8" y="20" width="32" height="5" rx="1" />
      <path d="M12 25V38M36 25V38M24 6V16M19 11H29" />
    </g>
  `,
  join: html`
    <g ...${INK}>
      <circle cx="17" cy="14" r="5" />
      <path d="M8 38V31Q8 24 17 24T26 31V38M33 16V30M27 23H40" />
    </g>
  `,
  watch: html`
    <g ...${INK}>
      <path d="M4 24Q14 11 24 11T44 24Q34 37 24 37T4 24Z" />
      <circle cx="24" cy="24" r="6" />
    </g>
  `,
  replays: html`
    <g ...${INK}>
      <path d="M10 8H38M10 40H38M13 8V40M35 8V40M13 15H35M13 33H35" />
      <path d="M21 19V29L29 24Z" fill="currentColor" />
    </g>
  `,
};

/** @param {{ name: string }} props */
export const Emblem = ({ name }) => html`
  <svg class=${`vignette ${name}`} viewBox=${name in { iki: 1, hokusai: 1 } ? "0 0 80 100" : "0 0 48 48"} aria-hidden="true">
    ${DRAWINGS[name]}
  </svg>
`;
