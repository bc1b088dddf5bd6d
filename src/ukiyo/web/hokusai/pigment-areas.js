// The drops of an atelier, by area, and the mixing palette.

import { html } from "../vendor/preact.js";
import { previewedChoice } from "../core/choices.js";
import { translate } from "../core/locale.js";
import { useTable } from "../core/table-context.js";
import { amountProps, Target } from "../core/target.js";
import { selectsWholeWorks } from "./atelier-parts.js";
import { Drop, dropName, DropSign, presentColours } from "./signs.js";

/**
 * An area of drops. Players can select each colour. Selecting the name of the discard area discards the active area.
 * @param {{ seat: number, name: string, amounts: Record<string, number>, decides: boolean }} props
 */
export function PigmentArea({ seat, name, amounts, decides }) {
  const table = useTable();
  const changes = (decides && previewedChoice(table)?.preview.areas?.[name]) || {};
  const incoming = presentColours(changes).filter(([colour, n]) => n > 0 && !amounts[colour]);
  const total = presentColours(amounts).reduce((sum, [, n]) => sum + n, 0);
  return html`
    <div class=${`area ${name}`}>
      <${Target}
        as="div"
        class="name"
        on=${decides && name === "discard" ? { kind: "discard" } : undefined}
        label=${`${translate(`hk-${name}`)}: ${total}`}
        explain=${`area:${name}`}
      >
        ${translate(`hk-${name}`)} <b>${total}</b>
      </${Target}>
      <div class="drops">
        ${presentColours(amounts).map(
          ([colour, n]) => html`
            <${Target}
              as="div"
              key=${colour}
              class="stack"
              on=${decides ? { [colour]: name } : undefined}
              label=${dropName(colour, n)}
              explain=${`colour:${colour}`}
              ...${amountProps(seat, `${name}.${colour}`, n)}
            >
              <${Drops} colour=${colour} n=${n} change=${changes[colour] ?? 0} each=${name === "active"} />
            </${Target}>
          `,
        )}
        ${incoming.map(
          ([colour, n]) => html`
            <div class="stack" key=${colour} data-incoming=${`${name}.${colour}`}>
              <${Drops} colour=${colour} n=${0} change=${n} each=${name === "active"} />
            </div>
          `,
        )}
      </div>
    </div>
  `;
}

/**
 * The drops of a colour, one by one or with their number. The drops that the previewed choice would add or remove are marked.
 * @param {{ colour: string, n: number, change: number, each: boolean }} props
 */
export function Drops({ colour, n, change, each }) {
  const changeClass = change > 0 ? "preview-gain" : "preview-loss";
  if (each)
    return Array.from(
      { length: n + Math.max(change, 0) },
      (_, i) => html`<span class=${i >= Math.min(n, n + change) ? changeClass : ""}><${DropSign} colour=${colour} /></span>`,
    );
  return change
    ? html`<span class=${`counted ${changeClass}`}><${DropSign} colour=${colour} /><b>${n + change}</b></span>`
    : html`<${DropSign} colour=${colour} n=${n} />`;
}

/**
 * The palette: the three secondary colours, with the number of drops mixed so far.
 * @param {{ decides: boolean, mixed: Record<string, number> }} props
 */
export function Mixing({ decides, mixed }) {
  const { view } = useTable();
  const selectsParts = decides && !selectsWholeWorks();
  return html`
    <${Target} as="div" class="palette" explain="mixing:mixing" on=${decides && !selectsParts ? { kind: "mix" } : undefined}>
      <${Target} as="div" class="name" label=${translate("hk-mixing")} explain="mixing:mixing">
        ${translate("hk-mixing")}
      </${Target}>
      <svg viewBox="-47 -22 94 46" role="group" aria-label=${translate("hk-mixing")}>
        <path class="plate" d="M-45 0C-45-18-20-22 0-22S45-18 45 0 20 24 0 23C-8 23-10 16-16 16-24 17-45 16-45 0Z" />
        ${Object.keys(view.mixing).map(
          (colour, i) => html`
            <g transform=${`translate(${i * 27 - 27} ${i === 1 ? 2 : -1})scale(1.250)`}>
              <${Target}
                on=${selectsParts ? { kind: "mix", colour } : undefined}
                label=${translate("hk-mixing-of", { colour: translate(`hk-${colour}`) })}
                explain=${`colour:${colour}`}
              >
                <circle class="well" r="10" />
                <${Drop} colour=${colour} hollow=${!mixed[colour]} />
                ${
                  mixed[colour] > 1 &&
                  html`
                    <g class="count">
                      <circle cx="7" cy="7" r="6.500" />
                      <text x="7" y="11">
                        ${mixed[colour]}
                      </text>
                    </g>
                  `
                }
              </${Target}>
            </g>
          `,
        )}
      </svg>
    </${Target}>
  `;
}
