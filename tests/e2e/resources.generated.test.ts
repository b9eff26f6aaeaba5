import { describe, expect } from 'vitest';
import { createI18nProvider } from '../../src/i18n/i18nProvider';
import { fetchSentences } from '../../src/i18n/italian';
import { axe, DESK, PHONE, shot } from '../fixtures/browser';
import { inScheme, outOfPlace, tableTooWide, tooWide } from '../fixtures/fitting';
import {
  addFilter,
  firstChoice,
  hrefs,
  openByMenu,
  resources,
  sayOf,
  stocked,
  tableRows,
} from '../fixtures/stage';

await fetchSentences();
const words = createI18nProvider();
const say = (key: string) => words.translate(key);
const BACK = say('engine.form.back');

describe.each(resources.map((resource) => [resource.name, resource] as const))(
  'the list of %s',
  (name, resource) => {
    stocked('is a table whose rows are links, on any screen, and axe finds nothing', async ({ stage }) => {
      const { page } = stage;
      await openByMenu(stage, resource);
      await expect.poll(() => page.title()).toBe(sayOf(resource, 'title'));
      const rows = await tableRows(page).count();
      expect(rows).toBeGreaterThan(0);
      for (const href of await hrefs(page)) expect(href).toMatch(new RegExp(`^${resource.path}/.`));
      await expect.poll(() => hrefs(page)).toHaveLength(rows);
      await expect
        .poll(() =>
          page.locator('tbody tr[role]:not([aria-hidden]), td[role], th[role], table[role]').count(),
        )
        .toBe(0);
      await axe(page);
      await expect.poll(() => tableTooWide(page)).toBeLessThanOrEqual(0);
      await shot(page, `list-${name}`);

      const narrows = firstChoice(resource);
      await addFilter(page, narrows.label || say('engine.filter.own'));
      for (const size of [DESK, PHONE, { width: 320, height: 640 }]) {
        await page.setViewportSize(size);
        await expect
          .poll(() => tooWide(page), { message: `filters at ${size.width}` })
          .toBeLessThanOrEqual(0);
        await expect.poll(() => outOfPlace(page), { message: `filters at ${size.width}` }).toEqual([]);
      }
      await page.setViewportSize(PHONE);
      const card = page.getByRole('main').locator('ul li h3 a').first();
      await card.waitFor();
      await expect.poll(() => tooWide(page)).toBeLessThanOrEqual(0);
      await axe(page);

      // A desk of 1280 px at 400 %.
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => tooWide(page)).toBeLessThanOrEqual(0);
      await card.click();
      await page.getByRole('link', { name: BACK }).waitFor();
      await expect.poll(() => tooWide(page)).toBeLessThanOrEqual(0);
      await axe(page);
      await shot(page, `record-${name}`);
      await inScheme(page, 'dark');
      await axe(page);
      await inScheme(page, 'light');
      await page.goBack();
      await card.waitFor();
    });
  },
);
