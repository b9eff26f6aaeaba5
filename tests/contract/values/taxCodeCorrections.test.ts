import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldSchema } from '../../../contract/schema/fieldSchema';
import { userFields } from '../../../contract/users/user';
import { isTaxCode, taxCodeOf } from '../../../contract/values/codiceFiscale';
import { taxCodeCorrections } from '../../../contract/values/taxCodeCorrections';

const CODE = 'RSSMRA80A01H501U';

describe('a mistyped tax code', () => {
  it.each([
    ['a letter O in place of a zero', 'RSSMRA8OA01H501U'],
    ['two letters O', 'RSSMRA8OAO1H501U'],
    ['a letter I in place of a one', 'RSSMRA80A0IH501U'],
    ['a letter L in place of a one, which omocodia has there', 'RSSMRA80A0LH501U'],
    ['a letter S in place of a five, which omocodia has there', 'RSSMRA80A01HS01U'],
    ['digits in the surname', 'R55MRA80A01H501U'],
    ['small letters and spaces too', ' rss mra 8oa01 h501u '],
    ['signs between', 'RSS-MRA-80A01-H501U'],
    ['the signs of a bar code', '*RSSMRA80A01H501U*'],
  ])('is corrected where it has %s', (_what, text) => {
    expect(taxCodeCorrections(text)).toEqual([CODE]);
  });

  it('is corrected to the one of the person where several have the right check character', () => {
    const several = taxCodeCorrections('RSSMRA80A0LH50LU');
    expect(taxCodeCorrections('RSSMRA80A0LH50LU', { sn: 'Rossi', cn: 'Mario' }).length).toBeLessThanOrEqual(
      several.length,
    );
    expect(several).toContain(CODE);
  });

  it.each([
    ['right', CODE],
    ['right with letters of omocodia', 'RSSMRA80A01H50MM'],
    ['right in small letters', 'rssmra80a01h501u'],
    ['of another person altogether', 'RSSMRA80A01H501X'],
    ['too short', 'RSSMRA80A01H501'],
    ['of eleven digits', '12345678903'],
    ['nothing', ''],
    ['some text', 'NON DISPONIBILE!'],
  ])('is left alone where it is %s', (_what, text) => {
    expect(taxCodeCorrections(text)).toEqual([]);
  });

  it('is never corrected to something that is none, and its own code is among the corrections', () => {
    const confused: Readonly<Record<string, string>> = {
      '0': 'O',
      '1': 'I',
      '5': 'S',
      O: '0',
      I: '1',
      S: '5',
    };
    const person = fc.record({
      cognome: fc.constantFrom('Rossi', 'Esposito', 'Osio', 'Lo Iacono', 'Sisi'),
      nome: fc.constantFrom('Ada', 'Isotta', 'Luigi', 'Sossio'),
      dataNascita: fc.constantFrom('1980-01-01', '1955-11-05', '2001-05-15', '1970-10-10'),
      sesso: fc.constantFrom('M' as const, 'F' as const),
      comune: fc.constantFrom('H501', 'F205', 'L219', 'A010'),
    });
    fc.assert(
      fc.property(person, fc.integer({ min: 0, max: 14 }), (of, at) => {
        const code = taxCodeOf(of);
        const other = confused[code.charAt(at)];
        fc.pre(other !== undefined);
        const mistyped = code.slice(0, at) + other + code.slice(at + 1);
        const found = taxCodeCorrections(mistyped, { sn: of.cognome, cn: of.nome });
        expect(found.every(isTaxCode)).toBe(true);
        expect(isTaxCode(mistyped) || found.includes(code)).toBe(true);
      }),
    );
  });
});

it('a tax code of eleven digits is refused in words, where others are "not valid"', async () => {
  const why = (value: string) =>
    fieldSchema(userFields.codicefiscale)
      .validate(value)
      .then(
        () => undefined,
        (error: Error) => error.message,
      );
  expect(await why('12345678903')).toContain('ha 11 cifre: è provvisorio');
  expect(await why('RSSMRA')).toBe('Codice fiscale non valido');
  expect(await why(CODE)).toBeUndefined();
});
