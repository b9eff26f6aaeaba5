import { checkCharacter, type Person, TAX_CODE, taxCodeOf } from './codiceFiscale';
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
/** Where a tax code has digits, that omocodia turns into letters. */
const DIGITS = [6, 7, 9, 10, 12, 13, 14];

/**
 * What about a tax code does not fit, in Italian; empty when all is well, or when there is no whole code to look
 * at. These are warnings, no refusals (decision Q-083): names are written in many ways, and the code is the office's.
 */
export function taxCodeWarnings({ codicefiscale, sn, cn, dataNascita }: Described): string[] {
  const code = (codicefiscale ?? '').toUpperCase();
  if (!TAX_CODE.test(code)) return [];
  const plain = withoutOmocodia(code);
  const person: Person = {
    cognome: sn ?? '',
    nome: cn ?? '',
    dataNascita: dataNascita ?? '',
    sesso: Number(plain.slice(9, 11)) > 40 ? 'F' : 'M',
    comune: plain.slice(11, 15),
  };
  const isAt = (from: number, to: number, spelt: Person) =>
    taxCodeOf(spelt).slice(from, to) === code.slice(from, to);
  return [
    ...(checkCharacter(code.slice(0, 15)) === code[15] ? [] : [WRONG_CHARACTER]),
    ...(!sn || fits(sn, (cognome) => isAt(0, 3, { ...person, cognome })) ? [] : [differs('al cognome')]),
    ...(!cn || fits(cn, (nome) => isAt(3, 6, { ...person, nome })) ? [] : [differs('al nome')]),
    ...(!dataNascita || taxCodeOf(person).slice(6, 11) === plain.slice(6, 11)
      ? []
      : [differs('alla data di nascita')]),
  ];
}

/**
 * Letters that offices write in more than one way in 26 letters: by the table of the registry offices, which the tax office took
 * over (circolare 34/E of 20 July 2011); without the sign on them, as older codes have them; as passports do (ICAO 9303).
 */
const SPELLINGS: readonly Readonly<Record<string, string>>[] = [
  { ä: 'ae', æ: 'ae', ö: 'oe', œ: 'oe', ü: 'ue', ß: 'ss', ø: 'o' },
  { æ: 'a', œ: 'o', ß: 's', ø: 'o', þ: 't' },
  { ä: 'ae', å: 'aa', ö: 'oe', ø: 'oe', ü: 'ue' },
];

/**
 * Whether a name in any of its spellings fits the code. A name with letters that none of them knows, as of another alphabet, is
 * not compared: the code is of the spelling in a passport, which nobody has said.
 */
function fits(name: string, isIn: (spelt: string) => boolean): boolean {
  const composed = name.normalize('NFC').toLowerCase();
  const spelt = SPELLINGS.map((letters) =>
    fold(composed.replace(/\P{ASCII}/gu, (one) => letters[one] ?? one)),
  );
  return spelt.some((one) => isIn(one) || /[^\P{L}a-z]/u.test(one));
}

const WRONG_CHARACTER =
  "L'ultima lettera del codice fiscale non corrisponde alle altre: controllare di averlo scritto bene";
const differs = (what: string) => `Il codice fiscale non corrisponde ${what}: controllare i dati`;

/** A tax code with its digits in place of the letters that omocodia puts there. */
export const withoutOmocodia = (code: string) =>
  [...code]
    .map((character, place) =>
      DIGITS.includes(place) && OMOCODIA.includes(character)
        ? String(OMOCODIA.indexOf(character))
        : character,
    )
    .join('');

/** Whether letters stand in a tax code where digits do, since somebody else has the same digits. */
export const isOmocodia = (code: string): boolean => TAX_CODE.test(code) && withoutOmocodia(code) !== code;
