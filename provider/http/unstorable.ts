import type { FieldError } from '../../contract/errors';

/** Null characters and halves of surrogate pairs: JSON knows them, the database has no text with one. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** No record of ours is half as deep; what is much deeper cannot be written as JSON again. */
const DEEPEST = 60;

/** Twice as many values as the largest body of ours has, an import of 500 rows: a megabyte of JSON holds half a million. */
const MOST_VALUES = 100_000;

const INVALID = 'Campo non valido';
const TOO_MANY = 'Contiene troppi valori: inviarli in più volte';

/** The members of a record that hold a text that cannot be stored, are too deep, or have too many values to be looked at. */
export function unstorable(record: unknown): FieldError[] {
  const counted = { values: 0 };
  const errors: FieldError[] = [];
  for (const [field, value] of Object.entries(record ?? {})) {
    const isInvalid = UNSTORABLE.test(field) || holdsUnstorable(value, 0, counted);
    const tooMany = counted.values > MOST_VALUES;
    if (isInvalid || tooMany) errors.push({ field: storable(field), message: tooMany ? TOO_MANY : INVALID });
    if (tooMany) break;
  }
  return errors;
}

/** A text as it can be stored. */
export const storable = (text: string): string => text.replace(new RegExp(UNSTORABLE, 'gu'), '\uFFFD');

/** Neither deeper nor further than the limits: what is sent may be deeper than the stack, and hold half a million values. */
function holdsUnstorable(value: unknown, depth: number, counted: { values: number }): boolean {
  counted.values += 1;
  if (depth > DEEPEST || counted.values > MOST_VALUES) return true;
  if (typeof value === 'string') return UNSTORABLE.test(value);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((one) => holdsUnstorable(one, depth + 1, counted));
  return Object.keys(value).some(
    (key) =>
      UNSTORABLE.test(key) || holdsUnstorable((value as Record<string, unknown>)[key], depth + 1, counted),
  );
}
