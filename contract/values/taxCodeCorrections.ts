import * as fieldsMessages from '../messages/it/fields';
import { asTaxCode, DIGIT_PLACES, fitsName, fitsSurname, isTaxCode, TAX_CODE } from './codiceFiscale';

/**
 * Digits for letters that resemble them and are written by mistake. The letters of omocodia are excluded, because
 * nobody writes them by mistake.
 */
const digitFor: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};
const lettersFor: Readonly<Record<string, string>> = {
  '0': 'OQD',
  '1': 'IL',
  '2': 'Z',
  '5': 'S',
  '6': 'G',
  '8': 'B',
  I: 'L',
  L: 'I',
};
/**
 * Maximum number of characters that a correction replaces. With more replacements, almost any text could become a tax
 * code.
 */
const REPLACED = 3;

interface Named {
  readonly sn?: string | undefined;
  readonly cn?: string | undefined;
}

/** Returns whether a tax code can begin with this text, by its form. */
const canBegin = (beginning: string): boolean =>
  TAX_CODE.test(beginning + 'RSSMRA80A01H501U'.slice(beginning.length));

/**
 * Returns the tax codes that a person may have meant who confused digits and letters (O and 0, I, L and 1, S and 5) or
 * added separators. Each has a valid check character, which one text in twenty-six has by chance. If some match the
 * name, only these are considered; of them, those with the fewest replacements are returned. Empty if the text is a
 * valid code, or if no code is close.
 */
export function taxCodeCorrections(text: string, { sn, cn }: Named = {}): readonly string[] {
  const written = asTaxCode(text).replace(/[^A-Z0-9]/g, '');
  if (written.length !== 16 || isTaxCode(asTaxCode(text))) return [];
  const found: { readonly code: string; readonly replaced: number }[] = [];
  const go = (beginning: string, replaced: number) => {
    const at = beginning.length;
    if (at === written.length) {
      if (isTaxCode(beginning)) found.push({ code: beginning, replaced });
      return;
    }
    const character = written.charAt(at);
    if (canBegin(beginning + character)) go(beginning + character, replaced);
    if (replaced === REPLACED) return;
    for (const other of (DIGIT_PLACES.includes(at) ? digitFor : lettersFor)[character] ?? '')
      if (canBegin(beginning + other)) go(beginning + other, replaced + 1);
  };
  go('', 0);
  const ofPerson = found.filter(
    ({ code }) => Boolean(sn && cn) && fitsSurname(code, sn ?? '') && fitsName(code, cn ?? ''),
  );
  const chosen = ofPerson.length > 0 ? ofPerson : found;
  const fewest = Math.min(...chosen.map(({ replaced }) => replaced));
  return chosen.filter(({ replaced }) => replaced === fewest).map(({ code }) => code);
}

/**
 * Provisional tax code of eleven digits. People have it until they get a full one; the tax codes of enterprises always
 * have this form.
 */
export const ELEVEN_DIGITS = {
  pattern: /^[0-9]{11}$/,
  say: fieldsMessages.elevenDigits,
} as const;
