// IKI's components in words, for the page that lists them.

import { nameOf, say } from "../core/words.js";

const GOODS = ["mon", "rice", "wood", "sandal", "koban", "iki", "fire"];

/** @type {import("../core/types.js").Catalogue} */
const catalogue = {
  hidden: ["shop"], // a trade is called by its shop
  name: (file, row) => row.shop && nameOf(file.shop.find((/** @type {any} */ { id }) => id === row.shop)),
  amount: (good, n) => (GOODS.includes(good) ? say(good, { n }) : undefined),
  value: (field, value) => (field === "nagaya" ? value : undefined),
  messages: (_, value) => [`${value}-name`, value],
};

export default catalogue;
