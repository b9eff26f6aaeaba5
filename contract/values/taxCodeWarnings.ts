import * as fieldsMessages from '../messages/it/fields';
import { checkCharacter, DIGIT_PLACES, fitsName, fitsSurname, TAX_CODE, taxCodeOf } from './codiceFiscale';
import { fold } from './search';

/** Data with which a tax code is compared; absent data are not compared. */
interface Described {
  readonly codicefiscale?: string | null | undefined;
  readonly sn?: string | null | undefined;
  readonly cn?: string | null | undefined;
  /** Date of birth, YYYY-MM-DD. */
  readonly dataNascita?: string | null | undefined;
}

const OMOCODIA = 'LMNPQRSTUV';

/**
 * Returns warnings, in Italian, about differences between a tax code and its person; empty if there are none, or if the
 * code is incomplete. They never refuse a code (decision Q-083), because names are spelt in many ways and the tax
 * office issues the code.
 */
export function taxCodeWarnings({ codicefiscale, sn, cn, dataNascita }: Described): string[] {
  const code = (codicefiscale ?? '').toUpperCase();
  if (!TAX_CODE.test(code)) return [];
  const plain = withoutOmocodia(code);
  const born = taxCodeOf({
    cognome: '',
    nome: '',
    dataNascita: dataNascita ?? '',
    sesso: Number(plain.slice(9, 11)) > 40 ? 'F' : 'M',
    comune: plain.slice(11, 15),
  });
  return [
    ...(checkCharacter(code.slice(0, 15)) === code[15] ? [] : [WRONG_CHARACTER]),
    ...(!sn || !isComparable(sn) || fitsSurname(code, sn) ? [] : [fieldsMessages.taxCodeOfOtherSurname]),
    ...(!cn || !isComparable(cn) || fitsName(code, cn) ? [] : [fieldsMessages.taxCodeOfOtherName]),
    ...(!dataNascita || born.slice(6, 11) === plain.slice(6, 11) ? [] : [fieldsMessages.taxCodeOfOtherDay]),
  ];
}

/**
 * Returns whether a name can be compared with a tax code. Names in other alphabets cannot, because their
 * transliteration in tax codes is unpredictable.
 */
const isComparable = (text: string): boolean => !/[^\P{L}a-z]/u.test(fold(text));

const WRONG_CHARACTER = fieldsMessages.wrongCharacter;

/** Returns a tax code with the digits that omocodia replaced by letters. */
export const withoutOmocodia = (code: string) =>
  [...code]
    .map((character, place) =>
      DIGIT_PLACES.includes(place) && OMOCODIA.includes(character)
        ? String(OMOCODIA.indexOf(character))
        : character,
    )
    .join('');

/** Returns whether a tax code contains letters in place of digits because another person has the same digits. */
export const isOmocodia = (code: string): boolean => TAX_CODE.test(code) && withoutOmocodia(code) !== code;
