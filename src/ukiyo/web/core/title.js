// The title of the page, with the number of tables that wait for me; the badge on the installed app's icon says the same.

let title = "Ukiyo";
let count = 0;

/** Only what is new: each time it is written, the browser hears of it. */
function updateTitle() {
  const text = count ? `(${count}) ${title}` : title;
  if (document.title !== text) document.title = text;
}

/** @param {string} text */
export function setTitle(text) {
  title = text;
  updateTitle();
}

/** How many tables wait for me. @param {number} number */
export function setWaitingCount(number) {
  const badge = /** @type {any} */ (navigator);
  if (number !== count) (number ? badge.setAppBadge?.(number) : badge.clearAppBadge?.())?.catch?.(() => {});
  count = number;
  updateTitle();
}
