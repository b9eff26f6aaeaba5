import type { FieldError } from '../../contract/errors';
import { CONTROL_CHARACTERS, hasControlCharacters, storable } from '../../contract/normalText';

/** No record of ours is half as deep; what is much deeper cannot be written as JSON again. */
const DEEPEST = 60;

/** The texts in what was sent that cannot be stored, by their paths; and the members that are too deep to be. */
export function unstorable(record: unknown): FieldError[] {
  const errors: FieldError[] = [];
  // Without recursion: what is sent may be deeper than the stack.
  const left: [value: unknown, path: string, depth: number][] = [[record, '', 0]];
  for (let next = left.pop(); next && errors.length < MOST; next = left.pop()) {
    const [one, path, depth] = next;
    if (depth > DEEPEST) errors.push({ field: path.split(/[.[]/, 1)[0] ?? '', message: 'Campo non valido' });
    else if (typeof one === 'string' && hasControlCharacters(one))
      errors.push({ field: path, message: CONTROL_CHARACTERS });
    else if (typeof one === 'object' && one !== null)
      for (const [key, member] of Object.entries(one)) {
        const inside = Array.isArray(one) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
        if (hasControlCharacters(key)) errors.push({ field: storable(inside), message: CONTROL_CHARACTERS });
        else left.push([member, inside, depth + 1]);
      }
  }
  return errors;
}

/** More are not told of. */
const MOST = 100;
