import { describe, expect, it } from 'vitest';
import { taxCodeWarnings } from '../../../contract/values/taxCodeWarnings';
import { codeWith } from '../../fixtures/officeLists';

const mario = { codicefiscale: 'RSSMRA80A01H501U', sn: 'Rossi', cn: 'Mario', dataNascita: '1980-01-01' };

describe('what about a tax code does not fit', () => {
  it('is nothing for the code of the person, in whichever letters', () => {
    expect(taxCodeWarnings(mario)).toEqual([]);
    expect(taxCodeWarnings({ ...mario, codicefiscale: 'rssmra80a01h501u' })).toEqual([]);
  });

  it('is nothing for a code with letters in place of digits (omocodia)', () => {
    expect(taxCodeWarnings({ ...mario, codicefiscale: 'RSSMRA80A01H50MM' })).toEqual([]);
    expect(taxCodeWarnings({ ...mario, codicefiscale: 'RSSMRAULA01H501E' })).toHaveLength(1);
  });

  it('is the birthday of a woman 40 later, and no warning', () => {
    const anna = { codicefiscale: 'VRDNNA81B42H501R', sn: 'Verdi', cn: 'Anna', dataNascita: '1981-02-02' };
    expect(taxCodeWarnings(anna).filter((warning) => warning.includes('nascita'))).toEqual([]);
  });

  it.each([
    ['the last letter', { codicefiscale: 'RSSMRA80A01H501X' }, 'ultima lettera'],
    ['the surname', { sn: 'Bianchi' }, 'al cognome'],
    ['the name', { cn: 'Lucia' }, 'al nome'],
    ['the day of birth', { dataNascita: '1980-01-02' }, 'alla data di nascita'],
  ])('is %s', (_what, other, word) => {
    expect(taxCodeWarnings({ ...mario, ...other })).toEqual([expect.stringContaining(word)]);
  });

  it.each([
    ['Łuczak', 'Łucja', 'LCZLCJ'],
    ['Đorđević', 'Đurđa', 'DRDDRD'],
    ['Ørsted', 'Bjørn', 'RSTBRN'],
    ['Weiß', 'Jürgen', 'WSSJGN'],
    ['Ækre', 'Åse', 'KRASAE'],
    ['Țepeș', 'Ștefan', 'TPSSFN'],
    ['Betaña', 'Iñaki', 'BTNNKI'],
    ['Betaña', 'Iñaki', 'BTEKIA'],
    ['Alù', 'Calogero', 'LAXCGR'],
    ['Петренко', 'Олена', 'PTRLNO'],
  ])('is not the way in which a register wrote the letters of %s %s', (sn, cn, letters) => {
    const names = taxCodeWarnings({ sn, cn, codicefiscale: codeWith(letters) }).filter((one) =>
      /cognome|nome/.test(one),
    );
    expect(names).toEqual([]);
  });

  it('is not looked for where there is no whole code, nor compared with what is not known', () => {
    expect(taxCodeWarnings({ codicefiscale: 'RSSMRA', sn: 'Bianchi' })).toEqual([]);
    expect(taxCodeWarnings({ codicefiscale: 'RSSMRA80A01H501U' })).toEqual([]);
  });
});
