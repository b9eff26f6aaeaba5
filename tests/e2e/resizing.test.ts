import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { mergedCalls } from '../../contract/resizing/endpoints';
import { receivingAnswer } from '../../contract/resizing/receivingEndpoints';
import { refusalOf } from '../../contract/signing/refusal';
import { axe, bothSizes, DESK, newContext, signIn, walk } from '../fixtures/browser';
import { isPainted, isSeen } from '../fixtures/painted';
import { whileFailing } from '../fixtures/whileFailing';

const MERGED = 'supervisor.SG10003';
const MERGED_PATH = '/dimensionamenti-accorpata';
const SYSTEM_ERROR = 'Si è verificato un errore di sistema, riprovare più tardi';
const RECEIVING = 'supervisor.SG10004';

const on = (page: Page, name = 'Avanti') => page.getByRole('button', { name, exact: true }).click();
const step = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true }).waitFor();

/** Assigns each application to the first school offered. */
async function placeAll(page: Page): Promise<void> {
  await step(page, 'Applicativi');
  for (const group of await page.locator('fieldset').all()) {
    await group.locator('input').first().check();
  }
}

describe('the resizing of schools', () => {
  walk(
    'RZM-008 RZM-047 SHELL-035 a merged school is told in red what failed, and its supervisor alone has an icon for its head',
    async ({ page, browser, provider, trouble }) => {
      await signIn(page, MERGED);
      await page.getByRole('link', { name: 'Dimensionamenti-Accorpata' }).click();
      await step(page, 'Informativa');
      expect(await page.getByRole('link', { name: 'Dimensionamenti-Accorpante' }).count()).toBe(0);
      await whileFailing({ page, trouble }, [mergedCalls.go], async () => {
        await on(page);
        await isPainted(page, 'red', SYSTEM_ERROR);
      });
      await on(page);
      await step(page, 'DS responsabile');
      await isSeen(page.getByRole('button', { name: 'Modifica il DS' }).locator('svg'));

      const elsewhere = await newContext(browser, provider.url);
      const manager = await elsewhere.newPage();
      await signIn(manager, 'gestore.SG10003', MERGED_PATH);
      await manager.waitForURL((url) => url.pathname === '/');
      expect(await manager.getByRole('link', { name: 'Dimensionamenti-Accorpata' }).count()).toBe(0);
      await elsewhere.close();
    },
  );

  walk(
    'RZM-004 RZM-048 it hands over its applications, and is told in red what is wrong with a signature',
    async ({ page, browser, provider, trouble }) => {
      await signIn(page, MERGED, MERGED_PATH);
      await step(page, 'DS responsabile');
      await on(page);
      await placeAll(page);
      await bothSizes(page, 'resizing-places');
      await on(page);
      await step(page, 'Visualizza Documento');
      await axe(page);

      // Another user of the school finds it where it was left.
      const elsewhere = await newContext(browser, provider.url);
      const other = await elsewhere.newPage();
      await signIn(other, MERGED, MERGED_PATH);
      await step(other, 'Visualizza Documento');
      await elsewhere.close();

      await page.getByRole('button', { name: 'Conferma e firma' }).click();
      await page.getByRole('menuitem', { name: 'Firma con Sigillo' }).click();
      const online = page.getByRole('dialog', { name: /Firma online con Sigillo/ });
      await online.getByRole('button', { name: 'Usa questi dati' }).click();
      trouble.expect(/status of 422/);
      await online.getByLabel(/^Password/).fill('Sbagliata-1');
      await online.getByRole('button', { name: 'Conferma' }).click();
      await isPainted(page, 'red', refusalOf('credentials').say);
      await online.getByLabel(/^Password/).fill('Sportello-2026');
      await online.getByRole('button', { name: 'Conferma' }).click();
      await step(page, 'Riepilogo');
      await bothSizes(page, 'resizing-recap');
    },
  );

  walk(
    'RZR-026 DASH-008 SHELL-036 the receiving school is told, refuses one with a reason, and is told in red what failed',
    async ({ page: receiving, trouble }) => {
      await signIn(receiving, RECEIVING);
      await receiving
        .getByRole('region', { name: 'Avvisi' })
        .getByText(/ha trasmesso i propri applicativi/)
        .waitFor();
      expect(await receiving.getByRole('link', { name: 'Dimensionamenti-Accorpata' }).count()).toBe(0);
      await receiving.getByRole('link', { name: 'Dimensionamenti-Accorpante' }).click();
      await step(receiving, 'Informativa');
      await on(receiving);
      await step(receiving, 'Applicativi');
      await receiving
        .getByRole('button', { name: /^Rifiuta:/ })
        .first()
        .click();
      const reason = receiving.getByLabel(/^Motivazione del rifiuto/).first();
      await reason.fill('x'.repeat(19));
      await receiving.getByText('19 di 256 caratteri, ancora 1').waitFor();
      await bothSizes(receiving, 'resizing-answers');
      // The error below the reason, when it loses the focus, moves no button away from the pointer.
      await reason.focus();
      await receiving
        .getByRole('button', { name: /^Accetta:/ })
        .last()
        .click();
      await on(receiving, 'Annulla');
      await receiving.getByText('La motivazione deve essere maggiore di 20 caratteri').first().waitFor();
      // However long a school's name is, the new state is visible beside it.
      await receiving.setViewportSize({ width: 1024, height: 900 });
      const compared = receiving.getByRole('group', { name: /^Tabella del confronto/ });
      const past = await compared.evaluate((region) => {
        for (const head of region.querySelectorAll('th[scope=col]:not(:first-child, :last-child)'))
          head.textContent = `${'Sanmartinodicastrozza'.repeat(3)} ${'degli Angeli '.repeat(10)}`;
        return region.scrollWidth - region.clientWidth;
      });
      expect(past).toBeLessThanOrEqual(0);
      await receiving.setViewportSize(DESK);
      await reason.fill('x'.repeat(20));
      await whileFailing({ page: receiving, trouble }, [receivingAnswer], async () => {
        await on(receiving, 'SALVA');
        await on(receiving, 'Conferma');
        await isPainted(receiving, 'red', SYSTEM_ERROR);
      });
    },
  );
});
