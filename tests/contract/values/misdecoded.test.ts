import { describe, expect, it } from 'vitest';
import { misdecoded, nameWarnings } from '../../../contract/values/misdecoded';

/** Decodes UTF-8 as Windows-1252, as a misconfigured program does. */
const twice = (text: string) =>
  [...new TextEncoder().encode(text)]
    .map(
      (byte) =>
        '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'[byte - 0x80] ?? String.fromCharCode(byte),
    )
    .join('');

describe('a text that was decoded twice', () => {
  it.each(['NICOLÒ', 'Nicolò', 'D’Angelo', 'Perù', 'José', 'È', 'Müller', 'ÀÈÌÒÙ', 'Žižek'])(
    'is known by what it must have been: %s',
    (meant) => {
      expect(misdecoded(twice(meant))).toBe(meant);
    },
  );

  it.each(['NICOLÒ', 'Nicolò', 'Rossi', "D'Angelò", 'João', 'Ãngela', 'Müller', '', 'Žižek', 'Ã'])(
    'is not seen in one that was decoded once: %s',
    (name) => {
      expect(misdecoded(name)).toBeUndefined();
    },
  );

  it('is warned of a surname and of a first name', () => {
    expect(nameWarnings({ sn: 'Rossi', cn: 'NICOLÃ’' })).toEqual([
      'Il nome "NICOLÃ’" sembra letto con la codifica sbagliata: forse è "NICOLÒ"',
    ]);
    expect(nameWarnings({ sn: 'NICOLÃ’', cn: null })).toHaveLength(1);
    expect(nameWarnings({ sn: 'Nicolò' })).toEqual([]);
  });
});
