import { closest } from './closest';

/** Returns an error, with a suggestion, for a name that is not among the known ones; empty if it is. */
export function unknownName(place: string, name: unknown, known: readonly string[], what: string): string[] {
  if (typeof name === 'string' && known.includes(name)) return [];
  const guess = closest(String(name), known);
  const help = guess ? `Did you mean "${guess}"?` : `Write one of: ${known.join(', ') || 'none yet'}.`;
  return [`${place} names "${String(name)}", which is not ${what}. ${help}`];
}
