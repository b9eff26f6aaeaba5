import type { Field, Fields } from '../schema/fields';
import { isRelative, type Relative } from '../schema/where';
import { unknownName } from './unknownName';

/**
 * Returns the errors in values that a declaration assigns to fields: an unknown field, or a value that the field
 * refuses.
 * @param options.relative true if values may be relative to the person and the time
 */
export function valueMistakes(
  place: string,
  values: Readonly<Record<string, unknown>>,
  fields: Fields,
  { relative = false } = {},
): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name];
    if (!field) return unknownName(place, name, Object.keys(fields), 'one of its fields');
    if (relative && typeof value === 'object' && value !== null && isRelative(value)) {
      const wrong = whyNotRelative(field, value);
      return wrong
        ? [`${place}.${name} is ${JSON.stringify(value)}, which the field refuses: ${wrong}.`]
        : [];
    }
    const refused = value === null || value === undefined ? undefined : whyRefused(field, value);
    return refused
      ? [`${place}.${name} is ${JSON.stringify(value)}, which the field refuses: ${refused}.`]
      : [];
  });
}

/** Relative values that a field accepts, by its kind. */
const RELATIVES: { readonly [K in Field['kind']]?: readonly string[] } = {
  day: ['today'],
  instant: ['now', 'midnight'],
  text: ['mine'],
  ref: ['mine'],
};

/** Returns why a field refuses a relative value. */
function whyNotRelative({ kind }: Field, value: Relative): string | undefined {
  const known = RELATIVES[kind] ?? [];
  if (Object.keys(value).some((name) => known.includes(name))) return undefined;
  return known.length > 0 ? `it takes ${known.map((name) => `"${name}"`).join(' or ')}` : 'it takes none';
}

/** Returns why a field refuses a value, for the kinds to which declarations assign values. */
function whyRefused(field: Field, value: unknown): string | undefined {
  switch (field.kind) {
    case 'choice':
      return field.of.includes(value as string) ? undefined : `it has ${field.of.join(', ')}`;
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'it is true or false';
    case 'number':
    case 'money':
      if (typeof value !== 'number') return 'it is a number';
      if (field.min !== undefined && value < field.min) return `it is at least ${field.min}`;
      return field.max !== undefined && value > field.max ? `it is at most ${field.max}` : undefined;
    case 'text':
      if (typeof value !== 'string') return 'it is a text';
      return field.max !== undefined && value.length > field.max
        ? `it has at most ${field.max} letters`
        : undefined;
    default:
      return undefined;
  }
}
