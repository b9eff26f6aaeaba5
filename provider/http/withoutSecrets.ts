import type { Field } from '../../contract/schema/fields';

/**
 * Removes the secrets, which are never stored, from a body: two requests that differ only in them count as the same.
 */
export function withoutSecrets(field: Field, value: unknown): unknown {
  if (field.kind !== 'record' || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !field.of[name]?.secret));
}
