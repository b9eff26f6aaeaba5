import { MAX_SEARCH_LENGTH } from '../values/search';
import { fields, type RecordOf } from './fields';

/** The orders of a list that the provider pages: each of the names, and the other way round with a `-` before it. */
export const sortedBy = <const N extends string>(...names: readonly N[]) =>
  fields({
    sort: {
      kind: 'choice',
      of: names.flatMap((name) => [name, `-${name}`] as const),
      about: 'a - before the name: the other way round',
    },
  });

/** The search of a list that the provider pages. */
export const searched = fields({
  q: {
    kind: 'text',
    max: MAX_SEARCH_LENGTH,
    about: 'words that must all be there, whatever their case and accents',
  },
});

/** How many records each value of each filter would leave, the others being as they are. What would leave none may be missing. */
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
