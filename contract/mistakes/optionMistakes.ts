import { unknownName } from './unknownName';

/**
 * Content allowed at a place in a declaration. `true`: anything; `options`: only these options; an array: a list of
 * items with this content; `each`: any names, each with this content.
 */
export type Inside =
  | true
  | readonly [Inside]
  | { readonly each: Inside }
  | { readonly options: Readonly<Record<string, Inside>> };

/**
 * Requires exactly the options of a type, because an option that is added to the type does not compile until it is
 * listed.
 */
export const options = <T>(of: { readonly [K in keyof Required<T>]: Inside }): Inside => ({
  options: of as Readonly<Record<string, Inside>>,
});

/** Returns an error, with a suggestion, for each unknown option in a part of a declaration. */
export function optionMistakes(place: string, part: unknown, inside: Inside): readonly string[] {
  if (inside === true || typeof part !== 'object' || part === null) return [];
  if (isList(inside))
    return Array.isArray(part)
      ? part.flatMap((one, i) => optionMistakes(`${place}[${i}]`, one, inside[0]))
      : [];
  if ('each' in inside)
    return Object.entries(part).flatMap(([name, one]) =>
      optionMistakes(`${place}.${name}`, one, inside.each),
    );
  return Object.entries(part).flatMap(([name, one]) => {
    const known = Object.hasOwn(inside.options, name) ? inside.options[name] : undefined;
    const here = place || 'the declaration';
    return known === undefined
      ? unknownName(here, name, Object.keys(inside.options), 'one of its options')
      : optionMistakes(place ? `${place}.${name}` : name, one, known);
  });
}

const isList = (inside: Inside): inside is readonly [Inside] => Array.isArray(inside);
