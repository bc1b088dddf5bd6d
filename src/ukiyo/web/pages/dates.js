// Dates in the language of the interface.

import { language } from "../core/locale.js";

/**
 * @param {number} at seconds since 1970
 * @param {"medium" | "long"} [dateStyle]
 * @param {"short"} [timeStyle]
 */
export const formatDate = (at, dateStyle = "medium", timeStyle) =>
  new Intl.DateTimeFormat(language(), { dateStyle, timeStyle }).format(at * 1000);
