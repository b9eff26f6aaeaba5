import { describe, expect, it } from 'vitest';
import { isMadeOfKnownWords } from '../../../../contract/account/knownWords';
import { passwordRules } from '../../../../contract/account/password';
import { isEasilyGuessed } from '../../../../provider/identity/accounts/guessedPassword';

const anna = [
  'rossi.SG10001',
  'Rossi',
  'Anna Maria',
  'a.rossi@example.org',
  'RSSNMR80A41Z999X',
  'Liceo Galilei',
];
/** Known data of a clerk of another school. */
const clerk = ['d.deluca.SG10001', 'SG10001', 'De Luca', 'Dària', 'Michelangelo Buonarroti', 'Firenze'];

describe('a password that keeps the stated rules', () => {
  it.each([
    ['the most used one with a capital', 'Qwerty123.'],
    ['the word for it', 'Password1.'],
    ['a first name of many', 'Alessandro1.'],
    ['the alphabet', 'Abcdefg1,'],
    ['the own tax code', 'RSSNMR80A41Z999X.'],
    ['the own user name', 'Rossi.SG10001'],
    ['the own names', 'Anna-Rossi1'],
    ['the school', 'Liceo.Galilei1'],
    ['the surname and a year', 'Rossi-2026'],
  ])('is refused where it is %s', async (_what, password) => {
    for (const { pattern, say } of passwordRules) expect(password, say).not.toMatch(pattern);
    expect(await isEasilyGuessed(password, anna)).toBe(true);
  });

  it.each([
    ['the code of the school and a word of every school', 'Sg10001-Scuola'],
    ['the name of the school and a year', 'M.Buonarroti.2026'],
    ['a month and a year', 'Gennaio2026.'],
    ['a month and a short year', 'Settembre-26'],
    ['a day with an accent', 'Lunedì-2026'],
    ['a season', 'Primavera.2027'],
    ['the name of the product and a year', 'Sportello-2026'],
    ['the office', 'Segreteria.01'],
    ['the institute and its town', 'Istituto-Firenze1'],
    ['digits for letters', 'S3gr3t3ria-2026'],
    ['signs for letters', 'S3gre7eri@-2026'],
    ['the surname as one word', 'DeLuca.2026'],
    ['the surname in two', 'De-Luca.2026'],
    ['the name without its accent', 'Daria.1990'],
    ['the user name', 'D.Deluca-2026'],
    ['years alone', 'A.2024-2025-2026'],
  ])('is refused where it is %s', async (_what, password) => {
    for (const { pattern, say } of passwordRules) expect(password, say).not.toMatch(pattern);
    expect(isMadeOfKnownWords(password, clerk)).toBe(true);
    expect(await isEasilyGuessed(password, clerk)).toBe(true);
  });

  it.each(['Tigre-Verde-42', 'Nuova-Password1', 'xK9,mQ2pLw', 'Scelta-Sestante-47'])(
    'is taken where nobody guesses it soon: %s',
    async (password) => {
      expect(await isEasilyGuessed(password, anna)).toBe(false);
    },
  );

  it('is judged by its owner: what one of them must not choose, another may', async () => {
    expect(await isEasilyGuessed('Ndricim-1', ['Ndricim'])).toBe(true);
    expect(await isEasilyGuessed('Ndricim-1', anna)).toBe(false);
  });
});
