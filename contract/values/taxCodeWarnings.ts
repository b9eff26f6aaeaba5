import * as fieldsMessages from '../messages/it/fields';
import { checkCharacter, DIGIT_PLACES, fitsName, fitsSurname, TAX_CODE, taxCodeOf } from './codiceFiscale';
import { fold } from './search';

/** Data with which a tax code is compared; unknown data are ignored. */
interface Described {
  readonly codicefiscale?: string | null | undefined;
  readonly sn?: string | null | undefined;
  readonly cn?: string | null | undefined;
  /** YYYY-MM-DD */
  readonly dataNascita?: string | null | undefined;
}

const OMOCODIA = 'LMNPQRSTUV';

/**
 * Returns how a tax code does not fit its person, in Italian; empty if it fits, or if there is no complete code to
 * check. These are warnings, not refusals (decision Q-083): names are spelt in many ways, and the code is issued by the
 * tax office.
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

/** Returns whether a name can be compared: the transliteration of other alphabets in a tax code is unpredictable. */
const isComparable = (text: string): boolean => !/[^\P{L}a-z]/u.test(fold(text));

const WRONG_CHARACTER = fieldsMessages.wrongCharacter;

/** Restores the digits of a tax code that omocodia replaced by letters. */
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
