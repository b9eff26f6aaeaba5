import { checkCharacter } from '../../contract/values/codiceFiscale';
import type { Random } from './random';

/** Deliberate errors in a tax code: schools have such people, and the console must handle them. */
export type TaxCodeAnomaly = 'missing' | 'duplicate' | 'wrongCheckCharacter';

export interface DemoTaxCode {
  readonly value: string | null;
  readonly anomaly: TaxCodeAnomaly | null;
}

/** The digit positions of a tax code, from the right, in the order in which omocodia replaces them. */
const DIGITS_FROM_THE_RIGHT = [14, 13, 12, 10, 9, 7, 6];
const LETTER_OF_DIGIT = 'LMNPQRSTUV';

/**
 * Returns the code that the Revenue Agency gives to the `nth` other person with the same code: n digits become letters.
 */
export function omocodia(taxCode: string, nth: number): string {
  const first15 = [...taxCode.slice(0, 15)];
  for (const position of DIGITS_FROM_THE_RIGHT.slice(0, nth)) {
    first15[position] = LETTER_OF_DIGIT[Number(first15[position])] as string;
  }
  return first15.join('') + checkCharacter(first15.join(''));
}

/**
 * Makes the tax codes of one school: unique among themselves and against the `taken` ones, except for the seeded
 * anomalies (some 3 in 200), which `sound` people never get.
 */
export function taxCodes(
  random: Random,
  taken: readonly string[],
): (taxCode: string, sound: boolean) => DemoTaxCode {
  const used = new Set(taken);
  let previous: string | undefined;
  return (taxCode, sound) => {
    const drawn = random.weighted({
      plain: 960,
      omocodia: 25,
      missing: 6,
      duplicate: 4,
      wrongCheckCharacter: 5,
    });
    const kind = sound ? 'plain' : drawn;
    if (kind === 'missing') return { value: null, anomaly: kind };
    if (kind === 'duplicate' && previous) return { value: previous, anomaly: kind };
    const value = free(taxCode, kind === 'omocodia' ? 1 : 0, used);
    used.add(value);
    if (kind === 'wrongCheckCharacter') return { value: spoilt(value), anomaly: kind };
    previous = value;
    return { value, anomaly: null };
  };
}

function free(taxCode: string, from: number, used: ReadonlySet<string>): string {
  for (let nth = from; nth <= DIGITS_FROM_THE_RIGHT.length; nth += 1) {
    const code = nth === 0 ? taxCode : omocodia(taxCode, nth);
    if (!used.has(code)) return code;
  }
  throw new Error(`No tax code is left for people like ${taxCode.slice(0, 6)}.`);
}

/** Returns the code with the next letter as its check character: valid in form, but wrong. */
function spoilt(taxCode: string): string {
  const next = String.fromCharCode(65 + ((taxCode.charCodeAt(15) - 65 + 1) % 26));
  return taxCode.slice(0, 15) + next;
}
