import { requests } from "./browser.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { ApiError } from "../../src/ukiyo/web/core/api.js";
import { sourceLocation, sendErrorReport } from "../../src/ukiyo/web/core/error-report.js";

const OURS = "https://ukiyo.example.org";

/** An error thrown in a module of the page. */
function errorAt(message, line) {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at f (${OURS}/table/choice-list.js?v=1:${line}:7)\n    at ${OURS}/main.js:1:1`;
  return error;
}

test("the location is the innermost line in our own modules, without host and query", () => {
  assert.deepEqual(sourceLocation(errorAt("x", 12).stack, OURS), { module: "/table/choice-list.js", line: 12 });
  assert.deepEqual(sourceLocation("f@http://localhost:8000/core/locale.js:3:1", "http://localhost:8000"), {
    module: "/core/locale.js",
    line: 3,
  });
  const extension = "at chrome-extension://abc/run.js:1:1\nat https://elsewhere.example.org/a.js:2:2";
  assert.equal(sourceLocation(`${extension}\nat ${OURS}/main.js:5:5`, OURS)?.line, 5);
  assert.equal(sourceLocation(extension, OURS), null);
  assert.equal(sourceLocation("TypeError: no place", OURS), null);
});

test("a page reports at most three different errors and no API errors", async () => {
  await sendErrorReport(new ApiError("it is not your turn", 409));
  await sendErrorReport("a text");
  await sendErrorReport(new Error("without a place of ours"));
  assert.equal(requests.length, 0);
  for (const line of [1, 1, 2, 3, 4]) await sendErrorReport(errorAt("x", line));
  const bodies = requests.map(([, { body }]) => JSON.parse(body));
  assert.deepEqual(
    bodies.map(({ line }) => line),
    [1, 2, 3],
  );
  assert.deepEqual(bodies[0], { message: "TypeError: x", module: "/table/choice-list.js", line: 1, version: "" });
});
