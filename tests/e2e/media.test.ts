import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signIn, test } from '../fixtures/browser';

const create = (page: Page) => page.getByRole('link', { name: 'Crea utente', exact: true });

test('a main button has an edge where the system chooses the colours', async ({ page }) => {
  await signIn(page, 'supervisor.SG10001', '/user');
  await create(page).waitFor();
  const edge = () => create(page).evaluate((node) => getComputedStyle(node).borderTopWidth);
  expect(await edge()).toBe('0px');
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await edge()).toBe('1px');
  await page.emulateMedia({ forcedColors: 'none' });
});

test('a page is printed without bar, menu and the buttons beside its heading', async ({ page }) => {
  for (const path of ['/user', '/user/ali.cesare.SG10001']) {
    await signIn(page, 'supervisor.SG10001', path);
    const beside = page.locator('main h1').locator('..').locator('a, button');
    await beside.first().waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
    for (const one of await beside.all()) expect(await one.isVisible()).toBe(false);
    expect(await page.locator('main h1').isVisible()).toBe(true);
    await page.emulateMedia({ media: null });
  }
});

test('a page is printed without the buttons in it, which nobody presses on paper', async ({ page }) => {
  for (const path of ['/operazioni/demo-3', '/servizi']) {
    await signIn(page, 'supervisor.SG10001', path);
    const buttons = page.locator('main').getByRole('button');
    await buttons.first().waitFor();
    const before = await page.locator('main').innerText();
    await page.emulateMedia({ media: 'print' });
    for (const one of await buttons.all()) expect(await one.isVisible()).toBe(false);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(before.length / 2);
    await page.emulateMedia({ media: null });
  }
});
