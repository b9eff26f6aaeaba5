import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asTaxCode,
  checkCharacter,
  isTaxCode,
  TAX_CODE,
  taxCodeOf,
} from '../../../contract/values/codiceFiscale';

describe('a tax code', () => {
  it.each([
    [
      { cognome: 'Rossi', nome: 'Mario', dataNascita: '1980-01-01', sesso: 'M', comune: 'H501' },
      'RSSMRA80A01H501U',
    ],
    [
      { cognome: 'Fo', nome: 'Dario', dataNascita: '1926-03-24', sesso: 'M', comune: 'H872' },
      'FOXDRA26C24H872Y',
    ],
    [
      { cognome: 'Moretti', nome: 'Matteo', dataNascita: '1925-04-09', sesso: 'M', comune: 'F205' },
      'MRTMTT25D09F205Z',
    ],
    [
      { cognome: 'Rossi', nome: 'Mara', dataNascita: '1980-01-01', sesso: 'F', comune: 'H501' },
      'RSSMRA80A41H501Y',
    ],
  ] as const)('of %o is known', (person, code) => {
    expect(taxCodeOf(person)).toBe(code);
  });
  it('is compared without blanks around it and in capitals', () => {
    expect(asTaxCode(' rssmra80a01h501u\t')).toBe('RSSMRA80A01H501U');
  });
  it('skips the second of four consonants in the name', () => {
    const person = {
      cognome: 'Rossi',
      nome: 'Gianfranco',
      dataNascita: '1980-01-01',
      sesso: 'M',
      comune: 'H501',
    } as const;
    expect(taxCodeOf(person).slice(3, 6)).toBe('GFR');
  });
  it('holds with omocodia when its own check character does', () => {
    const first15 = 'RSSMRA80A01H50M';
    expect(isTaxCode(first15 + checkCharacter(first15))).toBe(true);
    expect(isTaxCode('RSSMRA80A01H50MA')).toBe(checkCharacter(first15) === 'A');
  });
  it('with one character changed is refused, or is another valid form', () => {
    const code = 'RSSMRA80A01H501U';
    fc.assert(
      fc.property(fc.nat(14), fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'), (at, character) => {
        const changed = code.slice(0, at) + character + code.slice(at + 1);
        const sameCheck = checkCharacter(changed.slice(0, 15)) === 'U';
        expect(isTaxCode(changed)).toBe(TAX_CODE.test(changed) && sameCheck);
      }),
    );
  });
});
