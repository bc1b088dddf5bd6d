// The lessons there are, and which of them are done: on this device, and as far as the server knows the person.

import { useEffect, useState } from "../vendor/preact.js";
import { request } from "./api.js";
import { saveSettings, settings } from "./settings.js";
import { loadMessages, translate } from "./locale.js";

/** @import { LessonFacts } from "./types.js" */

/** @type {Promise<LessonFacts[]> | null} */
let lessonsRequest = null;

/** All lessons, and words for them. */
export function loadLessons() {
  lessonsRequest ??= request("GET", "/lessons").then(async (/** @type {LessonFacts[]} */ found) => {
    await Promise.all([...new Set(found.map(({ game }) => game))].map((game) => loadMessages(`${game}-lessons`)));
    sendDoneLessons(found);
    return found;
  });
  lessonsRequest.catch(() => (lessonsRequest = null));
  return lessonsRequest;
}

/** All lessons; none until they have loaded, and if they cannot be loaded. @returns {LessonFacts[]} */
export const useLessons = () => useLoadedLessons() ?? [];

/** All lessons; null until they have loaded, none if they cannot be loaded. @returns {LessonFacts[] | null} */
export function useLoadedLessons() {
  const [lessons, setLessons] = useState(/** @type {LessonFacts[] | null} */ (null));
  useEffect(() => {
    let gone = false;
    loadLessons().then(
      (found) => gone || setLessons(found),
      () => gone || setLessons([]),
    );
    return () => void (gone = true);
  }, []);
  return lessons;
}

/** @param {{ game: string, id: string }} lesson */
const lessonKey = ({ game, id }) => `${game}/${id}`;

/** @param {LessonFacts} lesson */
export const isLessonDone = (lesson) => lesson.done || lessonKey(lesson) in settings.learned;

/** @param {{ game: string, id: string }} lesson */
export const markLessonDone = (lesson) => saveSettings({ learned: { ...settings.learned, [lessonKey(lesson)]: true } });

/**
 * What was done before anybody was known here is told to the server; if that fails, the next time.
 * @param {LessonFacts[]} lessons
 */
function sendDoneLessons(lessons) {
  const done = lessons.filter((lesson) => !lesson.done && isLessonDone(lesson)).map(lessonKey);
  if (settings.name && done.length) request("POST", "/lessons", { done }).catch(() => {});
}

/** Whoever has just said a name takes along what this device has learned. */
export const syncDoneLessons = () => request("GET", "/lessons").then(sendDoneLessons, () => {});

/** @param {{ game: string, id: string }} lesson */
export const lessonTitle = ({ game, id }) => translate(`${game}-lesson-${id}`);

/** @param {{ game: string, id: string }} lesson */
export const lessonLink = (lesson) => `#/lesson/${lessonKey(lesson)}`;

/**
 * The lesson to go on with: the first that is not done, after one that was just done.
 * @param {LessonFacts[]} lessons
 * @param {string} [after]
 */
export function nextLesson(lessons, after) {
  const place = lessons.findIndex(({ id }) => id === after) + 1;
  const ahead = [...lessons.slice(place), ...lessons.slice(0, place)];
  return ahead.find((lesson) => !isLessonDone(lesson) && lesson.id !== after) ?? null;
}
