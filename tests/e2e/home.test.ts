import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { sessionOpen } from '../../contract/session/endpoints';
import { axe, DEMO_PASSWORD, fitsWindow, newContext, shot, signIn, test, walk } from '../fixtures/browser';
import { holdBack } from '../fixtures/holdBack';
import { boxOf, hueOf, isSeen } from '../fixtures/painted';
import type { Trouble } from '../fixtures/trouble';
import { button, dialog } from '../fixtures/users';

const COLOURS = { error: 'rgb(179, 38, 30)', warning: 'rgb(138, 75, 0)' } as const;

/** Profile of the first school's supervisor. */
const FACTS = {
  Utente: /^supervisor\.SG10001$/,
  Scuola: /^M\. BUONARROTI - TRENTO$/,
  'Codice meccanografico': /^TNIS013001$/,
  'Codice cliente': /^SG10001$/,
};

/**
 * Switches codes off: as the session alone is not enough, a dialog over the form asks for the password, and then the
 * change is saved.
 */
async function switchCodesOff(page: Page, trouble: Trouble): Promise<void> {
  await button(page, 'Modifica').click();
  await page.getByRole('switch', { name: 'Accesso con codice OTP' }).click();
  await button(page, 'Conferma').click();
  trouble.expect(/403/);
  await button(page, 'Salva').click();
  const asked = page.getByRole('dialog', { name: 'Confermare la propria identità' });
  await asked.getByLabel(/^Password attuale/).waitFor();
  await axe(page);
  await shot(page, 'school-otp-confirm');
  await asked.getByLabel(/^Password attuale/).fill(DEMO_PASSWORD);
  const saved = page.waitForResponse(
    (response) => response.url().includes('/api/schools/') && response.request().method() === 'PUT',
  );
  await button(asked, 'Conferma').click();
  expect(await (await saved).json()).toMatchObject({ otpEnabled: false, name: 'Liceo Nuovo' });
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

describe('the first page', () => {
  walk(
    'DASH-002 DASH-003 DASH-017 DASH-018 shows applications and procedures, each leading to where it goes on',
    async ({ page, trouble }) => {
      await signIn(page, 'supervisor.SG10001');
      await page.getByRole('heading', { name: 'Le mie applicazioni', level: 1 }).waitFor();
      await page.getByRole('heading', { name: 'Alunni', level: 2 }).waitFor();
      const colour = (text: string) =>
        page.getByText(text).evaluate((one) => getComputedStyle(one.parentElement as Element).color);
      await expect.poll(() => colour('Licenza in attesa di rinnovo')).toBe(COLOURS.error);
      await expect.poll(() => colour('Licenza In scadenza')).toBe(COLOURS.warning);
      await page.getByRole('region', { name: 'Le mie pratiche' }).getByRole('listitem').first().waitFor();
      await axe(page);
      await shot(page, 'dashboard');
      await page.setViewportSize({ width: 320, height: 700 });
      await fitsWindow(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByLabel('Ricerca per descrizione').fill('bilancio');
      await page.getByText('1 applicazione', { exact: true }).waitFor();
      await page.getByRole('link', { name: /Area Documentale da TNIS013001/ }).click();
      // It was signed before documents were stored here.
      trouble.expect(/status of 404/);
      await page.getByRole('main').getByText('Gecodoc', { exact: true }).waitFor();
      await page.goBack();
      await page.getByRole('button', { name: 'Usa il tema scuro' }).click();
      await page.getByRole('heading', { name: 'Alunni', level: 2 }).waitFor();
      await axe(page);
      await shot(page, 'dashboard-dark');
    },
  );

  test('fetches the pages that may be opened next while nothing is done, where the connection need not be spared', async ({
    browser,
    provider,
    page: sparing,
  }) => {
    const fetched = (page: Page) =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(),
      );
    const context = await newContext(browser, provider.url, { spares: false });
    const page = await context.newPage();
    await signIn(sparing, 'supervisor.SG10001');
    await signIn(page, 'supervisor.SG10001');
    await expect.poll(() => fetched(page)).toContain('/assets/SchoolPage-');
    expect(await fetched(sparing)).not.toContain('/assets/SchoolPage-');
    await context.close();
  });

  test('SESSION-010 SHELL-010 takes the place of the loader once the session is open, with menu and bar', async ({
    page,
  }) => {
    await signIn(page, 'supervisor.SG10001');
    const open = await holdBack(page, sessionOpen.path);
    await page.reload();
    const loader = page.getByText('Creazione dello spazio di lavoro in corso...', { exact: true });
    const frame = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Menu principale' })];
    await isSeen(loader);
    for (const part of frame) expect(await part.count()).toBe(0);
    open();
    await isSeen(page.getByRole('list', { name: 'Applicazioni' }).getByRole('heading').first());
    for (const part of frame) await isSeen(part);
    expect(await loader.isVisible()).toBe(false);
  });

  test.for([
    ['SHELL-016 SHELL-017 SHELL-018 SHELL-019 who one is, and for which school', FACTS],
    ['SHELL-020 when one was here before', { 'Ultimo accesso': /^\d\d\/\d\d\/\d{4},? \d\d:\d\d$/ }],
  ] as const)('%s, is under the profile, each under its name', async ([, facts], { page }) => {
    await signIn(page, 'supervisor.SG10001');
    await page.getByRole('button', { name: /^Profilo di / }).click();
    for (const [name, value] of Object.entries(facts)) {
      const [term, fact] = ['dt', 'dd'].map((part) =>
        dialog(page)
          .locator('dl > div')
          .filter({ has: page.getByText(name, { exact: true }) })
          .locator(part),
      );
      if (!term || !fact) throw new Error(name);
      await isSeen(term);
      await isSeen(fact);
      expect(await fact.innerText()).toMatch(value);
      expect((await boxOf(fact)).top).toBeGreaterThanOrEqual((await boxOf(term)).bottom - 1);
    }
  });

  test('the school profile is changed, and what shows it follows', async ({ page, trouble }) => {
    await signIn(page, 'supervisor.SG10002', '/profiloscuola');
    await page.getByRole('main').getByRole('link', { name: 'Gestione utenti' }).click();
    await page.getByRole('heading', { name: 'Gestione utenti', level: 1 }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Profilo scuola', level: 1 }).waitFor();
    await page.getByText('Studio Garante Scuole').waitFor();
    await axe(page);
    await shot(page, 'school');
    await button(page, 'Modifica').click();
    const form = dialog(page);
    const name = form.getByLabel('Nome *', { exact: true });
    await name.fill('');
    await button(form, 'Salva').click();
    await form.getByText('Dati assenti o non validi!').waitFor();
    await axe(page);
    await shot(page, 'school-form');
    await name.fill('Liceo Nuovo');
    await page.goForward();
    await button(page, 'Resta sulla pagina').click();
    expect(await name.inputValue()).toBe('Liceo Nuovo');
    for (const name of ['Accesso con SPID e CIE', 'Accesso con codice OTP']) {
      const drawn = form.locator('label').filter({ hasText: name });
      await isSeen(drawn.locator('.MuiSwitch-root'));
      await isSeen(drawn.getByText(name, { exact: true }));
    }
    await form.getByRole('switch', { name: 'Accesso con codice OTP' }).click();
    await page.getByRole('alertdialog', { name: 'Attivare il codice OTP?' }).waitFor();
    await shot(page, 'school-otp');
    await button(page, 'Conferma').click();
    const renewed = page.waitForResponse(
      (response) => response.url().endsWith('/api/session') && response.request().method() === 'PUT',
    );
    await button(form, 'Salva').click();
    await page.getByText('Profilo aggiornato con successo!').waitFor();
    const session = (await (await renewed).json()) as { school: { otpEnabled: boolean; name: string } };
    expect(session.school).toMatchObject({ otpEnabled: true, name: 'Liceo Nuovo' });
    await switchCodesOff(page, trouble);
    const download = page.waitForEvent('download');
    await button(page, 'Registro Trattamento').click();
    await expect
      .poll(async () => (await download).suggestedFilename())
      .toBe('registro-trattamento-SG10002.pdf');
    await page.getByRole('tab', { name: 'Licenze Scuola' }).click();
    await page.getByRole('table', { name: 'Applicazioni con licenza della scuola' }).waitFor();
    await axe(page);
    await shot(page, 'school-licences');
  });

  test('news are read one after the other, and in the news centre, with short titles', async ({ page }) => {
    await signIn(page, 'docente.SG10004');
    await dialog(page).filter({ hasText: 'Benvenuti nel nuovo portale' }).waitFor();
    await axe(page);
    await shot(page, 'news');
    await button(page, 'Segna come letta').click();
    await dialog(page).filter({ hasText: 'Il registro delle operazioni' }).waitFor();
    await button(page, 'Leggi più tardi').click();
    await page.getByRole('navigation').getByRole('link', { name: 'Notizie', exact: true }).click();
    await button(page, 'Leggi di più: Alunni: scrutini intermedi e stampa dei tabelloni').click();
    await dialog(page).getByText('I giudizi si possono copiare').waitFor();
    await axe(page);
    await shot(page, 'news-read');
    await button(dialog(page), 'Chiudi').click();
    await page
      .getByRole('button', { name: /Cronologia dei rilasci: Alunni/ })
      .first()
      .click();
    await dialog(page).getByText('Versione 6.12.0').waitFor();
    await shot(page, 'news-history');
    await button(dialog(page), 'Chiudi').click();
    // The first 50 letters of "Amministrazione Trasparente: nuovo albero delle sezioni", and no more.
    const title = page.getByRole('heading', { name: /^Amministrazione Trasparente/ });
    await isSeen(title);
    expect(await title.innerText()).toBe('Amministrazione Trasparente: nuovo albero delle se…');
    await axe(page);
    await shot(page, 'news-centre');
  });

  test('NOTIF-002 NOTIF-003 NOTIF-006 NOTIF-009 notifications are counted in red, shown as cards, and checked in green', async ({
    page,
  }) => {
    const profile = page.getByRole('button', { name: /^Profilo di / });
    const entry = dialog(page).getByRole('link', { name: /^Notifiche/ });
    await signIn(page, 'docente.SG10004');
    await button(page, 'Leggi più tardi').click();
    await page.getByRole('navigation').getByRole('link', { name: 'Notifiche', exact: true }).click();
    await page.getByText(/^[23] notifiche da leggere/).waitFor();
    await profile.click();
    await expect.poll(() => hueOf(entry.locator('[data-count]'), 'background-color')).toBe('red');
    await page.keyboard.press('Escape');
    const list = page.getByRole('main').getByRole('list').first();
    // The text of a notification may contain a list.
    const cards = list.locator('> li');
    const { width: whole } = await boxOf(list);
    const half = async (nth: number) => {
      const { top, width } = await boxOf(cards.nth(nth));
      return { top, isHalf: width > 0.45 * whole && width <= whole / 2 };
    };
    await expect.poll(async () => (await half(0)).isHalf).toBe(true);
    expect(await half(1)).toEqual(await half(0));
    await axe(page);
    await shot(page, 'notifications');
    await button(page, 'Segna tutte come lette').click();
    await page.getByText('Ok, non hai nessuna notifica').waitFor();
    await shot(page, 'notifications-none');
    await profile.click();
    await expect.poll(() => hueOf(entry.locator('svg').last())).toBe('green');
  });
});
