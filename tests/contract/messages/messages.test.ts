import { describe, expect, it } from 'vitest';
import { en } from '../../../contract/messages/en/en';
import { fill } from '../../../contract/messages/fill';
import { identify } from '../../../contract/messages/identify';
import { inEnglish } from '../../../contract/messages/inEnglish';
import { it as italian } from '../../../contract/messages/it/it';
import * as roles from '../../../contract/messages/it/roles';
import { message } from '../../../contract/messages/message';
import type { Parameter, Texts } from '../../../contract/messages/texts';
import { sourcesUnder } from '../../architecture/sources';

const codes = Object.entries<Texts>(italian).flatMap(([area, texts]) =>
  Object.keys(texts).map((key) => `${area}.${key}`),
);
const places = (text: string) => [...text.matchAll(/\{(\w+)(:\w+)?\}/g)];

/** Returns values for the places of a text; `at` chooses other ones. */
const samples = (text: string, at: number): Record<string, Parameter> =>
  Object.fromEntries(
    places(text).map(([, name = '', list], place) => [
      name,
      list
        ? ['Docente', 'Personale ATA', 'Alunno'].slice(0, 2 + at)
        : (['Ada Bianchi', 'bianchi.SG10001', '12/03/2026'][(place + at) % 3] ?? ''),
    ]),
  );
const textOf = (catalogue: Readonly<Record<string, Texts>>, code: string): string => {
  const [area = '', key = ''] = code.split('.');
  return catalogue[area]?.[key] ?? '';
};
const withPlaces = codes.filter((code) => places(textOf(italian, code)).length > 0);

describe('the catalogues of messages', () => {
  it('have the same keys, and the same places in each text', () => {
    expect(codes.length).toBeGreaterThan(600);
    expect(
      Object.entries<Texts>(en).flatMap(([area, texts]) => Object.keys(texts).map((key) => `${area}.${key}`)),
    ).toEqual(codes);
    const named = (text: string) => [...new Set(places(text).map(([place]) => place))].sort();
    for (const code of codes) expect(named(textOf(en, code)), code).toEqual(named(textOf(italian, code)));
  });

  it('have each Italian text once', () => {
    const texts = codes.map((code) => textOf(italian, code));
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it('have no text that no code uses', () => {
    const code = sourcesUnder('contract', 'provider', 'src', 'operators')
      .filter(({ path }) => !path.startsWith('contract/messages/'))
      .map(({ text }) => text)
      .join('\n');
    expect(codes.filter((one) => !code.includes(one.replace('.', 'Messages.')))).toEqual([]);
  });
});

describe('a message', () => {
  it('is Italian, with its parameters', () => {
    expect(message(roles.neededOneOf, { role: 'Docente', others: ['ATA', 'DS'] })).toBe(
      "L'opzione Docente richiede una delle opzioni ATA o DS.",
    );
  });

  it.each([0, 1])('gives its code and its parameters back, whatever stands in it (%i)', (at) => {
    expect(withPlaces.length).toBeGreaterThan(80);
    const wrong = withPlaces.filter((code) => {
      const text = textOf(italian, code);
      const params = samples(text, at);
      const found = identify(fill(text, params, 'it'));
      return found?.code !== code || JSON.stringify(found.params) !== JSON.stringify(params);
    });
    expect(wrong).toEqual([]);
    expect(
      codes.filter((code) => !withPlaces.includes(code) && identify(textOf(italian, code))?.code !== code),
    ).toEqual([]);
  });

  it('gives its number back, with the article that fits the number', () => {
    for (const count of [7, 8, 11, 1_000, 8_000])
      expect(identify(fill(italian.tables.tooLongCell, { count }, 'it'))?.code).toBe('tables.tooLongCell');
  });

  it('is no other text, and no key of the console', () => {
    expect(identify('Una frase che non c’è.')).toBeUndefined();
    expect(identify('shell.exit')).toBeUndefined();
  });
});

describe('a message in English', () => {
  it('has the names, numbers and lists of the Italian one', () => {
    expect(inEnglish("L'utenza bianchi.SG10001 esiste già: è di Ada Bianchi.")).toBe(
      'The account bianchi.SG10001 exists already: it is Ada Bianchi’s.',
    );
    expect(inEnglish("L'opzione Docente non è compatibile con le opzioni ATA, DS e Alunno.")).toBe(
      'The option Docente cannot be held with the options ATA, DS and Alunno.',
    );
    expect(inEnglish('Si possono scegliere al massimo 1.000 utenti per volta')).toBe(
      'At most 1,000 users can be chosen at a time',
    );
    expect(inEnglish("Scegliere persone dell'anno di servizio 2027.")).toBe(
      'Choose people of the service year 2027.',
    );
  });

  it('translates a message inside it', () => {
    expect(inEnglish('Il documento è già stato firmato. Firmato da Ada Bianchi, atteso Ugo Neri.')).toBe(
      'The document was signed already. Signed by Ada Bianchi, expected from Ugo Neri.',
    );
  });

  it('has singular and plural where the Italian text has both', () => {
    expect(inEnglish('disabilitato |||| disabilitati')).toBe('disabled |||| disabled');
  });

  it('is missing for any other text', () => {
    expect(inEnglish('Una frase che non c’è.')).toBeUndefined();
  });
});
