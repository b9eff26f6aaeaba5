import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { userFields } from '../../../contract/users/user';
import { asName, NAME } from '../../../contract/values/nameText';
import { normalText } from '../../../contract/values/normalText';

describe('a name of a person', () => {
  it.each(['’', '‘', '‛', 'ʼ', 'ʹ', '′', '＇', '`', '´', "'"])(
    'has one apostrophe, also where it is written %s',
    (mark) => {
      expect(NAME.test(`D${mark}Amico`)).toBe(true);
      expect(normalText(userFields.sn, `D${mark}Amico`)).toBe("D'Amico");
    },
  );

  it.each(['-', '‐', '‑', '–'])('has one hyphen, also where it is written %s', (mark) => {
    expect(NAME.test(`O'Neil${mark}Ferrari`)).toBe(true);
    expect(normalText(userFields.cn, `O'Neil${mark}Ferrari`)).toBe("O'Neil-Ferrari");
  });

  it.each([
    ['two  spaces', 'Anna  Maria', 'Anna Maria'],
    ['a space that does not break', 'De\u00A0Luca', 'De Luca'],
    ['decomposed letters', 'Nicolo\u0300', 'Nicolò'],
    ['dots', 'M. Teresa', 'M. Teresa'],
    ['capitals with apostrophes for accents', "NICOLO'", "NICOLO'"],
    ['letters of another alphabet', 'Петренко', 'Петренко'],
    ['letters that were decoded twice', 'NICOLÃ’', 'NICOLÃ’'],
  ])('is stored with %s as it should be', (_what, text, stored) => {
    expect(normalText(userFields.cn, text)).toBe(stored);
  });

  it('is the same when it is normalised again, and is a name where it was one', () => {
    const part = fc.constantFrom('A', 'ò', 'o\u0300', 'ß', ' ', '\u00A0', '’', '`', '–', '.', 'Ł', '明', '1');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        const name = asName(text);
        expect(asName(name)).toBe(name);
        if (NAME.test(text)) expect(NAME.test(name)).toBe(true);
      }),
    );
  });
});
