import type { Field } from '../../contract/schema/fields';

/** A body without what is kept nowhere: two requests that differ in that alone mean the same. */
export function withoutSecrets(field: Field, value: unknown): unknown {
  if (field.kind !== 'record' || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !field.of[name]?.secret));
}
