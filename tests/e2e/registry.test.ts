import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { bothSizes, shot, signIn, test } from '../fixtures/browser';
import { button, column, dialog, rows } from '../fixtures/users';

/** Goes to the registry by its address and waits for its rows. */
async function openRegistry(page: Page, query = '', who = 'supervisor.SG10001'): Promise<void> {
  await signIn(page, who, `/anagrafe${query}`);
  await page.getByRole('heading', { name: 'Anagrafica del personale', level: 1 }).waitFor();
  await page.locator('.range').waitFor();
}

const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Persone mostrate' }).getByRole('button', { name, exact: true });

describe('the staff registry', () => {
  test('REG-003 REG-002 leads to the users whoever is in a school without its licences', async ({ page }) => {
    await signIn(page, 'gestore.SG10002', '/anagrafe?itemFilter=3');
    await page.getByRole('heading', { name: 'Gestione utenti', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/user');
  });

  test('REG-001 REG-006 REG-007 REG-008 REG-009 REG-010 REG-011 REG-016 REG-017 REG-018 REG-019 REG-020 REG-042 is ordered by surname, ten a page, searched, narrowed by chips and by itemFilter in the address, of one of two service years, and leads back to the users', async ({
    page,
  }) => {
    await openRegistry(page, '?itemFilter=3');
    await expect
      .poll(() => chip(page, 'Codice fiscale non allineato').getAttribute('aria-pressed'))
      .toBe('true');
    await chip(page, 'Codice fiscale non valido').click();
    await page.waitForURL(/itemFilter=2/);
    await chip(page, 'Utenti da importare').click();
    await page.waitForURL(/itemFilter=1/);
    await expect.poll(async () => [...new Set(await column(page, 'Utente collegato'))]).toEqual(['']);
    await chip(page, 'Tutti').click();
    await page.waitForURL(/anagrafe$/);
    await expect.poll(async () => new Set(await column(page, 'Utente collegato')).size).toBeGreaterThan(1);
    const surnames = await column(page, 'Cognome');
    expect(surnames).toHaveLength(10);
    expect(surnames).toEqual([...surnames].sort((a, b) => a.localeCompare(b, 'it', { sensitivity: 'base' })));
    await expect.poll(() => column(page, 'Mansione')).toContain('Docente');

    const [code = ''] = await column(page, 'Codice fiscale');
    await page.getByPlaceholder(/^Ricerca per cognome/).fill(code.slice(0, 16));
    await expect.poll(async () => new Set(await column(page, 'Cognome'))).toEqual(new Set([surnames[0]]));
    await page.getByPlaceholder(/^Ricerca per cognome/).fill('');
    const year = page.getByLabel('Anno di servizio', { exact: true });
    const offered = await year.locator('option').allInnerTexts();
    expect(offered).toHaveLength(2);
    await bothSizes(page, 'registry');
    await year.selectOption({ index: 1 });
    await page.waitForURL(/anno=\d{4}/);
    await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Torna agli utenti' }).click();
    await page.getByRole('heading', { name: 'Gestione utenti', level: 1 }).waitFor();
  });

  test('REG-012 REG-024 REG-035 imports after a confirmation, by name, and says how it went', async ({
    page,
  }) => {
    await openRegistry(page, '?itemFilter=1&per=50&v=1');
    const fit = rows(page).filter({ hasText: 'Docente supplente' }).filter({ hasText: '@example.org' });
    await fit.first().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Importa utenti', exact: true }).click();
    await dialog(page).getByText('Importare gli utenti?').waitFor();
    await bothSizes(page, 'registry-import');
    await dialog(page).getByRole('button', { name: 'Importa', exact: true }).click();
    await page.getByText('Utenti importati con successo').waitFor();
  });

  test('REG-013 REG-014 REG-036 REG-038 dissociates after a confirmation, associates again by name, refuses an account that is taken', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 409/);
    await openRegistry(page);
    const unlink = page.getByRole('button', { name: /^Dissocia .* dal suo utente$/ });
    const name = ((await unlink.first().getAttribute('aria-label')) ?? '').replace(
      /^Dissocia (.*) dal .*$/,
      '$1',
    );
    const linked = (await column(page, 'Utente collegato')).filter(Boolean);
    await unlink.first().click();
    await dialog(page).getByText("Dissociare l'utente?").waitFor();
    await bothSizes(page, 'registry-unlink');
    await dialog(page).getByRole('button', { name: 'Dissocia', exact: true }).click();
    await page.getByText("L'associazione è stata modificata correttamente!").waitFor();
    await expect
      .poll(async () => (await column(page, 'Utente collegato')).filter(Boolean))
      .toEqual(linked.slice(1));

    await page
      .getByRole('button', { name: `Associa ${name} a un utente` })
      .first()
      .click();
    const user = dialog(page).getByRole('combobox', { name: 'Utente' });
    const choose = async (uid: string) => {
      await user.fill(uid);
      await page.getByRole('option', { name: new RegExp(`\\(${uid.replaceAll('.', '\\.')}\\)$`) }).click();
      await dialog(page).getByRole('button', { name: 'Associa', exact: true }).click();
    };
    await choose(linked[1] ?? '');
    await dialog(page)
      .getByText(
        "L'utenza scelta risulta già collegata ad un altra Anagrafe. È possibile collegare una sola anagrafe all'utenza.",
      )
      .waitFor();
    await bothSizes(page, 'registry-link');
    await choose(linked[0] ?? '');
    await page.getByText("L'associazione è stata modificata correttamente!").first().waitFor();
    await expect.poll(async () => (await column(page, 'Utente collegato')).filter(Boolean)).toEqual(linked);
  });

  test('REG-015 P07 compares the tax codes of ours and of the registry, and takes over the ticked ones', async ({
    page,
  }) => {
    await openRegistry(page, '?itemFilter=3&per=50&v=1');
    await page.getByRole('checkbox', { name: 'Seleziona tutte le righe mostrate' }).check();
    await page.getByRole('button', { name: 'Sincronizza codici fiscali' }).click();
    await dialog(page).getByText("non verificato con l'Anagrafe tributaria").waitFor();
    await expect.poll(() => dialog(page).locator('mark').count()).toBeGreaterThan(1);
    await bothSizes(page, 'registry-sync');
    await dialog(page)
      .getByRole('button', { name: /^Sincronizza \d+ codic/ })
      .click();
    await page
      .getByText("L'importanzione di Codici Fiscali da Alunni/Personale è stata completata con successo!")
      .or(page.getByRole('dialog', { name: 'Riepilogo Anomalie' }))
      .waitFor();
  });

  test('P11 shows who is new, changed and gone, and changes nothing until it is confirmed', async ({
    page,
  }) => {
    await openRegistry(page);
    await page.getByText('3 persone nuove, 2 cambiate, 4 non più presenti.').waitFor();
    await button(page, 'Vedi le novità').click();
    const tab = (name: string) => dialog(page).getByRole('tab', { name, exact: true });
    await tab('Nuovi (3)').waitFor();
    await bothSizes(page, 'registry-news');
    await tab('Cambiati (2)').click();
    await shot(page, 'registry-news-changed');
    await tab('Non più presenti (4)').click();
    await bothSizes(page, 'registry-news-gone');
    await dialog(page).getByRole('button', { name: 'Annulla' }).click();
    await page.getByText('3 persone nuove, 2 cambiate, 4 non più presenti.').waitFor();
    await button(page, 'Vedi le novità').click();
    await dialog(page).getByRole('button', { name: "Aggiorna l'anagrafe" }).click();
    await page.getByText('Anagrafe aggiornata con successo!').waitFor();
    await expect.poll(() => button(page, 'Vedi le novità').count()).toBe(0);
  });

  test('USR-071 USR-076 USR-077 USR-135 imports from the list of users whoever has a valid tax code and e-mail', async ({
    page,
  }) => {
    await signIn(page, 'supervisor.SG10001', '/user');
    await page.getByRole('button', { name: 'Aggiungi utenti' }).click();
    await page.getByRole('menuitem', { name: 'Importa utenti' }).click();
    const confirm = dialog(page).getByRole('button', { name: 'Importa', exact: true });
    await dialog(page).getByRole('table').waitFor();
    await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true');
    await dialog(page)
      .getByRole('checkbox', { name: 'Seleziona tutte le persone con codice fiscale ed e-mail validi' })
      .check();
    await bothSizes(page, 'user-import-registry');
    await confirm.click();
    await page
      .getByText('Utenti importati con successo')
      .or(page.getByRole('dialog', { name: 'Non importati' }))
      .waitFor();
  });
});
