// The page title with the number of tables where it is the person's turn. The badge of the installed app shows the same number.

let title = "Ukiyo";
let count = 0;

/** Writes the title only if it changed, because browsers react to every write. */
function updateTitle() {
  const text = count ? `(${count}) ${title}` : title;
  if (document.title !== text) document.title = text;
}

/** @param {string} text */
export function setTitle(text) {
  title = text;
  updateTitle();
}

/** Sets the number of tables that wait for the person. @param {number} number */
export function setWaitingCount(number) {
  if (number !== count) (number ? navigator.setAppBadge?.(number) : navigator.clearAppBadge?.())?.catch(() => {});
  count = number;
  updateTitle();
}
