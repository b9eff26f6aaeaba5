import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { PHONE, test } from '../fixtures/browser';
import { openUsers, range, rowOf, rows, search, tick } from '../fixtures/users';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('href'));
const boxTop = (page: Page) => page.locator('.long').evaluate((box) => box.scrollTop);
const selected = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

describe('a list to which a person comes back', () => {
  test('is scrolled as before, with the focus on the row and the same rows selected', async ({ page }) => {
    const users = await openUsers(page, 'supervisor.SG10001', '?per=tutti&sort=uid');
    const uids = users.map(({ uid }) => uid).sort();
    await tick(page, uids[0] ?? '', uids[2] ?? '');
    await selected(page, '2 selezionati');
    await page.locator('.long').evaluate((box) => {
      box.scrollTop = 7000;
    });
    const far = uids[180] ?? '';
    await rowOf(page, far).getByRole('rowheader').getByRole('link').click();
    await page.waitForURL(`**/user/${far}`);
    await page.goBack();
    await range(page, `1-${users.length} di ${users.length}`);
    await expect.poll(() => focused(page)).toBe(`/user/${far}`);
    expect(await boxTop(page)).toBe(7000);
    await selected(page, '2 selezionati');

    // By the link of the record's page too.
    await rowOf(page, far)
      .getByRole('link', { name: /^Dettaglio di/ })
      .click();
    await page.waitForURL(/mode=2/);
    await page.getByRole('link', { name: "Torna all'elenco" }).click();
    await expect.poll(() => focused(page)).toBe(`/user/${far}?mode=2`);
    expect(await boxTop(page)).toBe(7000);
  });

  test('on a phone has the focus on the same card', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openUsers(page);
    const card = page.getByRole('main').getByRole('listitem').nth(9);
    const link = card.getByRole('heading').getByRole('link');
    const path = await link.getAttribute('href');
    await link.click();
    await page.waitForURL(`**${path}`);
    await page.goBack();
    await expect.poll(() => focused(page)).toBe(path);
    await expect.poll(() => link.evaluate((one) => one.getBoundingClientRect().top > 0)).toBe(true);
  });
});

describe('a range of rows', () => {
  test('is selected by Shift and a click, by Shift and Space, and deselected alike', async ({ page }) => {
    await openUsers(page);
    const box = (place: number) => rows(page).nth(place).getByRole('checkbox');
    await box(2).click();
    await box(6).click({ modifiers: ['Shift'] });
    await selected(page, '5 selezionati');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
    await box(8).focus();
    await page.keyboard.press('Shift+Space');
    await selected(page, '7 selezionati');
    await box(4).click({ modifiers: ['Shift'] });
    await selected(page, '2 selezionati');
  });

  test('is that of the rows in sight: those that a search hides are left out', async ({ page }) => {
    await openUsers(page);
    await search(page).fill('bernardi');
    await expect.poll(() => rows(page).count()).toBeLessThan(15);
    const count = await rows(page).count();
    await rows(page).first().getByRole('checkbox').click();
    await rows(page)
      .nth(count - 1)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    await selected(page, `${count} selezionati`);
  });

  test('says how many of the selected rows are outside the search, and keeps the pages in sight', async ({
    page,
  }) => {
    await openUsers(page);
    await rows(page).nth(0).getByRole('checkbox').click();
    await rows(page)
      .nth(3)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    await search(page).fill('nessuno si chiama così');
    await page.getByText('di cui 4 fuori da ricerca e filtri').waitFor();
    await search(page).fill('');
    await page.getByText('di cui', { exact: false }).waitFor({ state: 'detached' });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const footer = await page.locator('.range').evaluate((range) => {
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return range.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
    expect(footer).toBe(true);
    // One key from any row to the commands.
    await rows(page).nth(1).getByRole('checkbox').focus();
    await page.keyboard.press('a');
    const isInMenu = () =>
      page.locator('#list-bulk').evaluate((menu) => menu.contains(document.activeElement));
    await expect.poll(isInMenu).toBe(true);
  });
});

describe('values pasted from a spreadsheet into the search', () => {
  const paste = async (page: Page, text: string) => {
    await search(page).focus();
    await search(page).evaluate((input, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  };

  test('are all found, those that nobody has are named, and the people found are selected at once', async ({
    page,
  }) => {
    const users = await openUsers(page);
    const some = users.filter(({ codicefiscale, uid }) => codicefiscale && !uid.startsWith('supervisor'));
    const codes = some.slice(0, 10).map(({ codicefiscale }) => codicefiscale ?? '');
    await paste(page, [...codes, 'ZZZZZZ00A00Z000Z'].join('\r\n'));
    await page.getByText('Trovati 10 valori su 11. Non trovati: ZZZZZZ00A00Z000Z').waitFor();
    const found = users.filter(({ codicefiscale }) => codes.includes(codicefiscale ?? '')).length;
    await range(page, `1-${found} di ${found}`);
    await page.getByRole('button', { name: 'Seleziona i risultati' }).click();
    await selected(page, `${found} selezionati`);
    // The address keeps them.
    await page.waitForURL(/q=/);
    await page.reload();
    await range(page, `1-${found} di ${found}`);
    expect(await search(page).inputValue()).toBe([...codes, 'ZZZZZZ00A00Z000Z'].join('; '));
  });

  test('Ctrl+F goes to the search of a long list, whose rows are not all in the document', async ({
    page,
  }) => {
    await openUsers(page, 'supervisor.SG10001', '?per=tutti');
    await rows(page).first().getByRole('checkbox').focus();
    await page.keyboard.press('Control+f');
    await expect.poll(() => search(page).evaluate((input) => input === document.activeElement)).toBe(true);
  });
});
