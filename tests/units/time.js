// Fake timers. (The mock timers of node:test differ between the supported versions of Node.)

/** Replaces `setTimeout` and `clearTimeout`; `tick` advances the time. */
export function fakeTimers() {
  let now = 0;
  let last = 0;
  const waiting = new Map();
  globalThis.setTimeout = (work, delay) => {
    waiting.set(++last, { at: now + delay, work });
    return last;
  };
  globalThis.clearTimeout = (id) => void waiting.delete(id);
  return {
    tick(passed) {
      const end = now + passed;
      for (;;) {
        const [next] = [...waiting].sort(([, one], [, other]) => one.at - other.at);
        if (!next || next[1].at > end) break;
        waiting.delete(next[0]);
        now = next[1].at;
        next[1].work();
      }
      now = end;
    },
  };
}

/** Sets the current time, in seconds since 1970. */
export const setTime = (seconds) => void (Date.now = () => seconds * 1000);
