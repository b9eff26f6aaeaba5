import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEMO_KEEPS_PASSWORD } from '../../contract/account/account';
import { accountSettingsRead, ownProfileRead } from '../../contract/account/endpoints';
import { DEMO_KEEPS_PROFILE } from '../../contract/account/ownProfile';
import type { User } from '../../contract/users/user';
import { DESK, PHONE } from '../fixtures/browser';
import { boxOf, hueOf, isChip, isPainted } from '../fixtures/painted';
import { goInside, staged } from '../fixtures/stage';
import { button, dialog, goToUsers, range, tick, usersNow } from '../fixtures/users';

const isDrawn = (wide: number, drawn: Locator, name: string) =>
  expect.poll(async () => (await boxOf(drawn)).width, { message: name }).toBe(wide);

/** Opens a tool of the list and leaves it again. */
async function tool(page: Page, name: string): Promise<void> {
  await button(page, 'Altro').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
  await isDrawn(500, page.getByRole('dialog', { name }), name);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
}

const ordinary = ({ uid }: User) => !/^(supervisor|gestore|docente|disab|campus)/.test(uid);

staged('SHELL-049 dialogs about users are 290, 500, 1000 or 1300 px wide', async ({ stage, provider }) => {
  const { page } = stage;
  const users = (await usersNow(provider)).filter(ordinary);
  const active = users.find(({ status }) => status)?.uid ?? '';
  const inactive = users.find(({ status }) => !status)?.uid ?? '';

  await goInside(page, '/user');
  await page.locator('.range').waitFor();
  await button(page, 'Elenchi salvati').click();
  await isDrawn(500, page.getByRole('dialog', { name: 'Elenchi salvati' }), 'views');
  await page.keyboard.press('Escape');
  for (const name of ['Colonne e densità', 'Esporta in Excel o CSV', 'Scorciatoie da tastiera'])
    await tool(page, name);

  await goInside(page, `/user?q=${active}`);
  await range(page, '1-1 di 1');
  await tick(page, active);
  await button(page, 'Applica ruoli').click();
  await isDrawn(1000, page.getByRole('dialog', { name: 'Applica ruoli' }), 'roles of many');
  await page.goto(`/user/${active}/abilitazioni`);
  await isDrawn(1300, page.getByRole('dialog', { name: /^Abilitazioni di / }), 'roles of one');

  await goToUsers(page, `?q=${inactive}`);
  await tick(page, inactive);
  await button(page, 'Attiva utenti').click();
  await isDrawn(500, dialog(page), 'first step');
  await button(dialog(page), 'Prosegui').click();
  await button(dialog(page), 'Attiva').waitFor();
  await isDrawn(290, dialog(page), 'last step');
});

staged('SHELL-049 dialogs about the school and its documents are 500 or 1000 px wide', async ({ stage }) => {
  const { page } = stage;
  await page.goto('/profiloscuola');
  await button(page, 'Modifica').click();
  await isDrawn(1000, page.getByRole('dialog', { name: 'Modifica scuola' }), 'school');
  await page.getByRole('switch', { name: 'Accesso con codice OTP' }).click();
  await isDrawn(500, page.getByRole('alertdialog'), 'question over it');

  await page.goto('/servizi?tab=spid');
  await page.getByRole('switch', { name: 'Stato Abilitazione SPID' }).click();
  await isDrawn(500, dialog(page), 'question');

  await page.goto('/areaamministrativa/documenti');
  await page
    .getByRole('navigation', { name: 'Documenti e firma' })
    .getByRole('button', { name: /^Contratto di servizi .*Da firmare/ })
    .first()
    .click();
  const clauses = page.getByRole('group', { name: 'Dichiarazioni' }).getByRole('checkbox');
  await clauses.first().waitFor();
  for (const clause of await clauses.all()) await clause.check();
  for (const entry of ['Firma con Sigillo', 'Carica documento firmato (.p7m)']) {
    await button(page, 'Conferma e firma').click();
    await page.getByRole('menuitem', { name: entry }).click();
    await isDrawn(500, dialog(page), entry);
    await button(dialog(page), 'Chiudi').click();
  }
});

staged(
  'ROLE-008 ROLE-009 of the roles of somebody, at a desk and on a phone, each application is enabled or not on a chip, with chips below it',
  async ({ stage }) => {
    const { page } = stage;
    await goInside(page, '/user/docente.SG10001/abilitazioni');
    const table = page.getByRole('dialog', { name: /^Abilitazioni di / }).getByRole('table');
    const rowsOf = (name: string) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    await table.getByRole('button', { name: 'Abilitazioni di Alunni' }).click();
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      const { left } = await boxOf(table.getByRole('columnheader', { name: 'Stato' }));
      for (const [name, text, hue] of [
        ['Alunni', 'Abilitata', 'green'],
        ['Bilancio', 'Non abilitata', 'grey'],
      ] as const) {
        const chip = rowsOf(name).getByText(text, { exact: true });
        await isChip(chip);
        expect(await hueOf(chip)).toBe(hue);
        expect((await boxOf(chip)).left, 'in its column').toBeGreaterThanOrEqual(left);
      }
      const role = table.getByRole('button', { name: 'Docente', exact: true });
      await isChip(role);
      const [own, next] = [await boxOf(rowsOf('Alunni')), await boxOf(role)];
      expect(next.top, 'below its application').toBeGreaterThanOrEqual(own.bottom);
    }
    await page.setViewportSize(DESK);
  },
);

staged(
  'PROF-007 PROF-020 ACC-026 of a demonstration account, nothing is to be changed, which is said in red',
  async ({ stage }) => {
    const { page } = stage;
    const reads = [ownProfileRead, accountSettingsRead];
    await page.route(
      ({ pathname }) => reads.some(({ path }) => path === pathname),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: { ...(await response.json()), demo: true } });
      },
    );
    await goInside(page, '/profiloutente');
    await isPainted(page, 'red', DEMO_KEEPS_PROFILE);
    expect(await page.getByRole('main').getByRole('button', { name: 'Modifica' }).count()).toBe(0);
    await goInside(page, '/impostazioni/cambiopassword');
    await isPainted(page, 'red', DEMO_KEEPS_PASSWORD);
    expect(await page.getByLabel(/^Password attuale/i).count()).toBe(0);
  },
);
