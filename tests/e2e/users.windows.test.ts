import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signIn, test } from '../fixtures/browser';
import { button, dialog, goToUsers, rowOf, usersNow } from '../fixtures/users';

/** Disables the only user of a list, up to the last question. */
async function disable(page: Page, uid: string): Promise<void> {
  await rowOf(page, uid)
    .getByRole('button', { name: /^Disattiva/ })
    .click();
  await button(dialog(page), 'Disattiva soltanto').click();
  await button(dialog(page), 'Disattiva').click();
}

test('a window with an older list changes nothing twice: it says why, and then shows the user as they are', async ({
  page,
  context,
  provider,
}) => {
  await signIn(page, 'supervisor.SG10001', '/user');
  const users = await usersNow(provider);
  const { uid = '' } =
    users.find(({ uid, status }) => status && !/^(supervisor|gestore|docente|disab)/.test(uid)) ?? {};
  await goToUsers(page, `?q=${uid}`);
  const other = await context.newPage();
  await other.goto(page.url());
  const enable = (one: Page) => rowOf(one, uid).getByRole('button', { name: /^Attiva/ });
  await rowOf(other, uid).waitFor();

  await disable(page, uid);
  await enable(page).waitFor();
  await disable(other, uid);
  await other.getByText("L'utente risulta gia' disattivato!").waitFor();
  await enable(other).waitFor();
  expect(await dialog(other).count()).toBe(0);
  await other.close();
});
