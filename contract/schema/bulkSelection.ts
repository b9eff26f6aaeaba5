import { BULK_LIMIT } from '../constants';
import * as fieldsMessages from '../messages/it/fields';
import { message } from '../messages/message';
import type { Field } from './fields';

const tooMany = {
  elementi: message(fieldsMessages.tooManyElements, { count: BULK_LIMIT }),
  persone: message(fieldsMessages.tooManyPeople, { count: BULK_LIMIT }),
  utenti: message(fieldsMessages.tooManyUsers, { count: BULK_LIMIT }),
};

/**
 * A list of the selected records, with the maximum length for one call.
 *
 * @param of field of each element
 * @param whom plural name of the elements, in Italian
 */
export const bulkSelection = <F extends Field>(of: F, whom: keyof typeof tooMany) =>
  ({
    kind: 'list',
    required: true,
    min: 1,
    max: BULK_LIMIT,
    of,
    say: {
      min: fieldsMessages.noneSelected,
      max: tooMany[whom],
    },
  }) as const;
