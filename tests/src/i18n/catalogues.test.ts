import { readFileSync } from 'node:fs';
import english from 'ra-language-english';
import base from 'ra-language-italian';
import { describe, expect, it, vi } from 'vitest';
import { errors } from '../../../contract/schema/errors';
import { en } from '../../../src/i18n/en/en';
import { createI18nProvider } from '../../../src/i18n/i18nProvider';
import { it as italian } from '../../../src/i18n/it/it';
import { corrections } from '../../../src/i18n/it/ra';

/** Returns every sentence of a catalogue, as [key, sentence]. */
function sentences(of: object, path = ''): [string, string][] {
  return Object.entries(of).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : sentences(value, `${path}${key}.`),
  );
}
const keys = (of: object) =>
  sentences(of)
    .map(([key]) => key)
    .sort();
const variables = (sentence: string) => [...new Set(sentence.match(/%\{\w+\}/g))].sort();

/** Keys that ra-language-italian still has, though react-admin no longer uses them. */
const former = ['ra.navigation.prev', 'ra.password.toggle_hidden', 'ra.password.toggle_visible'];

const ownWords = ['Torna al login', 'Errore Login', 'Si è verificato un errore nel login.'];

describe('the catalogues', () => {
  it("have an Italian sentence for each of react-admin's", () => {
    expect(keys({ ra: italian.ra })).toEqual([...keys({ ra: english.ra }), ...former].sort());
  });

  it('correct ra-language-italian only where it lacks a sentence or says it otherwise', () => {
    const theirs = Object.fromEntries(sentences(base.ra));
    expect(sentences(corrections).filter(([key, sentence]) => theirs[key] === sentence)).toEqual([]);
    const kept = sentences(italian.ra).filter(([key, sentence]) => theirs[key] === sentence);
    expect(kept.length).toBeGreaterThan(30);
  });

  it('say everything in both languages', () => {
    expect([...keys(en), ...former].sort()).toEqual(keys(italian));
  });

  it('leave no sentence empty, and no Italian one in English', () => {
    const same = [
      'ra.action.reset',
      'ra.page.list',
      'ra.page.edit',
      'ra.page.show',
      'ra.boolean.false',
      'ra.boolean.null',
    ];
    for (const [key, sentence] of sentences(italian.ra, 'ra.')) {
      expect(sentence, key).not.toBe('');
      const theirs = Object.fromEntries(sentences(english.ra, 'ra.'))[key];
      if (sentence === theirs) expect([...same, 'ra.message.no', 'ra.auth.password'], key).toContain(key);
    }
  });

  it('put the same values into a sentence, whatever the language', () => {
    const italianOnes = Object.fromEntries(sentences(italian));
    for (const [key, sentence] of sentences(en)) {
      const mine = variables(italianOnes[key] ?? '');
      expect(variables(sentence), key).toEqual(mine);
    }
  });

  it('have a singular wherever they have a plural', () => {
    for (const [key, sentence] of [...sentences(italian), ...sentences(en)]) {
      expect([1, 2], key).toContain(sentence.split('||||').length);
    }
  });

  it('never show a technical word of react-admin in Italian', () => {
    for (const [key, sentence] of sentences(italian)) {
      // Wording of the specification (PUB-009, PUB-016).
      if (ownWords.includes(sentence)) continue;
      expect(sentence.replaceAll('%{recordRepresentation}', ''), key).not.toMatch(
        /dataProvider|record|client error|Login|bug/i,
      );
    }
  });
});

describe('the words of the specification', () => {
  it.each([
    ['SESSION-008', italian.shell.loader.title, 'Attendere prego...'],
    ['SESSION-008', italian.shell.loader.opening, 'Creazione dello spazio di lavoro in corso...'],
    [
      'SESSION-034',
      italian.shell.failure.workspace,
      'Si è verificato un errore nella creazione dello spazio di lavoro, riprovare più tardi.',
    ],
    ['SESSION-036', italian.shell.failure.notAuthorised, errors.notAuthorised.say],
    [
      'SESSION-035',
      italian.shell.expiry.differentUser,
      "Operazione non consentita. L'utente usato per la riautenticazione è differente dal precedente",
    ],
  ])('%s are kept verbatim', (_id, ours, theirs) => {
    expect(ours).toBe(theirs);
  });
});

describe('speaking', () => {
  it('SHELL-001 is Italian in every sentence: what is the same in English is a name or said so in Italian too', () => {
    const sameInBoth = [
      ...['No', 'no', 'E-mail', 'Password', '2. Password', 'Username', 'Logout', 'Reset', 'Upload file'],
      ...['File', 'Fax', 'Area', 'Privacy', 'Passkey', 'Supervisor'],
      ...['Excel (.xlsx)', 'CSV (.csv)', 'KB', 'PDF', 'XML'],
      ...['Sportello', 'Spid', 'SPID/CIE/eIDAS', 'ArgoID', 'PagOnline', 'Gecodoc', 'CIG', 'IBAN', 'Webhook'],
    ];
    const theirs = Object.fromEntries(sentences(en));
    const same = sentences(italian).filter(([key, sentence]) => sentence === theirs[key]);
    const words = same.map(([, sentence]) => sentence.replaceAll(/%\{\w+\}/g, ''));
    const unexpected = words
      .map((text) => text.replace(/^[^\p{L}\d]+/u, '').trim())
      .filter((text) => /\p{L}/u.test(text) && !sameInBoth.includes(text));
    expect(unexpected).toEqual([]);
  });

  it.each(['index.html', 'operators/index.html'])(
    'is not translated by browsers, which would leave stale numbers in the place of ours: %s',
    (file) => {
      const page = readFileSync(file, 'utf8');
      expect(page).toContain('<body translate="no">');
      expect(page).toContain('<meta name="google" content="notranslate" />');
    },
  );

  it('SHELL-001 is Italian until English is chosen', async () => {
    expect(readFileSync('index.html', 'utf8')).toContain('<html lang="it">');
    const words = createI18nProvider();
    expect(words.translate('shell.exit')).toBe('Esci');
    await words.changeLocale('en');
    expect(words.translate('shell.exit')).toBe('Sign out');
    await words.changeLocale('it');
    expect(words.translate('shell.exit')).toBe('Esci');
  });

  it.each([
    [0, '0 elementi selezionati'],
    [1, '1 elemento selezionato'],
    [2, '2 elementi selezionati'],
    [6_500, '6.500 elementi selezionati'],
    [1_000_000, '1.000.000 elementi selezionati'],
  ])('counts %i as Italian does', (count, expected) => {
    expect(createI18nProvider().translate('ra.action.bulk_actions', { smart_count: count })).toBe(expected);
  });

  it('has more sentences once a page has brought them, in the language that is in use', async () => {
    vi.resetModules();
    const { createI18nProvider: create } = await import('../../../src/i18n/i18nProvider');
    const { fetchSentences } = await import('../../../src/i18n/italian');
    const [words, englishWords] = [create(), create()];
    await englishWords.changeLocale('en');
    expect(words.translate('password.title')).toBe('password.title');
    await fetchSentences();
    expect(words.translate('password.title')).toBe(italian.password.title);
    expect(englishWords.translate('password.title')).toBe(en.password.title);
  });

  it('shows a key that no catalogue has as it came, and what stands in for it', () => {
    const words = createI18nProvider();
    expect(words.translate('toString')).toBe('toString');
    expect(words.translate('no.such.key', { _: '%{count} di questi', count: 1_200 })).toBe('1.200 di questi');
    expect(words.translate('')).toBe('');
  });

  it('groups numbers as its own language does', async () => {
    const words = createI18nProvider();
    await words.changeLocale('en');
    const text = words.translate('engine.list.found', { smart_count: 1_000_000 });
    expect(text).toContain('1,000,000');
    expect(words.translate('engine.list.found', { smart_count: 6_500 })).toContain('6,500');
  });

  it('shows a sentence of the provider as it came', () => {
    expect(createI18nProvider().translate(errors.stale.say, { _: errors.stale.say })).toBe(errors.stale.say);
  });
});
