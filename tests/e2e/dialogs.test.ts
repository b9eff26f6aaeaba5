import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { User } from '../../contract/entities/user';
import { boxOf } from '../fixtures/painted';
import { goInside, staged } from '../fixtures/stage';
import { button, dialog, goToUsers, range, tick, usersNow } from '../fixtures/users';

const isDrawn = (wide: number, drawn: Locator, name: string) =>
  expect.poll(async () => (await boxOf(drawn)).width, { message: name }).toBe(wide);

/** Opens a tool of the list, and leaves it again. */
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
  await button(page, 'Viste').click();
  await isDrawn(500, page.getByRole('dialog', { name: 'Viste salvate' }), 'views');
  await page.keyboard.press('Escape');
  for (const name of ['Colonne e densità', 'Esporta in CSV', 'Scorciatoie da tastiera'])
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
