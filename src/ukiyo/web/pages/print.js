// The print above the home page: the great wave, Fuji far away, and a bridge of Edo with its lanterns at dusk.

import { html } from "../vendor/preact.js";

const CLAW = "M-7 2C-5-9 4-14 13-11 19-8 21-2 18 5 17 0 13-2 9-1 13 3 13 8 9 13 9 7 5 4 1 5 3 9 0 13-5 14-3 9-5 5-7 2Z";
// Along the lip of the wave: x, y, turn, size.
const FOAM = [
  [36, 216, -50, 0.9],
  [66, 190, -42, 1.1],
  [98, 164, -36, 1.2],
  [132, 143, -26, 1.35],
  [168, 128, -14, 1.5],
  [206, 119, -4, 1.65],
  [246, 118, 6, 1.75],
  [286, 125, 18, 1.8],
  [322, 140, 32, 1.8],
  [352, 162, 48, 1.75],
  [374, 190, 66, 1.6],
  [382, 218, 92, 1.35],
  [350, 190, 96, 1.2],
  [318, 176, 110, 1.1],
  [286, 172, 120, 1],
  [262, 182, 140, 0.85],
];
const SPRAY = [
  [404, 176],
  [420, 206],
  [398, 238],
  [412, 254],
  [372, 128],
  [394, 150],
  [340, 106],
  [300, 94],
  [430, 232],
  [386, 264],
  [262, 92],
  [438, 188],
  [408, 282],
  [352, 118],
  [222, 98],
];
const HOLLOW = [
  "M276 200C240 240 256 310 340 360",
  "M302 192C264 240 286 312 382 376",
  "M328 192C296 240 318 312 424 386",
  "M352 198C330 240 346 310 462 393",
];
const BACK = [
  "M-10 290C70 262 120 200 190 176",
  "M-10 330C80 300 140 236 214 206",
  "M-10 372C90 342 160 286 224 246",
  "M-10 416C100 388 176 342 246 300",
  "M20 460C120 432 200 392 276 346",
];
const POSTS = [0, 1, 2, 3, 4, 5].map((place) => place / 5);

/** The deck of the bridge: a flat arc from the left bank to beyond the frame. @param {number} t */
const deck = (t) => [770 + 620 * t, 372 - 4 * 78 * t * (1 - t * 0.86)];

/** @param {{ at: number[], pole?: boolean, parasol?: boolean }} props */
const Walker = ({ at: [x, y], pole, parasol }) => html`
  <g transform=${`translate(${x} ${y})`} fill="#1d1a1c">
    <path d="M-7 0-5-24Q0-30 5-24L8 0Z" />
    <circle cy="-29" r="4.6" />
    ${
      parasol
        ? html`
          <path d="M0-26V-46" stroke="#1d1a1c" stroke-width="1.5" />
          <path d="M-17-40Q0-56 17-40Q0-45-17-40Z" fill="#b5321f" />
        `
        : html`
          <path d="M-10-30 0-37 10-30Z" />
        `
    }
    ${
      pole &&
      html`
        <path d="M-27-20Q0-27 27-20M-25-20V-9M25-20V-9" fill="none" stroke="#1d1a1c" stroke-width="1.6" />
        <path d="M-31-9h12l-2 8h-8ZM19-9h12l-2 8h-8Z" />
      `
    }
  </g>
`;

/** @param {{ at: number[] }} props */
const Lantern = ({ at: [x, y] }) => html`
  <g transform=${`translate(${x} ${y})`}>
    <circle r="46" fill="url(#glow)" />
    <path d="M0-34V-15" stroke="#2a1d17" stroke-width="2" />
    <path d="M-6-15h12l1 3h-14ZM-6 15h12l1-3h-14Z" fill="#2a1d17" />
    <path d="M-7-12Q-15 0-7 12H7Q15 0 7-12Z" fill="#f4c15a" stroke="#8a4a12" stroke-width="1.2" />
    <path d="M-10-6Q0-4 10-6M-11.5 0Q0 2 11.5 0M-10 6Q0 8 10 6" fill="none" stroke="#b5701f" stroke-width="1" />
  </g>
`;

/** @param {{ label: string }} props */
export const Print = ({ label }) => html`
  <svg class="woodblock" viewBox="0 0 1280 460" preserveAspectRatio="xMidYMid slice" role="img" aria-label=${label}>
    <defs>
      <linearGradient id="dusk" x2="0" y2="1">
        <stop stop-color="#0f2644" />
        <stop offset=".2" stop-color="#1c3f66" />
        <stop offset=".46" stop-color="#7d9db0" />
        <stop offset=".6" stop-color="#ecd9b6" />
        <stop offset=".72" stop-color="#e9a985" />
        <stop offset=".8" stop-color="#cf5a3c" />
      </linearGradient>
      <linearGradient id="sea" x2="0" y2="1">
        <stop stop-color="#e3b39a" />
        <stop offset=".16" stop-color="#8fabb9" />
        <stop offset=".5" stop-color="#2f5d86" />
        <stop offset="1" stop-color="#122c4d" />
      </linearGradient>
      <linearGradient id="mount" x2="0" y2="1">
        <stop stop-color="#17375c" />
        <stop offset=".55" stop-color="#3d6684" />
        <stop offset="1" stop-color="#c99b86" />
      </linearGradient>
      <linearGradient id="swell" x2="0" y2="1">
        <stop stop-color="#27567f" />
        <stop offset=".6" stop-color="#1a3e66" />
        <stop offset="1" stop-color="#0f2644" />
      </linearGradient>
      <linearGradient id="timber" x2="0" y2="1">
        <stop stop-color="#5a3a28" />
        <stop offset="1" stop-color="#2a1d17" />
      </linearGradient>
      <radialGradient id="glow">
        <stop stop-color="#ffdf8c" stop-opacity=".75" />
        <stop offset=".4" stop-color="#ffce6a" stop-opacity=".28" />
        <stop offset="1" stop-color="#ffce6a" stop-opacity="0" />
      </radialGradient>
      <pattern id="scales" width="44" height="22" patternUnits="userSpaceOnUse">
        <g fill="#1d456e" stroke="#c9d7e2" stroke-width="1.1">
          ${[
            [22, 0],
            [0, 11],
            [44, 11],
            [22, 22],
          ].map(([x, y]) => [20, 13, 6].map((r) => html`<circle cx=${x} cy=${y} r=${r} />`))}
        </g>
      </pattern>
    </defs>
    <rect width="1280" height="460" fill="url(#dusk)" />
    <circle cx="742" cy="286" r="50" fill="#b5321f" />
    <path d="M392 352C470 322 540 230 582 160Q590 148 600 153T618 150 634 158C682 232 752 322 836 352Z" fill="url(#mount)" />
    <path
      d="M582 160Q590 148 600 153T618 150 634 158C646 178 660 200 674 222L658 210 650 236 634 208 620 246 608 212 596 240 584 208 566 226 552 210C564 192 574 174 582 160Z"
      fill="#faf5e9"
    />
    <g fill="#f3ead7">
      <path
        d="M440 286h210a9 9 0 0 1 0 18h-70a7 7 0 0 0 0 14h120a8 8 0 0 1 0 16H470a8 8 0 0 1 0-16h30a7 7 0 0 0 0-14h-60a9 9 0 0 1 0-18Z"
        opacity=".9"
      />
      <path
        transform="translate(-80 52)"
        d="M1010 150h190a8 8 0 0 1 0 16h-60a6 6 0 0 0 0 12h90a7 7 0 0 1 0 14h-170a7 7 0 0 1 0-14h22a6 6 0 0 0 0-12h-72a8 8 0 0 1 0-16Z"
        opacity=".28"
      />
      <path
        d="M790 236h120a7 7 0 0 1 0 14h-40a5 5 0 0 0 0 10h70a6 6 0 0 1 0 12h-130a6 6 0 0 1 0-12h14a5 5 0 0 0 0-10h-34a7 7 0 0 1 0-14Z"
        opacity=".75"
      />
    </g>
    <path
      d="M860 352v-16l16-12 16 12 10-16h30l10 14 18-20 26 20v-8h30l8-14h34l10 14 24-22 34 22 20-16h34l14 18 26-14 30 10V352Z"
      fill="#32415a"
    />
    <path
      d="M886 340h6v6h-6ZM920 336h6v7h-6ZM985 338h6v6h-6ZM1046 334h6v7h-6ZM1104 338h6v6h-6ZM1172 336h6v7h-6ZM1226 338h6v6h-6Z"
      fill="#f4c15a"
    />
    <rect y="350" width="1280" height="110" fill="url(#sea)" />
    <path
      d="M520 362h90M640 368h130M560 378h60M700 384h150M880 366h110M480 394h120M1050 372h140M780 402h170M600 412h90M1000 410h120M1150 396h100"
      stroke="#f3ead7"
      stroke-width="2"
      stroke-linecap="round"
      opacity=".5"
    />
    <rect y="400" width="1280" height="60" fill="url(#scales)" opacity=".35" />
    <g stroke="#1d1512" stroke-width="1.5">
      ${[0.18, 0.42, 0.66, 0.9].map((t) => {
        const [x, y] = deck(t);
        return html`
          <path
            d=${`M${x - 20} ${y}h9L${x - 14} 460h-11ZM${x + 11} ${y}h9L${x + 25} 460h-11ZM${x - 24} ${y + 44}h48v8h-48Z`}
            fill="url(#timber)"
          />
        `;
      })}
    </g>
    <${Walker} at=${deck(0.3)} pole />
    <${Walker} at=${deck(0.52)} parasol />
    <${Walker} at=${deck(0.58)} />
    <${Walker} at=${deck(0.72)} pole />
    <path d=${arc(0)} fill="none" stroke="#2a1d17" stroke-width="20" />
    <path d=${arc(-6)} fill="none" stroke="#7a4c2f" stroke-width="5" />
    <path d=${arc(-26)} fill="none" stroke="#8f2a1b" stroke-width="5" />
    <path d=${arc(-16)} fill="none" stroke="#8f2a1b" stroke-width="3" />
    ${POSTS.map((t) => {
      const [x, y] = deck(t);
      return html`
        <g transform=${`translate(${x} ${y})`}>
          <path d="M-5 4V-38H5V4Z" fill="#8f2a1b" stroke="#4a130b" />
          <path d="M-6-38Q-7-48 0-54 7-48 6-38Z" fill="#c28a2c" stroke="#5d3d0a" />
        </g>
      `;
    })}
    ${[0.1, 0.3, 0.5, 0.7].map(
      (t) => html`
        <${Lantern} at=${[deck(t)[0], deck(t)[1] + 42]} />
      `,
    )}
    <path
      d="M790 460C700 420 600 400 520 402c-70 4-150-14-206-56-66-52-74-124-30-162 28-22 76-18 100 22C372 146 290 110 208 122 116 136 62 226-20 250V460Z"
      fill="url(#swell)"
      stroke="#0c1c33"
      stroke-width="2.5"
    />
    <path
      d="M258 196C296 164 366 170 384 206 366 250 384 330 500 402 380 402 214 330 258 196Z"
      fill="#c9d7e2"
      stroke="#0c1c33"
      stroke-width="2"
    />
    ${HOLLOW.map(
      (d, place) => html`
        <path d=${d} fill="none" stroke=${place % 2 ? "#3f7099" : "#1f4a75"} stroke-width=${10 - 1.5 * place} stroke-linecap="round" />
      `,
    )}
    ${BACK.map(
      (d, place) => html`
        <path d=${d} fill="none" stroke=${place % 2 ? "#4f7c9f" : "#a9c3d1"} stroke-width="5" stroke-linecap="round" />
      `,
    )}
    <path
      d="M-20 250C62 226 116 136 208 122 290 110 372 146 384 206"
      fill="none"
      stroke="#faf5e9"
      stroke-width="13"
      stroke-linecap="round"
    />
    <g fill="#faf5e9" stroke="#16335a" stroke-width="1.6">
      ${FOAM.map(
        ([x, y, turn, size]) => html`
          <path d=${CLAW} transform=${`translate(${x} ${y}) rotate(${turn}) scale(${size})`} />
        `,
      )}
    </g>
    <g fill="#faf5e9">
      ${SPRAY.map(
        ([x, y], place) => html`
          <circle cx=${x} cy=${y} r=${2 + ((place * 7) % 4)} />
        `,
      )}
    </g>
    <path
      d="M-20 460V424C40 396 90 404 130 424 180 398 232 402 270 426 318 404 366 410 402 432 444 416 500 420 540 440 600 426 650 432 690 446L720 460Z"
      fill="#10294a"
      stroke="#faf5e9"
      stroke-width="4"
    />
    <path
      d="M-20 446C40 420 92 424 132 444 182 420 234 424 272 446 320 426 366 432 400 450"
      fill="none"
      stroke="#7fa5bf"
      stroke-width="3"
    />
  </svg>
`;

/** The bridge's line, so many units above or below its deck. @param {number} above */
function arc(above) {
  const points = Array.from({ length: 25 }, (_, place) => deck(-0.02 + place / 24));
  return `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y + above)}`).join("L")}`;
}
