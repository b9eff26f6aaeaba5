import { useState } from 'react';
import { LETTERS_LIMIT } from '../../../../contract/account/credentials';

/** Splits letters for many people into several files: returns the parts, and the people of the chosen one. */
export function useParts<T>(people: readonly T[]) {
  const [chosen, setPart] = useState(0);
  const parts = Array.from({ length: Math.ceil(people.length / LETTERS_LIMIT) }, (_, place) => ({
    place,
    from: place * LETTERS_LIMIT + 1,
    to: Math.min(people.length, (place + 1) * LETTERS_LIMIT),
  }));
  // If there are fewer parts now, the last one is used.
  const part = Math.max(0, Math.min(chosen, parts.length - 1));
  return { parts, part, setPart, some: people.slice(part * LETTERS_LIMIT, (part + 1) * LETTERS_LIMIT) };
}
