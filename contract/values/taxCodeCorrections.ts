import * as fieldsMessages from '../messages/it/fields';
import { asTaxCode, DIGIT_PLACES, fitsName, fitsSurname, isTaxCode, TAX_CODE } from './codiceFiscale';

/**
 * Digits for letters that resemble them. The letters of omocodia are not among them, because nobody writes them by
 * mistake.
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
/** Maximum number of replaced characters: with more, nearly any text becomes a code. */
const REPLACED = 3;

interface Named {
  readonly sn?: string | undefined;
  readonly cn?: string | undefined;
}

/** Returns whether a code can begin in this way, by its form; the rest is ignored. */
const canBegin = (beginning: string): boolean =>
  TAX_CODE.test(beginning + 'RSSMRA80A01H501U'.slice(beginning.length));

/**
 * Returns the tax codes that may have been meant by somebody who confused digits and letters (O and 0, I, L and 1, S
 * and 5) or added separators. Each has a valid check character as evidence: by chance, one text in twenty-six has one.
 * If some match the person, the others are ignored; of the rest, those with the fewest replacements are returned. Empty
 * for a valid code, and if none is close.
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

/** Provisional tax code of eleven digits, which people have until they get a full one; enterprises have no other. */
export const ELEVEN_DIGITS = {
  pattern: /^[0-9]{11}$/,
  say: fieldsMessages.elevenDigits,
} as const;
