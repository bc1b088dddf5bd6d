// Texts and drawings of IKI's components for the component pages.

import { html } from "../vendor/preact.js";
import { componentName, translate } from "../core/locale.js";
import { Building, Character, Special, Token } from "./cards.js";
import { SPACES } from "./components.js";

/** @import { Component } from "./components.js" */

const GOODS = ["mon", "rice", "wood", "sandal", "koban", "iki", "fire"];

/** @type {import("../core/types.js").Catalogue} */
const catalogue = {
  hidden: ["shop"], // trades are named after their shop
  name: (file, row) => row.shop && componentName(file.shop.find((/** @type {Component} */ { id }) => id === row.shop)),
  amount: (good, n) => (GOODS.includes(good) ? translate(good, { n }) : undefined),
  numberLabels: (kind) =>
    kind === "blocking" ? SPACES.map((space) => translate("ikizama-space", { space: space.replace("-", "–") })) : undefined,
  value: (field, value) => (field === "nagaya" ? value : undefined),
  draw(_, kind, row) {
    if (kind === "character") return html`<${Character} card=${row} cost=${row.season !== "start"} />`;
    if (kind === "building") return html`<${Building} card=${row} cost />`;
    if (kind === "token") return html`<${Token} token=${row} price />`;
    return kind === "special" ? html`<${Special} id=${row.id} />` : null;
  },
  messages: (_, value) => [`${value}-name`, value],
};

export default catalogue;
