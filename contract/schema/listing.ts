import { MAX_SEARCH_LENGTH } from '../values/search';
import { fields, type RecordOf } from './fields';

/**
 * Returns the `sort` parameter of a list paged by the provider: each of the names, with a `-` prefix for descending.
 */
export const sortedBy = <const N extends string>(...names: readonly N[]) =>
  fields({
    sort: {
      kind: 'choice',
      of: names.flatMap((name) => [name, `-${name}`] as const),
      about: 'a - before the name sorts in descending order',
    },
  });

/** The search parameter of a list paged by the provider. */
export const searched = fields({
  q: {
    kind: 'text',
    max: MAX_SEARCH_LENGTH,
    about: 'words that a record must all contain, ignoring case and accents',
  },
});

/**
 * The number of records for each value of each filter, with the other filters unchanged. Values without records may be
 * missing.
 */
export const filterCounts = {
  kind: 'list',
  required: true,
  of: {
    kind: 'record',
    required: true,
    of: fields({
      filter: { kind: 'text', required: true, max: 60 },
      value: { kind: 'text', required: true, max: 200 },
      count: { kind: 'number', required: true, integer: true, min: 0 },
    }),
  },
} as const;

export type FilterCount = RecordOf<typeof filterCounts.of.of>;
