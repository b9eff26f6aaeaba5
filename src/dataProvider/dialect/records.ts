import type { Dialect } from '../../engine/declaration/dialect';
import type { Names } from './names';
import { valueAt, wrapAt } from './places';

type Json = Readonly<Record<string, unknown>>;

/** A record as the engine has it, from one as the provider answered it. What is no field is left behind. */
export function readRecord({ jsonapi }: Dialect, names: Names, answered: Json): Json {
  const { attributes, ...whole } = answered as { readonly attributes?: Json } & Json;
  const flat = jsonapi ? { ...whole, ...attributes } : answered;
  return Object.fromEntries(
    Object.entries(flat).flatMap(([wire, value]) => {
      const field = names.field(wire);
      return field === undefined ? [] : [[field, value]];
    }),
  );
}

/** The record that a body is about. */
interface About {
  readonly id: string | undefined;
  /** The one that was seen, where a field holds it. */
  readonly version: string | undefined;
  /** The record as it was answered, where the body takes its place. */
  readonly whole?: Json | undefined;
}

/** The body of a request, from what the engine sends. */
export function writeBody(
  { jsonapi, record = '', version: versioned }: Dialect,
  names: Names,
  sent: Json,
  { id, version, whole }: About,
): unknown {
  const field = versioned?.replace('field:', '');
  const attributes = {
    ...whole,
    ...Object.fromEntries(Object.entries(sent).map(([name, value]) => [names.wire(name), value])),
    ...(field &&
      version !== undefined && { [field]: Number.isNaN(Number(version)) ? version : Number(version) }),
  };
  return wrapAt(jsonapi ? { type: jsonapi, ...(id && { id }), attributes } : attributes, record);
}

/** The version of a record that was answered, where a field holds it. */
export function versionIn({ version, jsonapi }: Dialect, answered: Json): string | undefined {
  if (!version) return undefined;
  const value = valueAt(jsonapi ? answered.attributes : answered, version.replace('field:', ''));
  return value === undefined ? undefined : String(value);
}
