import { closest } from './closest';

/** That a name is not one of the known, and what to write instead; nothing when it is. */
export function unknownName(place: string, name: unknown, known: readonly string[], what: string): string[] {
  if (typeof name === 'string' && known.includes(name)) return [];
  const guess = closest(String(name), known);
  const help = guess ? `Did you mean "${guess}"?` : `Write one of: ${known.join(', ') || 'none yet'}.`;
  return [`${place} names "${String(name)}", which is not ${what}. ${help}`];
}
