import { expect, it } from 'vitest';
import { textbookChecksum } from '../../../contract/licences/textbooks';

it('ADM-058 the code of textbooks is the product of the character codes, modulo 12573435 at each step', () => {
  expect(textbookChecksum('')).toBe(1);
  expect(textbookChecksum('SG')).toBe(83 * 71);
  // 83 · 71 · 49 · 48 = 13,860,336, the first product beyond the modulus.
  expect(textbookChecksum('SG10')).toBe(13_860_336 - 12_573_435);
  expect(textbookChecksum('SG10001')).toBeLessThan(12_573_435);
});
