import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { axe, signIn, walk } from '../fixtures/browser';
import { zipBytes } from '../fixtures/zipBytes';

/** From the demo data; its files are not sent yet. */
const PRACTICE = '/areaamministrativa/altri-fornitori/TNTF01000A~Didattica';
const PART = 50_000_000;
/** The second of two parts: its number in the store follows those of both parts and of the first one's pieces. */
const SECOND = '**/objects/*/*/11?*';

const on = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const step = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true }).waitFor();

async function send(page: Page, file: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await on(page, 'Carica file');
  await on(page, 'CONFERMA');
}

describe('the transfer of data from another supplier', () => {
  const folder = mkdtempSync(join(tmpdir(), 'transfer-'));
  const archive = join(folder, 'dati.zip');
  const other = join(folder, 'other', 'dati.zip');
  beforeAll(() => {
    const before = PART + 1000;
    const bytes = Buffer.concat([Buffer.alloc(before), zipBytes([{ name: 'alunni.csv' }], { before })]);
    writeFileSync(archive, bytes);
    mkdirSync(dirname(other));
    bytes[0] = 1;
    writeFileSync(other, bytes);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  walk(
    'sends an archive in parts, goes on after a reload with those that are missing, and is signed',
    async ({ page }) => {
      const puts: string[] = [];
      const tokens: string[] = [];
      page.on('request', (request) => {
        const [, part = ''] = /\/objects\/[^/]+\/[^/]+\/(\d+)\?/.exec(request.url()) ?? [];
        if (part) puts.push(part);
        const token = request.headers()['x-upload-token'];
        if (token) tokens.push(token);
      });
      // The second part stays in transit while the page is open.
      await page.route(SECOND, () => undefined);
      await signIn(page, 'supervisor.SG10001', PRACTICE);
      await step(page, 'Allegati');
      await axe(page);
      const first = page.waitForResponse((response) => /\/objects\/.*\/3\?/.test(response.url()));
      await send(page, archive);
      expect((await first).headers().etag).toMatch(/^"[\da-f]{64}"$/);
      await expect.poll(() => puts.length).toBe(2);
      const warned = page.waitForEvent('dialog');
      const again = page.reload();
      const warning = await warned;
      expect(warning.type()).toBe('beforeunload');
      await warning.accept();
      await again;

      await page.unroute(SECOND);
      await page.getByText(/^47,68 MB di 47,68 MB \(99%\)/).waitFor();
      await send(page, other);
      await page.getByText(/Il file scelto non è quello di cui è stato iniziato/).waitFor();
      await on(page, 'Togli dati.zip e scegliere un altro file');
      await send(page, archive);
      await page.getByText('Tutti i file sono stati caricati e il documento è pronto.').waitFor();
      expect(puts.toSorted()).toEqual(['11', '11', '3']);
      // The addresses of three parts, and the completion.
      expect(tokens).toHaveLength(4);
      expect(new Set(tokens).size).toBe(1);
      await on(page, 'Avanti');
      await step(page, 'Documento');
      await on(page, 'Conferma e firma');
      await page.getByRole('menuitem', { name: 'Firma subito con Sigillo' }).click();
      const online = page.getByRole('dialog', { name: /Firma online con Sigillo/ });
      await online.getByRole('button', { name: 'Usa questi dati' }).click();
      await online.getByLabel(/^Password/).fill('Sportello-2026');
      await online.getByRole('button', { name: 'Conferma' }).click();
      await page.getByRole('link', { name: 'Visualizza SG10001TNTF01000A Area Didattica' }).click();
      await page.getByRole('heading', { level: 2, name: 'Ricevuta' }).waitFor();
      expect(await page.getByText('Impronte dei file consegnati (SHA-256)').count()).toBe(1);
    },
  );
});
