import { unknownName } from '../../../contract/mistakes/unknownName';
import { whereMistakes } from '../../../contract/mistakes/whereMistakes';
import type { Field } from '../../../contract/schema/fields';
import { type AnyMeaning, isInside } from '../../../contract/schema/filterMeaning';
import type { Resource } from './resource';

/** Returns the errors in the meanings of a list's filters: missing meanings, unknown values and fields. */
export function meaningMistakes({ endpoints, fields, list }: Resource): readonly string[] {
  const { of, show, chips, means } = list.filters;
  if (endpoints.list.answers === 'page')
    return Object.keys(means).length > 0
      ? ['list.filters.means is there, but the provider pages this list and filters it. Leave it out.']
      : [];
  const shown = [...show.map(({ field }) => field), ...(chips ? [chips] : [])];
  return [
    ...shown
      .filter((name) => Object.hasOwn(of, name) && !Object.hasOwn(means, name))
      .map((name) => `list.filters.means says nothing of "${name}". Say which records it keeps.`),
    ...Object.keys(means).flatMap((name) =>
      unknownName('list.filters.means', name, Object.keys(of), 'one of its filters'),
    ),
    ...Object.entries(means).flatMap(([name, meaning]) =>
      mistakesIn(`list.filters.means.${name}`, meaning, of[name], fields),
    ),
  ];
}

function mistakesIn(
  place: string,
  meaning: AnyMeaning,
  filter: Field | undefined,
  fields: Resource['fields'],
) {
  if (typeof meaning === 'string')
    return unknownName(place, meaning, Object.keys(fields), 'one of its fields');
  if (isInside(meaning)) {
    const lists = Object.keys(fields).filter((name) => Object.keys(membersOf(fields[name])).length > 0);
    const members = Object.keys(membersOf(fields[meaning.some]));
    return [
      ...unknownName(`${place}.some`, meaning.some, lists, 'a list of records'),
      ...(members.length > 0
        ? unknownName(`${place}.has`, meaning.has, members, `in "${meaning.some}"`)
        : []),
    ];
  }
  const values = filter?.kind === 'choice' ? filter.of : filter?.kind === 'flag' ? ['true', 'false'] : [];
  return [
    ...values
      .filter((value) => !Object.hasOwn(meaning, value))
      .map((value) => `${place} says nothing of "${value}". Say which records it keeps.`),
    ...Object.entries(meaning).flatMap(([value, where]) => [
      ...unknownName(place, value, values, 'a value of the filter'),
      ...whereMistakes(`${place}.${value}`, where, Object.keys(fields), fields),
    ]),
  ];
}

const membersOf = (field: Field | undefined) =>
  field?.kind === 'list' && field.of.kind === 'record' ? field.of.of : {};
