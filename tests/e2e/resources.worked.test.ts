import type { Page, Response } from 'playwright-core';
import { describe, expect } from 'vitest';
import { may } from '../../contract/permissions/permissions';
import type { Resource } from '../../src/engine/declaration/defineResource';
import { axe } from '../fixtures/browser';
import {
  addFilter,
  BACK,
  firstChoice,
  focused,
  hrefs,
  openByMenu,
  resources,
  say,
  sayOf,
  stocked,
  tableRows,
  tabTo,
  totalOf,
  words,
} from '../fixtures/stage';
import { column } from '../fixtures/users';

/** Returns the declared filters with a select; the form for conditions is separate. */
const choices = (page: Page) =>
  page.getByRole('group', { name: say('engine.list.filters'), exact: true }).locator('select:not(form *)');
const chips = (page: Page) =>
  page
    .getByRole('group', { name: say('engine.list.filters'), exact: true })
    .getByRole('button', { name: words.translate('engine.list.remove', { filter: '' }) });
const query = (page: Page) => new URL(page.url()).searchParams;
/** Returns the parameters of the address, without the version of its format. */
const said = (page: Page) => [...query(page)].flatMap(([name, value]) => (name === 'v' ? [] : value));

/** Returns the elements with an animation of more than 10 ms, running or not. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 10)
      .map(({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 80) ?? ''),
  );

/** Returns the parts of a declaration that decide which parts of the engine its list uses. */
const workedWith = ({ list, endpoints, actions }: Resource) =>
  JSON.stringify([
    endpoints.list.answers,
    list.search.length > 0,
    list.filters.show.length > 0,
    Boolean(list.selectable),
    list.pageSizes.includes(null),
    Object.values(actions)
      .filter(({ on }) => on.includes('bulk'))
      .map(({ steps }) => steps.length > 0),
  ]);

/** One resource for each combination. For all of them tests/src/resources does the same without a browser. */
const unlike = resources.filter(
  (one, at) => resources.findIndex((other) => workedWith(other) === workedWith(one)) === at,
);

describe.each(unlike.map((resource) => [resource.name, resource] as const))(
  'the list of %s',
  (_name, resource) => {
    /** Actions here append rows at its head, such as to the audit log: earlier rows stay unchanged. */
    const grows = resource.endpoints.list.answers === 'page';
    const shown = async (page: Page, before: readonly (string | null)[]) => {
      const now = await hrefs(page);
      const added = grows ? now.indexOf(before[0] ?? '') : 0;
      return added > 0 ? [...now.slice(added), ...before.slice(now.length - added)] : now;
    };

    stocked('is brought back by its address, and Back undoes each step', async ({ stage }) => {
      const { page } = stage;
      await openByMenu(stage, resource);
      const all = await totalOf(page);
      const started = await hrefs(page);
      const heads = page.locator('thead th').filter({ has: page.getByRole('button') });
      if ((await heads.count()) > 1) {
        await heads.nth(1).getByRole('button').click();
        expect(['ascending', 'descending']).toContain(await heads.nth(1).getAttribute('aria-sort'));
        await expect.poll(() => query(page).get('sort')).not.toBeNull();
      }
      if (resource.list.filters.show.length > 0) {
        await addFilter(page, firstChoice(resource).label);
        const choice = choices(page).first();
        const values = await choice
          .locator('option')
          .evaluateAll((options) =>
            options.map((option) => (option as HTMLOptionElement).value).filter(Boolean),
          );
        // A value that some record has, if there is one.
        for (const value of values) {
          await choice.selectOption(value);
          await expect.poll(() => said(page)).toContain(value);
          await expect.poll(() => chips(page).count()).toBe(1);
          if ((await tableRows(page).count()) > 0) break;
        }
        await expect.poll(() => totalOf(page)).toBeLessThanOrEqual(all);
      }
      await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
      const now = { rows: await hrefs(page), total: await totalOf(page), chips: await chips(page).count() };
      await page.reload();
      await page.locator('.range').waitFor();
      await expect.poll(() => shown(page, now.rows)).toEqual(now.rows);
      if (!grows) await expect.poll(() => totalOf(page)).toBe(now.total);
      await expect.poll(() => chips(page).count()).toBe(now.chips);
      for (let back = 0; back < 12 && query(page).size > 0; back++) await page.goBack();
      await expect.poll(() => shown(page, started)).toEqual(started);
    });

    stocked('is narrowed by a search, and has as many rows on a page as was chosen', async ({ stage }) => {
      const { page } = stage;
      await openByMenu(stage, resource);
      const all = await totalOf(page);
      for (const size of resource.list.pageSizes) {
        await page.getByLabel(say('engine.list.perPage')).selectOption(size === null ? 'all' : String(size));
        await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
        const found = await totalOf(page);
        if (!grows) expect(found).toBe(all);
        const expected = Math.min(size ?? found, found);
        await expect
          .poll(async () => (await page.locator('.range').innerText()).replaceAll('.', ''))
          .toBe(`1-${expected} di ${found}`);
        if (expected <= 100) await expect.poll(() => tableRows(page).count()).toBe(expected);
      }
      if (resource.list.search.length === 0) return;
      const search = page.getByRole('textbox', { name: sayOf(resource, 'search') });
      const searched = resource.list.columns.filter(({ field }) => resource.list.search.includes(field));
      const texts = await Promise.all(
        searched.map(({ field }) => column(page, sayOf(resource, `fields.${field}`))),
      );
      const [known, text] = [await hrefs(page), texts[0] ?? []];
      const place = text.findIndex(Boolean);
      expect(place).toBeGreaterThanOrEqual(0);
      await search.fill(text[place] ?? '');
      await expect.poll(() => query(page).get('q')).toBe(text[place]);
      await expect.poll(() => hrefs(page)).toContain(known[place]);
      await search.fill('nessuno si chiama proprio così');
      await expect.poll(() => tableRows(page).count()).toBe(0);
      await search.fill('');
      await expect.poll(() => totalOf(page)).toBe(all);
    });

    stocked(
      'can be worked with by the keyboard alone, and a record gives the focus back',
      async ({ stage }) => {
        const { page } = stage;
        await openByMenu(stage, resource);
        await inOrder(page, resource);
        const { name } = await tabTo(page, ({ inRows, tag }) => inRows && tag === 'A');
        await page.keyboard.press('Enter');
        await page.getByRole('link', { name: BACK }).waitFor();
        await page.locator('main dl, main form').first().waitFor();
        await expect.poll(async () => (await focused(page)).tag).toBe('H1');
        await tabTo(page, (at) => at.name === BACK);
        await page.keyboard.press('Enter');
        await tableRows(page).getByRole('link', { name, exact: true }).first().waitFor();
        await expect.poll(async () => (await focused(page)).name).toBe(name);
        await tabTo(page, ({ inMain, inRows, tag }) => inMain && !inRows && tag === 'SELECT');
        if ((await page.locator('main nav').count()) > 0) await tabTo(page, ({ inPages }) => inPages);
      },
    );

    stocked('is filtered, ticked and acted upon by keys alone, and tells them', async ({ stage }) => {
      const { page } = stage;
      await openByMenu(stage, resource);
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: say('engine.keyboard.title') }).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      if (resource.list.filters.show.length > 0) await chooseByKeys(page, resource);
      if (!resource.list.selectable) return;

      const ticked = page.locator('tbody tr.selected');
      for (let tried = 0; tried < 10 && (await ticked.count()) === 0; tried++) {
        await tabTo(page, ({ inRows, tag }) => inRows && tag === 'INPUT');
        await page.keyboard.press('Space');
      }
      await expect.poll(() => ticked.count()).toBe(1);
      const [act] = Object.entries(resource.actions).filter(
        ([, { on, can }]) => on.includes('bulk') && may(['supervisor'], can),
      );
      if (act) {
        const [key, { steps }] = act;
        const label = sayOf(resource, `actions.${key}.label`);
        const before = await totalOf(page);
        await page.keyboard.press('a');
        if ((await focused(page)).name !== label)
          await tabTo(page, ({ tag, name: at }) => tag === 'BUTTON' && at === label);
        await page.keyboard.press('Enter');
        if (steps.length === 0) return await expect.poll(() => totalOf(page)).toBe(before - 1);
        const snackbar = page.locator('.MuiSnackbar-root');
        await page.getByRole('dialog').or(snackbar).first().waitFor();
        // If it applies to no record, a message says so at once, without a dialog.
        if ((await snackbar.count()) === 0) {
          await expect.poll(async () => (await focused(page)).inDialog).toBe(true);
          await page.keyboard.press('Escape');
          await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
        }
        await expect.poll(async () => (await focused(page)).name).toBe(label);
      }
      await tabTo(page, ({ name: at }) => at === say('engine.list.clearSelection'));
      await page.keyboard.press('Enter');
      await expect.poll(() => ticked.count()).toBe(0);
    });

    stocked(
      'shows the focus in forced colours, and does not move where that is not wanted',
      async ({ stage }) => {
        const { page } = stage;
        await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
        try {
          await openByMenu(stage, resource);
          await axe(page);
          for (let pressed = 0; pressed < 12; pressed++) {
            await page.keyboard.press('Tab');
            const at = await focused(page);
            // A checkbox and a select draw the ring around themselves.
            if (at.inMain && at.tag !== 'SELECT') expect(at.outlined, `the ring of "${at.name}"`).toBe(true);
          }
          if (resource.list.filters.show.length > 0) await addFilter(page, firstChoice(resource).label);
          await expect.poll(() => moving(page)).toEqual([]);
        } finally {
          await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
        }
      },
    );
  },
);

/**
 * Opens the filters by keyboard shortcut, and tries the values of the first one until rows are left: without rows
 * nothing can be acted on.
 */
async function chooseByKeys(page: Page, resource: Resource) {
  const { list } = resource.endpoints;
  await page.keyboard.press('f');
  await page.getByRole('menu').waitFor();
  for (let at = 0; at < firstChoice(resource).place; at++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // It is a chip now, and has the focus.
  const choice = page.locator('select:focus');
  const values = await choice.locator('option').count();
  const address = new RegExp(`${list.endpoint.path.replaceAll(/[:{]\w+}?/g, '[^/]+')}$`);
  const isAnswer = (response: Response) =>
    response.request().method() === list.endpoint.method && address.test(new URL(response.url()).pathname);
  for (let pressed = 1; pressed < values; pressed++) {
    // Until then a list paged by the provider shows the rows of the previous value.
    const answer = list.answers === 'page' ? page.waitForResponse(isAnswer) : undefined;
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => chips(page).count()).toBe(1);
    await answer;
    await page.locator('table[aria-busy=true]').waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('.range').count()).toBe(1);
    if ((await tableRows(page).count()) > 0) return;
  }
  throw new Error('No value of the filter is of any record');
}

/** Checks what Tab reaches before the rows, in this order. */
async function inOrder(page: Page, { list, ...resource }: Resource) {
  if (list.search.length > 0) {
    const label = sayOf({ list, ...resource }, 'search');
    await tabTo(page, ({ tag, name }) => tag === 'INPUT' && name === label);
  }
  if (list.filters.show.length > 0) {
    const label = say('engine.list.addFilter');
    await tabTo(page, ({ inMain, name }) => inMain && name === label);
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await focused(page)).tag).toMatch(/SELECT|INPUT/);
  }
  if (list.selectable) await tabTo(page, ({ inHead, tag }) => inHead && tag === 'INPUT');
  if (resource.endpoints.list.answers === 'whole')
    await tabTo(page, ({ inHead, tag }) => inHead && tag === 'BUTTON');
  if (list.selectable) await tabTo(page, ({ inRows, tag }) => inRows && tag === 'INPUT');
}
