import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passwordRules } from '../../../../contract/account/password';
import { aliasCreate } from '../../../../contract/alias/endpoints';
import type { Database } from '../../../../provider/db/database';
import { linkTo, newAlias, seedAliasPeople } from '../../../fixtures/aliasPeople';
import { ask } from '../../../fixtures/ask';
import { testDatabase } from '../../../fixtures/database';
import { PASSWORD, type Serving, serve } from '../../../fixtures/identityProvider';
import { signIn } from '../../../fixtures/signIn';

const UID = 'bianchi.anna.SG10001';
/** Removes the values of inputs, which are not sentences. */
const spoken = (page: string) =>
  page
    .slice(page.indexOf('<main>'), page.indexOf('<footer>'))
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll('&#39;', "'");
const ITALIAN = /\b(almeno|un|una|la|non|è|questa|obbligatoria|caratteri|massimo|uguale|facile)\b/i;

describe('the page that verifies an alias', () => {
  let db: Database;
  let provider: Serving;
  let link: URL;
  beforeAll(async () => {
    db = await testDatabase();
    await seedAliasPeople(db);
    provider = await serve(db);
    await ask(await signIn(provider.url, UID, PASSWORD), aliasCreate, { body: newAlias() });
    link = new URL((await linkTo(db, 'anna@example.org')) ?? '', provider.url);
  });
  afterAll(async () => {
    await provider.close();
    await db.close();
  });

  const opened = async (language: string) =>
    (await fetch(link, { headers: { 'accept-language': language } })).text();
  const refused = async (language: string, passwordNuova: string, confermaPassword = passwordNuova) => {
    const body = new URLSearchParams({
      id: link.searchParams.get('id') ?? '',
      passwordNuova,
      confermaPassword,
    });
    const headers = { 'accept-language': language };
    const answer = await fetch(link.origin + link.pathname, { method: 'POST', headers, body });
    return { status: answer.status, text: await answer.text() };
  };

  it('says in English what a password must be, where English is asked for', async () => {
    const english = await opened('en');
    expect(english).toContain('<html lang="en">');
    expect(english).toContain('At least 8 characters');
    expect(english).toContain('<li>At least one capital letter</li>');
    expect(spoken(english)).not.toMatch(ITALIAN);
    const italian = await opened('it');
    for (const { say } of passwordRules)
      expect(spoken(italian).replaceAll('&amp;', '&')).toContain(lead(say));
  });

  it.each([
    ['nothing', '', 'Enter the new password'],
    ['one that is too short', 'A-1', 'At least 8 characters'],
    ['one without a capital letter', 'tre-ciliegie-7', 'At least one capital letter'],
    ['one without a digit', 'Tre-Ciliegie', 'At least one digit'],
    ['one without a special character', 'TreCiliegie77', 'At least one special character'],
    ['one with a blank', 'Tre Ciliegie-7', 'The password allows no blanks'],
    ['one that is too long', `Tre-Ciliegie-7${'x'.repeat(250)}`, 'At most 256 characters are allowed'],
    ['one that is easy to guess', 'Bianchi-Anna-1', 'This password is easy to guess'],
  ])('refuses in English %s', async (_what, password, sentence) => {
    const { status, text } = await refused('en', password);
    expect(status).toBe(400);
    expect(text).toMatch(new RegExp(`id="errore-passwordNuova">${sentence}`));
    expect(spoken(text)).not.toMatch(ITALIAN);
  });

  it('says in English that the two passwords differ, or that one is missing', async () => {
    const differs = await refused('en', 'Tre-Ciliegie-7', 'Due-Meloni-88');
    expect(differs.text).toContain('id="errore-confermaPassword">The password entered is not the same');
    const missing = await refused('en', 'Tre-Ciliegie-7', '');
    expect(missing.text).toContain('id="errore-confermaPassword">Enter the password again');
    for (const { text } of [differs, missing]) expect(spoken(text)).not.toMatch(ITALIAN);
  });
});

/** Returns the text up to the first character that HTML escapes. */
const lead = (sentence: string) => sentence.split(/[&<>]/)[0] ?? '';
