import { type PersonFields, wholeNames } from '../../../contract/imports/imports';
import { importing as english } from '../../i18n/en/importing';
import { importing as italian } from '../../i18n/it/importing';
import type { Resource } from '../declaration/defineResource';
import type { Words } from '../record/words';
import type { ColumnNames } from './book/columns';

/** Returns the columns that may hold a whole name, each with the fields it is split into, in order. */
export function wholesOf(
  person: PersonFields | undefined,
): Readonly<Record<string, readonly [string, string]>> {
  if (!person) return {};
  const { surname, name } = person;
  const [surnameFirst, nameFirst] = wholeNames(person);
  return { [surnameFirst]: [surname, name], [nameFirst]: [name, surname] };
}

/** Returns the possible column names of a resource's file; other columns of its lists are ignored without asking. */
export function importNames(
  { import: importing, fields }: Resource,
  words: Words,
  remembered: ColumnNames['remembered'],
): ColumnNames {
  const { fields: read = {}, person } = importing?.rows ?? {};
  const names = Object.keys(read);
  const wholes = wholesOf(person);
  const named = (name: string) => importing?.aliases?.[name] ?? [];
  return {
    fields: Object.fromEntries([
      ...names.map((name) => [name, [words.label(name), ...named(name)]]),
      ...Object.entries(wholes).map(([whole, parts]) => {
        const [first, second] = parts.map(words.label);
        return [
          whole,
          [`${first} e ${second}`, `${first} and ${second}`, `${first} ${second}`, ...named(whole)],
        ];
      }),
    ]),
    wholes,
    others: [
      italian.reason,
      english.reason,
      ...Object.keys(fields)
        .filter((name) => !names.includes(name))
        .map((name) => words.label(name)),
    ],
    remembered,
  };
}
