import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axe, shot, signIn, test } from '../fixtures/browser';

const EMAIL = 'maria.bianchi@example.org';
const FIRST = 'bianchi.maria.SG10001';
const SECOND = 'bianchi.maria.SG10002';

const band = (page: Page) => page.getByRole('region', { name: 'Account in uso' });

/** The subjects of the access tokens that a page calls the API with, the last one last. */
function callers(page: Page): string[] {
  const subjects: string[] = [];
  page.on('request', (request) => {
    const [, token] = /^DPoP [^.]+\.([^.]+)\./.exec(request.headers().authorization ?? '') ?? [];
    if (token) subjects.push(JSON.parse(Buffer.from(token, 'base64url').toString()).sub);
  });
  return subjects;
}

async function actsAs(page: Page, uid: string, subjects: readonly string[]) {
  await band(page).getByText(`Stai operando come ${uid}`).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.title()).toMatch(new RegExp(` · ${uid.replaceAll('.', '\\.')}$`));
  expect(subjects.at(-1)).toMatch(new RegExp(`::${uid}$`));
}

describe('a person with accounts in two schools', () => {
  test('SESSION-003 SESSION-020 SESSION-038 goes over without a password; band, window and API change together, and the other tab does nothing more as the first (P25)', async ({
    page,
    trouble,
  }) => {
    trouble.expect(/status of 40[01]/);
    const before = callers(page);
    await signIn(page, EMAIL);
    await actsAs(page, FIRST, before);

    const other = await page.context().newPage();
    const after = callers(other);
    await other.goto('/notizie');
    await actsAs(other, FIRST, after);
    await other.getByRole('button', { name: /^Profilo di Maria Bianchi/ }).click();
    await shot(other, 'alias-profile');
    await other.getByRole('button', { name: 'Cambia account' }).click();
    const dialog = other.getByRole('dialog', { name: 'Cambia account' });
    await dialog.getByText('disabilitato.SG10003 (Disabilitato)').waitFor();
    await axe(other);
    await shot(other, 'alias-accounts');
    await dialog.getByRole('button', { name: SECOND }).click();
    await actsAs(other, SECOND, after);
    await axe(other);
    await shot(other, 'alias-second');
    const kept = (await page.context().cookies()).find(({ name }) => name === 'sportello_account');
    expect(kept).toMatchObject({ secure: true, httpOnly: true });

    await page.getByRole('dialog', { name: `Stai operando come ${SECOND}` }).waitFor();
    expect(before.every((sub) => sub.endsWith(FIRST))).toBe(true);
    // Nothing of the first is shown any more.
    expect(await page.getByText(FIRST).count()).toBe(1);
    expect(await page.getByRole('main').count()).toBe(0);
    await axe(page);
    await shot(page, 'alias-other-tab');
    await page.getByRole('link', { name: `Continua come ${SECOND}` }).click();
    await actsAs(page, SECOND, before);
  });
});
