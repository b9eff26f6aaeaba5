import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { isMadeOfKnownWords, wordsOf } from '../../../contract/account/knownWords';

/** Of a longer password no more is judged: the rest takes time and makes it no easier to guess. */
const JUDGED = 32;
/** The steps of zxcvbn, from 0 to 4: below this one a million guesses are enough. */
const LEAST_SCORE = 2;
/**
 * Whether a password is among the first million guesses: of the lists of common passwords, of Italian words and names,
 * and of what is known of its owner; or little more than words that others know.
 *
 * @param known names, addresses and codes as they are written
 */
export async function isEasilyGuessed(password: string, known: readonly string[]): Promise<boolean> {
  judge ??= load();
  if (isMadeOfKnownWords(password, known)) return true;
  const { score } = (await judge).check(password.slice(0, JUDGED), [...known, ...wordsOf(known)]);
  return score < LEAST_SCORE;
}

let judge: Promise<ZxcvbnFactory> | undefined;

/** The lists take some 30 MB: they are read when the first password is chosen. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, common, italian] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-it'),
  ]);
  return new Factory({
    dictionary: { ...common.dictionary, ...italian.dictionary },
    graphs: common.adjacencyGraphs,
  });
}
