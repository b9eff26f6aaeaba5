import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../../scripts/lib/paths.mjs';
import { rowsShown } from './inPage.mjs';
import { time } from './list.mjs';
import { longestTask, rendererWorked } from './renderer.mjs';
import { median, printTable, verdict } from './report.mjs';

/** Pages that read a file in a worker and show no more of it than a number. */
const PARSER = 'papaparse';
const WORKER = 'book';
const ROWS = 50_000;
/** Long enough for what still goes on after the first rows are there to be seen. */
const QUIET = 3000;
const DESK = { width: 1440, height: 900 };

/** Waits until nothing more is fetched: the console fetches its other pages while nobody does anything. */
async function settled(page) {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before = -1;
  for (let now = await fetched(); now !== before; now = await fetched()) {
    before = now;
    await page.waitForTimeout(QUIET);
  }
}

/** A file of 50,000 rows read, checked and shown, against its text parsed by papaparse, in a worker too, and nothing else. */
export async function imports({ browser, openPeer, openConsole, folder }, runs) {
  const path = join(folder, 'personale.csv');
  const { module } = await runnerImport(join(root, 'bench/lib/peopleFile.ts'), { configFile: false });
  writeFileSync(path, module.peopleFile(ROWS));
  const samples = { parser: [], worker: [], ours: [], longest: [] };
  const open = async (opening) => {
    const context = await browser.newContext({ locale: 'it-IT', viewport: DESK });
    const page = await context.newPage();
    await opening(page);
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    await settled(page);
    return page;
  };
  const choose = async (page, rows) => {
    const before = await rendererWorked(browser);
    const painted = await time(
      page,
      'change',
      () => page.locator('input[type=file]').setInputFiles(path),
      rowsShown,
      rows,
    );
    return { painted, worked: (await rendererWorked(browser)) - before };
  };
  const openOurs = () =>
    open(async (page) => {
      await openConsole(page);
      await page.evaluate(() => {
        history.pushState({}, '', '/user/importa');
        dispatchEvent(new PopStateEvent('popstate'));
      });
    });
  const SHOWN = 'tbody tr[data-index]';
  for (let round = 0; round < runs; round += 1) {
    for (const [side, peer] of Object.entries({ parser: PARSER, worker: WORKER })) {
      const page = await open((opened) => openPeer(opened, peer));
      samples[side].push(await choose(page, '#done'));
      await page.context().close();
    }

    const page = await openOurs();
    samples.ours.push(await choose(page, SHOWN));
    await page.context().close();

    // On a page of its own: watching costs some time.
    const watched = await openOurs();
    samples.longest.push(
      await longestTask(browser, watched, async () => {
        await choose(watched, SHOWN);
        await watched.waitForTimeout(QUIET);
      }),
    );
    await watched.context().close();
  }
  const middle = (of, what) => median(samples[of].map((sample) => sample[what]));
  const ratio = (of, what) => middle(of, what) / middle('parser', what);
  const row = (name, of) => [
    name,
    ...['painted', 'worked'].flatMap((what) => [middle(of, what).toFixed(0), ratio(of, what).toFixed(2)]),
  ];
  console.log(`\nA CSV of 50,000 rows, milliseconds, medians of ${runs}`);
  printTable([
    ['', 'until shown', 'ratio', 'worked', 'ratio'],
    row('papaparse alone', 'parser'),
    row('sportello, its worker alone: parsed, checked', 'worker'),
    row('sportello: parsed, checked, shown', 'ours'),
  ]);
  const [lasted, worked] = [middle('longest', 'lasted'), middle('longest', 'worked')];
  console.log(`longest task on the page: ${lasted.toFixed(0)} ms, worked ${worked.toFixed(0)} ms`);
  return {
    name: 'import',
    runs,
    samples,
    targets: [
      ...[
        ['import: parse and check', 'worker', 'worked'],
        ['import: parse, check and show, until shown', 'ours', 'painted'],
        ['import: parse, check and show', 'ours', 'worked'],
      ].map(([what, of, by]) =>
        verdict({ what: `${what}, times papaparse`, value: ratio(of, by), limit: 2, atMost: true }),
      ),
      verdict({ what: 'longest task while importing, worked, ms', value: worked, limit: 50, atMost: true }),
    ],
  };
}
