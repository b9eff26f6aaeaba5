import { limit, ours } from '../apps.mjs';
import { freshPage } from './freshPage.mjs';
import { everyRowHas, rowsShown, watchLongTasks } from './inPage.mjs';
import { inRounds } from './inRounds.mjs';
import { apart, call, timed } from './list.mjs';
import { median, printTable } from './report.mjs';

const ADDRESS = '/user/matrice';
const KEY_EVERY = 120;
const QUIET = 3000;
const MEASURES = { firstRow: 'first row', key: 'keystroke' };

const apps = [
  { name: limit.name, rows: 'main tbody tr', search: (page) => page.getByLabel('Cerca') },
  { name: ours.name, rows: 'main [data-row]', search: (page) => page.getByLabel(/^Ricerca/) },
];

/** Measures the matrix of 10,000 users and their applications against a bare virtual table of the same data. */
export async function matrix({ browser, openConsole, openLimit, name }, rounds) {
  const open = { [limit.name]: openLimit, [ours.name]: openConsole };
  const measure = (app) => () =>
    freshPage(browser, async (page) => {
      await open[app.name](page);
      return passThrough(page, app, name);
    });
  const [bare, own] = apps.map((app) => app.name);
  const { samples, targets } = await inRounds(
    'matrix',
    Object.fromEntries(apps.map((app) => [app.name, measure(app)])),
    [
      ...Object.entries(MEASURES).map(([measured, words]) => ({
        what: `matrix: ${words}, times the limit`,
        of: (round) => round[own][measured] / round[bare][measured],
        limit: 1.3,
        atMost: true,
      })),
      {
        what: 'matrix: longest task while typing, ms',
        of: (round) => round[own].longest,
        limit: 50,
        atMost: true,
        absolute: true,
      },
    ],
    rounds,
  );
  const middle = (app, of) => median(samples[app].map(of)).toFixed(0);
  const names = Object.keys(MEASURES);
  console.log('\nThe matrix of 10,000 users, milliseconds until painted, medians');
  printTable([
    ['app', ...Object.values(MEASURES), 'longest task while typing'],
    ...[bare, own].map((app) => [app, ...[...names, 'longest'].map((of) => middle(app, (one) => one[of]))]),
  ]);
  console.log('\nThe same, milliseconds that the processor worked for the page');
  printTable([
    ['app', ...Object.values(MEASURES)],
    ...[bare, own].map((app) => [app, ...names.map((of) => middle(app, ({ worked }) => worked[of]))]),
  ]);
  return { samples, targets };
}

async function passThrough(page, { rows, search }, name) {
  const go = () =>
    page.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, ADDRESS);
  const firstRow = await timed(page, 'popstate', go, rowsShown, rows);
  await page.waitForTimeout(QUIET);
  await page.evaluate(call(watchLongTasks));
  await search(page).pressSequentially(name.slice(0, -1), { delay: KEY_EVERY });
  await page.waitForTimeout(QUIET);
  const key = await timed(page, 'keydown', () => page.keyboard.press(name.at(-1)), everyRowHas, rows, name);
  await page.waitForTimeout(QUIET);
  const longest = Math.max(0, ...(await page.evaluate('globalThis.longTasks')));
  return { ...apart({ firstRow, key }), longest };
}
