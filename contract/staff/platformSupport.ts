import { CUSTOMER_CODE } from '../constants';
import { fields, optional, pick, type RecordOf } from '../schema/fields';
import { supportAccessFields } from '../supportAccess/supportAccess';
import { schoolName } from './schoolName';

/** Request of the staff to operate on behalf of a supervisor, as a row of the staff's list. */
export const platformSupportFields = fields({
  school: { kind: 'text', required: true, pattern: CUSTOMER_CODE },
  schoolName,
  ...supportAccessFields,
  mine: { kind: 'flag', required: true, about: 'whether the caller made the request' },
});

export type PlatformSupport = RecordOf<typeof platformSupportFields>;

export const askSupportFields = pick(supportAccessFields, 'uid', 'reason');
export const supportFilterFields = optional(pick(platformSupportFields, 'school', 'state'));

/** Link that opens the school's console; it works once and expires soon. */
export const supportEntryFields = fields({
  page: { kind: 'text', required: true, about: 'address of the page, with the secret that opens it after #' },
});
