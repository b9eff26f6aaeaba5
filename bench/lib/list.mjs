import {
  everyRowChecked,
  everyRowHas,
  firstRowDiffers,
  paintedAfter,
  rowsShown,
  watchLongTasks,
} from './inPage.mjs';

const KEY_EVERY = 120;
/** Long enough for the slowest side to finish its previous work. */
const QUIET = 3000;

/**
 * Formats a call of a function of inPage.mjs as text: a strict content security policy forbids building it in the page.
 */
export const call = (check, ...args) => `(${check})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;

/** Performs a user action and returns the milliseconds until the screen showed its effect. */
export async function time(page, type, act, check, ...args) {
  const armed = `globalThis.painted = (${paintedAfter})(${JSON.stringify(type)}, () => ${call(check, ...args)})`;
  await page.evaluate(`void (${armed})`);
  await act();
  return page.evaluate('globalThis.painted');
}

/**
 * Returns the same, and the CPU time of the page until then, which does not include other work of the machine.
 * @returns {Promise<{ painted: number, worked: number }>} milliseconds
 */
export async function timed(page, ...asked) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const before = await worked();
  const painted = await time(page, ...asked);
  const after = await worked();
  await session.detach();
  return { painted, worked: after - before };
}

/**
 * Separates elapsed time and CPU time, by measure. @param {Record<string, { painted: number, worked: number }>}
 * measured
 */
export const apart = (measured) => ({
  ...Object.fromEntries(Object.entries(measured).map(([name, { painted }]) => [name, painted])),
  worked: Object.fromEntries(Object.entries(measured).map(([name, { worked }]) => [name, worked])),
});

/**
 * Goes through the list of an app once: opens it, sorts it, searches it, selects all of it.
 * @param {import('playwright-core').Page} page with the app loaded and the list not yet opened
 * @param {import('../apps.mjs').App} app
 * @param {string} word a search word; without its last letter it matches more rows
 */
export async function passThrough(page, app, word) {
  const { rows } = app;
  const open = await app.opener(page);
  const firstRow = await timed(page, 'pointerdown', () => open.click(), rowsShown, rows);
  await app.showAll(page);

  const header = app.header(page);
  await header.click();
  await page.waitForTimeout(QUIET);
  const before = await page.locator(rows).first().textContent();
  const sort = await timed(page, 'pointerdown', () => header.click(), firstRowDiffers, rows, before);

  await page.waitForTimeout(QUIET);
  const search = app.search(page);
  await page.evaluate(call(watchLongTasks));
  await search.pressSequentially(word.slice(0, -1), { delay: KEY_EVERY });
  await page.waitForTimeout(QUIET);
  const key = await timed(page, 'keydown', () => page.keyboard.press(word.at(-1)), everyRowHas, rows, word);
  await page.waitForTimeout(QUIET);
  const longest = Math.max(0, ...(await page.evaluate('globalThis.longTasks')));

  await search.fill('');
  await page.waitForTimeout(QUIET);
  const selectAll = await timed(
    page,
    'pointerdown',
    () => app.selectAll(page).click(),
    everyRowChecked,
    rows,
  );
  return { ...apart({ firstRow, sort, key, selectAll }), longest };
}
