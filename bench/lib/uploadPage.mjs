import { freshPage } from './freshPage.mjs';
import { longestTask } from './renderer.mjs';
import { command } from './uploadSides.mjs';

/** A practice of the demo whose files are still to come. */
const PRACTICE = { codMin: 'TNTF01000A', area: 'Didattica' };
const PATH = `/areaamministrativa/altri-fornitori/${PRACTICE.codMin}~${PRACTICE.area}`;
const DONE = 'Tutti i file sono stati caricati e il documento è pronto.';

/**
 * A file that is chosen on the page and sent from there, with everything that the page does besides.
 * @returns the seconds until the last part was taken, and until the file was checked
 */
export const byChromium = (browser, here, person, file) =>
  withChosen(browser, here, person, file, async (page) => {
    let taken = 0;
    let last = 0;
    page.on('requestfinished', (request) => {
      if (request.method() !== 'PUT') return;
      taken += 1;
      last = performance.now();
    });
    const before = performance.now();
    await send(page);
    const total = (performance.now() - before) / 1000;
    if (taken !== file.parts.length) throw new Error(`${taken} parts of ${file.parts.length} were sent`);
    return { seconds: (last - before) / 1000, total };
  });

/** The longest task of the page meanwhile; in a visit of its own, because what is recorded takes time. */
export const longestOfPage = (browser, here, person, file) =>
  withChosen(browser, here, person, file, (page) => longestTask(browser, page, () => send(page)));

const withChosen = (browser, { url, username, password }, person, file, work) =>
  freshPage(browser, async (page) => {
    // Documents that wait for a signature are told of in a dialog, some time after signing in.
    const later = page.getByRole('button', { name: 'Più tardi', exact: true });
    await page.addLocatorHandler(later, () => later.click());
    await page.goto(`${url}${PATH}`);
    await page.getByLabel('Nome utente').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Accedi', exact: true }).click();
    await page.locator('input[type=file]').setInputFiles(file.path);
    await page.getByRole('button', { name: 'Carica file', exact: true }).click();
    const result = await work(page);
    const of = { customer: 'SG10001', ...PRACTICE };
    await command(person, 'DELETE', '/api/altri-fornitori/delete/s3', of);
    return result;
  });

async function send(page) {
  await page.getByRole('button', { name: 'CONFERMA', exact: true }).click();
  await page.getByText(DONE).waitFor({ timeout: 600_000 });
}
