import { CUSTOMER_CODE } from '../constants';
import { fields, optional, pick, type RecordOf } from '../schema/fields';
import { supportAccessFields } from '../supportAccess/supportAccess';

/** That somebody of the staff asks to operate for a supervisor, or did, as the staff has it in a list. */
export const platformSupportFields = fields({
  school: { kind: 'text', required: true, pattern: CUSTOMER_CODE },
  ...supportAccessFields,
  mine: { kind: 'flag', required: true, about: 'asked for by whoever calls' },
});

export type PlatformSupport = RecordOf<typeof platformSupportFields>;

export const askSupportFields = pick(supportAccessFields, 'uid', 'reason');
export const supportFilterFields = optional(pick(platformSupportFields, 'school', 'state'));

/** With what the school's console is entered; once, soon. */
export const supportEntryFields = fields({
  page: { kind: 'text', required: true, about: 'its address, with what opens it behind the #' },
});
