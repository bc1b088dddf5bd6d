// The lessons, and which of them are done on this device or according to the server.

import { useEffect, useState } from "../vendor/preact.js";
import { request } from "./api.js";
import { saveSettings, settings } from "./settings.js";
import { loadMessages, translate } from "./locale.js";

/** @import { LessonInfo } from "./types.js" */

/** @type {Promise<LessonInfo[]> | null} */
let lessonsRequest = null;

/** Loads all lessons and their messages. */
export function loadLessons() {
  lessonsRequest ??= request("GET", "/lessons").then(async (/** @type {LessonInfo[]} */ found) => {
    await Promise.all([...new Set(found.map(({ game }) => game))].map((game) => loadMessages(`${game}-lessons`)));
    sendDoneLessons(found);
    return found;
  });
  lessonsRequest.catch(() => (lessonsRequest = null));
  return lessonsRequest;
}

/** Returns all lessons, or none while they load or if loading fails. @returns {LessonInfo[]} */
export const useLessons = () => useLoadedLessons() ?? [];

/** Returns all lessons, null while they load, and none if loading fails. @returns {LessonInfo[] | null} */
export function useLoadedLessons() {
  const [lessons, setLessons] = useState(/** @type {LessonInfo[] | null} */ (null));
  useEffect(() => {
    let unmounted = false;
    loadLessons().then(
      (found) => unmounted || setLessons(found),
      () => unmounted || setLessons([]),
    );
    return () => void (unmounted = true);
  }, []);
  return lessons;
}

/** @param {{ game: string, id: string }} lesson */
const lessonKey = ({ game, id }) => `${game}/${id}`;

/** @param {LessonInfo} lesson */
export const isLessonDone = (lesson) => lesson.completed || lessonKey(lesson) in settings.learned;

/** @param {{ game: string, id: string }} lesson */
export const markLessonDone = (lesson) => saveSettings({ learned: { ...settings.learned, [lessonKey(lesson)]: true } });

/**
 * Sends lessons that were done before the person was known. If it fails, the next load tries again.
 * @param {LessonInfo[]} lessons
 */
function sendDoneLessons(lessons) {
  const done = lessons.filter((lesson) => !lesson.completed && isLessonDone(lesson)).map(lessonKey);
  if (settings.name && done.length) request("POST", "/lessons", { completed: done }).catch(() => {});
}

/** Sends the lessons done on this device after a person has saved their first name. */
export const syncDoneLessons = () => request("GET", "/lessons").then(sendDoneLessons, () => {});

/** @param {{ game: string, id: string }} lesson */
export const lessonTitle = ({ game, id }) => translate(`${game}-lesson-${id}`);

/** @param {{ game: string, id: string }} lesson */
export const lessonLink = (lesson) => `#/lesson/${lessonKey(lesson)}`;

/**
 * Returns the next lesson that is not done, starting after `after`.
 * @param {LessonInfo[]} lessons
 * @param {string} [after]
 */
export function nextLesson(lessons, after) {
  const index = lessons.findIndex(({ id }) => id === after) + 1;
  const upcoming = [...lessons.slice(index), ...lessons.slice(0, index)];
  return upcoming.find((lesson) => !isLessonDone(lesson) && lesson.id !== after) ?? null;
}
