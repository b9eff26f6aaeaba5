import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { isMadeOfKnownWords, wordsOf } from '../../../contract/account/knownWords';

/** Characters of a password that are judged; further ones take time and do not make it easier to guess. */
const JUDGED = 32;
/** Minimum zxcvbn score, from 0 to 4: a lower one means that a million guesses are enough. */
const LEAST_SCORE = 2;
/**
 * Tells whether a password is among the first million guesses (lists of common passwords, Italian words and names,
 * known data of its owner), or consists of little more than known words.
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

/** Loads the lists when the first password is chosen; they take some 30 MB. */
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
