import { BULK_LIMIT } from '../constants';
import { showNumber } from '../values/showNumber';
import type { Field } from './fields';

/**
 * Those that were ticked, as many as one call may take.
 *
 * @param of each of them
 * @param whom many of them, in Italian
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
