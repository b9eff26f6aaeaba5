import { describe, expect } from 'vitest';
import type { User } from '../../contract/users/user';
import { dayInRome, showDay } from '../../contract/values/dates';
import { fold } from '../../contract/values/search';
import { axe, DESK, shot, signIn, test, walk } from '../fixtures/browser';
import { boxOf, isSeen } from '../fixtures/painted';
import { addFilter, goInside, optionsOf } from '../fixtures/stage';
import {
  button,
  column,
  goToUsers,
  openUsers,
  range,
  rowOf,
  rows,
  search,
  tick,
  usersNow,
} from '../fixtures/users';

const shown = (instant: string | null | undefined) => (instant ? showDay(dayInRome(instant)) : '');

describe('the list of users', () => {
  test('USR-001 USR-008 shows the users at /user, with filters, and bulk actions once one is selected', async ({
    page,
  }) => {
    const users = await openUsers(page);
    expect(new URL(page.url()).pathname).toBe('/user');
    await page.getByRole('heading', { name: 'Gestione utenti', level: 1 }).waitFor();
    await expect.poll(() => rows(page).count()).toBe(15);
    await addFilter(page, 'Stato');
    await page.getByRole('group', { name: 'Filtri' }).waitFor();

    const menu = page.getByRole('region', { name: 'Azioni sugli elementi selezionati' });
    await expect.poll(() => menu.count()).toBe(0);
    await tick(page, users[0]?.uid ?? '');
    await menu.waitFor();
    await tick(page, users[0]?.uid ?? '');
    await expect.poll(() => menu.count()).toBe(0);
    await axe(page);
    await shot(page, 'users');
  });

  test('USR-050 has a menu that floats over it while a row is ticked, however far it is scrolled', async ({
    page,
  }) => {
    const [first] = firstOf(await openUsers(page));
    await expect.poll(() => rows(page).count()).toBe(15);
    await page.setViewportSize({ width: DESK.width, height: 500 });
    const menu = page.getByRole('region', { name: 'Azioni sugli elementi selezionati' });
    await expect.poll(() => menu.isVisible()).toBe(false);
    await tick(page, first?.uid ?? '');
    await menu.waitFor();
    /** Returns whether it is on top there, its distance from the bottom of the window, and whether it covers rows. */
    const floats = async () => {
      const [{ top }, list] = [await boxOf(menu), await boxOf(page.locator('table'))];
      const seen = await menu.evaluate((node) => {
        const box = node.getBoundingClientRect();
        const onTop = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        return { onTop: node.contains(onTop), below: Math.round(innerHeight - box.bottom) };
      });
      return { ...seen, overRows: list.top < top && top < list.bottom };
    };
    for (const to of [0, 100, 200]) {
      await page.evaluate((top) => window.scrollTo(0, top), to);
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(to);
      await expect
        .poll(floats, { message: `scrolled by ${to}` })
        .toEqual({ onTop: true, below: 8, overRows: true });
    }
    await tick(page, first?.uid ?? '');
    await menu.waitFor({ state: 'hidden' });
  });

  /** Returns the first users of the list, sorted by surname and name. */
  const firstOf = (users: readonly User[]) => {
    const place = ({ sn, cn }: User) => fold(`${sn}\n${cn}`);
    return [...users].sort((a, b) => (place(a) < place(b) ? -1 : 1)).slice(0, 15);
  };

  test('USR-033 USR-034 USR-079 has the specified columns in their order, then the roles and the actions', async ({
    page,
  }) => {
    const first = firstOf(await openUsers(page));
    const heads = await page.locator('thead th').allInnerTexts();
    expect(heads.map((head) => head.trim())).toEqual([
      'Utente',
      'Nome e cognome',
      'E-mail',
      'Codice fiscale',
      'Stato',
      'Spid',
      'Scadenza',
      'Ultimo accesso',
      'Abilitazioni',
      'Azioni',
    ]);
    await expect
      .poll(() => column(page, 'Nome e cognome'))
      .toEqual(first.map((user) => user.labelNomeCognome));
    await expect
      .poll(() => column(page, 'Ultimo accesso'))
      .toEqual(first.map((user) => shown(user.lastLogin)));
    const actions = rowOf(page, first[0]?.uid ?? '').getByRole('button');
    await expect.poll(() => actions.count()).toBe(1);
  });

  test('USR-026 USR-027 USR-028 USR-029 is ordered by surname, with name, e-mail and tax code as the provider answers them', async ({
    page,
  }) => {
    const first = firstOf(await openUsers(page));
    const shows = (name: string, values: readonly string[]) =>
      expect.poll(() => column(page, name), { message: name }).toEqual(values);
    await shows(
      'Utente',
      first.map(({ uid }) => uid),
    );
    await shows(
      'Nome e cognome',
      first.map(({ cn, sn }) => `${cn} ${sn}`),
    );
    await shows(
      'E-mail',
      first.map(({ email }) => email),
    );
    await shows(
      'Codice fiscale',
      first.map(({ codicefiscale }) => codicefiscale ?? ''),
    );
    const [{ uid = '' } = {}] = first;
    const link = rowOf(page, uid).getByRole('rowheader').getByRole('link');
    await expect.poll(() => link.getAttribute('href')).toBe(`/user/${uid}`);
  });

  test('USR-030 USR-031 USR-087 draws status and digital identity, with words for who does not see them', async ({
    page,
  }) => {
    const users = await openUsers(page);
    const enabled = users.find((user) => user.status && user.spidEnabled);
    const disabled = users.find((user) => !user.status && !user.spidEnabled);
    for (const [user, status, identity] of [
      [enabled, 'Utenza abilitata', 'Identità digitale abilitata'],
      [disabled, 'Utenza disabilitata', 'Identità digitale non abilitata'],
    ] as const) {
      await search(page).fill(user?.uid ?? '');
      await range(page, '1-1 di 1');
      const drawings = rowOf(page, user?.uid ?? '').getByRole('img');
      await expect
        .poll(() => drawings.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
        .toEqual([status, identity]);
    }
  });

  test('USR-032 USR-041 colours an expiry that is near or past, and an access before today', async ({
    page,
  }) => {
    const users = await openUsers(page, 'supervisor.SG10001', '?per=tutti&sort=-lastLogin');
    const colour = async (uid: string, name: string) => {
      await search(page).fill(uid);
      await range(page, '1-1 di 1');
      const heads = (await page.locator('thead').locator('th, td').allInnerTexts()).map((head) =>
        head.trim(),
      );
      const cell = rowOf(page, uid).locator(`:scope > :nth-child(${heads.indexOf(name) + 1})`);
      return cell.evaluate((at) => getComputedStyle(at.querySelector('span') ?? at).color);
    };
    const today = dayInRome(new Date(await page.evaluate(() => Date.now())));
    const past = users.find((user) => user.lastLogin && dayInRome(user.lastLogin) < today);
    const expired = users.find((user) => user.dataScadenza && user.dataScadenza < today);
    const later = users.find((user) => (user.dataScadenza ?? '') > `${Number(today.slice(0, 4)) + 1}`);
    const soon = users.find((user) => {
      const days = (Date.parse(user.dataScadenza ?? '') - Date.parse(today)) / 86_400_000;
      return days > 0 && days < 28;
    });
    const red = await colour(past?.uid ?? '', 'Ultimo accesso');
    const plain = await colour(later?.uid ?? '', 'Scadenza');
    expect(red).not.toBe(plain);
    const [r = 0, g = 0, b = 0] = (red.match(/\d+/g) ?? []).map(Number);
    expect(r, red).toBeGreaterThan(2 * Math.max(g, b));
    await expect.poll(() => colour(expired?.uid ?? '', 'Scadenza')).toBe(red);
    expect([red, plain]).not.toContain(await colour(soon?.uid ?? '', 'Scadenza'));
    await expect
      .poll(() => colour('supervisor.SG10001', 'Ultimo accesso'), { message: 'today is not red' })
      .toBe(plain);
    await search(page).fill(expired?.uid ?? '');
    await range(page, '1-1 di 1');
    await expect
      .poll(() => column(page, 'Scadenza'), { message: 'and in words' })
      .toEqual([expect.stringContaining('(scaduta)')]);
  });

  test('USR-023 USR-024 searches user, name, surname, email, tax code, expiry and last access', async ({
    page,
  }) => {
    const users = await openUsers(page);
    const user = users.find((one) => one.dataScadenza && one.lastLogin && one.codicefiscale);
    if (!user) throw new Error('the demo has nobody with everything');
    const found = async (text: string) => {
      await search(page).fill(text);
      // The previous search may have found the same.
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text);
      await expect.poll(() => column(page, 'Utente')).toContain(user.uid);
      await goInside(page, '/user?per=tutti');
      await range(page, `1-${users.length} di ${users.length}`);
      await goInside(page, `/user?per=tutti&q=${encodeURIComponent(text)}`);
      await expect.poll(() => column(page, 'Utente')).toContain(user.uid);
      await expect.poll(() => rows(page).count()).toBeLessThan(users.length);
    };
    await found(user.uid);
    await found(`${user.cn} ${user.email}`);
    await found(`${user.sn} ${user.cn}`.toUpperCase());
    await found(user.email);
    await found(user.codicefiscale.toLowerCase());
    await found(`${showDay(user.dataScadenza)} ${user.uid}`);
    await found(`${shown(user.lastLogin)} ${user.uid}`);
    await search(page).fill('nessuno si chiama così');
    await range(page, '0-0 di 0');
  });

  test('USR-035 marks the current DS and DSGA', async ({ page }) => {
    const [ds, dsga] = [/\/ds$/, /\/dsga$/].map((path) =>
      page.waitForResponse(path).then((one) => one.json()),
    );
    const users = await openUsers(page);
    const marked = [
      [(await ds).uidDs, 'DS'],
      [(await dsga).uidDsga, 'DSGA'],
    ] as const;
    for (const [uid, chip] of marked) {
      await search(page).fill(uid);
      await range(page, '1-1 di 1');
      await rowOf(page, uid).getByText(chip, { exact: true }).waitFor();
    }
    await goInside(page, '/user?per=15');
    await range(page, `1-15 di ${users.length}`);
    const unmarked = (await column(page, 'Utente')).filter((uid) => !marked.some(([of]) => of === uid));
    for (const uid of unmarked) await expect.poll(() => rowOf(page, uid).locator('.chip').count()).toBe(0);
  });

  test('USR-036 USR-038 says which rows these are, and offers 5, 10, 15 or all of them', async ({ page }) => {
    const users = await openUsers(page);
    await range(page, `1-15 di ${users.length}`);
    const sizes = page.getByLabel('Righe per pagina');
    await expect.poll(() => sizes.locator('option').allInnerTexts()).toEqual(['5', '10', '15', 'Tutti']);
    await button(page, 'Pagina successiva').click();
    await range(page, `16-30 di ${users.length}`);
    await button(page, 'Ultima pagina').click();
    await range(page, `316-320 di ${users.length}`);
    await sizes.selectOption('5');
    await range(page, `1-5 di ${users.length}`);
    await sizes.selectOption('Tutti');
    await range(page, `1-${users.length} di ${users.length}`);
    await page.waitForURL(/per=tutti/);
    await page.reload();
    await range(page, `1-${users.length} di ${users.length}`);
  });

  test('USR-037 says so when there is nobody to show', async ({ page }) => {
    await openUsers(page, 'supervisor.SG10001', '?q=nessuno+si+chiama+cos%C3%AC');
    await page.getByText('Nessun elemento trovato!', { exact: true }).waitFor();
    await axe(page);
    await shot(page, 'users-empty');
  });

  test('USR-039 USR-040 ticks rows one by one or all at once, but never the supervisor', async ({ page }) => {
    const users = await openUsers(page);
    const [first] = users;
    await page.getByRole('checkbox', { name: `Seleziona ${first?.labelNomeCognome}`, exact: true }).check();
    await page.getByText('1 selezionato', { exact: true }).waitFor();
    await goToUsers(page, '?per=tutti');
    await expect
      .poll(() => page.getByText(/selezionat/).count(), { message: 'a reload starts with none' })
      .toBe(0);
    await page.getByRole('checkbox', { name: 'Seleziona tutte le righe mostrate' }).check();
    const others = users.filter(({ uid }) => !uid.startsWith('supervisor'));
    expect(others.length).toBeLessThan(users.length);
    await page.getByText(`${others.length} selezionati`, { exact: true }).waitFor();
    await search(page).fill('supervisor.');
    await range(page, '1-1 di 1');
    const box = rowOf(page, 'supervisor.SG10001').getByRole('checkbox');
    await box.click({ force: true });
    await expect.poll(() => box.isChecked()).toBe(false);
    const reason = await box.getAttribute('aria-describedby');
    await expect
      .poll(() => page.locator(`[id="${reason}"]`).textContent())
      .toBe("L'utenza supervisor della scuola non si può selezionare");
  });

  walk(
    'USR-042 USR-043 USR-046 filters by status, Spid and applications with short names, to the same users as the provider does',
    async ({ page, provider }) => {
      const users = await openUsers(page);
      await addFilter(page, 'Stato');
      await addFilter(page, 'Spid');
      await expect.poll(() => optionsOf(page, 'Stato')).toEqual(['Qualsiasi', '0 Non attivo', '1 Attivo']);
      await expect
        .poll(() => optionsOf(page, 'Spid'))
        .toEqual(['Qualsiasi', 'true Abilitato', 'false Non abilitato']);

      // The first 18 letters of "Amministrazione Trasparente", all of them visible.
      await addFilter(page, 'Applicazione');
      const application = page.getByLabel('Applicazione', { exact: true });
      await application.selectOption('AMT');
      await isSeen(application);
      const drawn = await application.evaluate((select: HTMLSelectElement) => ({
        text: select.selectedOptions[0]?.text.replace(/ \([\d.]+\)$/, ''),
        isCut: select.scrollWidth > select.clientWidth,
      }));
      expect(drawn).toEqual({ text: 'Amministrazione Tr…', isCut: false });

      for (const filter of [
        { stato: '0' },
        { stato: '1' },
        { spidEnabled: true },
        { stato: '1', spidEnabled: false },
      ]) {
        const answered = await usersNow(provider, { filter });
        expect(answered.length).toBeLessThan(users.length);
        const query = new URLSearchParams(
          Object.entries(filter).map(([name, value]) => [name, String(value)]),
        );
        await goInside(page, `/user?${query}&per=15`);
        await range(page, `1-15 di ${answered.length}`);
        await expect.poll(() => column(page, 'Utente')).toEqual(firstOf(answered).map(({ uid }) => uid));
      }
    },
  );

  test('shows every filter as a chip that takes it away, and what the address says in vain', async ({
    page,
  }) => {
    const users = await openUsers(page, 'supervisor.SG10001', '?stato=0&spidEnabled=true&stato2=1&page=zero');
    const chips = async () => {
      const names = await page
        .getByRole('button', { name: /^Rimuovi il filtro / })
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
      return names.map((name) => name.replace('Rimuovi il filtro ', '')).sort();
    };
    await expect
      .poll(chips)
      .toEqual([
        'Filtro non più valido: page=zero',
        'Filtro non più valido: stato2=1',
        'Spid: Abilitato',
        'Stato: Non attivo',
      ]);
    await button(page, 'Rimuovi il filtro Spid: Abilitato').click();
    await page.waitForURL(/\?stato=0&v=1$/);
    await expect.poll(chips).toEqual(['Stato: Non attivo']);
    await button(page, 'Rimuovi il filtro Stato: Non attivo').click();
    await range(page, `1-15 di ${users.length}`);
    await page.waitForURL(/\/user$/);
    await expect.poll(chips).toEqual([]);
    await page.goBack();
    await expect.poll(chips).toEqual(['Stato: Non attivo']);
  });

  test('shows nobody to whom users are not to be shown', async ({ page }) => {
    await signIn(page, 'docente.SG10001');
    for (const path of ['/user', '/user/docente.SG10001']) {
      await page.goto(path);
      await page.getByText('Non si dispone dei permessi per vedere questa pagina.').waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
    }
  });

  test('sorts by a column and back, and says so', async ({ page }) => {
    const users = await openUsers(page);
    const head = page.getByRole('columnheader', { name: 'E-mail' });
    await head.getByRole('button').click();
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending');
    const emails = users.map(({ email }) => email).sort();
    await expect.poll(() => column(page, 'E-mail')).toEqual(emails.slice(0, 15));
    await head.getByRole('button').click();
    await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending');
    await expect.poll(() => column(page, 'E-mail')).toEqual(emails.reverse().slice(0, 15));
    await page.getByRole('columnheader', { name: 'Ultimo accesso' }).getByRole('button').click();
    await expect.poll(() => head.getAttribute('aria-sort')).toBeNull();
  });
});
