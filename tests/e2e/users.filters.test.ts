import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { User } from '../../contract/users/user';
import { addDays, addMonths, dayInRome, showDay } from '../../contract/values/dates';
import { showNumber } from '../../contract/values/showNumber';
import type { Resource } from '../../src/engine/declaration/defineResource';
import { listShape } from '../../src/engine/list/listShape';
import { readListState } from '../../src/engine/query/listState';
import { users } from '../../src/resources/users/users';
import { axe, fitsWindow, PHONE, shot, test } from '../fixtures/browser';
import { addFilter, goInside, optionsOf } from '../fixtures/stage';
import { button, column, openUsers, range, search, usersNow } from '../fixtures/users';

const number = showNumber;
const found = (page: Page, many: number) =>
  page
    .getByText(many === 1 ? '1 elemento trovato' : `${many} elementi trovati`, { exact: true })
    .first()
    .waitFor();
const today = async (page: Page) => dayInRome(new Date(await page.evaluate(() => Date.now())));

/** Adds a condition in the panel, by its labels. */
async function add(page: Page, field: string, operator: string, values: Record<string, string> = {}) {
  const form = page.getByRole('group', { name: 'Aggiungi un filtro' });
  if (!(await form.count())) await addFilter(page, 'Altra condizione…');
  await form.getByLabel('Aggiungi un filtro', { exact: true }).last().selectOption({ label: field });
  await form.getByLabel('Condizione', { exact: true }).selectOption({ label: operator });
  for (const [label, value] of Object.entries(values))
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole('button', { name: 'Aggiungi', exact: true }).click();
}

describe('the filters of users', () => {
  test('filters by last access and by expiry, to the same users as the provider does', async ({
    page,
    provider,
  }) => {
    const users = await openUsers(page);
    await addFilter(page, 'Ultimo accesso');
    await addFilter(page, 'Scadenza utenza');
    await expect
      .poll(() => optionsOf(page, 'Ultimo accesso'))
      .toEqual([
        'Qualsiasi',
        '3 Oltre 3 mesi fa',
        '6 Oltre 6 mesi fa',
        '9 Oltre 9 mesi fa',
        '12 Oltre 12 mesi fa',
      ]);
    await expect
      .poll(() => optionsOf(page, 'Scadenza utenza'))
      .toEqual(['Qualsiasi', 'expired Scaduta', '1 Scade entro 1 mese', '3 Scade entro 3 mesi']);
    let some = 0;
    for (const [name, value] of [
      ['ultimoAccesso', '3'],
      ['ultimoAccesso', '12'],
      ['scadenza', 'expired'],
      ['scadenza', '1'],
      ['scadenza', '3'],
    ] as const) {
      const answered = await usersNow(provider, { filter: { [name]: value } });
      expect(answered.length).toBeLessThan(users.length);
      some += answered.length;
      await goInside(page, `/user?${name}=${value}&per=tutti`);
      await found(page, answered.length);
      const shown = await column(page, 'Utente');
      expect(answered.map(({ uid }) => uid)).toEqual(expect.arrayContaining(shown));
    }
    expect(some).toBeGreaterThan(0);
  });

  test('offer the operators that fit each field, show each condition as a chip and count what it finds', async ({
    page,
  }) => {
    const users = await openUsers(page);
    const matching = (test: (user: User) => boolean) => users.filter(test).length;
    const now = await today(page);

    await add(page, 'Cognome', 'inizia con', { Valore: 'r' });
    const surname = (user: User) => user.sn.toLowerCase().startsWith('r');
    await button(page, 'Rimuovi il filtro Cognome: inizia con “r”').waitFor();
    await found(page, matching(surname));
    await page.waitForURL((url) => url.searchParams.get('sn.begins') === 'r');

    await add(page, 'Ultimo accesso', 'ultimi 7 giorni');
    const recent = (user: User) =>
      Boolean(
        user.lastLogin && dayInRome(user.lastLogin) >= addDays(now, -6) && dayInRome(user.lastLogin) <= now,
      );
    await button(page, 'Rimuovi il filtro Ultimo accesso: ultimi 7 giorni').waitFor();
    await found(
      page,
      matching((user) => surname(user) && recent(user)),
    );
    await axe(page);
    await shot(page, 'users-filters');

    await button(page, 'Rimuovi il filtro Cognome: inizia con “r”').click();
    await found(page, matching(recent));
    await button(page, 'Azzera filtri').click();
    await range(page, `1-15 di ${number(users.length)}`);
    await page.waitForURL((url) => url.search === '');

    const to = addMonths(now, 3);
    await add(page, 'Scadenza', 'tra due giorni', { Dal: '01012020', Al: showDay(to) });
    await button(page, `Rimuovi il filtro Scadenza: dal 01/01/2020 al ${showDay(to)}`).waitFor();
    const expiring = (user: User) =>
      Boolean(user.dataScadenza && user.dataScadenza >= '2020-01-01' && user.dataScadenza <= to);
    expect(matching(expiring)).toBeGreaterThan(0);
    await found(page, matching(expiring));
    await page.waitForURL((url) => url.searchParams.size > 1);
    await page.reload();
    await found(page, matching(expiring));
    await button(page, `Rimuovi il filtro Scadenza: dal 01/01/2020 al ${showDay(to)}`).click();
    await add(page, 'Mai entrato', 'sì');
    await found(
      page,
      matching((user) => user.primoAccesso === true),
    );
  });

  test('refuse a condition without a value, and say what is wrong beside it', async ({ page }) => {
    await openUsers(page);
    await add(page, 'Scadenza', 'nel giorno', { Valore: '31/02/2026' });
    await page.getByText('Scrivere un valore valido').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await page.getByLabel('Valore', { exact: true }).fill('28/2/2026');
    await button(page, 'Aggiungi').click();
    await button(page, 'Rimuovi il filtro Scadenza: il 28/02/2026').waitFor();
    await add(page, 'Scadenza', 'tra due giorni', { Dal: '02/02/2026', Al: '01/02/2026' });
    await page.getByText('Il primo valore deve venire prima del secondo').waitFor();
    await axe(page);
  });

  test('fit a phone', async ({ page }) => {
    await openUsers(page);
    await page.setViewportSize(PHONE);
    await add(page, 'E-mail', 'contiene', { Valore: 'a' });
    await button(page, 'Rimuovi il filtro E-mail: contiene “a”').waitFor();
    await fitsWindow(page);
  });
});

describe('the address of the users', () => {
  test('agrees with the screen through Back, Forward, the menu and a reload', async ({ page }) => {
    const users = await openUsers(page);
    const all = `1-15 di ${number(users.length)}`;
    const seen = async () => ({
      range: await page.locator('.range').innerText(),
      chips: await page.getByRole('button', { name: /^Rimuovi il filtro/ }).allInnerTexts(),
      search: await search(page).inputValue(),
      sizes: await page.getByLabel('Righe per pagina').inputValue(),
      users: await column(page, 'Utente'),
    });
    const steps = [
      async () => page.getByLabel('Righe per pagina').selectOption('5'),
      async () => add(page, 'E-mail', 'contiene', { Valore: 'a' }),
      async () => page.getByRole('columnheader', { name: 'Scadenza' }).getByRole('button').click(),
      async () => button(page, 'Pagina successiva').click(),
      async () => button(page, 'Azzera filtri').click(),
    ];
    const history = [{ url: page.url(), shows: await seen() }];
    for (const step of steps) {
      const before = page.url();
      await step();
      await expect.poll(() => page.url()).not.toBe(before);
      history.push({ url: page.url(), shows: await seen() });
    }
    for (const [at, { shows }] of [...history.entries()].reverse().slice(1)) {
      await page.goBack();
      await expect.poll(() => page.url()).toBe(history[at]?.url);
      await expect.poll(seen, { message: `Back to ${at}` }).toEqual(shows);
    }
    for (const { url, shows } of history.slice(1)) {
      await page.goForward();
      await expect.poll(() => page.url()).toBe(url);
      await expect.poll(seen, { message: `Forward to ${url}` }).toEqual(shows);
    }
    await page.goBack();
    const before = await seen();
    await page.reload();
    await page.locator('.range').waitFor();
    await expect.poll(() => seen()).toEqual(before);
    await page.getByRole('navigation').getByRole('link', { name: 'Gestione utenti' }).first().click();
    await range(page, all);
    await expect.poll(() => page.getByRole('button', { name: /^Rimuovi il filtro/ }).count()).toBe(0);
  });

  test('survives fifty mutations: what it cannot obey is a chip', async ({ page }) => {
    await openUsers(page);
    const right =
      'q=a&stato=1&email.contains=a&dataScadenza.between=2020-01-01..2030-01-01&sort=-email&page=2&per=5&v=1';
    const school = {
      privateSchool: false,
      leadSchool: false,
      spidEnabled: true,
      otpEnabled: false,
      registry: true,
      campus: false,
      userFiles: false,
    };
    const shape = listShape(
      users as unknown as Resource,
      { ...school, uid: 'supervisor.SG10001', customerCode: 'SG10001' },
      { now: new Date(0) },
    );
    let withInvalid = 0;
    for (let at = 0; at < 50; at++) {
      const place = (at * 7919) % right.length;
      const query = right.slice(0, place) + 'x.=&%'.charAt(at % 5) + right.slice(place + 1 + (at % 3));
      await goInside(page, `/user?${query}`);
      await page.getByRole('heading', { name: 'Gestione utenti', level: 1 }).waitFor();
      const { filters, conditions, invalid } = readListState(query, shape);
      const chips = Object.keys(filters).length + conditions.length + invalid.length;
      await expect
        .poll(() => page.getByRole('button', { name: /^Rimuovi il filtro/ }).count(), { message: query })
        .toBe(chips);
      withInvalid += invalid.length > 0 ? 1 : 0;
    }
    expect(withInvalid).toBeGreaterThan(20);
  });
});
