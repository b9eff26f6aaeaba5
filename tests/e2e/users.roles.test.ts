import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { User } from '../../contract/users/user';
import { bothSizes, test, walk } from '../fixtures/browser';
import type { RunningProvider } from '../fixtures/runningProvider';
import { goInside } from '../fixtures/stage';
import { button, dialog, openUsers, range, rowOf, usersNow } from '../fixtures/users';

const STATED = "L'opzione Docente non è compatibile con le opzioni Preside e Assistente.";
const rolesOf = ({ groups }: User) => (groups ?? []).map(({ uid, group }) => `${uid}/${group}`);
const ordinary = ({ uid, status }: User) => status && !/^(supervisor|gestore|docente|disab)/.test(uid);
const isTeacher = (user: User) =>
  ordinary(user) && rolesOf(user).includes('WWA/Docente') && !rolesOf(user).includes('SSO/GestDocenti');

/** Returns the current roles of a user. */
const held = async (provider: RunningProvider, uid: string): Promise<string[]> =>
  (await usersNow(provider)).filter((user) => user.uid === uid).flatMap(rolesOf);

const chip = (of: Locator, name: string) => of.getByRole('button', { name, exact: true });
const reasonOf = (one: Locator) =>
  one.evaluate((node) => document.getElementById(node.getAttribute('aria-describedby') ?? '')?.textContent);

describe('the roles of users', () => {
  walk(
    'ROLE-026 ROLE-028 ROLE-031 ROLE-035 of one are changed by the keyboard alone, at an address of their own, each unavailable one with its reason (P03)',
    async ({ page, provider }) => {
      const users = await openUsers(page);
      const teacher = users.find((user) => isTeacher(user) && rolesOf(user).length <= 2) as User;
      const { uid } = teacher;
      await goInside(page, `/user?q=${uid}`);
      await range(page, '1-1 di 1');
      const opener = rowOf(page, uid).getByRole('link', { name: /^Abilitazioni di / });
      await opener.focus();
      await page.keyboard.press('Enter');
      const editor = page.getByRole('dialog', { name: `Abilitazioni di ${teacher.labelNomeCognome}` });
      await editor.waitFor();
      expect(new URL(page.url()).pathname).toBe(`/user/${uid}/abilitazioni`);

      await page.keyboard.press('Escape');
      await expect.poll(() => opener.evaluate((node) => node === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      const pupils = editor.getByRole('button', { name: 'Abilitazioni di Alunni' });
      await pupils.focus();
      await page.keyboard.press('Enter');
      const head = chip(editor, 'Preside');
      while (!(await head.evaluate((node) => node === document.activeElement)))
        await page.keyboard.press('Tab');
      await expect.poll(() => reasonOf(head)).toBe(STATED);
      await page.locator('.MuiPopper-root').getByText(STATED).waitFor();
      await bothSizes(page, 'roles-editor');
      await page.keyboard.press('Enter');
      await expect.poll(() => head.getAttribute('aria-pressed')).toBe('false');

      await chip(editor, 'Docente').focus();
      await page.keyboard.press('Space');
      await head.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => head.getAttribute('aria-pressed')).toBe('true');
      await expect.poll(() => reasonOf(chip(editor, 'Docente'))).toBe(STATED);
      await button(editor, 'Salva').focus();
      await page.keyboard.press('Enter');
      await page.getByText('Abilitazioni aggiornate con successo!').waitFor();
      await editor.waitFor({ state: 'detached' });
      expect(new URL(page.url()).search).toContain(`q=${uid}`);
      const now = await held(provider, uid);
      expect(now).toContain('WWA/Preside');
      expect(now).not.toContain('WWA/Docente');

      // The address alone opens it again, over the list.
      await page.goto(`/user/${uid}/abilitazioni`);
      await editor.waitFor();
      await page.keyboard.press('Escape');
      await editor.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/user');
    },
  );

  /** Selects two teachers, who cannot be heads, and one user who can, and begins to assign roles. */
  async function beginForMany(page: Page) {
    const users = await openUsers(page);
    const teachers = users.filter((user) => isTeacher(user) && rolesOf(user).length === 1).slice(0, 2);
    const free = users.find(
      (user) => ordinary(user) && !rolesOf(user).some((role) => role.startsWith('WWA/')),
    ) as User;
    await goInside(page, '/user?per=tutti');
    await range(page, `1-${users.length} di ${users.length}`);
    for (const { uid } of [...teachers, free]) {
      const box = rowOf(page, uid).getByRole('checkbox');
      await scrollTo(page, box);
      await box.click();
    }
    await button(page, 'Applica ruoli').click();
    const choose = page.getByRole('dialog', { name: 'Applica ruoli' });
    const confirm = page.getByRole('dialog', { name: 'Confermare i ruoli?' });
    return { teachers, free, choose, confirm };
  }

  test('for many are chosen, at least one, and shown with the users before they are given', async ({
    page,
  }) => {
    const { teachers, free, choose, confirm } = await beginForMany(page);
    await button(choose, 'Conferma').click();
    await page.getByText('Nessun ruolo selezionato!').waitFor();
    await page.getByText('Nessun ruolo selezionato!').waitFor({ state: 'detached' });
    await choose.getByRole('button', { name: 'Abilitazioni di Alunni' }).click();
    await chip(choose, 'Preside').click();
    await bothSizes(page, 'roles-many');
    await button(choose, 'Conferma').click();
    await confirm.getByText('Preside (Alunni)').first().waitFor();
    for (const { uid } of [...teachers, free]) await confirm.getByText(`(${uid})`).first().waitFor();
    await confirm.getByText('A 2 utenti alcuni ruoli non potranno essere assegnati').first().waitFor();
    await bothSizes(page, 'roles-confirm');
  });

  test('for many are given in part, then others to the rest, and taken back from the history (P02)', async ({
    page,
    provider,
  }) => {
    const { free, choose, confirm } = await beginForMany(page);
    await choose.getByRole('button', { name: 'Abilitazioni di Alunni' }).click();
    await chip(choose, 'Preside').click();
    await button(choose, 'Conferma').click();
    await button(confirm, 'Salva').click();
    const result = page.getByRole('dialog', { name: 'Esito' });
    const table = (name: string) => result.getByRole('table', { name });
    await table('Ruoli non assegnati').waitFor();
    await expect.poll(() => table('Ruoli non assegnati').locator('tbody tr').count()).toBe(2);
    await expect.poll(() => table('Ruoli non assegnati').locator('tbody').innerText()).toContain(STATED);
    await expect.poll(() => table('Ruoli assegnati').locator('tbody tr').count()).toBe(1);
    await bothSizes(page, 'roles-result');
    await button(result, 'Chiudi').click();
    await page.getByText('2 selezionati').waitFor();
    await button(page, 'Applica ruoli').click();
    await choose.getByRole('button', { name: 'Abilitazioni di Bilancio' }).click();
    await chip(choose, 'Contabile').click();
    await button(choose, 'Conferma').click();
    await button(confirm, 'Salva').click();
    await page.getByText('Utenti aggiornati con successo!').waitFor();

    await page.goto('/operazioni');
    // The older of the two operations assigned Preside.
    await page.locator('tbody tr').nth(1).getByRole('link').first().click();
    await button(page, "Annulla l'operazione").click();
    await button(dialog(page), "Annulla l'operazione").click();
    await page.getByText('1 ripristinato').first().waitFor();
    await expect.poll(() => held(provider, free.uid)).toEqual(rolesOf(free));
  });

  test('in the matrix are found with the arrow keys, and copied from a colleague with the differences first', async ({
    page,
    provider,
  }) => {
    const users = await openUsers(page);
    const plain = (user: User) => ordinary(user) && rolesOf(user).every((role) => !role.startsWith('SSO'));
    const like = users.find((user) => plain(user) && rolesOf(user).length >= 4) as User;
    const one = users.find((user) => isTeacher(user) && rolesOf(user).length === 1) as User;
    await page.getByRole('link', { name: 'Matrice', exact: true }).click();
    const grid = page.getByRole('grid');
    await grid.waitFor();
    await bothSizes(page, 'roles-matrix');
    await expect.poll(async () => Number(await grid.getAttribute('aria-rowcount'))).toBe(users.length + 1);
    await expect.poll(() => grid.getByRole('row').count()).toBeLessThan(60);

    await page.getByLabel('Ricerca per utente, nome e cognome').fill(one.uid);
    await page.getByText('1 persona').waitFor();
    await grid.getByRole('link').focus();
    await page.keyboard.press('End');
    const last = grid.locator('[data-row="0"] button').last();
    await expect.poll(() => last.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    const come = grid.getByRole('button', { name: /^Copia da un collega le abilitazioni per / });
    await expect.poll(() => come.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    const copy = page.getByRole('dialog', { name: /copia da un collega$/ });
    await copy.getByLabel('Collega').fill(like.uid);
    await page.getByRole('option').first().click();
    const given = rolesOf(like).filter((role) => !rolesOf(one).includes(role) && !role.startsWith('NCV'));
    const taken = rolesOf(one).filter((role) => !rolesOf(like).includes(role) && !role.startsWith('NCV'));
    await copy.getByText(`+${given.length} −${taken.length}`).waitFor();
    await bothSizes(page, 'roles-like');
    await button(copy, 'Applica').click();
    await page.getByText('Abilitazioni aggiornate con successo!').waitFor();
    await copy.waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await held(provider, one.uid)).sort())
      .toEqual(
        rolesOf(like)
          .filter((role) => !role.startsWith('NCV'))
          .sort(),
      );

    await page.getByLabel('Ricerca per utente, nome e cognome').fill('');
    await page.getByText(`${users.length} persone`).waitFor();
    await grid.getByRole('link').first().focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Home');
    const lastPerson = grid.locator(`[data-row="${users.length - 1}"]`).getByRole('link');
    await expect.poll(() => lastPerson.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await grid.waitFor({ state: 'detached' });
    await page.goBack();
    await expect.poll(() => lastPerson.evaluate((node) => node === document.activeElement)).toBe(true);
  });
});

/** Scrolls a row of a long table into the page. */
async function scrollTo(page: Page, row: Locator): Promise<void> {
  const box = page.locator('.long');
  await box.evaluate((node) => node.scrollTo({ top: 0 }));
  // A busy page may render a row only after it was scrolled past: at the end, start again.
  while ((await row.count()) === 0)
    await box.evaluate((node) => {
      const isEnd = node.scrollTop + node.clientHeight >= node.scrollHeight - 1;
      node.scrollTo({ top: isEnd ? 0 : node.scrollTop + 400 });
    });
}
