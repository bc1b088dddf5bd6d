// The drawings of the lessons, 200 by 130 each.

import { html } from "../vendor/preact.js";

const [INK, PAPER, BLUE, RED, GOLD, PINE] = ["#24211d", "#faf5e9", "#1c3f66", "#b5321f", "#d9a441", "#3f6148"];
const COLOURS = { blue: "#2b5f96", red: "#b5321f", yellow: "#e0b13c", purple: "#6a4a7c", green: "#4d8057", orange: "#d9742e", black: INK };

/** Somebody with a hat. @param {{ x: number, y: number, robe?: string, size?: number }} props */
const Person = ({ x, y, robe = BLUE, size = 1 }) => html`
  <g transform=${`translate(${x} ${y}) scale(${size})`} stroke=${INK} stroke-width="1.2">
    <path d="M-10 0Q-9-22 0-25 9-22 10 0Z" fill=${robe} />
    <circle cy="-29" r="5.5" fill="#f3d9b8" />
    <path d="M-11-31 0-40 11-31Z" fill=${GOLD} />
  </g>
`;
/** @param {{ x: number, y: number, curtain?: string, children?: unknown }} props */
const Shop = ({ x, y, curtain = BLUE, children }) => html`
  <g transform=${`translate(${x} ${y})`} stroke=${INK} stroke-width="1.3">
    <path d="M-24-34Q-17-38-15-46H15Q17-38 24-34Z" fill="#5c6672" />
    <rect x="-19" y="-34" width="38" height="34" fill="#e7d5ae" />
    <path d="M-17-32H17V-19H6L5-21 4-19H-5L-6-21-7-19H-17Z" fill=${curtain} />
    ${children}
  </g>
`;
/** @param {{ x: number, y: number }} props */
const Coin = ({ x, y }) => html`
  <g transform=${`translate(${x} ${y})`} stroke=${INK} stroke-width="1.2">
    <circle r="8" fill=${GOLD} />
    <rect x="-2.5" y="-2.5" width="5" height="5" fill=${PAPER} />
  </g>
`;
/** @param {{ x: number, y: number, colour: keyof typeof COLOURS, size?: number }} props */
const Drop = ({ x, y, colour, size = 1 }) => html`
  <path
    transform=${`translate(${x} ${y}) scale(${size})`}
    d="M0-12C5-5 8-1 8 4A8 8 0 0 1-8 4C-8-1-5-5 0-12Z"
    fill=${COLOURS[colour]}
    stroke=${INK}
    stroke-width="1.2"
  />
`;
/** @param {{ x: number, y: number, width?: number, height?: number, children?: unknown }} props */
const Scroll = ({ x, y, width = 40, height = 62, children }) => html`
  <g transform=${`translate(${x} ${y})`} stroke=${INK} stroke-width="1.2">
    <rect x=${-width / 2} y=${-height / 2} width=${width} height=${height} fill="#efe3c6" />
    <rect x=${-width / 2 + 5} y=${-height / 2 + 8} width=${width - 10} height=${height - 18} fill="#c9d7e2" />
    <path
      d=${`M${-width / 2 - 4} ${-height / 2 - 3}h${width + 8}v4h${-width - 8}ZM${-width / 2 - 4} ${height / 2 - 1}h${width + 8}v4h${-width - 8}Z`}
      fill=${INK}
    />
    ${children}
  </g>
`;
/** Fuji in a frame of so many units. @param {{ sun?: boolean }} props */
const Mount = ({ sun }) => html`
  ${sun && html`<circle cx="8" cy="-13" r="5" fill=${RED} stroke="none" />`}
  <path d="M-15 14Q-4 0-2-6H2Q4 0 15 14V20H-15Z" fill=${BLUE} stroke="none" />
  <path d="M-4-3-2-7H2L4-3 2-1 0-4-2-1Z" fill=${PAPER} stroke="none" />
`;
const Arrow = ({ d = "" }) =>
  html`<path d=${d} fill="none" stroke=${INK} stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" />`;
/** @param {{ x: number, y: number, text: string | number, size?: number }} props */
const Text = ({ x, y, text, size = 15 }) => html`
  <text x=${x} y=${y} text-anchor="middle" font-size=${size} font-weight="700" fill=${INK}>
    ${text}
  </text>
`;
/** @param {number} centre @param {number} radius @param {number} part */
const round = (centre, radius, part) => [100 + radius * Math.sin(part * Math.PI * 2), centre - radius * Math.cos(part * Math.PI * 2)];

export const DRAWN = {
  iki: [
    html`
      <path d="M0 92H200V130H0Z" fill="#d8c79b" />
      <circle cx="154" cy="34" r="15" fill=${RED} />
      <path d="M40 92Q84 46 92 30H108Q116 46 160 92Z" fill="#7d9db0" />
      <path d="M88 38 92 30H108L112 38 104 48 100 40 94 50Z" fill=${PAPER} />
      <${Shop} x=${34} y=${104} />
      <${Shop} x=${166} y=${104} curtain=${RED} />
      <${Person} x=${100} y=${116} robe=${PINE} />
    `,
    html`
      ${["1–4", 1, 2, 3, 4].map(
        (text, place) => html`
          <rect
            x=${12 + place * 36}
            y="46"
            width="32"
            height="40"
            rx="3"
            fill=${place === 3 ? "#f0dcae" : PAPER}
            stroke=${INK}
            stroke-width="1.5"
          />
          <${Text} x=${28 + place * 36} y=${72} text=${text} />
        `,
      )}
      <g stroke=${INK} stroke-width="1.2">
        <path d="M128 34Q136 18 144 34L141 44H131Z" fill=${RED} />
        <path d="M56 34Q64 18 72 34L69 44H59Z" fill=${BLUE} />
      </g>
      <${Arrow} d="M20 106H178M170 100 178 106 170 112" />
    `,
    html`
      <${Coin} x=${32} y=${82} />
      <${Coin} x=${48} y=${82} />
      <${Coin} x=${32} y=${64} />
      <${Coin} x=${48} y=${64} />
      <${Text} x=${88} y=${78} text="/" size=${30} />
      <g stroke=${INK} stroke-width="1.4">
        <rect x="112" y="26" width="62" height="82" rx="4" fill=${PAPER} />
        <rect x="112" y="26" width="62" height="14" rx="4" fill="#c9d7e2" />
      </g>
      <${Person} x=${143} y=${92} robe=${RED} size=${1.15} />
      <${Coin} x=${122} y=${34} />
    `,
    html`
      <path d="M0 96H200V118H0Z" fill="#d8c79b" />
      <${Shop} x=${34} y=${86} curtain=${PINE} />
      <${Shop} x=${88} y=${86} />
      <${Shop} x=${142} y=${86} curtain=${RED} />
      <g opacity=".35">
        <${Person} x=${30} y=${124} robe=${PINE} />
      </g>
      <${Person} x=${142} y=${124} robe=${PINE} />
      <${Arrow} d="M50 110Q90 96 122 108M114 101 122 108 112 111" />
    `,
    html`
      <g stroke=${INK} stroke-width="1.4">
        <rect x="22" y="18" width="76" height="94" rx="4" fill=${PAPER} />
        ${[0, 1, 2].map(
          (place) => html`
            <rect x=${28 + place * 22} y="84" width="20" height="20" rx="2" fill=${["#efe3c6", "#f0dcae", "#e0b13c"][place]} />
          `,
        )}
      </g>
      <${Person} x=${60} y=${74} robe=${BLUE} />
      <circle cx="60" cy="94" r="7" fill=${RED} stroke=${INK} />
      <${Arrow} d="M60 94H78M73 90 78 94 73 98" />
      <${Arrow} d="M108 64H132M124 57 132 64 124 71" />
      <${Person} x=${160} y=${80} robe="#8a8276" />
      <${Coin} x=${146} y=${98} />
      <${Coin} x=${164} y=${98} />
    `,
    html`
      <g stroke=${INK} stroke-width="1.3">
        <path d="M22 96Q18 58 46 58T70 96Z" fill="#e7d5ae" />
        <path d="M34 58Q46 50 58 58L54 64H38Z" fill="#c9b27a" />
      </g>
      <path d="M30 72Q46 78 62 72M26 84Q46 91 67 84" fill="none" stroke=${INK} stroke-width="1.4" />
      <${Shop} x=${146} y=${104} />
      <path d="M146 60C132 48 140 36 146 22 150 36 160 34 162 50 164 60 156 66 146 60Z" fill=${RED} stroke=${INK} />
      <path d="M147 58C141 52 145 44 149 38 151 46 156 48 155 54 154 59 150 60 147 58Z" fill=${GOLD} />
      <${Coin} x=${92} y=${58} />
      <${Coin} x=${92} y=${78} />
      <${Coin} x=${92} y=${98} />
    `,
    html`
      ${["#8fb08f", "#a9c3d1", "#e0a08a", "#d9a441", "#c9b8d6"].map(
        (colour, place) => html`
          <g transform=${`translate(${36 + place * 32} 74) rotate(${place * 6 - 12})`} stroke=${INK} stroke-width="1.3">
            <rect x="-14" y="-26" width="28" height="48" rx="3" fill=${PAPER} />
            <rect x="-14" y="-26" width="28" height="11" rx="3" fill=${colour} />
          </g>
          <${Person} x=${36 + place * 32} y=${92} robe=${colour} size=${0.8} />
        `,
      )}
      <path d="M70 112Q84 102 98 112 84 122 70 112L62 106V118Z" fill="#7d9db0" stroke=${INK} />
      <path d="M112 116H146Q150 116 150 110" fill="none" stroke=${INK} stroke-width="4" />
    `,
  ],
  hokusai: [
    html`
      <path d="M10 30H190" stroke=${INK} stroke-width="3" />
      <${Scroll} x=${48} y=${68}>
        <${Mount} sun />
      </${Scroll}>
      <${Scroll} x=${100} y=${68}>
        <path d="M-15 16Q-8-4 4-8 14-6 12 4 4-2 0 4 6 14 15 14V20H-15Z" fill=${BLUE} stroke="none" />
      </${Scroll}>
      <${Scroll} x=${152} y=${68}>
        <circle cy="-4" r="9" fill=${RED} stroke="none" />
        <path d="M-15 20V8L15 14V20Z" fill=${PINE} stroke="none" />
      </${Scroll}>
    `,
    html`
      <rect x="16" y="36" width="168" height="56" rx="6" fill="#efe3c6" stroke=${INK} stroke-width="1.4" />
      ${
        /** @type {const} */ (["blue", "red", "yellow", "black", "black", "red"]).map(
          (colour, place) => html`
            <${Drop} x=${34 + place * 26} y=${64} colour=${colour} />
          `,
        )
      }
      <${Text} x=${100} y=${118} text="6" />
    `,
    html`
      <circle cx="100" cy="65" r="56" fill="#efe3c6" stroke=${INK} stroke-width="1.4" />
      <circle cx="100" cy="65" r="26" fill=${PAPER} stroke=${INK} stroke-width="1.4" />
      ${Array.from({ length: 10 }, (_, place) => round(65, 42, place / 10)).map(
        ([x, y], place) => html`
          <circle cx=${x} cy=${y} r="7" fill=${place === 8 ? "#f0dcae" : PAPER} stroke=${INK} />
        `,
      )}
      <${Person} x=${round(65, 42, 0.8)[0]} y=${round(65, 42, 0.8)[1] + 8} robe=${RED} size=${0.62} />
      <${Drop} x=${170} y=${40} colour="black" size=${0.8} />
      <${Drop} x=${186} y=${40} colour="black" size=${0.8} />
      <${Arrow} d="M66 96Q50 82 56 60M50 67 56 58 63 66" />
    `,
    html`
      <${Drop} x=${34} y=${66} colour="blue" size=${1.4} />
      <${Text} x=${62} y=${72} text="+" size=${24} />
      <${Drop} x=${90} y=${66} colour="yellow" size=${1.4} />
      <${Text} x=${120} y=${72} text="=" size=${24} />
      <${Drop} x=${152} y=${66} colour="green" size=${1.7} />
      <${Arrow} d="M40 98Q66 120 104 110M96 104 105 110 98 117" />
    `,
    html`
      <${Scroll} x=${60} y=${64} width=${56} height=${84}>
        ${[
          [-12, -18, RED],
          [8, -18, BLUE],
          [-12, 6, GOLD],
        ].map(
          ([x, y, colour]) => html`
            <circle cx=${x} cy=${y} r="7" fill=${PAPER} stroke=${colour} stroke-width="2.5" />
          `,
        )}
        <g transform="translate(10 8) rotate(40)">
          <rect x="-8" y="-5" width="16" height="10" fill="#8a8276" />
          <rect x="-2" y="5" width="4" height="18" fill=${GOLD} />
        </g>
      </${Scroll}>
      <${Person} x=${150} y=${100} robe=${PINE} size=${1.3} />
      <${Arrow} d="M130 66H104M112 59 104 66 112 73" />
      <${Drop} x=${176} y=${50} colour="red" size=${0.9} />
    `,
    html`
      <path d="M10 14H190V118H10Z" fill="#d7cdb5" stroke=${INK} stroke-width="1.2" stroke-dasharray="5 4" />
      <${Scroll} x=${72} y=${66} width=${50} height=${66}>
        <g transform="scale(1.33 1.1)">
          <${Mount} sun />
        </g>
      </${Scroll}>
      <${Scroll} x=${130} y=${66} width=${50} height=${66}>
        <path d="M-20 16Q-8-4 4-8 14-6 12 4 4-2 0 4 6 14 20 14V20H-20Z" fill=${BLUE} stroke="none" />
      </${Scroll}>
      <${Drop} x=${93} y=${68} colour="purple" size=${0.7} />
      <${Drop} x=${109} y=${68} colour="purple" size=${0.7} />
      <rect x="140" y="82" width="10" height="11" fill=${RED} />
    `,
    html`
      ${[
        [54, 34, 7],
        [100, 46, 9],
        [146, 24, 5],
      ].map(
        ([x, high, value]) => html`
          <rect x=${x - 20} y=${112 - high} width="40" height=${high} fill="#efe3c6" stroke=${INK} stroke-width="1.4" />
          <${Scroll} x=${x} y=${84 - high} width=${26} height=${38} />
          <${Text} x=${x} y=${106} text=${value} />
        `,
      )}
    `,
  ],
};
