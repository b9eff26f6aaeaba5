import type { Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { axe, signIn, test } from '../fixtures/browser';
import { button, dialog, openUsers, tick } from '../fixtures/users';

const hasFocus = (shown: Locator) => shown.evaluate((element) => element === document.activeElement);

/** Holds requests to matching addresses until the test makes them fail, and counts them. */
async function held(page: Page, address: RegExp) {
  const routes: Route[] = [];
  await page.route(address, (route) => {
    routes.push(route);
  });
  return {
    sent: () => routes.length,
    refuse: async () => {
      for (const route of routes)
        await route.fulfill({ status: 503, json: { title: 'Riprovare.', status: 503 } });
    },
  };
}

/** Presses a button by keyboard and checks that it keeps the focus during the request and after its refusal. */
async function keepsFocus(page: Page, pressed: Locator, call: Awaited<ReturnType<typeof held>>) {
  await pressed.focus();
  await page.keyboard.press('Enter');
  await expect.poll(call.sent).toBe(1);
  expect(await pressed.getAttribute('aria-disabled')).toBe('true');
  expect(await hasFocus(pressed)).toBe(true);
  await page.keyboard.press('Enter');
  await axe(page);
  expect(await hasFocus(pressed)).toBe(true);
  expect(call.sent()).toBe(1);
  await call.refuse();
}

test('a button of a dialog keeps the focus while it is at work, and after a refusal', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 503/);
  const users = await openUsers(page);
  const one =
    users.find(({ status, uid }) => status && !/^(supervisor|gestore|docente)/.test(uid))?.uid ?? '';
  await page.goto(`/user?q=${one}`);
  await tick(page, one);
  await button(page, 'Disattiva utenti').click();
  await button(dialog(page), 'Disattiva soltanto').click();
  const call = await held(page, /\/disable$/);
  await keepsFocus(page, button(dialog(page), 'Disattiva'), call);
  await dialog(page).getByRole('alert').getByText(/./).first().waitFor();
  expect(await hasFocus(dialog(page).getByRole('button').last())).toBe(true);
});

test('a button of a page keeps the focus while it is at work, and after a refusal', async ({
  page,
  trouble,
}) => {
  trouble.expect(/status of 503/);
  await signIn(page, 'supervisor.SG10003', '/dimensionamenti-accorpata');
  const next = page.getByRole('button', { name: 'Avanti' });
  await next.waitFor();
  const call = await held(page, /\/api\/.*dimensionament/i);
  await keepsFocus(page, next, call);
  await page.locator('main').getByRole('alert').getByText(/./).first().waitFor();
  expect(await hasFocus(next)).toBe(true);
});
