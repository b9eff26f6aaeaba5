import { type Schema, ValidationError } from 'yup';
import type { FieldError } from './errors';
import type { Viewer } from './where';

/**
 * Everything that a schema refuses in a value: the path of each, as `righe[2].nome`, and why. Empty: all is well.
 *
 * @param viewer for whom and when: rules between fields may look at that
 */
export function fieldProblems(schema: Schema, value: unknown, viewer?: Viewer): readonly FieldError[] {
  try {
    schema.validateSync(value, { abortEarly: false, context: { viewer } });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.length > 0 ? error.inner : [error];
    return found.map((one) => ({ field: one.path ?? '', message: one.message }));
  }
}
