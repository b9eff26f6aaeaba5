import { limit, ours, peers } from '../apps.mjs';
import { countScripts } from './bytes.mjs';
import { noteFirst } from './inPage.mjs';
import { call, passThrough } from './list.mjs';
import { median, printTable, verdict } from './report.mjs';

const MEASURES = ['firstRow', 'sort', 'key', 'selectAll'];
const NAMES = { firstRow: 'first row', sort: 'sort', key: 'keystroke', selectAll: 'select all' };

/** Bytes of JavaScript that a fresh profile asks for until `open` has shown a screen, or until the time that it gives. */
async function bytesUntil(browser, open) {
  const context = await browser.newContext({ locale: 'it-IT' });
  const bytes = countScripts(context);
  const counted = await bytes(await open(await context.newPage()));
  await context.close();
  return counted;
}

/** Bytes of JavaScript until the first screen, against the smallest react-admin app with one list. */
export async function firstScreen({ browser, openHello, signIn }) {
  const smallest = await bytesUntil(browser, openHello);
  const dashboard = await bytesUntil(browser, (page) => signIn(page, 'docente.SG10001'));
  const list = await bytesUntil(browser, async (page) => {
    // What is fetched once the rows are there comes within milliseconds, before this program knows of them.
    await page.addInitScript(call(noteFirst, ours.rows));
    await signIn(page, 'supervisor.SG10001', '/user');
    await page.locator(ours.rows).first().waitFor();
    return page.evaluate('globalThis.firstShown');
  });

  console.log('\nJavaScript until the screen, in bytes as brotli');
  printTable([
    ['app', 'bytes', 'ratio'],
    ['react-admin, smallest app with one list', smallest, '1.00'],
    ['sportello: sign-in to dashboard', dashboard, (dashboard / smallest).toFixed(2)],
    ['sportello: sign-in to the list of users', list, (list / smallest).toFixed(2)],
  ]);
  const target = (what, value) => verdict({ what, value: value / smallest, limit: 1, atMost: true });
  return {
    name: 'first-screen',
    bytes: { smallest, dashboard, list },
    targets: [target('JavaScript to the dashboard', dashboard), target('JavaScript to the list', list)],
  };
}

/** The list of 10,000 users, against the limit, stock react-admin with 1,000 and MUI X with 100 on a page. */
export async function lists({ browser, openPeer, openConsole, openLimit, word }, runs) {
  const apps = [limit, ...peers, ours];
  const open = { [limit.name]: openLimit, [ours.name]: openConsole };
  const samples = Object.fromEntries(apps.map(({ name }) => [name, []]));
  for (let round = 0; round < runs; round += 1) {
    for (const app of apps) {
      const context = await browser.newContext({ locale: 'it-IT', viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await (open[app.name] ? open[app.name](page) : openPeer(page, app.name));
      samples[app.name].push(await passThrough(page, app, word));
      await context.close();
    }
  }
  const middle = (name, measure) => median(samples[name].map((sample) => sample[measure]));
  console.log(`\nThe list of 10,000 users (stock: 1,000), milliseconds until painted, medians of ${runs}`);
  printTable([
    ['app', ...MEASURES.map((measure) => NAMES[measure]), 'longest task while typing'],
    ...apps.map(({ name }) => [
      name,
      ...MEASURES.map((measure) => middle(name, measure).toFixed(0)),
      middle(name, 'longest').toFixed(0),
    ]),
  ]);
  console.log('\nThe same, milliseconds that the processor worked for the page');
  printTable([
    ['app', ...MEASURES.map((measure) => NAMES[measure])],
    ...apps.map(({ name }) => [
      name,
      ...MEASURES.map((measure) => median(samples[name].map(({ worked }) => worked[measure])).toFixed(0)),
    ]),
  ]);
  const ratio = (top, bottom, measure) => middle(top, measure) / middle(bottom, measure);
  const targets = [
    ...MEASURES.map((measure) =>
      verdict({
        what: `${NAMES[measure]}, times the limit`,
        value: ratio(ours.name, limit.name, measure),
        limit: 1.3,
        atMost: true,
      }),
    ),
    ...['sort', 'selectAll'].flatMap((measure) => [
      verdict({
        what: `${NAMES[measure]}, times faster than stock`,
        value: ratio('stock-datatable', ours.name, measure),
        limit: 20,
        atMost: false,
      }),
      verdict({
        what: `${NAMES[measure]}, times faster than MUI X`,
        value: ratio('mui-x', ours.name, measure),
        limit: 2,
        atMost: false,
      }),
    ]),
    verdict({
      what: 'longest task while typing, ms',
      value: middle(ours.name, 'longest'),
      limit: 50,
      atMost: true,
    }),
  ];
  printTable([
    ['target', 'value', 'wanted', 'met'],
    ...targets.map(({ what, value, wanted, met }) => [what, value, wanted, met ? 'yes' : 'NO']),
  ]);
  return { name: 'list', runs, samples, targets };
}
