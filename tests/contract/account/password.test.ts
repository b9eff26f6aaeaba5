import { describe, expect, it } from 'vitest';
import { meetsRule, passwordRules } from '../../../contract/account/password';

const broken = (typed: string) =>
  passwordRules.filter((rule) => !meetsRule(rule, typed)).map(({ say }) => say);

describe('a new password', () => {
  it('ACC-020 has one of these special characters, whichever, and no other sign or digit will do (Q-033)', () => {
    const say = "Almeno un carattere speciale tra questi: %&'()*+,-./:;<=>?@";
    for (const sign of "%&'()*+,-./:;<=>?@") expect(broken(`Abcdefg1${sign}`), sign).toEqual([]);
    for (const other of '!"#$[\\]^_`{|}~£€§0123456789')
      expect(broken(`Abcdefg1${other}`), other).toEqual([say]);
  });

  it('ACC-017 ACC-018 ACC-019 ACC-021 keeps the other rules at their edges', () => {
    expect(broken('Abcde1-')).toEqual(['Almeno 8 caratteri']);
    expect(broken('Abcdef1-')).toEqual([]);
    expect(broken('abcdef1-')).toEqual(['Almeno un carattere maiuscolo']);
    expect(broken('Abcdefg-')).toEqual(['Almeno un numero']);
    for (const space of [' ', '\t', '\u00a0'])
      expect(broken(`Abcdef1-${space}`)).toEqual(['La Password non consente spazi']);
  });
});
