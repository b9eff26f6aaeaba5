import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axe, longTest, shot, test } from '../fixtures/browser';
import { button, dialog, openUsers } from '../fixtures/users';

/** The list, with somebody who has signed in and somebody who has not. */
async function open(page: Page) {
  const users = (await openUsers(page)).filter(({ uid }) => !/^(supervisor|gestore|docente|disab)/.test(uid));
  const fresh = users.find(({ lastLogin }) => !lastLogin);
  const known = users.find(({ lastLogin }) => lastLogin);
  if (!fresh || !known) throw new Error('the demo has not enough people');
  const search = page.getByLabel('Ricerca per');
  return { fresh, known, search, remove: (name: string | undefined) => button(page, `Elimina ${name}`) };
}

longTest('does not offer to delete who has signed in, nor the supervisor', async ({ page }) => {
  const { known, search, remove } = await open(page);
  await search.fill(known.uid);
  await page.getByRole('link', { name: known.uid, exact: true }).waitFor();
  await expect
    .poll(() => remove(known.labelNomeCognome ?? '').count(), { message: 'who has signed in' })
    .toBe(0);
  await search.fill('supervisor.SG10001');
  await page.getByRole('link', { name: 'supervisor.SG10001', exact: true }).waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: /^Elimina / }).count(), { message: 'the supervisor' })
    .toBe(0);

  await page.goto(`/user/${known.uid}`);
  const shut = button(page, 'Elimina');
  await shut.waitFor();
  await expect.poll(() => shut.getAttribute('aria-disabled')).toBe('true');
});

test('USR-058 USR-066 USR-153 deletes who has never signed in, from the list, after two confirmations', async ({
  page,
}) => {
  const { fresh, search, remove } = await open(page);
  await search.fill(fresh.uid);
  await page.getByRole('link', { name: fresh.uid, exact: true }).waitFor();
  await remove(fresh.labelNomeCognome ?? '').click();
  await dialog(page).getByText(`Eliminare ${fresh.labelNomeCognome}?`).waitFor();
  await axe(page);
  await shot(page, 'user-remove');
  await button(page, 'Prosegui').click();
  await dialog(page).getByText(`Confermare l'eliminazione di ${fresh.labelNomeCognome}?`).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: fresh.uid, exact: true }).waitFor();

  await remove(fresh.labelNomeCognome ?? '').click();
  await button(page, 'Prosegui').click();
  await button(page, 'Elimina').click();
  await page.getByText('Utenza eliminata con successo').waitFor();
  await page.getByText('Nessun elemento trovato!').waitFor();
});
