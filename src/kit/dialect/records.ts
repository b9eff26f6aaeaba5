import type { Dialect } from '../../engine/declaration/dialect';
import type { Names } from './names';
import { valueAt, wrapAt } from './places';

type Json = Readonly<Record<string, unknown>>;

/** Converts a record from the provider's format. Unknown properties are dropped. */
export function readRecord({ jsonapi }: Dialect, names: Names, answered: Json): Json {
  const { attributes, ...whole } = answered as { readonly attributes?: Json } & Json;
  const flat = jsonapi ? { ...whole, ...attributes } : answered;
  return Object.fromEntries(
    Object.entries(flat).flatMap(([wire, value]) => {
      const field = names.field(wire);
      return field === undefined ? [] : [[field, names.isKey(field) ? eachKey(value, asText) : value]];
    }),
  );
}

const asText = (key: unknown) => (typeof key === 'number' ? String(key) : key);
const asNumber = (key: unknown) => (typeof key === 'string' && /^\d+$/.test(key) ? Number(key) : key);
const eachKey = (value: unknown, as: (key: unknown) => unknown) =>
  Array.isArray(value) ? value.map(as) : as(value);

/** Returns the value of a field as the provider expects it. */
export const wireValue = ({ keys }: Dialect, names: Names, field: string, value: unknown): unknown =>
  keys === 'number' && names.isKey(field) ? eachKey(value, asNumber) : value;

/** The record that a request body refers to. */
interface About {
  readonly id: string | undefined;
  /** The version that was read, if a field holds it. */
  readonly version: string | undefined;
  /** The record as it was answered, if the body replaces it. */
  readonly whole?: Json | undefined;
}

/** Builds the body of a request from the engine's data. */
export function writeBody(
  dialect: Dialect,
  names: Names,
  sent: Json,
  { id, version, whole }: About,
): unknown {
  const { jsonapi, record = '', version: versioned } = dialect;
  const field = versioned?.replace('field:', '');
  const attributes = {
    ...whole,
    ...Object.fromEntries(
      Object.entries(sent).map(([name, value]) => [names.wire(name), wireValue(dialect, names, name, value)]),
    ),
    ...(field &&
      version !== undefined && { [field]: Number.isNaN(Number(version)) ? version : Number(version) }),
  };
  return wrapAt(jsonapi ? { type: jsonapi, ...(id && { id }), attributes } : attributes, record);
}

/** Returns the version of an answered record, if a field holds it. */
export function versionIn({ version, jsonapi }: Dialect, answered: Json): string | undefined {
  if (!version) return undefined;
  const value = valueAt(jsonapi ? answered.attributes : answered, version.replace('field:', ''));
  return value === undefined ? undefined : String(value);
}
