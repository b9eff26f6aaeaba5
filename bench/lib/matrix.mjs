import { limit, ours } from '../apps.mjs';
import { everyRowHas, rowsShown, watchLongTasks } from './inPage.mjs';
import { apart, call, timed } from './list.mjs';
import { median, printTable, verdict } from './report.mjs';

const ADDRESS = '/user/matrice';
const KEY_EVERY = 120;
const QUIET = 3000;
const DESK = { width: 1440, height: 900 };
const MEASURES = { firstRow: 'first row', key: 'keystroke' };

const apps = [
  { name: limit.name, rows: 'main tbody tr', search: (page) => page.getByLabel('Cerca') },
  { name: ours.name, rows: 'main [data-row]', search: (page) => page.getByLabel(/^Ricerca/) },
];

/** The matrix of 10,000 users and their applications, against a bare virtual table of the same in its place. */
export async function matrix({ browser, openConsole, openLimit, name }, runs) {
  const open = { [limit.name]: openLimit, [ours.name]: openConsole };
  const samples = Object.fromEntries(apps.map((app) => [app.name, []]));
  for (let round = 0; round < runs; round += 1) {
    for (const app of apps) {
      const context = await browser.newContext({ locale: 'it-IT', viewport: DESK });
      const page = await context.newPage();
      await open[app.name](page);
      samples[app.name].push(await passThrough(page, app, name));
      await context.close();
    }
  }
  const middle = (app, measure) => median(samples[app.name].map((sample) => sample[measure]));
  console.log(`\nThe matrix of 10,000 users, milliseconds until painted, medians of ${runs}`);
  printTable([
    ['app', ...Object.values(MEASURES), 'longest task while typing'],
    ...apps.map((app) => [
      app.name,
      ...[...Object.keys(MEASURES), 'longest'].map((measure) => middle(app, measure).toFixed(0)),
    ]),
  ]);
  console.log('\nThe same, milliseconds that the processor worked for the page');
  printTable([
    ['app', ...Object.values(MEASURES)],
    ...apps.map((app) => [
      app.name,
      ...Object.keys(MEASURES).map((measure) =>
        median(samples[app.name].map(({ worked }) => worked[measure])).toFixed(0),
      ),
    ]),
  ]);
  const [bare, own] = apps;
  const targets = [
    ...Object.entries(MEASURES).map(([measure, words]) =>
      verdict({
        what: `matrix: ${words}, times the limit`,
        value: middle(own, measure) / middle(bare, measure),
        limit: 1.3,
        atMost: true,
      }),
    ),
    verdict({
      what: 'matrix: longest task while typing, ms',
      value: middle(own, 'longest'),
      limit: 50,
      atMost: true,
    }),
  ];
  return { name: 'matrix', runs, samples, targets };
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
