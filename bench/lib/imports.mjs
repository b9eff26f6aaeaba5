import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from '../../scripts/lib/paths.mjs';
import { freshPage } from './freshPage.mjs';
import { rowsShown } from './inPage.mjs';
import { inRounds } from './inRounds.mjs';
import { time } from './list.mjs';
import { longestTask, rendererWorked } from './renderer.mjs';
import { median, printTable } from './report.mjs';

/** The peers: pages that read a file in a worker and show only a number. */
const PARSER = 'papaparse';
const WORKER = 'book';
const ROWS = 50_000;
const SHOWN = 'tbody tr[data-index]';
const NAMES = {
  parser: 'papaparse alone',
  worker: 'sportello, its worker alone: parsed, checked',
  ours: 'sportello: parsed, checked, shown',
};
/** Long enough to notice work that continues after the first rows are shown. */
const QUIET = 3000;

/** Waits until the network is idle: the console prefetches its other pages when the user is idle. */
async function settled(page) {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before = -1;
  for (let now = await fetched(); now !== before; now = await fetched()) {
    before = now;
    await page.waitForTimeout(QUIET);
  }
}

/**
 * Reads, checks and shows a file of 50,000 rows, and compares it with papaparse, which only parses the text, also in a
 * worker.
 */
export async function imports({ browser, openPeer, openConsole, folder }, rounds) {
  const path = join(folder, 'personale.csv');
  const { module } = await runnerImport(join(root, 'bench/lib/peopleFile.ts'), { configFile: false });
  writeFileSync(path, module.peopleFile(ROWS));
  const chosen = async (page, rows) => {
    const before = await rendererWorked(browser);
    const choose = () => page.locator('input[type=file]').setInputFiles(path);
    const painted = await time(page, 'change', choose, rowsShown, rows);
    return { painted, worked: (await rendererWorked(browser)) - before };
  };
  const on = (open, work) => () =>
    freshPage(browser, async (page) => {
      await open(page);
      await page.locator('input[type=file]').waitFor({ state: 'attached' });
      await settled(page);
      return work(page);
    });
  const openOurs = async (page) => {
    await openConsole(page);
    await page.evaluate(() => {
      history.pushState({}, '', '/user/importa');
      dispatchEvent(new PopStateEvent('popstate'));
    });
  };
  const sides = {
    parser: on(
      (page) => openPeer(page, PARSER),
      (page) => chosen(page, '#done'),
    ),
    worker: on(
      (page) => openPeer(page, WORKER),
      (page) => chosen(page, '#done'),
    ),
    ours: on(openOurs, (page) => chosen(page, SHOWN)),
    // On a separate page: recording long tasks costs some time.
    longest: on(openOurs, (page) =>
      longestTask(browser, page, async () => {
        await chosen(page, SHOWN);
        await page.waitForTimeout(QUIET);
      }),
    ),
  };
  const ratio = (side, by) => (round) => round[side][by] / round.parser[by];
  const figures = [
    ['import: parse and check', 'worker', 'worked'],
    ['import: parse, check and show, until shown', 'ours', 'painted'],
    ['import: parse, check and show', 'ours', 'worked'],
  ].map(([what, side, by]) => ({
    what: `${what}, times papaparse`,
    of: ratio(side, by),
    limit: 2,
    atMost: true,
  }));
  const longest = {
    what: 'longest task while importing, worked, ms',
    of: (round) => round.longest.worked,
    limit: 50,
    atMost: true,
    absolute: true,
  };
  const { samples, targets } = await inRounds('import', sides, [...figures, longest], rounds);
  const middle = (side, by) => median(samples[side].map((sample) => sample[by])).toFixed(0);
  console.log('\nA CSV of 50,000 rows, milliseconds, medians');
  printTable([
    ['', 'until shown', 'worked'],
    ...Object.entries(NAMES).map(([side, name]) => [name, middle(side, 'painted'), middle(side, 'worked')]),
  ]);
  console.log(
    `longest task on the page: ${middle('longest', 'lasted')} ms, worked ${middle('longest', 'worked')} ms`,
  );
  return { samples, targets };
}
