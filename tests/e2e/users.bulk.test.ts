import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { errors } from '../../contract/schema/errors';
import type { User } from '../../contract/users/user';
import { axe, newContext, shot, test } from '../fixtures/browser';
import { hueOf } from '../fixtures/painted';
import { goInside } from '../fixtures/stage';
import { button, column, dialog, goToUsers, openUsers, range, rowOf, tick } from '../fixtures/users';

/** Records the commands that the page sends from now on. */
function commands(page: Page) {
  const sent: { path: string; body: { uids?: string[]; reset?: boolean }; key: string | undefined }[] = [];
  page.on('request', (request: Request) => {
    if (request.method() !== 'POST' || !/\/(enable|disable)$/.test(request.url())) return;
    const path = new URL(request.url()).pathname.replace('/api/users/SG10001', '');
    sent.push({ path, body: request.postDataJSON(), key: request.headers()['idempotency-key'] });
  });
  return sent;
}

/** Opens a page of the list, sorted by status, that contains inactive and active users; returns some of each. */
async function mixedPage(page: Page, users: readonly User[]) {
  const inactiveOf = users.filter((user) => !user.status).length;
  const last = Math.ceil(inactiveOf / 15);
  await goInside(page, `/user?per=15&sort=status&page=${last}`);
  await range(page, `${15 * last - 14}-${15 * last} di ${users.length}`);
  const uids = (await column(page, 'Utente')).filter(
    (uid) => !/^(supervisor|gestore|docente|disab)/.test(uid),
  );
  const having = (status: boolean) =>
    uids.filter((uid) =>
      users.some((user) => user.uid === uid && !user.gruppoRiservato && Boolean(user.status) === status),
    );
  return { active: having(true), inactive: having(false) };
}

async function status(page: Page, uid: string): Promise<string | null> {
  await goToUsers(page, `?q=${uid}`);
  return rowOf(page, uid)
    .getByRole('img', { name: /^Utenza/ })
    .getAttribute('aria-label');
}

/** Returns the statuses of several users, which it reads with a single load. */
async function statuses(page: Page, [first = '', ...others]: readonly string[]) {
  const shown = [await status(page, first)];
  for (const uid of others) {
    await goInside(page, `/user?q=${uid}`);
    const drawing = rowOf(page, uid).getByRole('img', { name: /^Utenza/ });
    shown.push(await drawing.getAttribute('aria-label'));
  }
  return shown;
}

async function confirmDisable(page: Page) {
  await button(dialog(page), 'Disattiva soltanto').click();
  await button(dialog(page), 'Disattiva').click();
}

describe('actions on many users', () => {
  test('USR-068 USR-091 USR-092 USR-093 asks twice before it deactivates a selection, and says who is left out', async ({
    page,
  }) => {
    const { active, inactive } = await mixedPage(page, await openUsers(page));
    const [chosen, left] = [active.slice(0, 3), inactive.slice(0, 2)];
    const sent = commands(page);
    await tick(page, ...chosen, ...left);
    await button(page, 'Disattiva utenti').click();
    await page.getByRole('dialog', { name: 'Togliere anche le abilitazioni?' }).waitFor();
    await button(dialog(page), 'Disattiva soltanto').waitFor();
    await axe(page);
    await shot(page, 'users-disable-question');
    await button(dialog(page), 'Disattiva e togli le abilitazioni').click();
    await page.getByRole('dialog', { name: 'Confermare la disattivazione?' }).waitFor();
    await dialog(page).getByText('5 selezionati: 3 da disattivare, 2 già disattivati').waitFor();
    for (const uid of [...chosen, ...left]) await dialog(page).getByText(uid).waitFor();
    await axe(page);
    await shot(page, 'users-disable-review');
    await button(dialog(page), 'Annulla').click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(sent).toEqual([]);
  });

  test('USR-052 USR-090 USR-150 deactivates the active ones of a selection, with their permissions', async ({
    page,
  }) => {
    const { active, inactive } = await mixedPage(page, await openUsers(page));
    const chosen = active.slice(0, 3);
    const sent = commands(page);
    await tick(page, ...chosen, ...inactive.slice(0, 2));
    await button(page, 'Disattiva utenti').click();
    await button(dialog(page), 'Disattiva e togli le abilitazioni').click();
    await button(dialog(page), 'Disattiva').click();
    await page.getByText('Utenti disabilitati con successo!').waitFor();
    expect(sent).toEqual([
      {
        path: '/disable',
        body: { reset: true, exactly: true, uids: expect.anything() },
        key: expect.any(String),
      },
    ]);
    expect([...(sent[0]?.body.uids ?? [])].sort()).toEqual([...chosen].sort());
    await expect.poll(() => page.getByText(/selezionat/).count()).toBe(0);
    await expect.poll(() => statuses(page, chosen)).toEqual(chosen.map(() => 'Utenza disabilitata'));
  });

  test('USR-051 USR-064 USR-089 USR-154 activates the inactive ones of a selection after two confirmations', async ({
    page,
  }) => {
    const { active, inactive } = await mixedPage(page, await openUsers(page));
    const chosen = inactive.slice(0, 2);
    const sent = commands(page);
    await tick(page, ...chosen, ...active.slice(0, 1));
    await button(page, 'Attiva utenti').click();
    await page.getByRole('dialog', { name: 'Attivare gli utenti?' }).waitFor();
    await dialog(page).getByText('3 selezionati: 2 da attivare, 1 già attivo').waitFor();
    await button(dialog(page), 'Prosegui').click();
    await page.getByRole('dialog', { name: "Confermare l'attivazione?" }).waitFor();
    await axe(page);
    await shot(page, 'users-enable-confirm');
    expect(sent).toEqual([]);
    await button(dialog(page), 'Attiva').click();
    await page
      .getByText('Utenze riattivate, inviata email agli utenti con le credenziali di accesso.')
      .waitFor();
    await expect.poll(() => statuses(page, chosen)).toEqual(chosen.map(() => 'Utenza abilitata'));
  });

  test('says that only inactive users were chosen to be deactivated', async ({ page }) => {
    const { inactive } = await mixedPage(page, await openUsers(page));
    await tick(page, ...inactive.slice(0, 2));
    await button(page, 'Disattiva utenti').click();
    await page.getByText('Selezionare una o più utenze non disabilitate!').waitFor();
    await expect.poll(() => dialog(page).count()).toBe(0);
  });

  test('says so when only active users were chosen to be activated (Q-064)', async ({ page }) => {
    const { active } = await mixedPage(page, await openUsers(page));
    await tick(page, ...active.slice(0, 2));
    await button(page, 'Attiva utenti').click();
    await page.getByText('Selezionare una o più checkbox').waitFor();
    await expect.poll(() => dialog(page).count()).toBe(0);
  });

  test('gives up at any step and changes nothing; the focus is back where it was', async ({ page }) => {
    const { active } = await mixedPage(page, await openUsers(page));
    const sent = commands(page);
    await tick(page, ...active.slice(0, 2));
    const trigger = button(page, 'Disattiva utenti');
    await trigger.click();
    await button(dialog(page), 'Disattiva soltanto').click();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => trigger.evaluate((at) => at === document.activeElement)).toBe(true);
    await page.getByText('2 selezionati', { exact: true }).waitFor();
    expect(sent).toEqual([]);
  });

  test('asks again, with what changed, where somebody else acted since the preview was shown, and has done nothing', async ({
    page,
    browser,
    provider,
    trouble,
  }) => {
    trouble.expect(/status of 409/);
    const { active } = await mixedPage(page, await openUsers(page));
    const [first = '', second = '', third = ''] = active;
    const sent = commands(page);
    await tick(page, first, second, third);
    await button(page, 'Disattiva utenti').click();
    await button(dialog(page), 'Disattiva soltanto').click();
    await dialog(page).getByText('3 selezionati: 3 da disattivare').waitFor();

    const other = await newContext(browser, provider.url);
    const colleague = await other.newPage();
    await openUsers(colleague, 'gestore.SG10001', `?q=${second}`);
    await rowOf(colleague, second)
      .getByRole('button', { name: /^Disattiva/ })
      .click();
    await confirmDisable(colleague);
    await colleague.getByText('Utente disattivato con successo!').waitFor();
    await expect.poll(() => status(colleague, first)).toBe('Utenza abilitata');

    await button(dialog(page), 'Disattiva').click();
    await dialog(page).getByText('Nel frattempo i dati sono cambiati').waitFor();
    await dialog(page)
      .getByRole('listitem')
      .filter({ hasText: `(${second}): non sarà modificato. L'utente risulta gia' disattivato!` })
      .waitFor();
    await dialog(page).getByText('3 selezionati: 2 da disattivare, 1 già disattivato').waitFor();
    await expect.poll(() => status(colleague, first)).toBe('Utenza abilitata');
    await other.close();
    await axe(page);
    await shot(page, 'users-changed');
    await button(dialog(page), 'Disattiva').click();
    await page.getByText('Utenti disabilitati con successo!').waitFor();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
    expect([...(sent[1]?.body.uids ?? [])].sort()).toEqual([first, third].sort());
    await expect.poll(() => status(page, third)).toBe('Utenza disabilitata');
  });

  test('sends the same intention again after a lost connection, with one effect', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/ERR_|Failed to load resource|net::/);
    const { active } = await mixedPage(page, await openUsers(page));
    const sent = commands(page);
    let lost = 0;
    await page.context().route('**/disable', async (route) => {
      // The first response is lost: the provider has executed the call, but the page does not know.
      if (lost++ === 0) {
        await route.fetch();
        return route.abort('connectionreset');
      }
      return route.continue();
    });
    await tick(page, ...active.slice(0, 2));
    await button(page, 'Disattiva utenti').click();
    await confirmDisable(page);
    await dialog(page)
      .getByText(/avrà effetto una volta sola/)
      .waitFor();
    await axe(page);
    await button(dialog(page), 'Riprova').click();
    await page.getByText('Utenti disabilitati con successo!').waitFor();
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual(sent[1]);
    expect(sent[0]?.key).toBeTruthy();
  });
});

describe('actions on one user', () => {
  test('USR-003 USR-067 USR-090 USR-149 deactivates and activates a user from their row', async ({
    page,
  }) => {
    const { active } = await mixedPage(page, await openUsers(page));
    const [uid = ''] = active;
    const sent = commands(page);
    const act = (name: RegExp) => rowOf(page, uid).getByRole('button', { name });
    await act(/^Disattiva/).click();
    await page.getByRole('dialog', { name: 'Togliere anche le abilitazioni?' }).waitFor();
    await button(dialog(page), 'Disattiva soltanto').click();
    await dialog(page).getByText(uid).waitFor();
    await button(dialog(page), 'Disattiva').click();
    await page.getByText('Utente disattivato con successo!').waitFor();
    expect(sent).toEqual([{ path: `/user/${uid}/disable`, body: { reset: false }, key: expect.any(String) }]);
    await goToUsers(page, `?q=${uid}`);
    await rowOf(page, uid).getByRole('img', { name: 'Utenza disabilitata' }).waitFor();
    await act(/^Attiva/).click();
    await button(dialog(page), 'Prosegui').click();
    await button(dialog(page), 'Attiva').click();
    await rowOf(page, uid).getByRole('img', { name: 'Utenza abilitata' }).waitFor();
    await expect
      .poll(() => act(/^Disattiva/).evaluate((at) => at === document.activeElement), {
        message: 'the focus stays',
      })
      .toBe(true);
  });

  test('says that a user was already deactivated by somebody else', async ({ page, browser, provider }) => {
    const { active } = await mixedPage(page, await openUsers(page));
    const [uid = ''] = active;
    const act = (of: Page) => rowOf(of, uid).getByRole('button', { name: /^Disattiva/ });
    await act(page).click();
    const other = await newContext(browser, provider.url);
    const colleague = await other.newPage();
    await openUsers(colleague, 'gestore.SG10001', `?q=${uid}`);
    await act(colleague).click();
    await confirmDisable(colleague);
    await colleague.getByText('Utente disattivato con successo!').waitFor();
    await other.close();
    await confirmDisable(page);
    await page.getByText("L'utente risulta gia' disattivato!").waitFor();
    await rowOf(page, uid)
      .waitFor({ state: 'detached' })
      .catch(() => undefined);
    await expect.poll(() => status(page, uid)).toBe('Utenza disabilitata');
  });

  test('shows what the provider wrote only for 400 and 500', async ({ page, trouble }) => {
    trouble.expect(/status of (400|403|500)/);
    const { active } = await mixedPage(page, await openUsers(page));
    const [uid = ''] = active;
    for (const [status, code, seen] of [
      [400, 'invalid', 'Parole del server'],
      [403, 'forbidden', 'Non si dispone dei permessi per questa operazione.'],
      [500, 'internal', 'Parole del server'],
    ] as const) {
      await page.context().route('**/disable', (route) =>
        route.fulfill({
          status,
          contentType: 'application/problem+json',
          body: JSON.stringify({ code, status, title: 'Titolo', detail: 'Parole del server' }),
        }),
      );
      await rowOf(page, uid)
        .getByRole('button', { name: /^Disattiva/ })
        .click();
      await confirmDisable(page);
      const said = page.getByText(/Parole del server|Non si dispone dei permessi/);
      await expect
        .poll(() => said.allInnerTexts(), { message: `${status}` })
        .toEqual([expect.stringContaining(seen)]);
      if (status === 500) await button(dialog(page), 'Annulla').click();
      await page.context().unroute('**/disable');
      await page.reload();
      await rowOf(page, uid).waitFor();
    }
  });

  test('says of a user that cannot be deactivated why', async ({ page }) => {
    await openUsers(page, 'supervisor.SG10001', '?q=supervisor.SG10001');
    const act = rowOf(page, 'supervisor.SG10001').getByRole('button', { name: /^Disattiva/ });
    await expect.poll(() => act.getAttribute('aria-disabled')).toBe('true');
    const reason = await act.getAttribute('aria-describedby');
    const why = "L'utenza supervisor della scuola non può essere disattivata";
    await expect.poll(() => page.locator(`[id="${reason}"]`).textContent()).toBe(why);
    await rowOf(page, 'supervisor.SG10001')
      .getByRole('link', { name: /^Dettaglio/ })
      .focus();
    await page.keyboard.press('Tab');
    await page.locator('.MuiPaper-root', { hasText: why }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.MuiPaper-root', { hasText: why }).waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog(page).count()).toBe(0);
  });
});

describe('the list of users, when an action is refused', () => {
  test('USR-143 shows the common message, in red, where enabling meets a 404', async ({ page, trouble }) => {
    trouble.expect(/status of 404/);
    const users = await openUsers(page);
    const uid = users.find((user) => !user.status && !/^disab/.test(user.uid))?.uid ?? '';
    await goInside(page, `/user?q=${uid}`);
    await range(page, '1-1 di 1');
    await tick(page, uid);
    // The shared message is the provider's, or else the sentence of its code (decision Q-061).
    for (const [title, shows] of [
      ['Questi utenti sono di un altro anno', 'Questi utenti sono di un altro anno'],
      [undefined, errors.notFound.say],
    ] as const) {
      const json = { status: 404, code: 'notFound', ...(title && { title }) };
      await page.route('**/api/users/SG10001/enable', (route) =>
        route.fulfill({ status: 404, contentType: 'application/problem+json', json }),
      );
      await button(page, 'Attiva utenti').click();
      await button(dialog(page), 'Prosegui').click();
      await button(dialog(page), 'Attiva').click();
      const said = page.locator('.MuiAlert-root').filter({ hasText: shows });
      expect(await hueOf(said, 'background-color')).toBe('red');
      await expect.poll(() => dialog(page).count()).toBe(0);
    }
  });
});
