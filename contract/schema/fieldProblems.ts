import { type Schema, ValidationError } from 'yup';
import type { FieldError } from './errors';
import type { Viewer } from './where';

/**
 * Number of parts of a value above which only the first error is reported, because collecting all of them is too slow.
 */
const TOLD_WHOLE = 1000;

/**
 * Returns all errors of a schema in a value: the path of each, as `righe[2].nome`, and the reason. Empty if the value
 * is valid. For a value with more than a thousand parts, only the first error.
 *
 * @param viewer the person and the time, which rules between fields may use
 */
export function fieldProblems(schema: Schema, value: unknown, viewer?: Viewer): readonly FieldError[] {
  try {
    schema.validateSync(value, { abortEarly: hasManyParts(value), context: { viewer } });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.length > 0 ? error.inner : [error];
    return found.flatMap((one) =>
      namesOf(one).map((name) => ({
        field: [one.path, name].filter(Boolean).join('.'),
        message: one.message,
      })),
    );
  }
}

/**
 * Limits on the number of unexpected properties in error messages, and on the characters of each, because clients
 * choose them.
 */
const UNEXPECTED = { names: 20, letters: 100 };

/**
 * Returns the names of the unexpected properties; for any other error one empty name, because the error's path is
 * sufficient.
 */
function namesOf({ type, params }: ValidationError): readonly string[] {
  if (type !== 'noUnknown' || typeof params?.unknown !== 'string') return [''];
  return params.unknown
    .split(', ')
    .slice(0, UNEXPECTED.names)
    .map((name) => name.slice(0, UNEXPECTED.letters));
}

function hasManyParts(value: unknown): boolean {
  const left = [value];
  for (let counted = 0; counted <= TOLD_WHOLE; counted += 1) {
    if (left.length === 0) return false;
    const one = left.pop();
    if (typeof one !== 'object' || one === null) continue;
    const parts = Object.values(one);
    if (counted + parts.length > TOLD_WHOLE) return true;
    left.push(...parts);
  }
  return true;
}
