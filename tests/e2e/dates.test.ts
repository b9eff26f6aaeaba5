import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { createI18nProvider } from '../../src/i18n/i18nProvider';
import { fetchSentences } from '../../src/i18n/italian';
import { resources } from '../../src/resources';
import { isElsewhere } from '../fixtures/elsewhere';
import { firstLinks, openByMenu, stocked } from '../fixtures/stage';
import { column, goToUsers, usersNow } from '../fixtures/users';

await fetchSentences();
const BACK = createI18nProvider().translate('engine.form.back');

/** Files keep the names that they were given. */
const FILE_NAME = /\S+\.(csv|pdf|p7m|xlsx|zip)\b/g;

/** What looks like a date on the page, in texts and in boxes; none is written in another way. */
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
    for (const resource of resources.filter((one) => !isElsewhere(one))) {
      await openByMenu(stage, resource);
      const dates = [...(await datesOn(page, `list of ${resource.name}`))];
      await firstLinks(page).first().click();
      // A page of interventions is closed, where others lead back to their list.
      await page
        .getByRole('link', { name: BACK })
        .or(page.getByRole('main').getByText('Chiudi', { exact: true }))
        .waitFor();
      await page.locator('main dl, main form, main table').first().waitFor();
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
