import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { idOfPerson, type RegistryPerson } from '../../contract/registry/registryPerson';
import { bothSizes, shot, signIn, test, walk } from '../fixtures/browser';
import { boxOf } from '../fixtures/painted';
import { button, column, dialog, range, rows } from '../fixtures/users';

/** Opens the registry by its address, waits for its rows and returns the people as the provider lists them. */
async function openRegistry(
  page: Page,
  query = '',
  who = 'supervisor.SG10001',
): Promise<readonly RegistryPerson[]> {
  const answer = page.waitForResponse(/\/api\/import\/\d{4}$/);
  await signIn(page, who, `/anagrafe${query}`);
  const { data } = (await (await answer).json()) as { data: readonly RegistryPerson[] };
  await page.getByRole('heading', { name: 'Anagrafica del personale', level: 1 }).waitFor();
  await page.locator('.range').waitFor();
  return data;
}

const bySurname = (a: string, b: string) => a.localeCompare(b, 'it', { sensitivity: 'base' });

const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Persone mostrate' }).getByRole('button', { name, exact: true });

describe('the staff registry', () => {
  test('redirects people in a school without its licences to the users', async ({ page }) => {
    await signIn(page, 'gestore.SG10002', '/anagrafe?itemFilter=3');
    await page.getByRole('heading', { name: 'Gestione utenti', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/user');
  });

  test('is narrowed by one of four chips, and by itemFilter in the address', async ({ page }) => {
    await openRegistry(page, '?itemFilter=3');
    const pressed = (name: string) => expect.poll(() => chip(page, name).getAttribute('aria-pressed'));
    await pressed('Codice fiscale non allineato').toBe('true');
    await chip(page, 'Codice fiscale non valido').click();
    await page.waitForURL(/itemFilter=2/);
    await pressed('Codice fiscale non allineato').toBe('false');
    await chip(page, 'Utenti da importare').click();
    await page.waitForURL(/itemFilter=1/);
    await chip(page, 'Tutti').click();
    await page.waitForURL(/anagrafe$/);
  });

  test('shows by each chip those whom the provider says it of', async ({ page }) => {
    const people = await openRegistry(page);
    const shown = [
      ['Utenti da importare', ({ uidPortale }) => !uidPortale],
      ['Codice fiscale non valido', ({ isCodiceFiscaleValid }) => !isCodiceFiscaleValid],
      ['Codice fiscale non allineato', ({ codiceFiscaleAllineato }) => !codiceFiscaleAllineato],
      ['Tutti', () => true],
    ] as const satisfies readonly (readonly [string, (person: RegistryPerson) => boolean])[];
    for (const [name, fits] of shown) {
      const fitting = people.filter(fits);
      expect(fitting.length, name).toBeGreaterThan(0);
      await chip(page, name).click();
      await range(page, `1-${Math.min(10, fitting.length)} di ${fitting.length}`);
      await expect
        .poll(() => column(page, 'Cognome'), { message: name })
        .toEqual(
          fitting
            .map(({ cognome }) => cognome)
            .sort(bySurname)
            .slice(0, 10),
        );
    }
  });

  test('REG-008 REG-011 REG-020 is ordered by surname, ten a page, with boxes to tick, and searched', async ({
    page,
  }) => {
    const people = await openRegistry(page);
    const surnames = await column(page, 'Cognome');
    expect(surnames).toEqual(
      people
        .map(({ cognome }) => cognome)
        .sort(bySurname)
        .slice(0, 10),
    );
    await expect.poll(() => rows(page).getByRole('checkbox').count()).toBe(10);
    const names = await column(page, 'Nome');
    const work = await column(page, 'Mansione');
    for (const [index, said] of work.entries()) {
      const called = people.filter((one) => one.cognome === surnames[index] && one.nome === names[index]);
      expect(called.map(({ rapportoLavoro }) => rapportoLavoro ?? '')).toContain(said);
    }
    expect(work).toContain('Docente');

    const [code = ''] = await column(page, 'Codice fiscale');
    await page.getByPlaceholder(/^Ricerca per cognome/).fill(code.slice(0, 16));
    await expect.poll(async () => new Set(await column(page, 'Cognome'))).toEqual(new Set([surnames[0]]));
  });

  test('REG-007 REG-010 REG-042 is of one of two service years, and leads back to the users', async ({
    page,
  }) => {
    await openRegistry(page);
    const year = page.getByLabel('Anno di servizio', { exact: true });
    const offered = await year.locator('option').allInnerTexts();
    const [current, last] = offered.map((one) => Number(one.slice(0, 4)));
    expect(offered).toHaveLength(2);
    expect(last).toBe(Number(current) - 1);
    await bothSizes(page, 'registry');
    await year.selectOption({ index: 1 });
    await page.waitForURL(/anno=\d{4}/);
    await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Torna agli utenti' }).click();
    await page.getByRole('heading', { name: 'Gestione utenti', level: 1 }).waitFor();
  });

  walk('REG-012 REG-035 imports after a confirmation, by name, and says how it went', async ({ page }) => {
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

  /** Selects everybody whose tax code is not in sync, and opens the comparison. */
  async function compare(page: Page) {
    const people = await openRegistry(page, '?itemFilter=3&per=50&v=1');
    await page.getByRole('checkbox', { name: 'Seleziona tutte le righe mostrate' }).check();
    await page.getByRole('button', { name: 'Sincronizza codici fiscali' }).click();
    await dialog(page).getByText("non verificato con l'Anagrafe tributaria").waitFor();
    return { people, confirm: dialog(page).getByRole('button', { name: /^Sincronizza \d+ codic/ }) };
  }

  test('REG-040 USR-158 says in red that the tax codes could not be taken over', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 500/);
    const { confirm } = await compare(page);
    const problem = { code: 'internal', status: 500, title: 'Parole del server' };
    await page
      .context()
      .route('**/sync', (route) =>
        route.fulfill({ status: 500, contentType: 'application/problem+json', json: problem }),
      );
    await confirm.click();
    const said = dialog(page).getByText(
      "Si è verificato un errore durante l'importazione. Riprova più tardi.",
    );
    const [red = 0, green = 0, blue = 0] =
      (await said.evaluate((at) => getComputedStyle(at).color.match(/\d+/g)?.map(Number))) ?? [];
    expect(red, `${red} ${green} ${blue}`).toBeGreaterThan(1.5 * Math.max(green, blue));
  });

  test('compares the tax codes of ours and of the registry, and takes over the ticked ones (P07)', async ({
    page,
  }) => {
    const { people, confirm } = await compare(page);
    await expect.poll(() => dialog(page).locator('mark').count()).toBeGreaterThan(1);
    await bothSizes(page, 'registry-sync');
    const ticked = Number((await confirm.innerText()).replace(/\D/g, ''));
    expect(ticked).toBeGreaterThan(0);
    await confirm.click();
    await page
      .getByText("L'importanzione di Codici Fiscali da Alunni/Personale è stata completata con successo!")
      .waitFor();
    const before = people.filter(({ codiceFiscaleAllineato }) => !codiceFiscaleAllineato).length;
    await range(page, `1-${before - ticked} di ${before - ticked}`);
  });

  test('keeps room for the news: no row moves when they come', async ({ page }) => {
    let answered: Promise<void> | undefined;
    await page.route(/\/novita$/, async (route) => {
      await answered;
      await route.continue();
    });
    for (const width of [1440, 800, 390]) {
      let answer = () => {};
      answered = new Promise((resolve) => {
        answer = resolve;
      });
      await page.setViewportSize({ width, height: 900 });
      await (width === 1440 ? openRegistry(page) : page.reload());
      const range = page.locator('.range');
      const { top } = await boxOf(range);
      answer();
      await button(page, 'Vedi le novità').waitFor();
      expect((await boxOf(range)).top, `at ${width} pixels`).toBe(top);
    }
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
    await tab('Non più presenti (4)').click();
    await dialog(page)
      .getByRole('checkbox', { name: /^Disattiva l'utenza/ })
      .first()
      .check();
    const answered = page.waitForResponse(/\/aggiorna$/);
    await dialog(page).getByRole('button', { name: "Aggiorna l'anagrafe e disattiva 1 utenza" }).click();
    expect((await answered).status()).toBe(200);
    await page.getByText('Anagrafe aggiornata con successo!').waitFor();
    await page.getByText("Nessuna novità da Alunni e Personale dall'ultimo aggiornamento.").waitFor();
    expect(await button(page, 'Vedi le novità').count()).toBe(0);
  });

  test('imports people with a valid tax code and e-mail from the list of users', async ({ page }) => {
    await signIn(page, 'supervisor.SG10001', '/user');
    const answer = page.waitForResponse(/\/api\/import\/\d{4}$/);
    await page.getByRole('button', { name: 'Aggiungi utenti' }).click();
    await page.getByRole('menuitem', { name: 'Importa utenti' }).click();
    const { data } = (await (await answer).json()) as { data: readonly RegistryPerson[] };
    const fit = data.filter(
      ({ uidPortale, isCodiceFiscaleValid, isEmailValid }) =>
        !uidPortale && isCodiceFiscaleValid && isEmailValid,
    );
    const confirm = dialog(page).getByRole('button', { name: 'Importa', exact: true });
    await dialog(page).getByRole('table').waitFor();
    await expect.poll(() => confirm.getAttribute('aria-disabled')).toBe('true');
    await dialog(page)
      .getByRole('checkbox', { name: 'Seleziona tutte le persone con codice fiscale ed e-mail validi' })
      .check();
    await bothSizes(page, 'user-import-registry');
    const answered = page.waitForResponse(/\/api\/import\/$/);
    await confirm.click();
    const response = await answered;
    expect(response.request().postDataJSON().persone.sort()).toEqual(fit.map(idOfPerson).sort());
    // One person of the demo has the tax code of an existing account.
    const { done, failures } = (await response.json()) as {
      done: string[];
      failures: { nome: string; cognome: string; msg: string }[];
    };
    expect([done.length > 0, failures.length > 0]).toEqual([true, true]);
    const left = page.getByRole('dialog', { name: 'Non importati' });
    for (const { nome, cognome, msg } of failures)
      await left.getByText(`${nome} ${cognome}: ${msg}`).first().waitFor();
  });
});
