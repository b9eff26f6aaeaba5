import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axe, signIn, test, walk } from '../fixtures/browser';
import { addFilter } from '../fixtures/stage';
import { button, column, range, rows } from '../fixtures/users';

/** Opens a screen through the menu and waits for its rows. */
async function open(page: Page, entry: string, heading = entry): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: entry, exact: true }).click();
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  await page.locator('.range').waitFor();
}

const values = async (page: Page, name: string) => [...new Set(await column(page, name))];

test('the registry is on the menu only where the school holds one of its applications', async ({ page }) => {
  await signIn(page, 'gestore.SG10002');
  const links = page.getByRole('navigation').getByRole('link');
  await links.first().waitFor();
  await expect
    .poll(() => links.allInnerTexts())
    .toEqual([
      'Le mie applicazioni',
      'Gestione utenti',
      'Accesso con SPID e CIE',
      'Cronologia',
      'Notifiche',
      'Notizie',
    ]);
});

describe('what can be done on the screens of declared resources', () => {
  test('licences of all three types are together, and can be told apart', async ({ page }) => {
    await signIn(page, 'supervisor.SG10001');
    await open(page, 'Licenze');
    await page.getByRole('link', { name: 'Programmi Client-Server', exact: true }).click();
    await page.waitForURL(/tipo=client-server/);
    await expect.poll(() => column(page, 'Programma')).toContain('Servizio di assistenza e verifica');
    await page.getByRole('link', { name: 'Programmi Web', exact: true }).click();
    await page.waitForURL(/tipo=web/);
    await expect.poll(() => values(page, 'Tipo')).toEqual(['Programmi Web']);
  });

  walk('an export request that was served is deleted, after it was asked', async ({ page }) => {
    await signIn(page, 'supervisor.SG10001');
    await open(page, 'Esportazione dati');
    await range(page, '1-3 di 3');
    await expect.poll(() => column(page, 'Stato')).toEqual(['Scaduta', 'Scaduta', 'Scaduta']);
    await button(page, 'Elimina la richiesta 1').click();
    await button(page, 'Elimina').click();
    await page.getByText('Richiesta eliminata').waitFor();
    await range(page, '1-2 di 2');
  });

  test('the log is paged and filtered by the provider, and what was just done is in it', async ({ page }) => {
    await signIn(page, 'supervisor.SG10003');
    await open(page, 'Cronologia');
    const first = await column(page, 'Data e ora');
    expect(first).toHaveLength(25);
    await expect.poll(async () => (await column(page, 'Operazione'))[0]).toBe('Accesso');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/audit/')) asked.push(new URL(request.url()).search);
    });
    await button(page, 'Pagina successiva').click();
    await page.waitForURL(/page=2/);
    await expect.poll(() => column(page, 'Data e ora')).not.toEqual(first);
    await addFilter(page, 'Esito');
    await page.getByLabel('Esito', { exact: true }).selectOption('refused');
    await page.waitForURL(/outcome=refused/);
    await expect.poll(() => values(page, 'Esito')).toEqual(['Rifiutata']);
    await addFilter(page, 'Chi');
    await page.getByLabel('Chi', { exact: true }).fill('docente.SG10003');
    await page.waitForURL(/whoContains=docente/);
    await expect.poll(() => values(page, 'Chi')).toEqual([expect.stringMatching(/^\p{Lu}\S+ \p{Lu}[^.]+$/u)]);
    expect(asked.at(-1)).toContain('outcome=refused&whoContains=docente.SG10003');
    await axe(page);
    await rows(page).first().getByRole('link').first().click();
    await page.getByRole('heading', { name: /^Operazione \d\d\/\d\d\/\d{4}/, level: 1 }).waitFor();
    await page.getByText('Permessi insufficienti').waitFor();
  });
});
