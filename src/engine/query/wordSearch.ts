import { fold } from '../../../contract/values/search';

/** Which of many texts hold the words of a search. */
export interface WordSearch {
  /** Text number `position`, folded. */
  text(position: number): string;
  /** By position, 1 where each of these words is in the text. */
  having(words: readonly string[]): Uint8Array;
}

/**
 * Folds each text once, and remembers the last search: most keys only add a letter, and what is out then stays out.
 *
 * @param textAt text number `position` as it is read
 */
export function createWordSearch(count: number, textAt: (position: number) => string): WordSearch {
  const texts: string[] = [];
  let last: { readonly words: readonly string[]; readonly found: Uint8Array } | undefined;

  function text(position: number): string {
    const known = texts[position];
    if (known !== undefined) return known;
    const made = fold(textAt(position));
    texts[position] = made;
    return made;
  }

  function having(words: readonly string[]): Uint8Array {
    const before = last?.words.every((word) => words.some((one) => one.includes(word)))
      ? last.found
      : undefined;
    const found = new Uint8Array(count);
    for (let position = 0; position < count; position += 1) {
      if (before?.[position] === 0) continue;
      const read = text(position);
      if (words.every((word) => read.includes(word))) found[position] = 1;
    }
    last = { words, found };
    return found;
  }

  return { text, having };
}
