import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { bothSizes, DESK, PHONE, test, walk } from '../fixtures/browser';
import { boxOf } from '../fixtures/painted';
import type { RunningProvider } from '../fixtures/runningProvider';
import { button, column, dialog, goToUsers, openUsers, tick, usersNow } from '../fixtures/users';

const ordinary = (uid: string) => !/^(supervisor|gestore|docente|disab|campus)/.test(uid);

/** Returns the current users of a school by name. */
const byName = async (provider: RunningProvider, who: string) =>
  new Map((await usersNow(provider, { who })).map((user) => [user.uid, user]));

/** Opens a page of the list with active users, and returns some of them. */
async function activePage(page: Page, count: number): Promise<string[]> {
  await goToUsers(page, '?per=15&sort=-status&page=2');
  return (await column(page, 'Utente')).filter(ordinary).slice(0, count);
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Togliere anche le abilitazioni?' });

describe('an action on many users', () => {
  test('P01 says before whom it is for, and after who was not done and why; they stay selected and are tried again alone', async ({
    page,
    provider,
  }) => {
    const users = await openUsers(page);
    const off = new Set(users.filter(({ status }) => !status).map(({ uid }) => uid));
    const chosen: string[] = [];
    const choose = async (wanted: (uid: string) => boolean, count: number) => {
      const some = (await column(page, 'Utente'))
        .filter((uid) => ordinary(uid) && wanted(uid))
        .slice(0, count);
      await tick(page, ...some);
      chosen.push(...some);
    };
    // Inactive users come first, active ones last.
    const turn = async (to: string) => {
      const before = await column(page, 'Utente');
      await button(page, to).click();
      await expect.poll(() => column(page, 'Utente')).not.toEqual(before);
    };
    await goToUsers(page, '?per=15&sort=status');
    await choose((uid) => off.has(uid), 3);
    await turn('Ultima pagina');
    await choose((uid) => !off.has(uid), 15);
    await turn('Pagina precedente');
    await choose((uid) => !off.has(uid), 18 - chosen.length);
    await page.getByText('18 selezionati', { exact: true }).waitFor();

    // The service fails for two of them and reports it; they stay unchanged.
    const asked: string[][] = [];
    const refused = chosen.slice(-2);
    await page.context().route('**/disable', async (route) => {
      const body = route.request().postDataJSON() as { uids: string[] };
      asked.push(body.uids);
      if (asked.length > 1) return route.continue();
      const uids = body.uids.filter((uid) => !refused.includes(uid));
      const response = await route.fetch({ postData: JSON.stringify({ ...body, uids }) });
      const { done } = (await response.json()) as { done: string[] };
      const skipped = refused.map((uid) => ({ uid, reason: 'La modifica non è riuscita' }));
      return route.fulfill({ response, body: JSON.stringify({ done, skipped }) });
    });
    await button(page, 'Disattiva utenti').click();
    await question(page).waitFor();
    await button(dialog(page), 'Disattiva soltanto').click();
    await dialog(page).getByText('18 selezionati: 15 da disattivare, 3 già disattivati').waitFor();
    for (const uid of chosen)
      await expect.poll(() => dialog(page).getByText(`(${uid})`).count(), { message: uid }).toBe(1);
    await bothSizes(page, 'operation-preview');
    await button(dialog(page), 'Disattiva').click();
    await page.getByText('13 utenti disattivati, 2 non riusciti').waitFor();
    const failures = page.getByRole('list', { name: '2 non riusciti' }).getByRole('listitem');
    await expect
      .poll(async () =>
        (await failures.allInnerTexts()).map((text) => text.replace(/.*\((.*)\)/, '$1')).sort(),
      )
      .toEqual(refused.map((uid) => `${uid}: La modifica non è riuscita`).sort());
    await page.getByText('2 selezionati', { exact: true }).waitFor();
    await bothSizes(page, 'operation-outcome');
    // On a phone the next actions are in one line below the result, not stacked beside it.
    await page.setViewportSize(PHONE);
    const told = page.getByText('13 utenti disattivati, 2 non riusciti');
    const next = [button(page, 'Riprova'), button(page, 'Chiudi')];
    await expect
      .poll(async () => {
        const { bottom } = await boxOf(told);
        const tops = await Promise.all(next.map(async (one) => (await boxOf(one)).top));
        return { under: tops.every((top) => top >= bottom), lines: new Set(tops).size };
      })
      .toEqual({ under: true, lines: 1 });
    await page.setViewportSize(DESK);
    await button(page, 'Riprova').click();
    await button(dialog(page), 'Disattiva soltanto').click();
    await dialog(page).getByText('2 selezionati: 2 da disattivare').waitFor();
    await button(dialog(page), 'Disattiva').click();
    await page.getByText('Utenti disabilitati con successo!').waitFor();
    expect(asked.map((uids) => uids.length)).toEqual([15, 2]);
    expect([...(asked[1] ?? [])].sort()).toEqual([...refused].sort());
    const now = await byName(provider, 'supervisor.SG10001');
    expect(chosen.filter((uid) => now.get(uid)?.status)).toEqual([]);
  });

  walk(
    'P02 is taken back from the history after a reload, permissions included',
    async ({ page, provider }) => {
      await openUsers(page, 'supervisor.SG10002');
      const before = await byName(provider, 'supervisor.SG10002');
      const chosen = await activePage(page, 10);
      expect(chosen).toHaveLength(10);
      expect(chosen.flatMap((uid) => before.get(uid)?.groups ?? []).length).toBeGreaterThan(0);
      await tick(page, ...chosen);
      await button(page, 'Disattiva utenti').click();
      await button(dialog(page), 'Disattiva e togli le abilitazioni').click();
      await dialog(page).getByText('10 selezionati: 10 da disattivare').waitFor();
      await button(dialog(page), 'Disattiva').click();
      await page.getByText('Utenti disabilitati con successo!').waitFor();
      await page.reload();
      await page.locator('.range').waitFor();
      const stripped = await byName(provider, 'supervisor.SG10002');
      expect(
        chosen.map((uid) => [stripped.get(uid)?.status ?? false, stripped.get(uid)?.groups ?? []]),
      ).toEqual(chosen.map(() => [false, []]));

      await page.getByRole('navigation').getByRole('link', { name: 'Cronologia', exact: true }).click();
      await page.getByRole('link', { name: 'Su più persone' }).click();
      await page.getByRole('heading', { level: 1, name: 'Cronologia: su più persone' }).waitFor();
      await page.locator('.range').waitFor();
      await expect.poll(async () => (await column(page, 'Che cosa'))[0]).toBe('Disattivazione di 10 utenti');
      await expect.poll(async () => (await column(page, 'Riusciti'))[0]).toBe('10');
      await bothSizes(page, 'operations');
      await page.getByRole('rowheader').first().getByRole('link').click();
      await page.getByRole('heading', { level: 1, name: 'Disattivazione di 10 utenti' }).waitFor();
      await page.getByText('10 riusciti').waitFor();
      await page.getByRole('row').nth(10).waitFor();
      await bothSizes(page, 'operation');
      await button(page, "Annulla l'operazione").click();
      await page.getByRole('dialog', { name: "Annullare l'operazione?" }).waitFor();
      await bothSizes(page, 'operation-take-back');
      await button(dialog(page), "Annulla l'operazione").click();
      await page.getByText('10 ripristinati').waitFor();
      await bothSizes(page, 'operation-taken-back');
      // Neither can be undone now; each gives its reason when focused by keyboard.
      const again = button(page, "Annulla l'operazione");
      await expect.poll(() => again.getAttribute('aria-disabled')).toBe('true');
      const reason = await again.getAttribute('aria-describedby');
      await expect
        .poll(() => page.locator(`[id="${reason}"]`).textContent())
        .toBe('Un annullamento non si può annullare');
      await page.getByRole('link', { name: "Vedi l'operazione annullata" }).click();
      await page.getByText('10 riusciti').waitFor();
      await page.getByRole('link', { name: "Vedi l'annullamento" }).waitFor();

      const after = await byName(provider, 'supervisor.SG10002');
      for (const uid of chosen) {
        expect(after.get(uid)?.groups, uid).toEqual(before.get(uid)?.groups);
        expect(after.get(uid)?.status).toBe(true);
      }
    },
  );

  test('is done although the tab is closed a moment after it was confirmed', async ({ page, provider }) => {
    await openUsers(page, 'supervisor.SG10003');
    const chosen = await activePage(page, 3);
    await tick(page, ...chosen);
    await button(page, 'Disattiva utenti').click();
    await button(dialog(page), 'Disattiva soltanto').click();
    await dialog(page).getByText('3 selezionati: 3 da disattivare').waitFor();
    const sent = page.waitForRequest((request) => request.url().endsWith('/disable'));
    await button(dialog(page), 'Disattiva').click();
    await sent;
    await page.close();
    await expect
      .poll(async () => {
        const now = await byName(provider, 'supervisor.SG10003');
        return chosen.filter((uid) => now.get(uid)?.status);
      })
      .toEqual([]);
  });
});
