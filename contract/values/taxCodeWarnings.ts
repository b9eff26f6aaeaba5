import { checkCharacter, DIGIT_PLACES, fitsName, fitsSurname, TAX_CODE, taxCodeOf } from './codiceFiscale';
import { fold } from './search';

/** What a tax code is compared with; what is not known is not compared. */
interface Described {
  readonly codicefiscale?: string | null | undefined;
  readonly sn?: string | null | undefined;
  readonly cn?: string | null | undefined;
  /** YYYY-MM-DD */
  readonly dataNascita?: string | null | undefined;
}

const OMOCODIA = 'LMNPQRSTUV';

/**
 * What about a tax code does not fit, in Italian; empty when all is well, or when there is no whole code to look
 * at. These are warnings, no refusals (decision Q-083): names are written in many ways, and the code is the office's.
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
    ...(!sn || !isComparable(sn) || fitsSurname(code, sn) ? [] : [differs('al cognome')]),
    ...(!cn || !isComparable(cn) || fitsName(code, cn) ? [] : [differs('al nome')]),
    ...(!dataNascita || born.slice(6, 11) === plain.slice(6, 11) ? [] : [differs('alla data di nascita')]),
  ];
}

/** How a name of another alphabet is written in a tax code nobody can tell. */
const isComparable = (text: string): boolean => !/[^\P{L}a-z]/u.test(fold(text));

const WRONG_CHARACTER =
  "L'ultima lettera del codice fiscale non corrisponde alle altre: controllare di averlo scritto bene";
const differs = (what: string) => `Il codice fiscale non corrisponde ${what}: controllare i dati`;

/** A tax code with its digits in place of the letters that omocodia puts there. */
export const withoutOmocodia = (code: string) =>
  [...code]
    .map((character, place) =>
      DIGIT_PLACES.includes(place) && OMOCODIA.includes(character)
        ? String(OMOCODIA.indexOf(character))
        : character,
    )
    .join('');

/** Whether letters stand in a tax code where digits do, since somebody else has the same digits. */
export const isOmocodia = (code: string): boolean => TAX_CODE.test(code) && withoutOmocodia(code) !== code;
