import { describe, expect, it } from 'vitest';
import type { ValidationError } from 'yup';
import { endpoints } from '../../../contract/endpoints';
import { fieldSchema, recordSchema } from '../../../contract/schema/fieldSchema';
import { type Field, fields } from '../../../contract/schema/fields';
import { userUpdateFields } from '../../../contract/users/endpoints';

function refusals(field: Field, value: unknown): string[] {
  try {
    fieldSchema(field).validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as ValidationError).errors;
  }
}

/** Returns a field and its nested fields, each with its name. */
function within(field: Field, name: string): (readonly [string, Field])[] {
  if (field.kind === 'list') return within(field.of, name);
  if (field.kind === 'record')
    return Object.entries(field.of).flatMap(([of, one]) => within(one, `${name}.${of}`));
  return [[name, field]];
}
const sent = endpoints.flatMap(({ id, body }) => (body ? within(body, id) : []));

describe('a field as a check', () => {
  it.each<[string, Field, unknown]>([
    ['a text that is missing', { kind: 'text', required: true }, undefined],
    ['a text that is null', { kind: 'text', required: true }, null],
    ['a text that is empty', { kind: 'text', required: true }, ''],
    ['a number where a text belongs', { kind: 'text' }, 5],
    ['a text that is too long', { kind: 'text', max: 2 }, 'abc'],
    ['a text that is too short', { kind: 'text', min: 2 }, 'a'],
    ['a text where a number belongs', { kind: 'number' }, '5'],
    ['a fraction where a whole number belongs', { kind: 'number', integer: true }, 1.5],
    ['a whole number that no column holds', { kind: 'number', integer: true }, 1e300],
    ['euros that no column holds', { kind: 'money' }, 1e300],
    ['a word where a flag belongs', { kind: 'flag' }, 'true'],
    ['30 February', { kind: 'day' }, '2026-02-30'],
    ['a moment where a day belongs', { kind: 'day' }, '2026-02-03T10:00:00Z'],
    ['a word where a moment belongs', { kind: 'instant' }, 'ieri'],
    ['a moment before the first year', { kind: 'instant' }, '-000001-01-01T00:00:00Z'],
    ['a moment in words', { kind: 'instant' }, 'Nov 3 2026'],
    ['a day of no year', { kind: 'day' }, '0000-01-01'],
    ['a value outside the choice', { kind: 'choice', of: ['a', 'b'] }, 'c'],
    ['a list that is too long', { kind: 'list', max: 1, of: { kind: 'text' } }, ['a', 'b']],
    ['a list with a wrong member', { kind: 'list', of: { kind: 'number' } }, ['a']],
    ['a list where a record belongs', { kind: 'record', of: {} }, []],
  ])('refuses %s', (_name, field, value) => {
    expect(refusals(field, value)).not.toEqual([]);
  });

  it.each<[string, Field, unknown]>([
    ['an optional text that is null', { kind: 'text', max: 3 }, null],
    ['an optional text that is absent', { kind: 'text' }, undefined],
    ['29 February of a leap year', { kind: 'day', required: true }, '2028-02-29'],
    ['an optional choice that is null', { kind: 'choice', of: ['a'] }, null],
    ['a list that is empty', { kind: 'list', required: true, of: { kind: 'text' } }, []],
    ['a flag that is false', { kind: 'flag', required: true }, false],
    ['zero', { kind: 'number', required: true }, 0],
  ])('takes %s', (_name, field, value) => {
    expect(refusals(field, value)).toEqual([]);
  });

  it('says of a text that is too long only that: no pattern looks at it, some would take hours', () => {
    const looked: string[] = [];
    const pattern = Object.assign(/x/, { [Symbol.search]: look, test: (text: string) => look(text) === 0 });
    function look(text: string) {
      looked.push(text);
      return -1;
    }
    const field: Field = { kind: 'text', max: 3, min: 2, pattern, barred: [{ pattern, say: 'barred' }] };
    expect(refusals(field, 'abcd')).toHaveLength(1);
    expect(looked).toEqual([]);
    expect(refusals(field, 'abc')).toHaveLength(1);
    expect(looked).toEqual(['abc', 'abc']);
  });

  it('finishes at once with a million letters, for every pattern of the calls: a quadratic one would take hours', () => {
    const long = ['', 'a@', 'https://a'].flatMap((begin) =>
      ['.', 'a', '1', ' ', '-', "'"].map((letter) => `${begin}${letter.repeat(900_000)}\u0001`),
    );
    const texts = sent.flatMap(([, field]) => (field.kind === 'text' && field.pattern ? [field] : []));
    // Many calls share the same field: each is checked once.
    const distinct = new Map(texts.map((field) => [`${field.pattern} ${field.max}`, field]));
    expect(distinct.size).toBeGreaterThan(20);
    for (const field of distinct.values())
      for (const text of long) expect(refusals(field, text), `${field.pattern}`).toHaveLength(1);
  });

  it('of each whole number of a body knows the most: a column holds no more', () => {
    const whole = sent.filter(([, field]) => field.kind === 'number' && field.integer);
    expect(whole.length).toBeGreaterThan(20);
    expect(whole.filter(([, field]) => !('max' in field))).toEqual([]);
  });

  it('refuses what no field names, prototype tricks included', () => {
    const schema = recordSchema(fields({ a: { kind: 'text' } }));
    expect(schema.isValidSync({ a: 'x', b: 1 })).toBe(false);
    expect(schema.isValidSync(JSON.parse('{"__proto__": {"a": 1}, "a": "x"}'))).toBe(false);
  });
});

describe('the sentences of the user form', () => {
  const good = {
    cognome: "D'Angelò",
    nome: 'Maria-José',
    codiceFiscale: 'RSSMRA80A01H501U',
    email: 'maria@example.org',
    dataNascita: '1980-01-01',
  };
  const errorOf = (changed: object) => {
    try {
      recordSchema(userUpdateFields).validateSync({ ...good, ...changed });
      return undefined;
    } catch (error) {
      return (error as ValidationError).message;
    }
  };

  it('takes good data', () => expect(errorOf({})).toBeUndefined());

  it.each([
    ['USR-109 a surname is required', { cognome: '' }, 'Cognome obbligatorio'],
    ['USR-110 a name is required', { nome: '' }, 'Nome obbligatorio'],
    [
      'USR-111 a surname has at most 50 characters',
      { cognome: 'a'.repeat(51) },
      'Il cognome non può essere maggiore di 50 caratteri',
    ],
    [
      'USR-112 a name has at most 50 characters',
      { nome: 'a'.repeat(51) },
      'Il nome non può essere maggiore di 50 caratteri',
    ],
    ['USR-113 a surname must match a pattern', { cognome: 'Ross1' }, 'Cognome non valido'],
    ['USR-114 a name must match a pattern', { nome: 'M@ria' }, 'Nome non valido'],
    ['USR-116 a tax code is required', { codiceFiscale: '' }, 'Codice fiscale obbligatorio'],
    [
      'USR-118 a tax code must match the full pattern',
      { codiceFiscale: 'RSSMRA80A01H501' },
      'Codice fiscale non valido',
    ],
    ['USR-119 an e-mail is required', { email: '' }, 'E-mail obbligatoria'],
    ['USR-120 an e-mail looks like x@y', { email: 'maria.example.org' }, 'E-mail non valida'],
    [
      'USR-121 a date that does not exist is refused',
      { dataNascita: '2026-02-30' },
      'Inserire la data nel formato DD/MM/YYYY',
    ],
  ])('%s', (_name, changed, sentence) => {
    expect(errorOf(changed)).toBe(sentence);
  });

  it.each([
    ['USR-111', 'cognome'],
    ['USR-112', 'nome'],
  ])('%s takes a %s of 50 characters', (_id, name) => {
    expect(errorOf({ [name]: 'a'.repeat(50) })).toBeUndefined();
  });
  it('USR-121 an empty date is not checked', () => {
    expect(errorOf({ dataNascita: null })).toBeUndefined();
    expect(errorOf({ dataNascita: '' })).toBeUndefined();
  });
  it('USR-117 a tax code has at most 16 characters', () => {
    expect(errorOf({ codiceFiscale: 'RSSMRA80A01H501UX' })).toBe('Codice fiscale non valido');
  });
});
