import { freshPage } from './freshPage.mjs';
import { longestTask } from './renderer.mjs';
import { command } from './uploadSides.mjs';

/** A practice of the demo whose files have not been uploaded yet. */
const PRACTICE = { codMin: 'TNTF01000A', area: 'Didattica' };
const PATH = `/areaamministrativa/altri-fornitori/${PRACTICE.codMin}~${PRACTICE.area}`;
const DONE = 'Tutti i file sono stati caricati e il documento è pronto.';

/**
 * Uploads a file that is chosen on the page, with everything else that the page does.
 * @returns the seconds until the last part was accepted, and until the file was checked
 */
export const byChromium = (browser, here, person, file) =>
  withChosen(browser, here, person, file, async (page) => {
    const before = performance.now();
    const last = await send(page, file.parts.length);
    return { seconds: (last - before) / 1000, total: (performance.now() - before) / 1000 };
  });

/** Measures the longest task of the page during an upload; in a separate visit, because recording takes time. */
export const longestOfPage = (browser, here, person, file) =>
  withChosen(browser, here, person, file, (page) =>
    longestTask(browser, page, () => send(page, file.parts.length)),
  );

const withChosen = (browser, { url, username, password }, person, file, work) =>
  freshPage(browser, async (page) => {
    // A dialog about documents that wait for a signature opens some time after sign-in.
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

/**
 * Sends the chosen file. Nothing observes the page until the last part was accepted: waiting for text makes the page
 * repaint sixty times a second, which took a third of the CPU.
 * @returns when the last part was accepted
 */
async function send(page, parts) {
  let taken = 0;
  const allTaken = page.waitForEvent('requestfinished', {
    predicate: (request) => request.method() === 'PUT' && ++taken === parts,
    timeout: 600_000,
  });
  await page.getByRole('button', { name: 'CONFERMA', exact: true }).click();
  await allTaken;
  const last = performance.now();
  await page.getByText(DONE).waitFor({ timeout: 600_000 });
  return last;
}
