import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axe, signIn, test } from '../fixtures/browser';
import { button, column, range, rows } from '../fixtures/users';

/** Goes to a screen through the menu and waits for its rows. */
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
  expect(await links.allInnerTexts()).toEqual([
    'Gestione utenti',
    'Operazioni',
    'Importazioni',
    'Notifiche',
    'Notizie',
  ]);
});

describe('what can be done on the screens of declared resources', () => {
  test('REG-017 the registry is ordered by surname, ten a page, and narrowed to who is to be imported', async ({
    page,
  }) => {
    await signIn(page, 'supervisor.SG10001');
    await open(page, 'Anagrafica del personale');
    const surnames = await column(page, 'Cognome');
    expect(surnames).toHaveLength(10);
    expect(surnames).toEqual([...surnames].sort((a, b) => a.localeCompare(b, 'it', { sensitivity: 'base' })));
    await button(page, 'Filtri').click();
    await page.getByLabel('Mostra', { exact: true }).selectOption('Utenti da importare');
    await page.waitForURL(/mostra=1/);
    expect(await values(page, 'Utente collegato')).toEqual(['']);
    await page
      .getByRole('link', { name: (await column(page, 'Cognome'))[0] ?? '' })
      .first()
      .click();
    await page.getByRole('heading', { name: /^Anagrafica di /, level: 1 }).waitFor();
    await axe(page);
  });

  test('licences of all three types are together, and can be told apart', async ({ page }) => {
    await signIn(page, 'supervisor.SG10001');
    await open(page, 'Licenze');
    await button(page, 'Filtri').click();
    await page.getByLabel('Tipo', { exact: true }).selectOption('Programmi Client-Server');
    await page.waitForURL(/tipo=client-server/);
    expect(await column(page, 'Programma')).toContain('Servizio di assistenza e verifica');
    await page.getByLabel('Tipo', { exact: true }).selectOption('Programmi Web');
    await page.waitForURL(/tipo=web/);
    expect(await values(page, 'Tipo')).toEqual(['Programmi Web']);
  });

  test('an export request that was served is deleted, after it was asked', async ({ page }) => {
    await signIn(page, 'supervisor.SG10001');
    await open(page, 'Esportazione dati');
    await range(page, '1-3 di 3');
    expect(await column(page, 'Stato')).toEqual(['Attiva', 'Scaduta', 'Scaduta']);
    await button(page, 'Elimina la richiesta 1').click();
    await button(page, 'Elimina').click();
    await page.getByText('Richiesta eliminata').waitFor();
    await range(page, '1-2 di 2');
  });

  test('NOTIF-005 NOTIF-007 NOTIF-009 NOTIF-010 notifications are marked as read until there are none', async ({
    page,
  }) => {
    await signIn(page, 'docente.SG10004');
    await open(page, 'Notifiche', 'Lista notifiche');
    await range(page, '1-3 di 3');
    await page.getByRole('button', { name: 'Segna come letta Benvenuti nel nuovo portale' }).click();
    await range(page, '1-2 di 2');
    await page.getByRole('checkbox', { name: 'Seleziona tutte le righe mostrate' }).click();
    await button(page, 'Segna come lette').click();
    await page.getByText('Ok, non hai nessuna notifica').waitFor();
    await page.reload();
    await page.getByText('Ok, non hai nessuna notifica').waitFor();
  });

  test('the log is paged and filtered by the provider, and what was just done is in it', async ({ page }) => {
    await signIn(page, 'supervisor.SG10003');
    await open(page, 'Registro operazioni');
    const first = await column(page, 'Data e ora');
    expect(first).toHaveLength(25);
    expect((await column(page, 'Operazione'))[0]).toBe('Accesso');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/audit/')) asked.push(new URL(request.url()).search);
    });
    await button(page, 'Pagina successiva').click();
    await page.waitForURL(/page=2/);
    await expect.poll(() => column(page, 'Data e ora')).not.toEqual(first);
    await button(page, 'Filtri').click();
    await page.getByLabel('Esito', { exact: true }).selectOption('Rifiutata');
    await page.waitForURL(/outcome=refused/);
    await expect.poll(() => values(page, 'Esito')).toEqual(['Rifiutata']);
    await page.getByLabel('Chi', { exact: true }).fill('docente.SG10003');
    await page.waitForURL(/who=docente/);
    await expect.poll(() => values(page, 'Chi')).toEqual(['docente.SG10003']);
    expect(asked.at(-1)).toContain('outcome=refused&who=docente.SG10003');
    await axe(page);
    await rows(page).first().getByRole('link').click();
    await page.getByRole('heading', { name: /^Operazione \d+$/, level: 1 }).waitFor();
    await page.getByText('Permessi insufficienti').waitFor();
  });

  test('practices of one source are told apart by their area', async ({ page }) => {
    await signIn(page, 'supervisor.SG10001');
    await open(page, 'Altri Fornitori');
    const areas = await column(page, 'Area');
    expect(areas.sort()).toEqual(['Area Contabile', 'Area Didattica', 'Area Documentale']);
    await rows(page).filter({ hasText: 'Area Contabile' }).getByRole('link').click();
    await page.getByText('wwb Contabilsoft, inv Contabilsoft').waitFor();
  });
});
