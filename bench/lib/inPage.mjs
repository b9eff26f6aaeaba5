/* Functions that run in the page. They are sent as text, so they cannot use anything outside themselves. */

/**
 * Resolves with the milliseconds from the timestamp of the next `type` event (the user's action, not the moment when
 * the page handled it) until a frame has been painted in which `done()` holds.
 */
export function paintedAfter(type, done) {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`not painted within 30 s of ${type}`)), 30_000);
    const start = ({ timeStamp }) => {
      const look = () => {
        if (!done()) return requestAnimationFrame(look);
        // A message posted during a frame is delivered after that frame has been painted.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          clearTimeout(late);
          resolve(performance.now() - timeStamp);
        };
        return port2.postMessage(0);
      };
      requestAnimationFrame(look);
    };
    addEventListener(type, start, { once: true, capture: true });
  });
}

/** Collects the durations of tasks over 50 ms from now on; `longTasks()` returns them. */
export function watchLongTasks() {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
  }).observe({ type: 'longtask' });
}

export const rowsShown = (rows) => document.querySelectorAll(rows).length > 0;
export const firstRowDiffers = (rows, before) => {
  const row = document.querySelector(rows);
  return row !== null && row.textContent !== before;
};
export const everyRowHas = (rows, word) => {
  const all = [...document.querySelectorAll(rows)];
  return all.length > 0 && all.every(({ textContent }) => textContent.toLowerCase().includes(word));
};
export const everyRowChecked = (rows) => {
  const boxes = [...document.querySelectorAll(`${rows} input[type=checkbox]`)];
  return boxes.length > 0 && boxes.every(({ checked, disabled }) => checked || disabled);
};

/** Records the time of the first matching element as `firstShown`, in milliseconds since 1970. */
export function noteFirst(selector) {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    globalThis.firstShown = performance.timeOrigin + performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}
