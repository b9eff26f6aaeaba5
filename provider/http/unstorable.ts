import * as fieldsMessages from '../../contract/messages/it/fields';
import * as requestsMessages from '../../contract/messages/it/requests';
import type { FieldError } from '../../contract/schema/errors';
import { CONTROL_CHARACTERS, hasControlCharacters, storable } from '../../contract/values/normalText';

/** Maximum depth. None of our records is half as deep; a much deeper one cannot be serialised as JSON again. */
const DEEPEST = 60;

/**
 * Maximum number of values in a body: twice as many as the largest real body has, an import of 500 rows. A megabyte of
 * JSON can contain half a million.
 */
export const MOST_VALUES = 100_000;

/**
 * Maximum number of members of a record. Real records have less than half as many, and reporting each unknown one is
 * slow.
 */
const MOST_MEMBERS = 1000;

/** Maximum number of errors reported. */
const MOST_ERRORS = 100;

export const TOO_MANY = requestsMessages.tooMany;

/**
 * Returns errors for texts that cannot be stored, and for members that are nested too deeply or have too many values.
 * Stops when a limit is reached.
 */
export function unstorable(record: unknown): FieldError[] {
  const errors: FieldError[] = [];
  let values = -1;
  const memberOf = (path: string) => path.split(/[.[]/, 1)[0] ?? '';
  /** @returns whether to continue */
  const look = (value: unknown, path: string, depth: number): boolean => {
    values += 1;
    if (values > MOST_VALUES) {
      errors.push({ field: memberOf(path), message: TOO_MANY });
      return false;
    }
    if (depth > DEEPEST) errors.push({ field: memberOf(path), message: fieldsMessages.invalid });
    else if (typeof value === 'string') {
      if (hasControlCharacters(value)) errors.push({ field: path, message: CONTROL_CHARACTERS });
    } else if (Array.isArray(value)) {
      return value.every((one, index) => look(one, `${path}[${index}]`, depth + 1));
    } else if (typeof value === 'object' && value !== null) {
      const keys = Object.keys(value);
      if (keys.length > MOST_MEMBERS) {
        errors.push({ field: memberOf(path), message: TOO_MANY });
        return false;
      }
      return keys.every((key) => {
        const inside = path ? `${path}.${key}` : key;
        if (!hasControlCharacters(key))
          return look((value as Readonly<Record<string, unknown>>)[key], inside, depth + 1);
        errors.push({ field: storable(inside), message: CONTROL_CHARACTERS });
        return errors.length < MOST_ERRORS;
      });
    }
    return errors.length < MOST_ERRORS;
  };
  look(record, '', 0);
  return errors;
}
