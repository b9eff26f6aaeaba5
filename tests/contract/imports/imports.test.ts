import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellCheck, type Importable, missingIn, readRow } from '../../../contract/imports/imports';
import { fieldSchema } from '../../../contract/schema/fieldSchema';
import { type Field, type Fields, fields } from '../../../contract/schema/fields';
import { importedUser, importedUsername } from '../../../contract/users/importedUser';

const of: Importable = importedUser;
const TODAY = '2026-11-28';
const schemas = Object.fromEntries(
  Object.entries(of.fields).map(([name, field]) => [name, fieldSchema(field)]),
);
const refused = (name: string, value: unknown): boolean => !schemas[name]?.isValidSync(value);

describe('a row of a file', () => {
  it('is refused in exactly the fields that their schemas refuse, however its cells are written', () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.constantFrom(
        'RSSMRA80A01H501U',
        'rssmra80a01h501u',
        'a@b',
        '30/02/2027',
        '1/9/2026',
        '2026-09-01',
        "D'Angelò",
      ),
      fc.stringMatching(/^[A-Z]{6}\d\d[A-Z]\d\d[A-Z]\d{3}[A-Z]$/),
    );
    const row = fc.record(Object.fromEntries(Object.keys(of.fields).map((name) => [name, cell])));
    fc.assert(
      fc.property(row, (cells) => {
        const { values, problems } = readRow(of, cells, TODAY);
        const wrong = Object.keys(values).filter((name) => refused(name, values[name]));
        expect(Object.keys(problems)).toEqual(wrong);
      }),
      { numRuns: 500 },
    );
  });

  it('is never found fine where its schema refuses it, for a thousand cells in every kind of field', () => {
    const kinds: Importable = {
      fields: fields({
        ...importedUser.fields,
        short: { kind: 'text', min: 3, max: 5 },
        tame: { kind: 'text', barred: [{ pattern: /[<>]/, say: 'no' }] },
        code: { kind: 'text', pattern: /^[A-Z]{2}\d?$/, required: true },
        day: { kind: 'day', required: true },
        on: { kind: 'flag' },
        many: { kind: 'number', integer: true, min: 2, max: 40 },
        one: { kind: 'choice', of: ['a', 'b'] },
      }),
      identify: [],
      capitals: ['codicefiscale', 'code'],
    };
    const checks = Object.keys(kinds.fields).map((name) => ({
      name,
      check: cellCheck(kinds, name, TODAY),
      schema: fieldSchema(kinds.fields[name] as Field),
    }));
    const cell = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(
        '',
        ' ',
        'a',
        'b',
        ' ab ',
        'ab1',
        '<b>',
        'sì',
        'FALSO',
        '2',
        '2,5',
        '41',
        '’',
        'ß',
        "'=1",
      ),
      fc.stringMatching(/^[0-9 ]{2}[/.:0-]\d{2}[/.:0-]\d{4}$/),
      fc.stringMatching(/^[0-3]\d\/[01]\d\/(19|20)\d\d$/),
      fc.stringMatching(/^(19|20)\d\d-[01]\d-[0-3]\d$/),
      fc.stringMatching(/^[A-Za-z]{6}\d\d[A-Z]\d\d[A-Z]\d{3}[A-Z]$/),
      fc.stringMatching(/^[a-z ]{1,5}@[a-z ]{1,5}$/),
    );
    const found = { fine: 0, refused: 0 };
    fc.assert(
      fc.property(cell, (text) => {
        for (const { name, check, schema } of checks) {
          const value = readRow(kinds, { [name]: text }, TODAY).values[name];
          const wrong = value !== undefined && !schema.isValidSync(value);
          const fine = check.isFine(text);
          expect([name, text, wrong && fine]).toEqual([name, text, false]);
          expect([name, text, check.problem(text) !== undefined]).toEqual([name, text, wrong]);
          found.fine += Number(fine);
          found.refused += Number(wrong);
        }
      }),
      { numRuns: 1000 },
    );
    expect(Math.min(found.fine, found.refused)).toBeGreaterThan(1000);
  });

  it('reads days as they are written in Italy and by spreadsheets, and never moves them', () => {
    const day = (written: string) => readRow(of, { dataScadenza: written }, TODAY).values.dataScadenza;
    for (const written of [
      '1/9/2026',
      '01/09/2026',
      '01-09-2026',
      '1.9.2026',
      '2026-09-01',
      '2026-09-01 00:00:00',
      '2026-09-01T00:00:00.000Z',
      '01/09/2026 00:00:00',
      '01/09/2026 00:00',
      '1/9/2026 0:00:00',
      '01/09/2026 0.00.00',
    ])
      expect(day(written)).toBe('2026-09-01');
    expect(day('01/09/2026 10:00:00')).toBe('2026-09-01');
    expect(readRow(of, { dataScadenza: '9/31/2026' }, TODAY).problems).toHaveProperty('dataScadenza');
  });

  it('reads yes, no and numbers, and says of what is neither that it cannot', () => {
    const kinds: Fields = fields({ on: { kind: 'flag' }, many: { kind: 'number', integer: true } });
    const read = (on: string, many: string) =>
      readRow({ fields: kinds, identify: [], capitals: [] }, { on, many }, TODAY);
    expect(read('Sì', '12').values).toEqual({ on: true, many: 12 });
    expect(read('no', '1,5').problems).toEqual({ many: 'Campo non valido' });
    expect(read('forse', 'dodici').problems).toEqual({ on: 'Campo non valido', many: 'Campo non valido' });
  });

  it('takes the apostrophe off that made a cell no formula, and spaces around it', () => {
    expect(readRow(of, { sn: "'=Rossi", cn: "  D'Angelò  " }, TODAY).values).toEqual({
      sn: '=Rossi',
      cn: "D'Angelò",
    });
  });

  it('says what is missing for a new record: only what is required and not there', () => {
    expect(Object.keys(missingIn(of, readRow(of, { sn: 'Rossi', email: 'a@b' }, TODAY)))).toEqual([
      'cn',
      'codicefiscale',
    ]);
  });

  it('names a user with the school code or without, in whichever letters', () => {
    for (const name of ['Rossi.Mario', 'rossi.mario.sg10001', 'ROSSI.MARIO.SG10001'])
      expect(importedUsername(name, 'SG10001')).toBe('rossi.mario');
  });
});
