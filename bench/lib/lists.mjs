import { limit, ours, peers } from '../apps.mjs';
import { freshPage } from './freshPage.mjs';
import { inRounds } from './inRounds.mjs';
import { passThrough } from './list.mjs';
import { median, printTable } from './report.mjs';

const MEASURES = { firstRow: 'first row', sort: 'sort', key: 'keystroke', selectAll: 'select all' };

/** Measures the list of 10,000 users against the limit, stock react-admin with 1,000 and MUI X with 100 on a page. */
export async function lists({ browser, openPeer, openConsole, openLimit, word }, rounds) {
  const apps = [limit, ...peers, ours];
  const open = { [limit.name]: openLimit, [ours.name]: openConsole };
  const measure = (app) => () =>
    freshPage(browser, async (page) => {
      await (open[app.name] ? open[app.name](page) : openPeer(page, app.name));
      return passThrough(page, app, word);
    });
  const sides = Object.fromEntries(apps.map((app) => [app.name, measure(app)]));
  const ratio = (top, bottom, name) => (round) => round[top][name] / round[bottom][name];
  const { samples, targets } = await inRounds(
    'list',
    sides,
    [
      ...Object.entries(MEASURES).map(([name, words]) => ({
        what: `${words}, times the limit`,
        of: ratio(ours.name, limit.name, name),
        limit: 1.3,
        atMost: true,
      })),
      ...['sort', 'selectAll'].flatMap((name) => [
        {
          what: `${MEASURES[name]}, times faster than stock`,
          of: ratio('stock-datatable', ours.name, name),
          limit: { sort: 20, selectAll: 15 }[name],
          atMost: false,
        },
        {
          what: `${MEASURES[name]}, times faster than MUI X`,
          of: ratio('mui-x', ours.name, name),
          limit: 2,
          atMost: false,
        },
      ]),
      {
        what: 'longest task while typing, ms',
        of: (round) => round[ours.name].longest,
        limit: 50,
        atMost: true,
        absolute: true,
      },
    ],
    rounds,
  );
  const middle = (name, of) => median(samples[name].map(of)).toFixed(0);
  const head = ['app', ...Object.values(MEASURES)];
  const names = Object.keys(MEASURES);
  console.log('\nThe list of 10,000 users (stock: 1,000), milliseconds until painted, medians');
  printTable([
    [...head, 'longest task while typing'],
    ...apps.map(({ name }) => [name, ...[...names, 'longest'].map((of) => middle(name, (one) => one[of]))]),
  ]);
  console.log('\nThe same, milliseconds that the processor worked for the page');
  printTable([
    head,
    ...apps.map(({ name }) => [name, ...names.map((of) => middle(name, ({ worked }) => worked[of]))]),
  ]);
  return { samples, targets };
}
