import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { resources as declared } from '../../src/resources';
import { axe, DESK, PHONE, shot } from '../fixtures/browser';
import { isElsewhere } from '../fixtures/elsewhere';
import { inScheme, outOfPlace, tooWide } from '../fixtures/fitting';
import {
  addFilter,
  BACK,
  firstChoice,
  firstLinks,
  hrefs,
  openByMenu,
  resources,
  say,
  sayOf,
  stocked,
  tableRows,
} from '../fixtures/stage';
import { drawnByEngine } from '../fixtures/suites/drawnByEngine';
import { column, goToUsers, usersNow } from '../fixtures/users';

// Properties of every list, in one file because each test needs a school with records in all of them.

/** Those served by our provider. */
const listed = declared.filter((one) => !isElsewhere(one));

/** Returns labels on a card without a value. */
const namedAndEmpty = (page: Page): Promise<readonly (string | undefined)[]> =>
  page.locator('main li dl > div').evaluateAll((facts) =>
    facts
      .filter((fact) => getComputedStyle(fact).display !== 'none')
      .map((fact) => [...fact.children])
      .filter(([, value]) => !value?.querySelector('svg, img') && !value?.textContent)
      .map(([name]) => name?.textContent ?? undefined),
  );

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
      await expect.poll(() => tooWide(page)).toBeLessThanOrEqual(0);
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
      const card = page.getByRole('main').locator('ul li h2 a').first();
      await card.waitFor();
      await expect.poll(() => namedAndEmpty(page)).toEqual([]);
      await expect.poll(() => tooWide(page)).toBeLessThanOrEqual(0);
      await axe(page);

      // A desktop of 1280 px at 400 %.
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

/** From a small phone to a wide desktop: at the breakpoints and in between. */
const WIDTHS = [320, 600, 768, 910, 1024, 1150, 1280, 1366, 1440, 1920];
/** Minimum number of visible letters of a truncated value. */
const LEAST = 12;

/**
 * Returns texts of a list that are truncated too early, and truncated column headings. A list may be a table or cards.
 */
const cut = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const list = document.querySelector('main table') ?? document.querySelector('main ul:has(li h2)');
    if (!list) return ['there is no list'];
    const seen = (box: DOMRect, at: DOMRect) =>
      at.right <= box.right + 1 && at.left >= box.left - 1 && at.bottom <= box.bottom + 1 && at.height > 0;
    const faults: string[] = [];
    const walker = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.nodeValue ?? '').trimEnd();
      const holder = node.parentElement;
      const cell = holder?.closest('th, td, dd, dt, h2');
      // Text for screen readers has no width; a caption is not a cell.
      if (!text || !cell || !holder?.checkVisibility() || holder.closest('.hidden, [hidden]')) continue;
      if (getComputedStyle(holder).position === 'absolute' && holder.clientWidth <= 1) continue;
      const boxes = [cell];
      for (let at: Element | null = holder; at && at !== cell; at = at.parentElement) boxes.push(at);
      const clips = boxes.filter((box) => getComputedStyle(box).overflowX !== 'visible');
      const needed = cell.closest('thead') ? text.length : Math.min(least, text.length);
      const range = document.createRange();
      range.setStart(node, 0);
      range.setEnd(node, needed);
      const drawn = range.getBoundingClientRect();
      const [table] = [list.parentElement as Element];
      // What has no room in a table is reached by scrolling it.
      const scrolls = getComputedStyle(table).overflowX === 'auto' && table.scrollWidth > table.clientWidth;
      const edges = [...(clips.length > 0 ? clips : [cell]), table].map((box) => box.getBoundingClientRect());
      // The ellipsis takes the room of a letter or two.
      const ellipsis = clips.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth) ? 12 : 0;
      const ends = new DOMRect(drawn.x, drawn.y, drawn.width + ellipsis, drawn.height);
      const within = edges.every((edge, at) =>
        at === edges.length - 1
          ? scrolls || (drawn.right <= edge.right + 1 && drawn.left >= edge.left - 1)
          : seen(edge, ends),
      );
      if (!within) faults.push(`${cell.tagName} "${text}"`);
    }
    return faults;
  }, LEAST);

describe.each(listed.map((resource) => [resource.name, resource] as const))(
  'the list of %s',
  (_, resource) => {
    stocked('can be read at every width, and with text twice as large', async ({ stage }) => {
      const { page } = stage;
      await openByMenu(stage, resource);
      for (const [size, widths] of [
        ['100%', WIDTHS],
        ['200%', [600, 1024, 1440, 1920]],
      ] as const) {
        await page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => cut(page), { message: `at ${width} px, text of ${size}` }).toEqual([]);
          // The table gives way to cards only after the page has its new width.
          await expect
            .poll(() => tooWide(page), { message: `at ${width} px, text of ${size}` })
            .toBeLessThanOrEqual(0);
        }
      }
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await page.setViewportSize(DESK);
      if (resource.name !== 'user') return;
      // Any sixteen letters.
      const codes = page.locator('tbody td', { hasText: /^[A-Z]{6}\w{10}$/ });
      await expect.poll(() => codes.count()).toBeGreaterThan(5);
      const whole = await codes.evaluateAll((cells) =>
        cells.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth),
      );
      expect(whole, 'tax codes').toBe(true);
    });
  },
);

/** Files keep their given names. */
const FILE_NAME = /\S+\.(csv|pdf|p7m|xlsx|zip)\b/g;

/** Returns the dates on the page, in texts and inputs; checks that none has another format. */
async function datesOn(page: Page, where: string): Promise<readonly string[]> {
  const main = page.locator('main');
  const boxes = await main
    .locator('input')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const shown = [await main.innerText(), ...boxes].join('\n').replaceAll(FILE_NAME, '');
  expect(shown.match(/\b\d{4}-\d\d?-\d\d?|\b\d\d?[-.]\d\d?[-.]\d{4}\b/g) ?? [], where).toEqual([]);
  const dates = shown.match(/\b\d{1,4}\/\d{1,2}\/\d{1,4}\b/g) ?? [];
  const odd = dates.filter((date) => !/^(0[1-9]|[12]\d|3[01])\/(0[1-9]|1[0-2])\/\d{4}$/.test(date));
  expect(odd, where).toEqual([]);
  return dates;
}

stocked(
  'SHELL-053 every date of the lists and of their records is written DD/MM/YYYY',
  async ({ stage, provider }) => {
    const { page } = stage;
    const having: string[] = [];
    // Dates of practices have another format (XFER-036).
    for (const resource of listed.filter(drawnByEngine)) {
      await openByMenu(stage, resource);
      const dates = [...(await datesOn(page, `list of ${resource.name}`))];
      await firstLinks(page).first().click();
      // A page of interventions has a close button, where others link back to their list.
      await page
        .getByRole('link', { name: BACK })
        .or(page.getByRole('main').getByText('Chiudi', { exact: true }))
        .waitFor();
      await page.locator('main dl, main form, main table').first().waitFor();
      // A delivery shows the JSON that was sent.
      if (resource.name !== 'webhookDelivery')
        dates.push(...(await datesOn(page, `record of ${resource.name}`)));
      if (dates.length > 0) having.push(resource.name);
    }
    expect(having).toEqual(
      expect.arrayContaining(['user', 'registryPerson', 'exportRequest', 'operation', 'import', 'audit']),
    );

    // The day comes first.
    const expiring = (await usersNow(provider)).find(
      ({ dataScadenza }) => Number(dataScadenza?.slice(8, 10)) > 12,
    );
    await goToUsers(page, `?q=${expiring?.uid}`);
    const [year, month, day] = expiring?.dataScadenza?.slice(0, 10).split('-') ?? [];
    await expect.poll(() => column(page, 'Scadenza')).toEqual([`${day}/${month}/${year}`]);
  },
);
