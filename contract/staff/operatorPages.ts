import { type Field, fields } from '../schema/fields';

/** Of what there are millions no more are counted: the newest are looked at, or what is asked for is narrowed. */
export const MOST_COUNTED = 100_000;

/** Which page of a list of the provider is wanted; the first, of twenty-five, where nothing is said. */
export const pageFields = fields({
  page: { kind: 'text', pattern: /^[1-9]\d{0,5}$/ },
  perPage: { kind: 'text', pattern: /^([1-9]\d?|100)$/, about: '25 where it is absent' },
});

/** A page of records, and how many there are on all pages. */
/*#__NO_SIDE_EFFECTS__*/
export const pageOf = <const R extends Field>(of: R) =>
  ({
    kind: 'record',
    required: true,
    of: fields({
      data: { kind: 'list', required: true, of },
      total: { kind: 'number', required: true, integer: true, min: 0 },
    }),
  }) as const;
