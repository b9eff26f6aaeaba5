import type { Field } from '../../contract/schema/fields';

/**
 * Returns a body without its secret fields, which are never stored. Requests that differ only in secrets count as the
 * same.
 */
export function withoutSecrets(field: Field, value: unknown): unknown {
  if (field.kind !== 'record' || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !field.of[name]?.secret));
}
