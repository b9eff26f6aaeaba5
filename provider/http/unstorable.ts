import type { FieldError } from '../../contract/errors';

/** Null characters and halves of surrogate pairs: JSON knows them, the database has no text with one. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** The members of a record that hold, however deep, a text that cannot be stored. */
export const unstorable = (record: unknown): FieldError[] =>
  Object.entries(record ?? {})
    .filter((member) => holdsUnstorable(member))
    .map(([field]) => ({ field: storable(field), message: 'Campo non valido' }));

/** A text as it can be stored. */
export const storable = (text: string): string => text.replace(new RegExp(UNSTORABLE, 'gu'), '\uFFFD');

/** Without recursion: what is sent may be deeper than the stack. */
function holdsUnstorable(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string' && UNSTORABLE.test(one)) return true;
    if (typeof one !== 'object' || one === null) continue;
    for (const [key, member] of Object.entries(one)) left.push(key, member);
  }
  return false;
}
