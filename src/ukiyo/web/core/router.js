// The address after the #: which page, and of what. A seat's secret stands there too, and leaves the address bar at once.

import { useLayoutEffect, useState } from "../vendor/preact.js";

/** `#/table/abc` is the page `table` of `abc`; a seat's link is written `#seat=abc/0/secret`. @returns {string[]} */
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

/** The address of where one is on this page, without opening it anew. @param {(string | number)[]} parts */
export const replaceRoute = (...parts) => history.replaceState(null, "", `#/${parts.map(encodeURIComponent).join("/")}`);

export function useRoute() {
  const [parts, setParts] = useState(currentRoute);
  useLayoutEffect(() => {
    const changed = () => setParts(currentRoute());
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);
  return parts;
}
