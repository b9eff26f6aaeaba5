import type { FieldError } from '../../contract/errors';

/** Null characters and halves of surrogate pairs: JSON knows them, the database has no text with one. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** No record of ours is half as deep; what is much deeper cannot be written as JSON again. */
const DEEPEST = 60;

/** The members of a record that hold a text that cannot be stored, or are too deep to be. */
export const unstorable = (record: unknown): FieldError[] =>
  Object.entries(record ?? {})
    .filter((member) => holdsUnstorable(member))
    .map(([field]) => ({ field: storable(field), message: 'Campo non valido' }));

/** A text as it can be stored. */
export const storable = (text: string): string => text.replace(new RegExp(UNSTORABLE, 'gu'), '\uFFFD');

/** Without recursion: what is sent may be deeper than the stack. */
function holdsUnstorable(value: unknown): boolean {
  const left: [value: unknown, depth: number][] = [[value, 0]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [one, depth] = next;
    if (depth > DEEPEST) return true;
    if (typeof one === 'string' && UNSTORABLE.test(one)) return true;
    if (typeof one !== 'object' || one === null) continue;
    for (const [key, member] of Object.entries(one)) left.push([key, depth], [member, depth + 1]);
  }
  return false;
}
