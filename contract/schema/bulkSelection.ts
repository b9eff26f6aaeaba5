import { BULK_LIMIT } from '../constants';
import { showNumber } from '../values/showNumber';
import type { Field } from './fields';

/**
 * A list of the selected records, with the maximum length for one call.
 *
 * @param of field of each element
 * @param whom plural name of the elements, in Italian
 */
export const bulkSelection = <F extends Field>(of: F, whom: string) =>
  ({
    kind: 'list',
    required: true,
    min: 1,
    max: BULK_LIMIT,
    of,
    say: {
      min: 'Selezionare una o più checkbox',
      max: `Si possono scegliere al massimo ${showNumber(BULK_LIMIT)} ${whom} per volta`,
    },
  }) as const;
