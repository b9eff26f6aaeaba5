import { ours } from '../apps.mjs';
import { countScripts } from './bytes.mjs';
import { noteFirst } from './inPage.mjs';
import { call } from './list.mjs';
import { printTable } from './report.mjs';
import { target } from './target.mjs';

/**
 * Counts the bytes of JavaScript that a fresh profile requests until `open` has shown a screen, or until the time that
 * `open` returns.
 */
async function bytesUntil(browser, open) {
  const context = await browser.newContext({ locale: 'it-IT' });
  const bytes = countScripts(context);
  const counted = await bytes(await open(await context.newPage()));
  await context.close();
  return counted;
}

/** Compares the bytes of JavaScript until the first screen with the smallest react-admin app with one list. */
export async function firstScreen({ browser, openHello, signIn }) {
  const smallest = await bytesUntil(browser, openHello);
  const dashboard = await bytesUntil(browser, (page) => signIn(page, 'docente.SG10001'));
  const list = await bytesUntil(browser, async (page) => {
    // Requests that follow the first rows come within milliseconds, before this program knows that the rows are shown.
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
  const figure = (what, value) =>
    target({ what, of: () => value / smallest, limit: 1.05, atMost: true }, [{}]);
  return {
    bytes: { smallest, dashboard, list },
    targets: [figure('JavaScript to the dashboard', dashboard), figure('JavaScript to the list', list)],
  };
}
