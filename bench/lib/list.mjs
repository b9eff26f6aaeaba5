import {
  everyRowChecked,
  everyRowHas,
  firstRowDiffers,
  paintedAfter,
  rowsShown,
  watchLongTasks,
} from './inPage.mjs';

const KEY_EVERY = 120;
/** Long enough for the slowest of them to finish what it was asked before. */
const QUIET = 3000;

/** A call of a function of inPage.mjs, as text: a strict content security policy forbids to build it in the page. */
export const call = (check, ...args) => `(${check})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;

/** Does what a person does and says how long it took until the screen showed it, in milliseconds. */
export async function time(page, type, act, check, ...args) {
  const armed = `globalThis.painted = (${paintedAfter})(${JSON.stringify(type)}, () => ${call(check, ...args)})`;
  await page.evaluate(`void (${armed})`);
  await act();
  return page.evaluate('globalThis.painted');
}

/**
 * One pass through the list of an app: open it, sort it, search in it, select all of it.
 * @param {import('playwright-core').Page} page with the app loaded and the list not yet opened
 * @param {import('../apps.mjs').App} app
 * @param {string} word a search word; without its last letter it finds more
 */
export async function passThrough(page, app, word) {
  const { rows } = app;
  const open = await app.opener(page);
  const firstRow = await time(page, 'pointerdown', () => open.click(), rowsShown, rows);
  await app.showAll(page);

  const header = app.header(page);
  await header.click();
  await page.waitForTimeout(QUIET);
  const before = await page.locator(rows).first().textContent();
  const sort = await time(page, 'pointerdown', () => header.click(), firstRowDiffers, rows, before);

  await page.waitForTimeout(QUIET);
  const search = app.search(page);
  await page.evaluate(call(watchLongTasks));
  await search.pressSequentially(word.slice(0, -1), { delay: KEY_EVERY });
  await page.waitForTimeout(QUIET);
  const key = await time(page, 'keydown', () => page.keyboard.press(word.at(-1)), everyRowHas, rows, word);
  await page.waitForTimeout(QUIET);
  const longest = Math.max(0, ...(await page.evaluate('globalThis.longTasks')));

  await search.fill('');
  await page.waitForTimeout(QUIET);
  const selectAll = await time(page, 'pointerdown', () => app.selectAll(page).click(), everyRowChecked, rows);
  return { firstRow, sort, key, selectAll, longest };
}
