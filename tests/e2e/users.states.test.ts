import { describe, expect } from 'vitest';
import { axe, axeTall, DESK, fitsWindow, PHONE, shot, signIn, test } from '../fixtures/browser';
import { button, column, dialog, goToUsers, openUsers, range, rowOf, rows } from '../fixtures/users';

const sizes = [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const;

describe.each(sizes)('every state of the list, on %s', (_name, size) => {
  test('filled, filtered, with a selection and a dialog open', async ({ page }) => {
    await openUsers(page);
    await page.setViewportSize(size);
    await goToUsers(page, '?stato=1&sort=-lastLogin');
    await axe(page);
    await page.getByRole('checkbox', { name: 'Seleziona tutte le righe mostrate' }).check();
    await button(page, 'Attiva utenti').waitFor();
    await axeTall(page);
    await shot(page, 'users-selected');
    if (size === PHONE) {
      await button(page, 'Altre azioni').click();
      await axe(page);
      await page.getByRole('menuitem', { name: 'Disattiva utenti' }).click();
    } else await button(page, 'Disattiva utenti').click();
    await dialog(page).waitFor();
    await axe(page);
    await button(dialog(page), 'Disattiva soltanto').click();
    await axeTall(page);
    await fitsWindow(page);
  });

  test('empty', async ({ page }) => {
    await openUsers(page);
    await page.setViewportSize(size);
    await goToUsers(page, '?q=nessuno+si+chiama');
    await page.getByText('Nessun elemento trovato!', { exact: true }).waitFor();
    await axe(page);
  });

  test('loading, without a jump when the rows come', async ({ page }) => {
    await openUsers(page);
    await page.setViewportSize(size);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.context().route('**/find', async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto('/user');
    const busy = page.locator('[aria-busy=true]');
    await busy.waitFor();
    await page.getByText('Caricamento in corso...', { exact: true }).waitFor({ state: 'attached' });
    await axe(page);
    const before = await busy.boundingBox();
    answer();
    await page.locator('.range').waitFor();
    if (size === DESK) {
      const after = await page.locator('table').locator('..').boundingBox();
      expect(after).toEqual(before);
    }
  });

  test('failed, and then not', async ({ page, trouble }) => {
    trouble.expect(/status of 500/);
    await openUsers(page);
    await page.setViewportSize(size);
    const problem = { code: 'internal', status: 500, title: 'Titolo del server' };
    await page
      .context()
      .route('**/find', (route) =>
        route.fulfill({ status: 500, contentType: 'application/problem+json', json: problem }),
      );
    await page.goto('/user');
    await page.getByText('Ops, dati non disponibili. Riprovare più tardi.').waitFor();
    await axe(page);
    await shot(page, 'users-failed');
    await page.context().unroute('**/find');
    await button(page, 'Riprova').click();
    await range(page, '1-15 di 320');
  });
});

describe('on a phone', () => {
  test('shows cards with the same values and the same actions', async ({ page }) => {
    const users = await openUsers(page, 'supervisor.SG10001', '?per=5');
    const uids = await column(page, 'Utente');
    await page.setViewportSize(PHONE);
    const cards = page.getByRole('list', { name: 'Utenti della scuola' }).getByRole('listitem');
    await expect.poll(() => cards.count()).toBe(5);
    for (const [i, uid] of uids.entries()) {
      const user = users.find((one) => one.uid === uid);
      const card = cards.nth(i);
      const text = await card.innerText();
      for (const value of [user?.labelNomeCognome, uid, user?.email, user?.codicefiscale]) {
        expect(text).toContain(value ?? '');
      }
      expect(text).toContain(user?.status ? 'Utenza abilitata' : 'Utenza disabilitata');
      await card
        .getByRole('checkbox', { name: `Seleziona ${user?.labelNomeCognome}`, exact: true })
        .waitFor();
      const name = user?.labelNomeCognome;
      const toggles = card.getByRole('button', { name: new RegExp(`^(Dis)?[Aa]ttiva ${name}$`) });
      await toggles.or(card.getByRole('button', { name: `Altre azioni su ${name}`, exact: true })).waitFor();
    }
    await page.getByLabel('Ordina per').selectOption('Ultimo accesso');
    await button(page, 'Crescente').click();
    await page.waitForURL(/sort=-lastLogin/);
  });

  test('needs no scrolling sideways at 320 pixels, nor at 400 % of a desk', async ({ page }) => {
    await openUsers(page);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const query of ['', '?stato=1&spidEnabled=true', '?q=nessuno+si+chiama', '?per=tutti']) {
      await goToUsers(page, query);
      await fitsWindow(page, query);
    }
    await page.setViewportSize({ width: 700, height: 800 });
    await goToUsers(page, '');
    await fitsWindow(page, 'only the box of the table may');
  });
});

describe('by keyboard alone', () => {
  test('goes from the sign-in to a deactivation and on to a user', async ({ page }) => {
    const users = await openUsers(page);
    const user = users.find((one) => one.status && one.spidEnabled && !one.uid.startsWith('supervisor'));
    if (!user) throw new Error('nobody');
    const press = (key: string) => page.keyboard.press(key);
    const focused = () =>
      page.evaluate(() => {
        const at = document.activeElement;
        return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
      });
    const tabTo = async (name: string | RegExp, key = 'Tab') => {
      for (let i = 0; i < 60; i++) {
        await press(key);
        const at = await focused();
        if (typeof name === 'string' ? at === name : name.test(at)) return;
      }
      throw new Error(`Tab never came to ${name}`);
    };
    await tabTo(/^Ricerca per utente/);
    await page.keyboard.type(user.uid);
    await range(page, '1-1 di 1');
    await page.waitForURL((url) => url.searchParams.get('q') === user.uid);
    await expect
      .poll(() => focused(), { message: 'the focus stays in the search' })
      .toMatch(/^Ricerca per utente/);
    await tabTo(`Seleziona ${user.labelNomeCognome}`);
    await press('Space');
    await tabTo('Disattiva utenti');
    await press('Enter');
    await page.getByRole('dialog', { name: 'Togliere anche le abilitazioni?' }).waitFor();
    await tabTo('Disattiva e togli le abilitazioni');
    await press('Enter');
    await page.getByRole('dialog', { name: 'Confermare la disattivazione?' }).waitFor();
    await expect.poll(() => focused()).toBe('Disattiva');
    await press('Enter');
    await page.getByText('Utente disattivato con successo!').waitFor();
    await rowOf(page, user.uid).getByRole('img', { name: 'Utenza disabilitata' }).waitFor();
    // The button disappears with the selection.
    await expect.poll(focused).toBe('Gestione utenti');
    await tabTo(user.uid);
    await press('Enter');
    await page.getByRole('heading', { name: `Utente ${user.labelNomeCognome}` }).waitFor();
    await tabTo("Torna all'elenco");
    await press('Enter');
    await page.getByRole('heading', { name: 'Gestione utenti' }).waitFor();
  });
});

describe('a very long name', () => {
  test('stays in its place in the table, and is whole in a card', async ({ page }) => {
    const name = `${'Maria Concetta Immacolata '.repeat(6)}Della Rovere-D'Acquaviva`;
    await signIn(page, 'supervisor.SG10001');
    await page.context().route('**/find', async (route) => {
      const response = await route.fetch();
      const users = (await response.json()) as { labelNomeCognome: string; uid: string }[];
      const json = users.map((user, i) =>
        i === 0 ? { ...user, labelNomeCognome: name, uid: `${'nome'.repeat(28)}.SG10001` } : user,
      );
      await route.fulfill({ response, json });
    });
    await goToUsers(page, `?q=${encodeURIComponent('concetta immacolata')}`);
    const cell = rows(page).first().locator('td[title^="Maria Concetta"]');
    await expect.poll(() => cell.getAttribute('title')).toBe(name);
    await expect.poll(async () => (await rows(page).first().boundingBox())?.height).toBeLessThan(50);
    await fitsWindow(page);
    await page.setViewportSize(PHONE);
    await page.getByRole('link', { name, exact: true }).waitFor();
    await fitsWindow(page);
    await shot(page, 'users-long-name');
  });
});
