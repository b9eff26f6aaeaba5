import { unknownName } from './unknownName';

/** What may be said at a place: anything, options, several things alike, or the same of each of some names. */
export type Inside =
  | true
  | readonly [Inside]
  | { readonly each: Inside }
  | { readonly options: Readonly<Record<string, Inside>> };

/** The options of a type, all of them and no others: one that is added to it does not compile until it is here. */
export const options = <T>(of: { readonly [K in keyof Required<T>]: Inside }): Inside => ({
  options: of as Readonly<Record<string, Inside>>,
});

/** What is said in a part of a declaration that is no option there, and what to write instead. */
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
