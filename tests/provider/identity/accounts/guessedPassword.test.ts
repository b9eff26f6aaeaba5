import { describe, expect, it } from 'vitest';
import { passwordRules } from '../../../../contract/entities/password';
import { isEasilyGuessed } from '../../../../provider/identity/accounts/guessedPassword';

const anna = [
  'rossi.SG10001',
  'Rossi',
  'Anna Maria',
  'a.rossi@example.org',
  'RSSNMR80A41Z999X',
  'Liceo Galilei',
];

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
