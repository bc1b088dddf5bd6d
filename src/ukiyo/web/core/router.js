// Routes: the part of the URL after the #. A seat link contains a secret, which is removed from the address bar immediately.

import { useLayoutEffect, useState } from "../vendor/preact.js";

/** `#/table/abc` opens the page `table` for `abc`. A seat link has the form `#seat=abc/0/secret`. @returns {string[]} */
export const currentRoute = () =>
  location.hash
    .replace(/^#\/?/, "")
    .replace(/^seat=/, "seat/")
    .split("/")
    .map(decodeURIComponent);

/** @param {string[]} parts */
export function navigate(...parts) {
  location.hash = `#/${parts.map(encodeURIComponent).join("/")}`;
}

/** Updates the URL without opening the page again. @param {(string | number)[]} parts */
export const replaceRoute = (...parts) => history.replaceState(null, "", `#/${parts.map(encodeURIComponent).join("/")}`);

export function useRoute() {
  const [parts, setParts] = useState(currentRoute);
  useLayoutEffect(() => {
    const onHashChange = () => setParts(currentRoute());
    addEventListener("hashchange", onHashChange);
    return () => removeEventListener("hashchange", onHashChange);
  }, []);
  return parts;
}
