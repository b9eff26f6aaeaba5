import { briefs } from './briefs';
import { inputs } from './inputs';
import { procedures } from './procedures';
import { records } from './records';
import { refusals } from './refusals';
import { signatures } from './signatures';

const known: Readonly<Record<string, string>> = {
  ...inputs,
  ...refusals,
  ...procedures,
  ...records,
  ...briefs,
  ...signatures,
};

/** A number as people write it, alone in a sentence. */
const NUMBER = /\d+(?:\.\d{3})*/;
const PLACE = '{}';

/**
 * What the contract and the provider say in Italian, in English: found by the Italian sentence, numbers being whatever they
 * are. Undefined where there is no English for it.
 */
export function inEnglish(italian: string): string | undefined {
  const whole = Object.hasOwn(known, italian) ? known[italian] : undefined;
  if (whole !== undefined) return whole;
  const [number] = NUMBER.exec(italian) ?? [];
  if (number === undefined) return undefined;
  const pattern = italian.replace(NUMBER, PLACE);
  if (!Object.hasOwn(known, pattern)) return undefined;
  return known[pattern]?.replace(PLACE, number.replaceAll('.', ','));
}
