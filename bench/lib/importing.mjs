import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsShown, watchLongTasks } from './inPage.mjs';
import { call, time } from './list.mjs';
import { median, printTable, verdict } from './report.mjs';

export const PARSER = 'papaparse';
const ROWS = 50_000;
/** Long enough for what still goes on after the first rows are there to be seen. */
const QUIET = 3000;
const DESK = { width: 1440, height: 900 };

/** A file of people as a school writes it; tax codes of the right form, and nobody's. */
function peopleFile() {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const lines = ['Cognome;Nome;Codice fiscale;E-mail;Data di nascita'];
  for (let n = 0; n < ROWS; n += 1) {
    const code = `BNC${letters[n % 26]}${letters[Math.floor(n / 26) % 26]}N80A01${letters[Math.floor(n / 676) % 26]}`;
    const number = String(Math.floor(n / 17_576) * 100 + (n % 100)).padStart(3, '0');
    lines.push(`Bianchi;Giovanni;${code}${number}X;persona.${n}@example.org;01/01/1980`);
  }
  return lines.join('\r\n');
}

/** A file of 50,000 rows read, checked and shown, against its text parsed by papaparse and nothing else. */
export async function imports({ browser, openPeer, openConsole, folder }, runs) {
  const path = join(folder, 'personale.csv');
  writeFileSync(path, peopleFile());
  const samples = { parser: [], ours: [], longest: [] };
  const open = async (opening) => {
    const context = await browser.newContext({ locale: 'it-IT', viewport: DESK });
    const page = await context.newPage();
    await opening(page);
    return page;
  };
  const choose = (page, rows) =>
    time(page, 'change', () => page.locator('input[type=file]').setInputFiles(path), rowsShown, rows);
  for (let round = 0; round < runs; round += 1) {
    const theirs = await open((page) => openPeer(page, PARSER));
    samples.parser.push(await choose(theirs, '#done'));
    await theirs.context().close();

    const page = await open(openConsole);
    await page.evaluate(() => {
      history.pushState({}, '', '/user/importa');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    await page.waitForTimeout(QUIET);
    await page.evaluate(call(watchLongTasks));
    samples.ours.push(await choose(page, 'tbody tr[data-index]'));
    await page.waitForTimeout(QUIET);
    samples.longest.push(Math.max(0, ...(await page.evaluate('globalThis.longTasks'))));
    await page.context().close();
  }
  const [parser, ours, longest] = [samples.parser, samples.ours, samples.longest].map(median);
  console.log(`\nA CSV of 50,000 rows, milliseconds, medians of ${runs}`);
  printTable([
    ['', 'until done', 'ratio', 'longest task'],
    ['papaparse alone', parser.toFixed(0), '1.00', ''],
    ['sportello: parsed, checked, shown', ours.toFixed(0), (ours / parser).toFixed(2), longest.toFixed(0)],
  ]);
  return {
    name: 'import',
    runs,
    samples,
    targets: [
      verdict({ what: 'import, times papaparse', value: ours / parser, limit: 2, atMost: true }),
      verdict({ what: 'longest task while importing, ms', value: longest, limit: 50, atMost: true }),
    ],
  };
}
