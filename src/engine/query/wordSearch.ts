import { fold } from '../../../contract/values/search';

/** An index that finds the texts containing the words of a search. */
export interface WordSearch {
  /** Returns the folded text at `position`. */
  text(position: number): string;
  /** Returns, by position, 1 if all these words are in the text. */
  having(words: readonly string[]): Uint8Array;
}

/**
 * Creates an index that folds each text once and remembers the last search: most keystrokes only add a letter, so texts
 * already excluded stay excluded.
 *
 * @param textAt returns the text at `position` as displayed
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
