import { describe, expect, it } from 'vitest';
import { taxCodeOf } from '../../../contract/values/codiceFiscale';
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

  const born = { dataNascita: '1980-01-01' };
  const codeOf = (cognome: string, nome: string) =>
    taxCodeOf({ cognome, nome, ...born, sesso: 'M', comune: 'Z112' });

  it.each([
    ['Öz', 'Ü', ['OEZ UE', 'OZ U']],
    ['Bäh', 'Jörg', ['BAEH JOERG', 'BAH JORG']],
    ['Weiß', 'Uwe', ['WEISS UWE']],
    ['Æbo', 'Åse', ['AEBO ASE', 'AEBO AASE', 'ABO ASE']],
    ['Lœw', 'Zoë', ['LOEW ZOE']],
    ['Øby', 'Bjørn', ['OBY BJORN', 'OEBY BJOERN']],
    ['Łoś', 'Łucja', ['LOS LUCJA']],
    ['Đo', 'Þór', ['DO THOR', 'DO TOR']],
    ['Čož', 'Şen', ['COZ SEN']],
    ["D'Alò", 'Niccolò', ['DALO NICCOLO']],
    ['Ou\u0308z', 'A\u0300', ['OUEZ A', 'OUZ A']],
  ])('is nothing for the name of %s %s in any spelling that offices use', (sn, cn, spelt) => {
    for (const one of spelt) {
      const [cognome = '', nome = ''] = one.split(' ');
      expect(taxCodeWarnings({ codicefiscale: codeOf(cognome, nome), sn, cn, ...born }), one).toEqual([]);
    }
    expect(taxCodeWarnings({ codicefiscale: codeOf('BIANCHI', 'LUCIA'), sn, cn, ...born })).toHaveLength(2);
  });

  it.each([
    ['Жуков', 'Георгий'],
    ['王', '小明'],
    ['Əliyev', 'Ŋuyen'],
  ])('is not looked for in the name of %s %s, whose spelling in a passport is not known', (sn, cn) => {
    expect(taxCodeWarnings({ codicefiscale: codeOf('ZHUKOV', 'GEORGII'), sn, cn, ...born })).toEqual([]);
    const other = { codicefiscale: codeOf('ZHUKOV', 'GEORGII'), sn, cn: 'Mario', ...born };
    expect(taxCodeWarnings(other)).toEqual([expect.stringContaining('al nome')]);
  });
});
