import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axe, DESK, fitsWindow, PHONE, shot, signIn, test } from '../fixtures/browser';
import { isSeen } from '../fixtures/painted';
import { addFilter, goInside } from '../fixtures/stage';
import { button, dialog, goToUsers, openUsers, range, rowOf, rows, search } from '../fixtures/users';

describe('the screen around the list of users', () => {
  const aboveOf = (page: Page) => page.getByRole('region', { name: 'La scuola e i suoi utenti' });

  test('shows the head, and gives the office to another by keyboard', async ({ page }) => {
    const users = await openUsers(page);
    const above = aboveOf(page);
    await above.first().waitFor();
    await shot(page, 'users-screen');
    // The section loads after the rows: content below it must not move away from a finger, and must be directly below
    // it.
    const beyondItsRoom = () =>
      above.first().evaluate((section) => {
        const room = section.parentElement as Element;
        return section.getBoundingClientRect().height - Number.parseFloat(getComputedStyle(room).minHeight);
      });
    for (const width of [900, PHONE.width, 1280, 1600, 1920, DESK.width]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(beyondItsRoom, { message: `at ${width}` }).toBeLessThanOrEqual(0);
      await expect.poll(beyondItsRoom, { message: `at ${width}` }).toBeGreaterThan(-12);
    }
    const head = above.getByRole('group', { name: 'Dirigente scolastico' });
    await expect.poll(() => head.count(), { message: 'folded' }).toBe(0);
    await button(above.first(), 'Responsabili e altro').click();
    await head.getByRole('button').waitFor();
    await axe(page);

    const current = await head.getByText(/SG10001$/).innerText();
    const next = users.find(
      ({ uid, codicefiscale, lastLogin, username }) =>
        codicefiscale && lastLogin && uid !== current && /^[a-z]+\.[a-z]+$/.test(username),
    );
    if (!next) throw new Error('The demo has nobody else to be the head');
    await head.getByRole('button').focus();
    await page.keyboard.press('Enter');
    const box = dialog(page).getByRole('combobox', { name: 'Utente' });
    await box.fill(next.uid);
    await page.getByRole('option').first().waitFor();
    await axe(page);
    await shot(page, 'users-office-dialog');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText('Dirigente scolastico aggiornato con successo!').waitFor();
    await head.getByText(next.uid, { exact: true }).waitFor();
    await search(page).fill(next.uid);
    await range(page, '1-1 di 1');
    await rowOf(page, next.uid).getByText('DS', { exact: true }).waitFor();
  });

  test('filters by its counts, leads to the guide, and leaves room for the list', async ({ page }) => {
    const users = await openUsers(page);
    const above = aboveOf(page);
    await above.first().waitFor();
    // At least twelve rows are visible with a filter and a selection: below the header, above the floating bar.
    await addFilter(page, 'Stato');
    await page.getByLabel('Stato', { exact: true }).selectOption('1');
    await rows(page).nth(1).getByRole('checkbox').check();
    const menu = page.getByRole('region', { name: 'Azioni sugli elementi selezionati' });
    await menu.waitFor();
    const inSight = async () => {
      const bars = await menu.boundingBox();
      const boxes = await Promise.all((await rows(page).all()).map((row) => row.boundingBox()));
      return boxes.filter((box) => box && bars && box.y + box.height <= bars.y).length;
    };
    await expect.poll(inSight).toBeGreaterThanOrEqual(12);
    await button(page, 'Azzera filtri').click();
    await rows(page).nth(1).getByRole('checkbox').uncheck();
    const inactive = users.filter(({ status }) => !status).length;
    await button(above.first(), `Non attivi ${inactive}`).click();
    await range(page, `1-15 di ${inactive}`);
    await expect.poll(() => page.url()).toContain('stato=0');
    await goToUsers(page, '?stato=0');
    const pressed = above.getByRole('button', { name: /^Non attivi/ });
    await expect.poll(() => pressed.getAttribute('aria-pressed')).toBe('true');

    const guide = await above.getByRole('link', { name: /LEGGI LA GUIDA/ }).getAttribute('href');
    const answer = await page.request.get(String(guide));
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);

    for (const size of [DESK, PHONE, { width: 320, height: 700 }]) {
      await page.setViewportSize(size);
      await above.getByRole('button', { name: /^Totale/ }).waitFor();
      await fitsWindow(page, `${size.width} px`);
      await axe(page);
    }
  });

  const named = /spid|identità digitale/i;

  test('USR-044 USR-054 USR-138 USR-166 shows a private school nothing of the digital identity', async ({
    page,
  }) => {
    const uid = 'supervisor.SP20001';
    await signIn(page, uid, `/user?q=${uid}`);
    await range(page, '1-1 di 1');
    const icons = rowOf(page, uid).locator('td:not(.actions)').getByRole('img');
    expect(await icons.evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual(['Utenza abilitata']);
    await isSeen(icons);
    await button(page, 'Filtro').click();
    await page.getByRole('menuitem', { name: 'Stato', exact: true }).waitFor();
    await expect.poll(() => page.getByText(named).count()).toBe(0);
    await page.keyboard.press('Escape');
    await goInside(page, '/user?spidEnabled=true');
    await button(page, 'Rimuovi il filtro Filtro non più valido: spidEnabled=true').waitFor();
    await rows(page).getByRole('checkbox').and(page.locator(':enabled')).first().click();
    const bulk = page.getByRole('region', { name: 'Azioni sugli elementi selezionati' });
    await isSeen(button(bulk, 'Disattiva utenti'));
    expect(await bulk.getByText(named).count()).toBe(0);
    await goInside(page, `/user/${uid}`);
    await isSeen(page.getByText('Modalità non vedente', { exact: true }));
    await expect.poll(() => page.getByRole('switch').count(), { message: 'and that of its status' }).toBe(2);
    expect(await page.getByText(named).count()).toBe(0);
  });

  test('SRV-003 SCHOOL-032 has no page of the digital identity for a private school, and no switch', async ({
    page,
  }) => {
    await signIn(page, 'supervisor.SP20001', '/profiloscuola');
    const menu = page.getByRole('navigation');
    await isSeen(menu.getByText('Gestione utenti', { exact: true }));
    expect(await menu.getByText(named).count()).toBe(0);
    await button(page, 'Modifica').click();
    const form = page.getByRole('dialog', { name: 'Modifica scuola' });
    await isSeen(form.getByText('Accesso con codice OTP', { exact: true }));
    expect(await form.getByText(named).count()).toBe(0);
    expect(await form.getByRole('switch').count()).toBe(1);
  });
});
