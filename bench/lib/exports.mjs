import { freshPage } from './freshPage.mjs';
import { inRounds } from './inRounds.mjs';
import { longestTask, rendererWorked } from './renderer.mjs';
import { median, printTable } from './report.mjs';

const PAGE = 'table';
const FORMATS = ['csv', 'xlsx'];

/**
 * Saves 50,000 rows of ten columns from a page, in both formats, and measures the longest task of the page meanwhile.
 */
export async function exports({ browser, openPeer }, rounds) {
  const save = (format) => () =>
    freshPage(browser, async (page) => {
      await openPeer(page, PAGE);
      await page.goto(`${page.url()}?format=${format}`, { waitUntil: 'networkidle' });
      const before = await rendererWorked(browser);
      const longest = await longestTask(browser, page, async () => {
        await page.getByRole('button').click();
        await page.locator('#done').waitFor({ state: 'attached', timeout: 120_000 });
      });
      return { longest: longest.worked, worked: (await rendererWorked(browser)) - before };
    });
  const sides = Object.fromEntries(FORMATS.map((format) => [format, save(format)]));
  const figures = FORMATS.map((format) => ({
    what: `longest task while saving ${format}, worked, ms`,
    of: (round) => round[format].longest,
    limit: 50,
    atMost: true,
    absolute: true,
  }));
  const { samples, targets } = await inRounds('export', sides, figures, rounds);
  const middle = (format, by) => median(samples[format].map((sample) => sample[by])).toFixed(0);
  console.log('\n50,000 rows of ten columns saved, milliseconds, medians');
  printTable([
    ['', 'longest task of the page', 'worked, page and worker'],
    ...FORMATS.map((format) => [format, middle(format, 'longest'), middle(format, 'worked')]),
  ]);
  return { samples, targets };
}
