import { describe, expect } from 'vitest';
import { fitsWindow, signIn, test } from '../fixtures/browser';

/** Width of a window of 1280 px at 400 % (WCAG 2.2, 1.4.10). */
const NARROW = { width: 320, height: 640 };

/** Returns adjacent texts in the bar that overlap. */
function coveredInBar() {
  // Not the element's box, which may be narrower than its content.
  const placeOf = (words: Element) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    return range.getBoundingClientRect();
  };
  const words = [...document.querySelectorAll('header span, header button')].filter(
    (one) => one.childElementCount === 0 && one.textContent?.trim() && one.getBoundingClientRect().width > 1,
  );
  return words.flatMap((one, place) =>
    words.slice(place + 1).flatMap((other) => {
      const [a, b] = [placeOf(one), placeOf(other)];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      // Line boxes have room for accents, which may overlap that of another line.
      const [c, d] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const high = Math.min(c.bottom, d.bottom) - Math.max(c.top, d.top);
      return wide > 1 && high > 1 ? [`${one.textContent} and ${other.textContent}`] : [];
    }),
  );
}

/** Returns inputs that extend beyond their form. */
const pastForm = () =>
  [...document.querySelectorAll('form')].flatMap((form) => {
    const edge = form.getBoundingClientRect().right;
    return [...form.querySelectorAll('input, fieldset')]
      .filter((one) => one.getBoundingClientRect().right > edge)
      .map((one) => one.id || one.textContent);
  });

/** Returns the levels of the visible headings, in order. */
const headings = () =>
  [...document.querySelectorAll('h1, h2, h3, h4')]
    .filter((one) => one.getClientRects().length > 0)
    .map(({ tagName }) => Number(tagName[1]));

/** Returns the texts that do not fit into their element. */
const cut = (some: Element[]) =>
  some
    .filter((one) => {
      const box = one.closest('[role=gridcell], [role=columnheader]') ?? one;
      const range = document.createRange();
      range.selectNodeContents(one);
      const [words, room] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
      return words.right > room.right + 0.01 || words.bottom > room.bottom + 0.01;
    })
    .map(({ textContent }) => textContent);

describe('at 320 pixels', () => {
  test('nothing in the bar covers anything else, and the other language is called by its name', async ({
    page,
  }) => {
    await page.setViewportSize(NARROW);
    await signIn(page, 'supervisor.SG10001', '/notizie');
    const language = page.getByRole('button', { name: /^en\s+English$/i });
    await language.waitFor();
    expect(await page.evaluate(coveredInBar)).toEqual([]);
    const [code, name] = await language.locator('span').all();
    expect(await code?.innerText()).toBe('EN');
    expect((await name?.boundingBox())?.width).toBe(1);
  });

  test('the inputs of a new user are inside their form', async ({ page }) => {
    await page.setViewportSize(NARROW);
    await signIn(page, 'supervisor.SG10001', '/user/new');
    await page.getByRole('button', { name: 'Abilitazioni di Alunni' }).waitFor();
    expect(await page.evaluate(pastForm)).toEqual([]);
  });

  test('the transfers of a school are as wide as the window', async ({ page }) => {
    await page.setViewportSize(NARROW);
    await signIn(page, 'supervisor.SG10001', '/areaamministrativa/altri-fornitori');
    await page.getByText('100%').first().waitFor();
    await expect(fitsWindow(page)).resolves.toBeUndefined();
  });

  test('nothing is cut of the heads of the matrix and of the command in each of its rows', async ({
    page,
  }) => {
    await page.setViewportSize(NARROW);
    await signIn(page, 'supervisor.SG10001', '/user/matrice');
    const grid = page.getByRole('grid');
    const commands = grid.getByRole('button', { name: /^Copia da un collega/ });
    await commands.first().waitFor();
    for (const some of [commands, grid.getByRole('columnheader').locator('span:not(.unseen)')]) {
      expect(await some.count()).toBeGreaterThan(1);
      expect(await some.evaluateAll(cut)).toEqual([]);
    }
  });

  test('a name of 120 letters makes a page no wider: neither its heading nor what stands under a title', async ({
    page,
  }) => {
    const long = 'Wolfeschlegelsteinhausen'.repeat(5);
    await page.route('**/api/**', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/Cesare Alì|Bilancio(?=")/g, long);
      await route.fulfill({ response, body });
    });
    await page.setViewportSize(NARROW);
    for (const at of ['/user/ali.cesare.SG10001', '/notizie']) {
      await signIn(page, 'supervisor.SG10001', at);
      await page.getByText(long).first().waitFor();
      await expect(fitsWindow(page, at)).resolves.toBeUndefined();
    }
  });

  test('no level of headings is left out between a page and its cards', async ({ page }) => {
    await page.setViewportSize(NARROW);
    await signIn(page, 'supervisor.SG10001', '/user');
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    const levels = await page.evaluate(headings);
    expect(levels.length).toBeGreaterThan(1);
    expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([]);
  });
});

test('what was done to many is named whole beside the menu of a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, 'supervisor.SG10001', '/operazioni');
  const names = page.locator('tbody th a');
  await names.first().waitFor();
  expect(await names.count()).toBeGreaterThan(1);
  expect(await names.evaluateAll(cut)).toEqual([]);
});
