import { type Field, fields } from '../schema/fields';

/**
 * Maximum number of records that a list counts. It is enough because people look at the newest records or narrow the
 * query.
 */
export const MOST_COUNTED = 100_000;

/** Query parameters of a paged list of the provider. */
export const pageFields = fields({
  page: { kind: 'text', pattern: /^[1-9]\d{0,5}$/ },
  perPage: { kind: 'text', pattern: /^([1-9]\d?|100)$/, about: '1 to 100; 25 by default' },
});

/** Page of records with the total number of records. */
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
