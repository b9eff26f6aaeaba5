import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest';
import { DEMO, newContext, signIn, test } from '../fixtures/browser';
import { startOn } from '../fixtures/startOn';
import { zipBytes } from '../fixtures/zipBytes';

/** From the demo data; its files are not sent yet. */
const PRACTICE = '/areaamministrativa/altri-fornitori/TNTF01000A~Didattica';
const PART = 50_000_000;
/** The second of three parts, or a piece of it: the numbers in the store follow those of three whole parts. */
const SECOND = /\/objects\/[^/]+\/[^/]+\/1[2-9]\?/;

/** Records the numbers of the parts that the store has acknowledged, in order. */
function partsTaken(page: Page): string[] {
  const taken: string[] = [];
  page.on('response', (response) => {
    const [, part = ''] = /\/objects\/[^/]+\/[^/]+\/(\d+)\?/.exec(response.url()) ?? [];
    if (part && response.ok()) taken.push(part);
  });
  return taken;
}

async function send(page: Page, file: string): Promise<void> {
  await page.getByRole('heading', { level: 2, name: 'Allegati', exact: true }).waitFor();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Carica file', exact: true }).click();
  await page.getByRole('button', { name: 'CONFERMA', exact: true }).click();
}

describe('a file on its way', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crash-'));
  const archive = join(folder, 'dati.zip');
  beforeAll(() => {
    const before = 2 * PART + 1000;
    writeFileSync(
      archive,
      Buffer.concat([Buffer.alloc(before), zipBytes([{ name: 'alunni.csv' }], { before })]),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('goes on with the part that is missing, in another browser, after the provider was killed and the tab closed', async ({
    place,
    browser,
  }) => {
    const first = await startOn(place, DEMO);
    const desk = await newContext(browser, first.url);
    onTestFinished(() => desk.close());
    const page = await desk.newPage();
    const before = partsTaken(page);
    // The second part stays in transit while the tab is open.
    const held = page.waitForRequest(SECOND);
    await page.route(SECOND, () => undefined);
    await signIn(page, 'supervisor.SG10001', PRACTICE);
    await send(page, archive);
    await held;
    await expect.poll(() => before).toContain('4');
    await first.kill();
    await page.close();

    const again = await startOn(place, DEMO, first.port);
    onTestFinished(() => again.stop());
    const elsewhere = await newContext(browser, again.url);
    onTestFinished(() => elsewhere.close());
    const other = await elsewhere.newPage();
    const after = partsTaken(other);
    await signIn(other, 'supervisor.SG10001', PRACTICE);
    await send(other, archive);
    await other.getByText('Tutti i file sono stati caricati e il documento è pronto.').waitFor();
    // Over a line that is slow on this machine, a part is sent in pieces.
    expect(after.filter((part) => before.includes(part))).toEqual([]);
    expect(after.some((part) => SECOND.test(`/objects/a/b/${part}?`))).toBe(true);
  });
});
