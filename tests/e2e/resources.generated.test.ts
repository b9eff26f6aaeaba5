import { readdirSync, readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { may } from '../../contract/permissions';
import type { Resource } from '../../src/engine/declaration/defineResource';
import { createI18nProvider } from '../../src/i18n/i18nProvider';
import { axe, DESK, PHONE, signIn, test } from '../fixtures/browser';
import { editableResources as resources } from '../fixtures/editableResources';
import { button } from '../fixtures/users';

const words = createI18nProvider();
const table = (page: Page) => page.locator('tbody tr:not(.gap):not([aria-hidden])');
const firstLinks = (page: Page) => table(page).locator('th a');
const search = (page: Page): Locator => page.getByRole('main').getByRole('textbox').first();

/** Goes to the list by the menu, as a person does, and waits for its rows. */
async function openByMenu(page: Page, resource: Resource) {
  await signIn(page, 'supervisor.SG10001');
  const title = words.translate(`resources.${resource.name}.title`);
  await page.getByRole('navigation').getByRole('link', { name: title, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await table(page).first().waitFor();
  await page.locator('.range').waitFor();
}

const totalOf = async (page: Page) =>
  Number((await page.locator('.range').innerText()).replace(/.* di /, '').replaceAll('.', ''));

/** What has the focus: the name that is said of it, and where it is. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return {
      name: at?.getAttribute('aria-label') ?? at?.textContent ?? '',
      tag: at?.tagName ?? '',
      inRows: at?.closest('tbody') !== null,
      inHead: at?.closest('thead') !== null,
      inPages: at?.closest('nav[aria-label="Pagine"]') !== null,
    };
  });

/** Presses Tab until what is looked for has the focus; at most as often as a page has controls. */
async function tabTo(page: Page, found: (at: Awaited<ReturnType<typeof focused>>) => boolean) {
  for (let pressed = 0; pressed < 150; pressed++) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    if (found(at)) return at;
  }
  throw new Error('Tab never leads there');
}

describe('the page of declarations, for developers', () => {
  test('is in no production build', async ({ page }) => {
    await signIn(page, 'supervisor.SG10001');
    await page.goto('/sviluppo/risorse');
    await page.getByRole('heading', { level: 1, name: words.translate('shell.notFound.title') }).waitFor();
    const built = readdirSync('dist/console/assets').filter((name) => name.endsWith('.js'));
    expect(built.length).toBeGreaterThan(0);
    const texts = built.map((name) => readFileSync(`dist/console/assets/${name}`, 'utf8'));
    expect(texts.filter((text) => /Declared resources|sviluppo/.test(text))).toEqual([]);
  });
});

const reachable = resources.filter(({ can }) => may(['supervisor'], can.list));

describe.each(reachable.map((resource) => [resource.name, resource] as const))(
  'the list of %s',
  (_name, resource) => {
    test('is a table whose rows are known by a real link, and axe finds nothing at a desk or on a phone', async ({
      page,
    }) => {
      await openByMenu(page, resource);
      const rows = await table(page).count();
      expect(rows).toBeGreaterThan(0);
      expect(await firstLinks(page).count()).toBe(rows);
      for (const link of await firstLinks(page).all()) {
        expect(await link.getAttribute('href')).toContain(`${resource.path}/`);
      }
      expect(await page.locator('tbody tr[role]:not([aria-hidden]), td[role], table[role]').count()).toBe(0);
      await axe(page);
      await page.setViewportSize(PHONE);
      await page.getByRole('main').locator('ul li h3').first().waitFor();
      await axe(page);
    });

    test('orders by its heads, and Back and a reload bring the order back', async ({ page }) => {
      await openByMenu(page, resource);
      const started = await firstLinks(page).allInnerTexts();
      const heads = page.locator('thead th').filter({ has: page.getByRole('button') });
      const head = heads.first();
      const order = await head.getAttribute('aria-sort');
      await head.getByRole('button').click();
      const turned = await head.getAttribute('aria-sort');
      expect(['ascending', 'descending']).toContain(turned);
      expect(turned).not.toBe(order);
      const now = await firstLinks(page).allInnerTexts();
      expect(now).not.toEqual(started);
      await expect.poll(() => new URL(page.url()).search).toContain('sort=');
      await page.reload();
      await expect.poll(() => firstLinks(page).allInnerTexts()).toEqual(now);
      await page.goBack();
      await expect.poll(() => firstLinks(page).allInnerTexts()).toEqual(started);
    });

    test('is narrowed by a search and by each filter, which a chip and the address show', async ({
      page,
    }) => {
      await openByMenu(page, resource);
      const all = await totalOf(page);
      const known = await firstLinks(page).last().innerText();
      await search(page).fill(known);
      await expect.poll(() => totalOf(page)).toBeLessThan(all);
      await expect.poll(() => new URL(page.url()).search).toContain('q=');
      expect(await firstLinks(page).allInnerTexts()).toContain(known);
      await search(page).fill('');
      await expect.poll(() => totalOf(page)).toBe(all);

      await button(page, 'Filtri').click();
      const filters = page.getByRole('group', { name: 'Filtri', exact: true });
      const choices = filters.locator('select:not(form select)');
      await choices.first().waitFor();
      for (const choice of await choices.all()) {
        const value = await choice.locator('option').nth(1).getAttribute('value');
        await choice.selectOption(value);
        await expect.poll(() => new URL(page.url()).search).toContain(`=${value}`);
        const chips = page.getByRole('button', { name: /^Rimuovi il filtro / });
        expect(await chips.count()).toBe(1);
        const kept = await totalOf(page);
        expect(kept).toBeLessThanOrEqual(all);
        await page.reload();
        await expect.poll(() => chips.count()).toBe(1);
        await expect.poll(() => totalOf(page)).toBe(kept);
        await chips.first().click();
        await expect.poll(() => totalOf(page)).toBe(all);
        expect(await chips.count()).toBe(0);
      }
    });

    test('has as many rows on a page as was chosen', async ({ page }) => {
      await openByMenu(page, resource);
      const all = await totalOf(page);
      for (const size of resource.list.pageSizes) {
        await page.getByLabel('Righe per pagina').selectOption(size === null ? 'all' : String(size));
        const expected = Math.min(size ?? all, all);
        await expect
          .poll(async () => (await page.locator('.range').innerText()).replaceAll('.', ''))
          .toBe(`1-${expected} di ${all}`);
      }
    });

    test('can be worked with by the keyboard alone, and a record gives the focus back', async ({ page }) => {
      await openByMenu(page, resource);
      const label = words.translate(`resources.${resource.name}.search`);
      await tabTo(page, ({ tag, name }) => tag === 'INPUT' && name === label);
      await tabTo(page, ({ name }) => name.startsWith('Filtri'));
      await page.keyboard.press('Enter');
      await page.getByRole('group', { name: 'Filtri', exact: true }).waitFor();
      await tabTo(page, ({ tag }) => tag === 'SELECT');
      await tabTo(page, ({ inHead, tag }) => inHead && tag === 'INPUT');
      await tabTo(page, ({ inHead, tag }) => inHead && tag === 'BUTTON');
      await tabTo(page, ({ inRows, tag }) => inRows && tag === 'INPUT');
      const { name } = await tabTo(page, ({ inRows, tag }) => inRows && tag === 'A');
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: "Torna all'elenco" }).waitFor();
      await axe(page);
      await expect.poll(async () => (await focused(page)).tag).toBe('H1');
      await tabTo(page, (at) => at.name === "Torna all'elenco");
      await page.keyboard.press('Enter');
      await table(page).getByRole('link', { name, exact: true }).waitFor();
      await expect.poll(async () => (await focused(page)).tag).toBe('H1');
      await tabTo(page, ({ inPages }) => inPages);
    });

    test('needs no scrolling sideways at 320 px, nor does a record', async ({ page }) => {
      await openByMenu(page, resource);
      await page.setViewportSize({ width: 320, height: 640 });
      const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      const link = page.getByRole('main').locator('ul li h3 a').first();
      await link.waitFor();
      expect(await tooWide()).toBeLessThanOrEqual(0);
      await link.click();
      await page.getByRole('link', { name: "Torna all'elenco" }).waitFor();
      expect(await tooWide()).toBeLessThanOrEqual(0);
      await axe(page);
      await page.setViewportSize(DESK);
      await axe(page);
    });
  },
);
