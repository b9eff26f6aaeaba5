import { describe, expect, it } from 'vitest';
import { recordSchema } from '../../../contract/schema/fieldSchema';
import type { Fields } from '../../../contract/schema/fields';
import { isTaxCode } from '../../../contract/values/codiceFiscale';
import { resources } from '../../../src/resources';
import { users } from '../../../src/resources/users/users';
import { fake } from '../../fixtures/fake/fake';
import { createRandom } from '../../fixtures/fake/random';
import { textMatching } from '../../fixtures/fake/textMatching';
import { addressesIn, isNobodysAddress, taxCodesIn } from '../../fixtures/personal';

const every = {
  code: { kind: 'text', required: true, pattern: /^(?:A|BC)\d{2,3}-[^\s@]+(x|y)?$/ },
  short: { kind: 'text', required: true, max: 3 },
  exact: { kind: 'text', required: true, min: 40, max: 40 },
  long: { kind: 'text', required: true, lines: 8, max: 400 },
  count: { kind: 'number', required: true, integer: true, min: -3, max: 3 },
  amount: { kind: 'number', required: true, min: 0.5, max: 2 },
  on: { kind: 'flag', required: true },
  day: { kind: 'day', required: true },
  at: { kind: 'instant', required: true },
  kind: { kind: 'choice', required: true, of: ['a', 'b'] },
  some: { kind: 'list', required: true, min: 2, max: 9, of: { kind: 'day', required: true } },
  part: { kind: 'record', required: true, of: { a: { kind: 'flag' }, b: { kind: 'text', max: 2 } } },
  any: { kind: 'json', required: true },
} as const satisfies Fields;

describe('invented records', () => {
  it.each(resources.map((resource) => [resource.name, resource] as const))(
    'of %s keep the limits of every field',
    (_name, resource) => {
      const schema = recordSchema(resource.fields);
      for (const row of fake(resource, 7, 300)) {
        expect(row.id).toBe(resource.key.map((name) => String(row[name])).join('~'));
        const { id, ...record } = row;
        schema.validateSync('id' in resource.fields ? row : record);
      }
    },
  );

  it('keep the limits of every kind of field, without an absent value where one is required', () => {
    const schema = recordSchema(every);
    for (const { id: _id, ...record } of fake({ fields: every, key: ['code'] }, 1, 300)) {
      schema.validateSync(record);
      expect(Object.values(record)).not.toContain(null);
    }
  });

  it('are the same for a seed, and others for another', () => {
    expect(fake(users, 1, 20)).toEqual(fake(users, 1, 20));
    expect(fake(users, 1, 20)).not.toEqual(fake(users, 2, 20));
    expect(fake(users, 1, 20).slice(0, 5)).toEqual(fake(users, 1, 5));
  });

  it('have keys that are all different, or say that there are not so many', () => {
    expect(new Set(fake(users, 3, 2000).map(({ id }) => id)).size).toBe(2000);
    const few = {
      fields: { kind: { kind: 'choice', required: true, of: ['a', 'b'] } },
      key: ['kind'],
    } as const;
    expect(fake(few, 1, 2)).toHaveLength(2);
    expect(() => fake(few, 1, 3)).toThrow('not 3 different values of "kind"');
  });

  it('leave out now and then what need not be there', () => {
    const rows = fake(users, 5, 100);
    const absent = rows.filter((row) => row.dataScadenza === null).length;
    expect(absent).toBeGreaterThan(5);
    expect(absent).toBeLessThan(50);
  });

  it('have tax codes with the right check character, of a place that does not exist', () => {
    for (const { codicefiscale } of fake(users, 9, 200)) {
      expect(isTaxCode(String(codicefiscale)), String(codicefiscale)).toBe(true);
      expect(String(codicefiscale).slice(11, 15)).toBe('Z999');
    }
  });
});

describe('invented records of every resource', () => {
  it.each(resources.map((resource) => [resource.name, resource] as const))(
    "of %s have no address and no tax code that could be somebody's",
    (_name, resource) => {
      const text = JSON.stringify(fake(resource, 11, 100));
      expect(addressesIn(text).filter((one) => !isNobodysAddress(one))).toEqual([]);
      expect(taxCodesIn(text).filter((one) => one.slice(11, 15) !== 'Z999')).toEqual([]);
    },
  );
});

describe('a text for a pattern', () => {
  it.each([/^[A-Z]{2}\d{5}$/, /^\d+\.\d+\.\d+$/, /^(ab|cd)*e?$/, /^[\p{L} '’-]+$/u, /^a{2,}[^a-z]\.$/])(
    '%s is found',
    (pattern) => {
      const random = createRandom(4);
      for (let i = 0; i < 200; i++) expect(textMatching(pattern, random)).toMatch(pattern);
    },
  );

  it('is not invented where the pattern is not understood', () => {
    expect(() => textMatching(/^(?=a)a$/, createRandom(1))).toThrow('No text can be made for the pattern');
  });
});
