import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Of a longer password no more is judged: the rest takes time and makes it no easier to guess. */
const JUDGED = 32;
/** The steps of zxcvbn, from 0 to 4: below this one a million guesses are enough. */
const LEAST_SCORE = 2;
/** What a password has at least besides the words that are known. */
const LEAST_OWN = 6;
/** What stands between the words of a name, a user name or an e-mail. */
const BETWEEN_WORDS = /[\s.@_-]+/;
/** Shorter words are part of anything. */
const LEAST_WORD = 3;

/**
 * Whether a password is among the first million guesses: of the lists of common passwords, of Italian words and names,
 * and of what is known of its owner.
 *
 * @param known names, addresses and codes as they are written
 */
export async function isEasilyGuessed(password: string, known: readonly string[]): Promise<boolean> {
  judge ??= load();
  const words = known.flatMap((one) => [one, ...one.split(BETWEEN_WORDS)]);
  const distinct = [...new Set(words)].filter(({ length }) => length >= LEAST_WORD);
  if (without(distinct, password).length < LEAST_OWN) return true;
  const { score } = (await judge).check(password.slice(0, JUDGED), distinct);
  return score < LEAST_SCORE;
}

/** What is left of a password; longer words are taken out first, as they may hold shorter ones. */
function without(words: readonly string[], password: string): string {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  return longestFirst.reduce((left, word) => left.replaceAll(word.toLowerCase(), ''), password.toLowerCase());
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
