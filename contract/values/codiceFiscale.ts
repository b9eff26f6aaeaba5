/**
 * Italian tax code of a person: form, check character and omocodia (D.M. 23/12/1976; circolare Agenzia delle Entrate
 * 73/E/2009: digits are replaced by letters if two people would share a code).
 */
import { fold } from './search';

const ODD: Record<string, number> = Object.fromEntries(
  [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((character, index) => [
    character,
    [
      1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14,
      16, 10, 22, 25, 24, 23,
    ][index] as number,
  ]),
);
const MONTHS = 'ABCDEHLMPRST';

declare const normalised: unique symbol;

/** Tax code in the form in which it is stored and compared: without spaces, in upper case. It may be invalid. */
export type TaxCode = string & { readonly [normalised]: true };

/** Pattern of texts that need no normalisation. Most codes match it, and fifty thousand are read at once. */
const USUAL = /^[A-Z0-9]*$/;

/**
 * Normalises a text to a {@link TaxCode}. All tax codes from inputs, registries and old rows are created by this
 * function.
 */
export const asTaxCode = (text: string): TaxCode => {
  if (USUAL.test(text)) return text as TaxCode;
  return text
    .normalize('NFC')
    .replace(/[\s\u200b-\u200f\ufeff]/g, '')
    .toUpperCase() as TaxCode;
};

/** Pattern of a tax code, including omocodia; the check character is not verified (decision Q-083). */
export const TAX_CODE =
  /^[A-Z]{6}[0-9LMNPQRSTUV]{2}[ABCDEHLMPRST][0-9LMNPQRSTUV]{2}[A-Z][0-9LMNPQRSTUV]{3}[A-Z]$/;

/** Positions of the digits of a tax code, which omocodia replaces by letters. */
export const DIGIT_PLACES: readonly number[] = [6, 7, 9, 10, 12, 13, 14];

/** Returns whether the pattern of a field is that of tax codes, whose values are normalised before validation. */
export const isTaxCodePattern = (pattern: RegExp | undefined): boolean => pattern === TAX_CODE;

/** Returns the check character (the sixteenth) for the first fifteen. */
export function checkCharacter(first15: string): string {
  const sum = [...first15].reduce(
    (total, character, index) => total + (index % 2 === 0 ? (ODD[character] ?? 0) : even(character)),
    0,
  );
  return String.fromCharCode(65 + (sum % 26));
}

const even = (character: string) => (character >= 'A' ? character.charCodeAt(0) - 65 : Number(character));

/** Returns whether form and check character are valid. */
export function isTaxCode(value: string): boolean {
  return TAX_CODE.test(value) && checkCharacter(value.slice(0, 15)) === value[15];
}

export interface Person {
  readonly cognome: string;
  readonly nome: string;
  /** YYYY-MM-DD */
  readonly dataNascita: string;
  readonly sesso: 'M' | 'F';
  /** Cadastral code of the municipality of birth, such as H501 for Rome. */
  readonly comune: string;
}

/** Returns the tax code of a person, without omocodia. */
export function taxCodeOf(person: Person): string {
  const [year = '', month = '', day = ''] = person.dataNascita.split('-');
  const birthDay = String(Number(day) + (person.sesso === 'F' ? 40 : 0)).padStart(2, '0');
  const first15 = `${surname(person.cognome)}${name(person.nome)}${year.slice(2)}${MONTHS[Number(month) - 1]}${birthDay}${person.comune}`;
  return first15 + checkCharacter(first15);
}

/**
 * Letters that offices transliterate to the 26 letters in several ways: by the table of the registry offices, which the
 * tax office adopted (circolare 34/E of 20 July 2011); without the diacritic, as in older codes; as in passports (ICAO
 * 9303).
 */
const SPELLINGS: readonly Readonly<Record<string, string>>[] = [
  { ä: 'ae', æ: 'ae', ö: 'oe', œ: 'oe', ü: 'ue', ß: 'ss', ø: 'o' },
  { æ: 'a', œ: 'o', ß: 's', ø: 'o', þ: 't' },
  { ä: 'ae', å: 'aa', ö: 'oe', ø: 'oe', ü: 'ue', þ: 'th' },
];

/** Returns the letters of a text that tax codes use, without accents and in upper case. */
const letters = (text: string) =>
  fold(text)
    .toUpperCase()
    .replace(/[^A-Z]/g, '');

/**
 * Returns the possible spellings of a name in tax codes, including those without the letters that a register did not
 * support.
 */
const writings = (text: string): readonly string[] => {
  const composed = text.normalize('NFC').toLowerCase();
  return [
    ...SPELLINGS.map((spelt) => composed.replace(/\P{ASCII}/gu, (one) => spelt[one] ?? one)),
    composed.replace(/[^a-z]/g, ''),
  ];
};

const consonants = (text: string) => letters(text).replace(/[AEIOU]/g, '');
const vowels = (text: string) => letters(text).replace(/[^AEIOU]/g, '');
const three = (text: string) => `${text}XXX`.slice(0, 3);

const surname = (text: string) => three(consonants(text) + vowels(text));

/** Encodes a first name: with four consonants or more, the second is skipped. */
function name(text: string): string {
  const own = consonants(text);
  return three(own.length > 3 ? `${own[0]}${own.slice(2)}` : own + vowels(text));
}

/** Returns whether a surname matches the first three letters of a tax code. */
export const fitsSurname = (code: string, text: string): boolean =>
  writings(text).some((one) => surname(one) === code.slice(0, 3));

/** Returns whether a first name matches the fourth to sixth letters of a tax code. */
export const fitsName = (code: string, text: string): boolean =>
  writings(text).some((one) => name(one) === code.slice(3, 6));
