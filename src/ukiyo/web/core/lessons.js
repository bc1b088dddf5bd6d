// The lessons there are, and which of them are done: on this device, and as far as the server knows the person.

import { useEffect, useState } from "../vendor/preact.js";
import { ask } from "./api.js";
import { prefer, settings } from "./settings.js";
import { alsoSpeak, say } from "./locale.js";

/** @import { LessonFacts } from "./types.js" */

/** @type {Promise<LessonFacts[]> | null} */
let listed = null;

/** All lessons, and words for them. */
export function allLessons() {
  listed ??= ask("GET", "/lessons").then(async (/** @type {LessonFacts[]} */ found) => {
    await Promise.all([...new Set(found.map(({ game }) => game))].map((game) => alsoSpeak(`${game}-lessons`)));
    tell(found);
    return found;
  });
  listed.catch(() => (listed = null));
  return listed;
}

/** All lessons; none until they have loaded, and if they cannot be loaded. @returns {LessonFacts[]} */
export const useLessons = () => useLoadedLessons() ?? [];

/** All lessons; null until they have loaded, none if they cannot be loaded. @returns {LessonFacts[] | null} */
export function useLoadedLessons() {
  const [lessons, setLessons] = useState(/** @type {LessonFacts[] | null} */ (null));
  useEffect(() => {
    let gone = false;
    allLessons().then(
      (found) => gone || setLessons(found),
      () => gone || setLessons([]),
    );
    return () => void (gone = true);
  }, []);
  return lessons;
}

/** @param {{ game: string, id: string }} lesson */
const key = ({ game, id }) => `${game}/${id}`;

/** @param {LessonFacts} lesson */
export const isDone = (lesson) => lesson.done || key(lesson) in settings.learned;

/** @param {{ game: string, id: string }} lesson */
export const noteDone = (lesson) => prefer({ learned: { ...settings.learned, [key(lesson)]: true } });

/**
 * What was done before anybody was known here is told to the server; if that fails, the next time.
 * @param {LessonFacts[]} lessons
 */
function tell(lessons) {
  const done = lessons.filter((lesson) => !lesson.done && isDone(lesson)).map(key);
  if (settings.name && done.length) ask("POST", "/lessons", { done }).catch(() => {});
}

/** Whoever has just said a name takes along what this device has learned. */
export const takeAlong = () => ask("GET", "/lessons").then(tell, () => {});

/** @param {{ game: string, id: string }} lesson */
export const lessonTitle = ({ game, id }) => say(`${game}-lesson-${id}`);

/** @param {{ game: string, id: string }} lesson */
export const lessonLink = (lesson) => `#/lesson/${key(lesson)}`;

/**
 * The lesson to go on with: the first that is not done, after one that was just done.
 * @param {LessonFacts[]} lessons
 * @param {string} [after]
 */
export function nextLesson(lessons, after) {
  const place = lessons.findIndex(({ id }) => id === after) + 1;
  const ahead = [...lessons.slice(place), ...lessons.slice(0, place)];
  return ahead.find((lesson) => !isDone(lesson) && lesson.id !== after) ?? null;
}
