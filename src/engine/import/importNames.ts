import { importing as english } from '../../i18n/en/importing';
import { importing as italian } from '../../i18n/it/importing';
import type { Resource } from '../declaration/defineResource';
import type { Words } from '../record/words';
import type { KnownNames } from './book/columns';

/** What the columns of a file of a resource may be called; what else its lists show is left out without asking. */
export function importNames(
  { import: importing, fields }: Resource,
  words: Words,
  remembered: KnownNames['remembered'],
): KnownNames {
  const names = Object.keys(importing?.rows.fields ?? {});
  return {
    fields: Object.fromEntries(
      names.map((name) => [name, [words.label(name), ...(importing?.called?.[name] ?? [])]]),
    ),
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
