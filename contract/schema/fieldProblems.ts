import { type Schema, ValidationError } from 'yup';
import type { FieldError } from './errors';
import type { Viewer } from './where';

/** Of a value with more parts than this only the first thing that is wrong is told: each that is told takes its time. */
const TOLD_WHOLE = 1000;

/**
 * Everything that a schema refuses in a value: the path of each, as `righe[2].nome`, and why. Empty: all is well. Of a value
 * with more than a thousand parts it is the first alone.
 *
 * @param viewer for whom and when: rules between fields may look at that
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

/** The most properties that nobody expected which are named, and the most letters of each: they come from outside. */
const UNEXPECTED = { names: 20, letters: 100 };

/** The properties that nobody expected; nothing for any other mistake, whose path says where it is. */
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
