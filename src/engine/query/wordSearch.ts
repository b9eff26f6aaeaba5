import { type Alternatives, isFoundIn, searchable } from '../../../contract/values/search';

/** An index that finds the texts containing the words of a search. */
export interface WordSearch {
  /** Returns the folded text at `position`. */
  text(position: number): string;
  /** Returns, by position, 1 if all words of one of these values are in the text. */
  having(values: Alternatives): Uint8Array;
}

/**
 * Creates an index that folds each text once and remembers the last search: most keystrokes only add a letter, so texts
 * already excluded stay excluded.
 *
 * @param textAt returns the text at `position` as displayed
 */
export function createWordSearch(count: number, textAt: (position: number) => string): WordSearch {
  const texts: string[] = [];
  let last: { readonly values: Alternatives; readonly found: Uint8Array } | undefined;

  function text(position: number): string {
    const known = texts[position];
    if (known !== undefined) return known;
    const made = searchable(textAt(position));
    texts[position] = made;
    return made;
  }

  function having(values: Alternatives): Uint8Array {
    const before = last && isNarrower(values, last.values) ? last.found : undefined;
    const found = new Uint8Array(count);
    for (let position = 0; position < count; position += 1) {
      if (before?.[position] === 0) continue;
      if (isFoundIn(text(position), values)) found[position] = 1;
    }
    last = { values, found };
    return found;
  }

  return { text, having };
}

/** Returns true if a search can find only texts that the previous one found too. */
function isNarrower(values: Alternatives, before: Alternatives): boolean {
  const [now = [], then = []] = [values[0], before[0]];
  return (
    values.length === 1 && before.length === 1 && then.every((word) => now.some((one) => one.includes(word)))
  );
}
